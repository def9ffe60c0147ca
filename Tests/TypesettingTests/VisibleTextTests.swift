import Testing

@testable import Typesetting

@Suite struct `Text from others` {
  @Test(
    "Control characters are shown, not sent",
    arguments: [
      ("\u{1B}[31mred", "␛[31mred"), ("a\0b", "a␀b"), ("a\tb\nc\r", "a␉b␊c␍"), ("\u{7F}", "␡"),
      ("\u{9B}2J", "⟨U+009B⟩2J"), ("\u{202E}abc\u{202C}", "⟨U+202E⟩abc⟨U+202C⟩"),
      ("\u{2066}x\u{2069}", "⟨U+2066⟩x⟨U+2069⟩"),
      ("a\u{200F}b", "a⟨U+200F⟩b"), ("\u{61C}", "⟨U+061C⟩"), ("a\u{2028}b", "a⟨U+2028⟩b"),
      ("한국어 é ― … ü", "한국어 é ― … ü"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"), ("\u{A0}\u{2010}\u{2030}\u{2070}", "\u{A0}\u{2010}\u{2030}\u{2070}"),
    ])
  func visible(text: String, expected: String) {
    #expect(text.madeVisible() == expected)
    #expect(Span(text).text == expected)
  }

  @Test func `Every control and bidirectional control scalar has a sign, and nothing else`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let category = scalar.properties.generalCategory
      let isDirection =
        (0x200E...0x200F).contains(value) || (0x202A...0x202E).contains(value) || value == 0x61C
        || (0x2066...0x2069).contains(value)  // PropList.txt: Bidi_Control
      let drives = category == .control || category == .lineSeparator || category == .paragraphSeparator || isDirection
      if drives != (VisibleText.sign(for: scalar) != nil) { Issue.record("U+\(String(value, radix: 16))") }
      if drives, case let text = "x" + String(Character(scalar)), text.madeVisible() == text {
        Issue.record("U+\(String(value, radix: 16)) is sent")
      }
    }
  }
}

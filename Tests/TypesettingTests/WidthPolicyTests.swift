import Testing

@testable import Typesetting

@Suite struct `A width policy` {
  /// What tmux 3.3a, GNU screen 4.9 and Python's wcwidth (ambiguous characters wide) answer.
  @Test(
    "A policy decides where terminals differ",
    arguments: [
      ("가", 2, 2, 2, 2), ("─", 1, 2, 1, 1), ("…", 1, 2, 1, 1), ("“", 1, 2, 1, 1), ("α", 1, 2, 1, 1),
      ("→\u{FE0E}", 1, 2, 1, 1),
      ("👨‍👩‍👧‍👦", 2, 2, 8, 2), ("👍🏽", 2, 2, 4, 4), ("❤\u{FE0F}", 2, 2, 1, 1), ("⌚\u{FE0E}", 1, 1, 2, 2), ("🇰🇷", 2, 2, 2, 2),
      ("1\u{FE0F}\u{20E3}", 2, 2, 1, 1), ("e\u{301}", 1, 1, 1, 1), ("\u{1100}\u{1161}\u{11A8}", 2, 2, 2, 2),
      ("क्ष", 2, 2, 2, 2),
    ])
  func cells(text: String, unicode: Int, wide: Int, wcwidth: Int, tmux: Int) {
    let found = WidthPolicy.allCases.map { TextWidth.cells(of: text, table: UnicodeTable(policy: $0)) }
    #expect(found == [unicode, wide, wcwidth, tmux])
  }

  @Test func `A policy is found by its name alone`() {
    #expect(["unicode", "wide", "wcwidth", "tmux"].map(WidthPolicy.init(rawValue:)) == WidthPolicy.allCases)
    #expect(WidthPolicy(rawValue: "Unicode") == nil)
    #expect(WidthPolicy(rawValue: "") == nil)
  }

  @Test func `A choice after the first text changes nothing`() {
    let before = TextWidth.cells(of: "─")
    TextWidth.choose(.wide)
    defer { TextWidth.choose(.unicode) }
    #expect(TextWidth.cells(of: "─") == before)
  }
}

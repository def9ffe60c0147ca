import Foundation
import Testing

@testable import Search

@Suite("Folding")
struct FoldingTests {
  private func folded(_ text: String) -> String { String(decoding: FoldedText(text).bytes, as: UTF8.self) }

  @Test(
    "all spellings of a text are one",
    arguments: [
      ("Straße", "STRASSE"), ("ΣΊΣΥΦΟΣ", "σίσυφος"), ("é", "E\u{301}"),
      ("한글", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"),
      ("a  b\tc\u{A0}d\u{3000}e", "a b c d e"), (" a ", "a"), ("co\u{AD}operate", "cooperate"),
      ("zero\u{200B}width", "zerowidth"), ("가\u{3164}", "가"),
      ("❤\u{FE0F}", "❤"), ("Ǆ", "ǆ"), ("ﬁn", "FIN"), ("Å", "\u{212B}"), ("q\u{323}\u{307}", "q\u{307}\u{323}"),
    ])
  func alike(one: String, other: String) {
    #expect(folded(one) == folded(other))
    #expect(Array(folded(one).utf8) == Array(folded(other).utf8))
  }

  @Test(
    "what differs stays apart", arguments: [("e", "é"), ("가", "각"), ("ㅏ", "ㅑ"), ("a b", "ab"), ("[", "{"), ("O", "0")])
  func apart(one: String, other: String) {
    #expect(folded(one) != folded(other))
  }

  @Test("canonical forms of every character fold to one, however they stand", .tags(.slow))
  func canonicalForms() {
    for value in (0x20...0x3_0000).map(UInt32.init) {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned else { continue }
      let character = String(Character(scalar))
      let composed = folded("x" + character.precomposedStringWithCanonicalMapping)
      #expect(composed == folded("x" + character), "\(String(value, radix: 16))")
      #expect(
        composed.utf8.elementsEqual(folded("x" + character.decomposedStringWithCanonicalMapping).utf8),
        "\(String(value, radix: 16))")
    }
  }

  @Test("every visible character folds as Foundation cases and composes it", .tags(.slow))
  func foundation() {
    for value in (0x21...0x3_0000).map(UInt32.init) {
      guard let scalar = Unicode.Scalar(value), !scalar.properties.isDefaultIgnorableCodePoint,
        !scalar.properties.isWhitespace, scalar.properties.generalCategory != .control
      else { continue }
      let text = "x\(Character(scalar))"
      let expected = text.uppercased().lowercased().precomposedStringWithCanonicalMapping
      #expect(folded(text).utf8.elementsEqual(expected.utf8), "\(String(value, radix: 16))")
    }
  }

  @Test(
    "a folded text folds to itself, and each byte knows where it is from",
    arguments: [
      "Every Straße, 게임판을 a\u{301}b", "👩‍💻 and 🎴", "\u{1112}\u{1161}\u{11AB} x", "  two  spaces  ",
    ])
  func sources(text: String) {
    let once = FoldedText(text, keepsSources: true)
    #expect(folded(folded(text)) == folded(text))
    #expect(once.sources.count == once.bytes.count)
    #expect(once.sources == once.sources.sorted())
    let starts = Set(text.indices.map { $0.utf16Offset(in: text) })
    for source in Set(once.sources) {
      #expect(starts.contains(text.utf8.index(text.startIndex, offsetBy: source).utf16Offset(in: text)))
    }
  }

  @Test("the initial consonant of every syllable is the one that it decomposes to")
  func initialConsonants() {
    for value in UInt32(0xAC00)...0xD7A3 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let syllable = String(Character(scalar))
      let initials = Array("x\(syllable)".utf8).withUnsafeBufferPointer { Hangul.initials(of: $0) }
      // A compatibility jamo is compatible with the conjoining one that begins the syllable's canonical decomposition.
      let letter = String(decoding: initials, as: UTF8.self).dropFirst()
      #expect(
        String(letter).decomposedStringWithCompatibilityMapping.unicodeScalars.first
          == syllable.decomposedStringWithCanonicalMapping.unicodeScalars.first)
    }
  }

  @Test("only syllables have initial consonants")
  func others() {
    let text = "ab ㄱㅏ 漢字 \u{ABFF}\u{D7A4} 👩‍💻 é"
    #expect(Array(text.utf8).withUnsafeBufferPointer { Hangul.initials(of: $0) } == Array(text.utf8))
  }

  @Test(
    "a pair of consonants that a keyboard joins is two",
    arguments: ["ㄳ", "ㄵ", "ㄶ", "ㄺ", "ㄻ", "ㄼ", "ㄽ", "ㄾ", "ㄿ", "ㅀ", "ㅄ"])
  func pairs(pair: Character) throws {
    let scalar = try #require(pair.unicodeScalars.first)
    let letters = try #require(Hangul.typedInitials(scalar))
    #expect(letters.count == 2)
    // The names of the letters: HANGUL LETTER KIYEOK-SIOS.
    let names = letters.unicodeScalars.map { $0.properties.name?.replacing("HANGUL LETTER ", with: "") ?? "" }
    #expect(scalar.properties.name == "HANGUL LETTER \(names.joined(separator: "-"))")
  }
}

extension Tag {
  @Tag static var slow: Self
}

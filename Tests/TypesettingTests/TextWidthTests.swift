import Testing

@testable import Typesetting

@Suite struct `The width of text` {
  /// Widths as Python's wcwidth 0.9 gives them, but for the control characters, which it refuses.
  @Test(
    "A cluster takes the cells that a terminal gives it",
    arguments: [
      ("a", 1), ("가", 2), ("漢", 2), ("ｱ", 1), ("Ａ", 2), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("", 0),
      ("\u{1100}\u{1161}\u{11A8}", 2), ("\u{1161}", 0), ("\u{115F}\u{1161}", 2), ("\u{3164}", 0),
      ("⌚", 2), ("⌚\u{FE0E}", 1), ("☂", 1), ("☂\u{FE0F}", 2), ("❤\u{FE0F}", 2), ("a\u{FE0F}", 1),
      ("1\u{FE0F}\u{20E3}", 2),
      ("🇰🇷", 2), ("🇰", 1), ("🇰🇷🇯", 3), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🏽", 2), ("❤\u{FE0F}‍🔥", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
      ("क्ष", 2), ("का", 2), ("ก็", 1), ("\u{600}", 1), ("\u{200B}", 0), ("\u{2060}", 0), ("\u{AD}", 1), ("\u{A0}", 1),
      ("…", 1), ("─", 1), ("│", 1), ("✔", 1), ("한국어 text", 11), ("\u{E000}", 1), ("\u{FFFD}", 1), ("🫨", 2),
    ])
  func cells(text: String, expected: Int) {
    #expect(TextWidth.cells(of: text) == expected)
  }

  @Test(
    "A control character takes the cells of its sign",
    arguments: [("\u{1B}", 1), ("\0", 1), ("\r\n", 2), ("\u{7F}", 1), ("\u{9B}", 8), ("\u{202E}", 8)])
  func controls(text: String, expected: Int) {
    #expect(TextWidth.cells(of: text) == expected)
    #expect(TextWidth.cells(of: text.madeVisible()) == expected)
  }

  @Test(
    "An emoji that is younger than the table is as wide as the standard library says",
    arguments: [
      "\u{1FAE9}", "\u{1FAC6}", "\u{1FADF}",  // Unicode 16: face with bags under eyes, fingerprint, splatter
      "\u{1FAEA}", "\u{1FACD}", "\u{1F6D8}",  // Unicode 17: distorted face, orca, landslide
    ])
  func young(text: String) throws {
    let scalar = try #require(text.unicodeScalars.first)
    #expect(UnicodeTable.shared.properties(of: scalar.value).isUnknown)
    #expect(TextWidth.cells(of: text) == 2)
  }

  @Test func `Every emoji of Unicode's test file takes two cells`() throws {
    let file = try UnicodeFile("emoji/emoji-test.txt")
    let emoji = file.lines.filter { $0.contains("fully-qualified") && !$0.hasPrefix("#") }.compactMap(UnicodeFile.text)
    #expect(emoji.count > 3000)
    for text in emoji { #expect(TextWidth.cells(of: text) == 2, "\(text.unicodeScalars.map(\.value))") }
  }

  @Test func `The walk over bytes finds the clusters of Unicode's test file as the standard library does`() throws {
    let file = try UnicodeFile("auxiliary/GraphemeBreakTest.txt")
    let texts = file.lines.filter { $0.hasPrefix("÷") }.compactMap(UnicodeFile.text)
    #expect(texts.count > 500)
    for text in texts where !text.contains(where: \.isNewline) {
      var ends: [Int] = []
      Clusters.forEach(in: text) { ends.append($0.end) }
      let expected =
        text.indices.dropFirst().map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count]
      #expect(ends == expected, "\(text.unicodeScalars.map(\.value))")
    }
  }
}

/// A file of Debian's package unicode-data.
struct UnicodeFile {
  let lines: [Substring]

  init(_ name: String) throws {
    let contents = try #require(readFile("/usr/share/unicode/\(name)"), "unicode-data is not installed")
    lines = contents.split(separator: "\n")
  }

  /// The text whose code points stand in hexadecimal before the first `;` or `#`.
  static func text(of line: Substring) -> String? {
    let points = line.prefix { $0 != ";" && $0 != "#" }.split(whereSeparator: \.isWhitespace)
    let scalars = points.compactMap { UInt32($0, radix: 16) }.compactMap(Unicode.Scalar.init)
    return scalars.isEmpty ? nil : String(String.UnicodeScalarView(scalars))
  }
}

import Testing

@testable import Typesetting

@Suite struct `Filling lines of any text` {
  private static let widths = Array(1...60) + [79, 80, 120, 399, 400]

  @Test("No line is wider than asked, and its cells are counted right", arguments: 300..<312 as Range<UInt64>)
  func width(seed: UInt64) {
    let text = RandomText(seed: seed).styled
    for width in Self.widths {
      for line in text.lines(first: width, following: width) {
        let measured = line.spans.reduce(0) { $0 + $1.cells }
        if line.cells > width || line.cells != measured {
          Issue.record("\(line.cells) cells, measured \(measured), at width \(width): \(line.spans.map(\.text))")
        }
      }
    }
  }

  @Test("All text is kept in order but for the spaces", arguments: 300..<312 as Range<UInt64>)
  func order(seed: UInt64) {
    let random = RandomText(seed: seed)
    let letters = random.text.madeVisible(keeping: "\n").unicodeScalars.filter { $0 != " " && $0 != "\n" }
    for width in Self.widths.dropFirst() {  // at width 1 signs stand for wide clusters
      for korean in [KoreanBreaking.words, .syllables] {
        let lines = random.styled.lines(first: width, following: width + 1, korean: korean)
        let found = lines.flatMap(\.spans).flatMap(\.text.unicodeScalars).filter { $0 != " " }
        if found != Array(letters) { Issue.record("Text is lost at width \(width)") }
      }
    }
  }

  @Test("A line takes as many words as fit, and ends where one may", arguments: 300..<312 as Range<UInt64>)
  func greed(seed: UInt64) {
    let text = RandomText(seed: seed).styled.shownText
    let words = Dictionary(uniqueKeysWithValues: words(of: text).map { ($0.start, $0) })
    for width in Self.widths.dropFirst() {
      let lines = text.withBytes { LineFiller.lines(of: $0, first: width, following: width) }
      for (line, next) in zip(lines, lines.dropFirst()) {
        let gap = text.slice(line.range.upperBound..<next.range.lowerBound)
        if gap.utf8.contains(0x0A) { continue }
        if let word = words[next.range.lowerBound] {
          let longer = TextWidth.cells(of: text.slice(line.range.lowerBound..<word.end))
          if longer <= width { Issue.record("At width \(width) a word more fits: \(text.slice(line.range))") }
        } else if !words.values.contains(where: { $0.cells > width && $0.range.contains(next.range.lowerBound) }) {
          Issue.record("At width \(width) a word that fits a line is cut: \(text.slice(line.range))")
        }
      }
    }
  }

  private func words(of text: String) -> [Piece] {
    text.withBytes { utf8 in
      var pieces = Pieces(of: utf8, in: 0..<utf8.count, .words(.words))
      var words: [Piece] = []
      while let piece = pieces.next() { words.append(piece) }
      return words
    }
  }
}

extension StyledText {
  fileprivate var shownText: String { String(decoding: utf8, as: UTF8.self) }
}

extension Piece {
  fileprivate var range: Range<Int> { start..<end }
}

/// A text of many scripts, emoji, marks, controls and addresses, in changing styles.
private struct RandomText {
  private(set) var text = ""
  private(set) var styled = StyledText()

  private static let scripts: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x20...0x7E, 0xAC00...0xD7A3, 0xAC00...0xD7A3, 0x3041...0x30FF, 0x4E00...0x9FFF, 0x3000...0x301F,
    0x1100...0x11FF, 0x300...0x36F, 0x590...0x5FF, 0x600...0x6FF, 0x900...0x97F, 0xE00...0xE7F, 0x1000...0x109F,
    0x1780...0x17FF, 0x2000...0x206F, 0x2190...0x27BF, 0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF, 0x1F3FB...0x1F3FF,
    0xFE00...0xFE0F, 0xFF00...0xFFEF, 0xA0...0x24F, 0x00...0x1F, 0x7F...0x9F, 0xE0001...0xE007F, 0x20000...0x2FFFF,
    0x10000...0x1FFFF, 0x200B...0x200D,
  ]
  private static let phrases = [
    " ", " ", " ", "  ", "\n", "https://example.org/a/b?c=d&e=%EC%95%88#f", "`let x = [1, 2]`", "(", ")", "「", "」", "。",
    "“말”이", "3.14", "$1,000", "--width", "/usr/lib", "\u{200D}", "👨‍👩‍👧‍👦", "가나다라마바사아자차카타파하", "word", "…", "—",
  ]

  init(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      let run = Self.run(&random)
      text += run
      for (index, part) in run.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { styled.endLine() }
        styled.append(String(part), Bool.random(using: &random) ? .strong : [])
      }
    }
  }

  private static func run(_ random: inout SeededGenerator) -> String {
    if Bool.random(using: &random) { return phrases.randomElement(using: &random) ?? "" }
    let script = scripts.randomElement(using: &random) ?? 0x20...0x7E
    let scalars = (0..<Int.random(in: 1...12, using: &random)).compactMap { _ in
      Unicode.Scalar(UInt32.random(in: script, using: &random))
    }
    return String(String.UnicodeScalarView(scalars.filter { $0 != "\n" }))
  }
}

extension String {
  /// The text as the typesetter shows it, with one character left as it is.
  fileprivate func madeVisible(keeping kept: Character) -> String {
    split(separator: kept, omittingEmptySubsequences: false).map { String($0).madeVisible() }
      .joined(separator: String(kept))
  }
}

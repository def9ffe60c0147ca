import Markdown
import Testing
import Typesetting

/// A reproducible source of random numbers (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Makes random documents of many scripts, and notes the text that they hold.
struct RandomDocument {
  private var random: SeededGenerator
  /// The text of all leaves that must be found in the output, without white space.
  private(set) var text = ""

  private static let pieces = [
    "word", "a", "뒤집은", "횟수는", "모델(model)에", "これは本です。", "「禁則」", "東京", "👨‍👩‍👧‍👦", "🇰🇷", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}",
    "e\u{301}", "\u{301}", "\u{200D}", "👍🏽", "\u{1100}\u{1161}\u{11A8}", "กำ", "שלום", "मराठी", "\u{1B}[31m", "\u{202E}x",
    "--flag",
    "https://example.com/a/b", "antidisestablishmentarianism", "가나다라마바사아자차카타파하", "x\u{A0}y", "(", ")", "。", " ", "  ",
    "\t",
    "\u{FE0F}", "🇯", "3.50%", "—", "\u{2060}", "\u{200B}", "\u{E000}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  ]

  init(seed: UInt64) { random = SeededGenerator(state: seed) }

  private mutating func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func words(areShown: Bool = true) -> String {
    let words = (0..<pick(0..<12)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
    let result = words.joined(separator: pick(0..<3) > 0 ? " " : "")
    if areShown { text += result.filter { !$0.isWhitespace } }
    return result
  }

  mutating func inlines(depth: Int = 2) -> [Inline] {
    (0..<pick(1..<5)).map { _ in
      switch pick(0..<(depth > 0 ? 10 : 4)) {
      case 0..<3: .text(words())
      case 3: .code(words())
      case 4: .softBreak
      case 5: .lineBreak
      case 6: .emphasis(inlines(depth: depth - 1))
      case 7: .strong(inlines(depth: depth - 1))
      case 8: .link(destination: words(areShown: false), title: "", inlines(depth: depth - 1))
      default: .image(source: "image.png", title: "", inlines(depth: depth - 1))
      }
    }
  }

  mutating func blocks(depth: Int = 4) -> [Block] {
    (0..<pick(1..<4)).map { _ in .make(kind(depth: depth)) }
  }

  private mutating func kind(depth: Int) -> Block.Kind {
    switch pick(0..<(depth > 0 ? 9 : 5)) {
    case 0: return .heading(level: pick(1..<7), inlines())
    case 1, 2: return .paragraph(inlines())
    case 3: return .code(info: words(areShown: false), text: words() + "\n" + words() + "\n")
    case 4: return .thematicBreak
    case 5, 6:
      let items = (0..<pick(1..<4)).map { _ in
        List.Item(blocks: blocks(depth: depth - 1), isTicked: pick(0..<4) == 0 ? true : nil, lines: 1...1)
      }
      return .list(List(start: pick(0..<2) == 0 ? pick(0..<2000) : nil, isTight: pick(0..<2) == 0, items: items))
    case 7: return .quote(blocks(depth: depth - 1))
    default:
      let count = pick(1..<5)
      func row(_ self: inout RandomDocument) -> [[Inline]] { (0..<count).map { _ in self.inlines(depth: 1) } }
      return .table(
        Table(
          alignments: Array(repeating: .right, count: count), header: row(&self),
          rows: (0..<pick(1..<4)).map { _ in row(&self) }))
    }
  }
}

@Suite struct `For any document` {
  @Test("No line is wider than the width, whatever it is", arguments: 0..<30 as Range<UInt64>)
  func width(seed: UInt64) {
    var document = RandomDocument(seed: seed)
    let blocks = document.blocks()
    for width in 1...60 {
      var typesetter = Typesetter(width: width)
      for line in typesetter.lines(for: blocks) where line.cells > width {
        Issue.record("\(line.cells) cells at width \(width): \(line.text)")
      }
    }
  }

  @Test("All text is kept, from eight cells on", arguments: 100..<130 as Range<UInt64>)
  func text(seed: UInt64) {
    var document = RandomDocument(seed: seed)
    let blocks = document.blocks()
    let expected = counts(document.text.madeVisible())
    for width in [8, 9, 13, 20, 37, 60] {
      var typesetter = Typesetter(width: width)
      let found = counts(typesetter.lines(for: blocks).map(\.text).joined())
      for (scalar, count) in expected where found[scalar, default: 0] < count {
        Issue.record("At width \(width), U+\(String(scalar.value, radix: 16)) is missing")
      }
    }
  }

  private func counts(_ text: String) -> [Unicode.Scalar: Int] {
    text.unicodeScalars.reduce(into: [:]) { counts, scalar in
      if !scalar.properties.isWhitespace { counts[scalar, default: 0] += 1 }
    }
  }

  @Test("A document set in pieces, cut at headings, is the same as set whole", arguments: 200..<230 as Range<UInt64>)
  func pieces(seed: UInt64) {
    var document = RandomDocument(seed: seed)
    let sections = (0..<4).map { _ in [Block.make(.heading(level: 2, document.inlines()))] + document.blocks() }
    var whole = Typesetter(width: 40)
    var piecewise = Typesetter(width: 40)
    #expect(sections.flatMap { piecewise.lines(for: $0) } == whole.lines(for: sections.flatMap(\.self)))
  }
}

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

/// Makes random documents of many scripts, with each kind of block and inline.
struct RandomDocument {
  private var random: SeededGenerator
  /// What texts are made of.
  private let pieces: [String]
  private let hasTables: Bool

  static let scripts = [
    "word", "a", "뒤집은", "횟수는", "모델(model)에", "これは本です。", "「禁則」", "東京", "👨‍👩‍👧‍👦", "🇰🇷", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}",
    "e\u{301}", "\u{301}", "\u{200D}", "👍🏽", "\u{1100}\u{1161}\u{11A8}", "กำ", "שלום", "मराठी", "\u{1B}[31m", "\u{202E}x",
    "--flag", "https://example.com/a/b", "antidisestablishmentarianism", "가나다라마바사아자차카타파하", "x\u{A0}y", "(", ")",
    "。", " ", "  ", "\t", "\u{FE0F}", "🇯", "3.50%", "—", "\u{2060}", "\u{200B}", "\u{E000}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{AD}",
  ]

  /// Without what joins the character before it: after a bullet or a footnote's number it belongs to that.
  static let standingAlone = scripts.filter { !["\u{301}", "\u{200D}", "\u{FE0F}"].contains($0) }

  init(seed: UInt64, pieces: [String] = scripts, hasTables: Bool = true) {
    random = SeededGenerator(state: seed)
    self.pieces = pieces
    self.hasTables = hasTables
  }

  private mutating func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func words() -> String {
    let words = (0..<pick(0..<12)).map { _ in pieces.randomElement(using: &random) ?? "" }
    return words.joined(separator: pick(0..<3) > 0 ? " " : "")
  }

  mutating func inlines(depth: Int = 2) -> [Inline] {
    (0..<pick(1..<5)).map { _ in
      switch pick(0..<(depth > 0 ? 12 : 5)) {
      case 0..<3: .text(words())
      case 3: .code(words())
      case 4: .footnote(pick(1..<20))
      case 5: .softBreak
      case 6: .lineBreak
      case 7: .emphasis(inlines(depth: depth - 1))
      case 8: .strong(inlines(depth: depth - 1))
      case 9: .strikethrough(inlines(depth: depth - 1))
      case 10: .link(destination: "https://e.example/" + words(), title: words(), inlines(depth: depth - 1))
      default: .image(source: words(), title: words(), inlines(depth: depth - 1))
      }
    }
  }

  mutating func blocks(depth: Int = 4) -> [Block] {
    (0..<pick(1..<4)).map { _ in .make(kind(depth: depth)) }
  }

  mutating func footnotes() -> [Footnote] {
    (0..<pick(0..<4)).map { Footnote(number: $0 + 1, blocks: blocks(depth: 1), lines: 1...1) }
  }

  private mutating func kind(depth: Int) -> Block.Kind {
    switch pick(0..<(depth > 0 ? hasTables ? 10 : 9 : 5)) {
    case 0: return .heading(level: pick(1..<7), inlines())
    case 1, 2: return .paragraph(inlines())
    case 3: return .code(info: "swift error=\"\(words())", text: words() + "\n\t" + words() + "\n")
    case 4: return .thematicBreak
    case 5, 6:
      let items = (0..<pick(1..<4)).map { _ in
        List.Item(blocks: blocks(depth: depth - 1), isTicked: pick(0..<4) == 0 ? true : nil, lines: 1...1)
      }
      return .list(List(start: pick(0..<2) == 0 ? pick(0..<2000) : nil, isTight: pick(0..<2) == 0, items: items))
    case 7: return .quote(blocks(depth: depth - 1))
    case 8: return .alert(Alert.allCases.randomElement(using: &random) ?? .note, blocks(depth: depth - 1))
    default: return .table(table())
    }
  }

  private mutating func table() -> Table {
    let count = pick(1..<5)
    func row(_ self: inout RandomDocument) -> [[Inline]] { (0..<count).map { _ in self.inlines(depth: 1) } }
    return Table(
      alignments: Array(repeating: .right, count: count), header: row(&self),
      rows: (0..<pick(0..<4)).map { _ in row(&self) })
  }

  /// Raw HTML, well-formed or not.
  mutating func html() -> String {
    let names = [
      "details", "summary", "table", "tr", "td", "th", "p", "sup", "sub", "pre", "q", "a", "abbr", "li", "hr",
    ]
    return (0..<pick(1..<9)).map { _ in
      let name = names.randomElement(using: &random) ?? ""
      switch pick(0..<4) {
      case 0: return "</\(name)>"
      case 1: return "<\(name)>"
      case 2: return "<\(name) href=\"https://\(words())\" title='\(words())'>"
      default: return words()
      }
    }.joined()
  }
}

@Suite struct `For any document` {
  @Test("No line is wider than the width, whatever it is", arguments: 0..<20 as Range<UInt64>)
  func width(seed: UInt64) {
    var document = RandomDocument(seed: seed)
    let blocks = document.blocks() + [.html(document.html()), .paragraph(.html(document.html()))] + document.blocks()
    let footnotes = document.footnotes()
    for width in Array(1...20) + [25, 31, 40, 60] {
      var typesetter = Typesetter(width: width, signs: width % 2 == 0 ? .ascii : .unicode)
      for line in typesetter.lines(for: blocks, footnotes: footnotes) where line.cells > width {
        Issue.record("\(line.cells) cells at width \(width): \(line.text)")
      }
    }
  }

  @Test("The text of the lines is the text of the tree, from four cells on", arguments: 100..<140 as Range<UInt64>)
  func text(seed: UInt64) {
    var document = RandomDocument(seed: seed, pieces: RandomDocument.standingAlone, hasTables: false)
    let blocks = document.blocks()
    let footnotes = document.footnotes()
    let expected = TreeText.of(blocks + footnotes.flatMap(\.blocks)).words
    for width in [4, 5, 6, 8, 13, 20, 37, 400] {
      var typesetter = Typesetter(width: width, hyperlinks: width % 2 == 0)
      let found = typesetter.lines(for: blocks, footnotes: footnotes).copiedText.words
      if found != expected { Issue.record("At width \(width), \(difference(found, expected))") }
    }
  }

  @Test("The text of tables is kept, though cells stand side by side", arguments: 160..<190 as Range<UInt64>)
  func tableText(seed: UInt64) {
    var document = RandomDocument(seed: seed, pieces: RandomDocument.standingAlone)
    let blocks = document.blocks()
    let expected = counts(TreeText.of(blocks))
    for width in [4, 8, 9, 13, 20, 37, 60] {
      var typesetter = Typesetter(width: width)
      let found = counts(typesetter.lines(for: blocks).copiedText)
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

  @Test("A document set in pieces is the same as set whole, wherever it is cut", arguments: 200..<230 as Range<UInt64>)
  func pieces(seed: UInt64) {
    var document = RandomDocument(seed: seed)
    let pieces = (0..<6).map { _ in
      Document(blocks: [.make(.heading(level: 2, document.inlines()))] + document.blocks() + [.html(document.html())])
    }
    let blocks = pieces.flatMap(\.blocks)
    let footnotes = document.footnotes()
    var whole = Typesetter(width: 40)
    let expected = whole.lines(for: blocks, footnotes: footnotes)

    var bySection = Typesetter(width: 40)
    #expect(pieces.flatMap { bySection.lines(forPiece: $0) } + end(&bySection, footnotes) == expected)
    var byBlock = Typesetter(width: 40)
    #expect(blocks.flatMap { byBlock.lines(forPiece: Document(blocks: [$0])) } + end(&byBlock, footnotes) == expected)
  }

  private func end(_ typesetter: inout Typesetter, _ footnotes: [Footnote]) -> [StyledLine] {
    typesetter.lines(forPiece: Document(blocks: [], footnotes: footnotes)) + typesetter.lastLines()
  }
}

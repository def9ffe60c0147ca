import Foundation
import Testing

@testable import Markdown

/// `LECTERN_FUZZ_SECONDS` lets the generated cases go on for that long, from `LECTERN_FUZZ_SEED` on.
@Suite("Generated notes")
struct GeneratedNoteTests {
  @Test("every generated note is the same in pieces and whole, keeps its text, and counts its lines")
  func generated() throws {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["LECTERN_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    let seconds = environment["LECTERN_FUZZ_SECONDS"].flatMap { Double($0) }
    let start = Date.now
    var seed = first
    while seconds.map({ start.timeIntervalSinceNow > -$0 }) ?? (seed < first + 400) {
      var notes = GeneratedNotes(seed: seed)
      let note = seed % 4 == 0 ? notes.soup(characters: 120) : notes.note(lines: 24)
      try NoteProperties(of: note, seed: seed).check()
      seed += 1
    }
    if seconds != nil { print("Generated notes: seeds \(first) to \(seed - 1)") }
  }
}

/// What must hold for every text.
struct NoteProperties {
  private let text: String
  private let seed: UInt64
  private let document: Document

  init(of text: String, seed: UInt64 = 0) {
    self.text = text
    self.seed = seed
    document = Document(parsing: text)
  }

  /// Records an issue for the first property that does not hold, and ends the test with it.
  func check() throws {
    for pieceSize in [1, 40] {
      let pieces = Document(inPieces: text, pieceSize: pieceSize)
      // The first lines that differ say more than both documents.
      let lines = zip(TreeText.of(pieces).split(separator: "\n"), TreeText.of(document).split(separator: "\n"))
      if let (line, whole) = lines.first(where: { $0 != $1 }) {
        try #require(line == whole, "pieces of \(pieceSize) \(name)")
      }
      try #require(pieces == document, "pieces of \(pieceSize) \(name)")
    }
    let lost = wordsOfCommonMark.subtracting(words(in: document.allTexts)).subtracting(wordsThatMayGo)
    try #require(lost.isEmpty, "\(name)")
    try #require(linesAreSane(document.blocks, within: 1...lineCount), "\(name)")
    for footnote in document.footnotes {
      try #require(linesAreSane(footnote.blocks, within: 1...lineCount), "\(name)")
    }
  }

  private var name: Comment { "seed \(seed): \(text.debugDescription)" }

  private var lineCount: Int { text.split(omittingEmptySubsequences: false) { $0.isNewline }.count }

  /// The words in libcmark's own tree of the text; what it takes for definitions shows nothing.
  private var wordsOfCommonMark: Set<Substring> {
    let markdown = text.hasPrefix("---\nkey: value\n---\n") ? text.dropFirst(19) : text[...]
    let tree = CommonMarkTree(parsing: [Array(markdown.utf8)[...]])
    return tree.walk { walk in
      var words: Set<Substring> = []
      while let event = walk.next() {
        if case .enter(let node) = event { words.formUnion(self.words(in: [node.literal])) }
      }
      return words
    }
  }

  /// The words that may go: in and right after what is a definition perhaps only as the content of a footnote, and in
  /// the cells that a row of a table has too many.
  private var wordsThatMayGo: Set<Substring> {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    let may = lines.indices.filter { index in
      lines[index].contains("|") || lines[max(0, index - 2)...index].contains { $0.contains("]:") }
    }
    return words(in: may.map { lines[$0] })
  }

  private func words(in texts: [String]) -> Set<Substring> {
    Set(texts.flatMap { $0.split { !("0"..."9").contains($0) }.filter { $0.count >= 3 } })
  }

  /// Whether blocks follow each other in `lines`, and lie in those of the block around them.
  private func linesAreSane(_ blocks: [Block], within lines: ClosedRange<Int>) -> Bool {
    zip(blocks, blocks.dropFirst()).allSatisfy { $0.lines.upperBound < $1.lines.lowerBound || $0.lines == $1.lines }
      && blocks.allSatisfy { block in
        lines.contains(block.lines.lowerBound) && lines.contains(block.lines.upperBound)
          && block.children.allSatisfy { linesAreSane($0, within: block.lines) }
      }
  }
}

extension Document {
  /// The text read in pieces and put together again.
  init(inPieces text: String, pieceSize: Int) {
    var reader = DocumentReader(Array(text.utf8), pieceSize: pieceSize)
    self.init(blocks: [])
    while let piece = reader.next() {
      blocks += piece.blocks
      footnotes += piece.footnotes
      repairedEmphasis += piece.repairedEmphasis
    }
  }

  /// Every text in the document, those that are not shown too.
  var allTexts: [String] { (blocks + footnotes.flatMap(\.blocks)).flatMap(\.allTexts) }
}

extension Block {
  /// The blocks in the block, each list of them on its own.
  fileprivate var children: [[Block]] {
    switch kind {
    case .quote(let blocks), .alert(_, let blocks): [blocks]
    case .list(let list): list.items.map(\.blocks)
    case .heading, .paragraph, .code, .html, .thematicBreak, .table: []
    }
  }

  fileprivate var allTexts: [String] {
    switch kind {
    case .heading(_, let inlines), .paragraph(let inlines): [inlines.wholeText]
    case .code(let info, let text): [info, text]
    case .html(let html): [html]
    case .table(let table): ([table.header] + table.rows).flatMap { $0.map(\.wholeText) }
    case .thematicBreak: []
    case .quote, .alert, .list: children.flatMap { $0.flatMap(\.allTexts) }
    }
  }
}

extension [Inline] {
  /// All text of the inlines, breaks being spaces; the marks that made inlines of it are not there.
  fileprivate var wholeText: String {
    map { inline in
      switch inline {
      case .text(let text): text
      case .code(let text), .html(let text): " \(text) "
      case .softBreak, .lineBreak: " "
      case .link(let destination, let title, let children): " \(destination) \(title) \(children.wholeText) "
      case .image(let source, let title, let children): " \(source) \(title) \(children.wholeText) "
      case .emphasis(let children), .strong(let children), .strikethrough(let children): " \(children.wholeText) "
      case .footnote: " "
      }
    }.joined()
  }
}

import Markdown
package import Typesetting

/// A text set at one width, as far as it has been set: the rest comes piece by piece.
///
/// Where every block stands is remembered for the whole page, the lines themselves only where somebody reads; the others
/// are set again when they are needed.
package struct Page {
  /// Lines that were set in one go.
  private struct Chunk {
    var firstLine: Int
    var lineCount: Int
    var firstBlock: Int
    /// What is set; `nil` for what is put off until the text's end, such as footnotes.
    var piece: TextPieces.Piece?
    /// The typesetter as it was before.
    var typesetter: Typesetter
    /// `nil` where they are not remembered.
    var lines: [StyledLine]?
  }

  /// How many chunks are remembered around the one that is read.
  private static let reach = 4

  private var chunks: [Chunk] = []
  private var pieces: TextPieces
  private var typesetter: Typesetter
  private var anchors = Anchors()
  /// The lines of anchors that are no section's, those of headings in quotes and lists.
  private var innerAnchors: [String: Int] = [:]

  package private(set) var headings: [PageHeading] = []
  private(set) var blocks: [PageBlock] = []
  private(set) var codes: [PageCode] = []
  package private(set) var lineCount = 0
  /// Whether the whole text is set.
  package private(set) var isComplete = false

  package init(_ pieces: TextPieces, typesetter: Typesetter) {
    self.pieces = pieces
    self.typesetter = typesetter
  }

  // MARK: Setting

  /// Sets the next piece, some milliseconds' work.
  package mutating func setMore() {
    guard !isComplete else { return }
    let (before, firstBlock) = (typesetter, blocks.count)
    if let (piece, document) = pieces.next() {
      let first = lineCount
      var lines: [StyledLine] = []
      for block in document.blocks {
        let start = lines.count
        lines += typesetter.lines(forPiece: Document(blocks: [block]))
        note(block, lines[start...], at: first + start)
      }
      lines += typesetter.lines(forPiece: Document(blocks: [], footnotes: document.footnotes))
      add(
        lines, Chunk(firstLine: first, lineCount: lines.count, firstBlock: firstBlock, piece: piece, typesetter: before)
      )
    } else {
      let lines = typesetter.lastLines()
      add(lines, Chunk(firstLine: lineCount, lineCount: lines.count, firstBlock: firstBlock, typesetter: before))
      isComplete = true
    }
  }

  /// Adds what was set in one go.
  private mutating func add(_ lines: [StyledLine], _ chunk: Chunk) {
    guard !lines.isEmpty else { return }
    var chunk = chunk
    chunk.lines = lines
    chunks.append(chunk)
    lineCount += lines.count
    // Who reads is at the beginning, or asks for the lines again.
    if chunks.count > 2 * Self.reach { chunks[chunks.count - 2].lines = nil }
  }

  /// Notes where a block stands; before its own lines may come those that end the section before it.
  private mutating func note(_ block: Block, _ lines: ArraySlice<StyledLine>, at first: Int) {
    var start = lines.firstIndex { !$0.isEmpty } ?? lines.startIndex
    if block.isHeading { start = lines.lastIndex(where: \.isEmpty).map { $0 + 1 } ?? start }
    start = min(start, max(lines.startIndex, lines.endIndex - 1))
    let line = first + start - lines.startIndex
    noteLeaves(of: block, lines[min(start, lines.endIndex)...], at: line)
    blocks.append(PageBlock(line: line, isHeading: block.isHeading))
  }

  /// Notes the headings and code blocks of a block of the top level.
  private mutating func noteLeaves(of block: Block, _ lines: ArraySlice<StyledLine>, at first: Int) {
    var codeCount = 0
    var rest = lines
    block.forEachLeaf { leaf in
      if case .heading(let level, let inlines) = leaf.kind {
        let anchor = anchors.next(for: inlines)
        if block.isHeading {
          headings.append(
            PageHeading(anchor: anchor, title: inlines.plainText, level: level, line: first, block: blocks.count))
        } else {
          innerAnchors[anchor] = first
        }
      } else if case .code(_, let text) = leaf.kind {
        if let start = rest.firstIndex(where: { $0.begins(code: text) }) { rest = rest[start...] }
        codes.append(PageCode(line: first + rest.startIndex - lines.startIndex, block: blocks.count, number: codeCount))
        codeCount += 1
        rest = rest.dropFirst()
      }
    }
  }

  /// The text of a code block as its author wrote it.
  func text(of code: PageCode) -> String? {
    guard let chunk = chunks.lastIndex(upTo: code.block, by: \.firstBlock).map({ chunks[$0] }),
      let document = chunk.piece?.parse(), document.blocks.indices.contains(code.block - chunk.firstBlock)
    else { return nil }
    var texts: [String] = []
    document.blocks[code.block - chunk.firstBlock].forEachLeaf { leaf in
      if case .code(_, let text) = leaf.kind { texts.append(text) }
    }
    return texts.indices.contains(code.number) ? texts[code.number] : nil
  }

  // MARK: Lines

  /// Sees to it that lines are remembered, and forgets those that are far from them.
  mutating func remember(_ range: Range<Int>) {
    guard !chunks.isEmpty else { return }
    let (first, last) = (chunk(at: range.lowerBound), chunk(at: max(range.lowerBound, range.upperBound - 1)))
    for index in first...last where chunks[index].lines == nil { chunks[index].lines = Self.set(chunks[index]) }
    guard chunks.count > 2 * Self.reach else { return }
    for index in chunks.indices where index < first - Self.reach || index > last + Self.reach {
      chunks[index].lines = nil
    }
  }

  /// The lines of a chunk, set as they were before.
  private static func set(_ chunk: Chunk) -> [StyledLine] {
    var typesetter = chunk.typesetter
    return chunk.piece.map { typesetter.lines(forPiece: $0.parse()) } ?? typesetter.lastLines()
  }

  /// Forgets all lines but not where they stand: they have other colours now.
  mutating func forgetLines() {
    for index in chunks.indices { chunks[index].lines = nil }
  }

  /// A remembered line; empty for others.
  subscript(line: Int) -> StyledLine {
    guard line >= 0, line < lineCount else { return StyledLine() }
    let chunk = chunks[chunk(at: line)]
    return chunk.lines?[line - chunk.firstLine] ?? StyledLine()
  }

  /// The lines of a range, set again where they must be.
  mutating func lines(_ range: Range<Int>) -> [StyledLine] {
    let range = range.clamped(to: 0..<lineCount)
    remember(range)
    return range.map { self[$0] }
  }

  /// The ranges that were set in one go, for work that goes through a page bit by bit.
  func chunkRange(at line: Int) -> Range<Int>? {
    guard line >= 0, line < lineCount else { return nil }
    let chunk = chunks[chunk(at: line)]
    return chunk.firstLine..<(chunk.firstLine + chunk.lineCount)
  }

  /// The chunk that a line is in.
  private func chunk(at line: Int) -> Int {
    chunks.lastIndex(upTo: line, by: \.firstLine) ?? 0
  }

  // MARK: Places

  /// The block that a line belongs to: the last that begins at it or before it.
  func block(at line: Int) -> Int? { blocks.lastIndex(upTo: line, by: \.line) }

  /// The section that a line belongs to, as an index of `headings`.
  package func heading(at line: Int) -> Int? { headings.lastIndex(upTo: line, by: \.line) }

  /// The lines of a block, with the space after it.
  func lines(ofBlock block: Int) -> Range<Int> {
    blocks[block].line..<(block + 1 < blocks.count ? max(blocks[block].line + 1, blocks[block + 1].line) : lineCount)
  }

  /// The line that an anchor leads to, as far as the page is set.
  func line(ofAnchor anchor: String) -> Int? {
    headings.first { $0.anchor == anchor }?.line ?? innerAnchors[anchor]
  }
}

extension Array {
  /// The last element whose key is not beyond a value, in an array that is in the order of the keys.
  func lastIndex(upTo value: Int, by key: (Element) -> Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if key(self[middle]) <= value { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}

extension Block {
  fileprivate var isHeading: Bool { if case .heading = kind { true } else { false } }
}

extension StyledLine {
  /// Whether the line holds the beginning of a code block's first line.
  fileprivate func begins(code: String) -> Bool {
    let text: String = spans.filter { !$0.isFurniture }.map { $0.style.contains(.tab) ? "\t" : $0.text }.joined()
    let first = code.prefix { !$0.isNewline }
    return ending == .cut ? !text.isEmpty && first.hasPrefix(text) : text == first
  }
}

internal import CCMark

/// Finds the tables among the paragraphs of a tree: libcmark knows none.
struct TableFinder {
  private let piece: PieceText
  private let text: ScannedText

  init(_ piece: PieceText, of text: ScannedText) {
    self.piece = piece
    self.text = text
  }

  /// The blocks to put in the place of each paragraph or heading that holds a table, by the first line of that.
  func blocks(in tree: borrowing CommonMarkTree, _ finisher: inout InlineFinisher) -> [Int: [Block]] {
    guard text.hasDelimiterRow(in: piece.lines.range) else { return [:] }
    let tables = tree.walk { walk in
      var tables: [TableSource] = []
      while let event = walk.next() {
        guard case .enter(let node) = event, holdsText(node) else { continue }
        if let table = table(in: node) { tables.append(table) }
        walk.skipChildren(of: node)
      }
      return tables
    }
    var inlines = InlineBatch.parsed(tables.flatMap(\.pieces), in: piece, of: text, &finisher)[...]
    let blocks = tables.map { ($0.firstLine, $0.blocks(taking: &inlines)) }
    return Dictionary(blocks) { first, _ in first }
  }

  private func holdsText(_ node: TreeNode) -> Bool {
    node.type == CMARK_NODE_PARAGRAPH || node.type == CMARK_NODE_HEADING
  }

  /// The table in a paragraph.
  ///
  /// A setext heading may hold one too: to libcmark a `---` below the last row makes a heading of all rows.
  private func table(in node: TreeNode) -> TableSource? {
    let isHeading = node.type == CMARK_NODE_HEADING
    let range = piece.sourceLines(of: node)
    guard text.hasDelimiterRow(in: range) else { return nil }
    let source = piece.lines
    let (first, last) = (range.lowerBound, isHeading ? source.linesWithUnderline(range).upperBound : range.upperBound)
    guard first < last, let prefix = ContainerPrefix(of: node, in: piece) else { return nil }
    var lines = [TableSource.Line(text: source[first].dropFirst(node.startByte).trimmed, isLazy: false)]
    for line in first + 1...last {
      let (text, isLazy) = prefix.content(ofLine: line, in: source)
      lines.append(TableSource.Line(text: text, isLazy: isLazy))
    }
    return TableSource(lines, firstLine: first, isHeading: isHeading)
  }
}

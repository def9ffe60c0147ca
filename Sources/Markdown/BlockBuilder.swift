internal import CCMark

/// Turns a tree of libcmark's nodes into blocks.
struct BlockBuilder {
  private let piece: PieceText
  /// What stands in place of the paragraphs that hold a table, by the first line of the paragraph.
  private let tables: [Int: [Block]]
  /// The document and the quotes, lists and items around the place that the walk has come to.
  private var open: [OpenContainer]
  private(set) var finisher: InlineFinisher

  private struct OpenContainer {
    var lines: ClosedRange<Int>
    var blocks: [Block] = []
    var items: [List.Item] = []
    var isTicked: Bool?

    /// libcmark counts the line after a container to a fenced code block that the container's end cuts short.
    mutating func clampLastBlock() {
      guard let last = blocks.last else { return }
      let end = max(last.lines.lowerBound, min(last.lines.upperBound, lines.upperBound))
      blocks[blocks.count - 1].lines = last.lines.lowerBound...end
    }
  }

  /// Makes a builder that puts `tables` in place of the paragraphs that start at their lines.
  init(_ piece: PieceText, tables: [Int: [Block]], finisher: InlineFinisher) {
    self.piece = piece
    self.tables = tables
    self.finisher = finisher
    open = [OpenContainer(lines: 1...1)]
  }

  /// All blocks of a tree.
  mutating func blocks(of tree: borrowing CommonMarkTree) -> [Block] {
    tree.walk { walk in
      while let event = walk.next() {
        switch event {
        case .enter(let node): enter(node, &walk)
        case .exit(let node): exit(node)
        }
      }
    }
    return open[0].blocks
  }

  private mutating func enter(_ node: TreeNode, _ walk: inout TreeWalk) {
    switch node.type {
    case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST, CMARK_NODE_ITEM: open.append(OpenContainer(lines: lines(of: node)))
    case CMARK_NODE_PARAGRAPH: addParagraph(node, &walk)
    case CMARK_NODE_HEADING: addHeading(node, &walk)
    case CMARK_NODE_CODE_BLOCK:
      add(.code(info: piece.restored(node.info), text: piece.restored(node.literal)), lines(of: node))
    case CMARK_NODE_HTML_BLOCK: addHTML(node)
    case CMARK_NODE_THEMATIC_BREAK: if !piece.isNextBlock(node) { add(.thematicBreak, lines(of: node)) }
    default: break
    }
  }

  private mutating func exit(_ node: TreeNode) {
    switch node.type {
    case CMARK_NODE_BLOCK_QUOTE:
      let quote = endContainer()
      add(alert(in: quote) ?? .quote(quote.blocks), quote.lines)
    case CMARK_NODE_LIST:
      let container = endContainer()
      let list = List(start: node.listStart, isTight: node.isTight, items: container.items)
      add(.list(list), container.lines)
    case CMARK_NODE_ITEM:
      let container = endContainer()
      let item = List.Item(blocks: container.blocks, isTicked: container.isTicked, lines: container.lines)
      open[open.count - 1].items.append(item)
    default: break
    }
  }

  private mutating func endContainer() -> OpenContainer {
    var container = open.removeLast()
    container.clampLastBlock()
    return container
  }

  /// The alert that a quote of the top level is.
  private func alert(in quote: OpenContainer) -> Block.Kind? {
    guard open.count == 1, let first = quote.blocks.first, first.lines.lowerBound == quote.lines.lowerBound,
      let alert = AlertMarker.alert(in: piece.lines[quote.lines.lowerBound]),
      let blocks = AlertMarker.removed(from: quote.blocks)
    else { return nil }
    return .alert(alert, blocks)
  }

  private mutating func addParagraph(_ node: TreeNode, _ walk: inout TreeWalk) {
    let lines = lines(of: node)
    if addTable(insteadOf: node, from: lines.lowerBound, &walk) { return }
    var content = InlineBuilder.inlines(of: node, &walk, in: piece)
    if isFirstOfItem(node),
      let isTicked = TaskMarker.isTicked(piece.lines[lines.lowerBound].dropFirst(node.startByte)),
      let rest = TaskMarker.removed(from: content.inlines)
    {
      open[open.count - 1].isTicked = isTicked
      content.inlines = rest
    }
    add(.paragraph(finished(content, lines)), lines)
  }

  private mutating func addHeading(_ node: TreeNode, _ walk: inout TreeWalk) {
    let lines = piece.lines.linesWithUnderline(lines(of: node))
    if addTable(insteadOf: node, from: lines.lowerBound, &walk) { return }
    let content = InlineBuilder.inlines(of: node, &walk, in: piece)
    add(.heading(level: node.headingLevel, finished(content, lines)), lines)
  }

  private mutating func addTable(insteadOf node: TreeNode, from line: Int, _ walk: inout TreeWalk) -> Bool {
    guard !tables.isEmpty, let blocks = tables[line] else { return false }
    open[open.count - 1].blocks += blocks
    walk.skipChildren(of: node)
    return true
  }

  /// libcmark may leave out the last line of raw HTML, so its lines are counted in the text.
  private mutating func addHTML(_ node: TreeNode) {
    let html = node.literal
    if piece.references != nil, html.utf8.dropLast().elementsEqual(Substitution.removedLine) { return }
    let first = lines(of: node).lowerBound
    let count = html.utf8.count { $0 == .newline }
    add(.html(piece.restored(html)), first...first + max(1, count) - 1)
  }

  private func isFirstOfItem(_ node: TreeNode) -> Bool {
    node.isFirstChild && node.parent?.type == CMARK_NODE_ITEM
  }

  private mutating func finished(
    _ content: (inlines: [Inline], traces: InlineTraces), _ lines: ClosedRange<Int>
  ) -> [Inline] {
    let source = piece.lines
    return finisher.finished(content, from: lines.lowerBound) { lines.map { source[$0] } }
  }

  private mutating func add(_ kind: Block.Kind, _ lines: ClosedRange<Int>) {
    open[open.count - 1].blocks.append(Block(kind, lines: lines))
  }

  /// The lines of a node without the blank ones at its end, which libcmark counts to lists, items and indented code.
  private func lines(of node: TreeNode) -> ClosedRange<Int> {
    piece.lines.withoutBlankEnd(piece.sourceLines(of: node))
  }
}

internal import CCMark

/// Turns a tree of libcmark's nodes into blocks.
struct BlockBuilder {
  private let source: SourceLines
  /// What stands in place of the paragraphs that hold a table, by the first line of the paragraph.
  private let tables: [Int: [Block]]
  /// The document and the quotes, lists and items around the place that the walk has come to.
  private var open = [OpenContainer(lines: 1...1)]
  /// How many quotes and lists are open.
  private var depth = 0
  /// How many containers around this place are nested too deep and were left out.
  private var flattened = 0

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

  private init(source: SourceLines, tables: [Int: [Block]]) {
    self.source = source
    self.tables = tables
  }

  /// All blocks of a tree, with `tables` in place of the paragraphs that start at their lines.
  static func blocks(of tree: borrowing CommonMarkTree, source: SourceLines, tables: [Int: [Block]]) -> [Block] {
    tree.walk { walk in
      var builder = BlockBuilder(source: source, tables: tables)
      while let event = walk.next() {
        switch event {
        case .enter(let node): builder.enter(node, &walk)
        case .exit(let node): builder.exit(node)
        }
      }
      return builder.open[0].blocks
    }
  }

  private mutating func enter(_ node: TreeNode, _ walk: inout TreeWalk) {
    switch node.type {
    case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST, CMARK_NODE_ITEM: enterContainer(node)
    case CMARK_NODE_PARAGRAPH: addParagraph(node, &walk)
    case CMARK_NODE_HEADING: addHeading(node, &walk)
    case CMARK_NODE_CODE_BLOCK: add(.code(info: node.info, text: node.literal), lines(of: node))
    case CMARK_NODE_HTML_BLOCK: addHTML(node)
    case CMARK_NODE_THEMATIC_BREAK: add(.thematicBreak, lines(of: node))
    default: break
    }
  }

  /// Opens a container, or leaves it out with all that it holds when it stands too deep.
  ///
  /// An item is opened with its list, so that what stands deeper always finds a container that takes blocks.
  private mutating func enterContainer(_ node: TreeNode) {
    let isLevel = node.type != CMARK_NODE_ITEM
    if flattened > 0 || (isLevel && depth == Document.deepestNesting) {
      flattened += 1
    } else {
      open.append(OpenContainer(lines: lines(of: node)))
      depth += isLevel ? 1 : 0
    }
  }

  private mutating func exit(_ node: TreeNode) {
    guard [CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST, CMARK_NODE_ITEM].contains(node.type) else { return }
    guard flattened == 0 else {
      flattened -= 1
      return
    }
    var container = open.removeLast()
    container.clampLastBlock()
    depth -= node.type == CMARK_NODE_ITEM ? 0 : 1
    switch node.type {
    case CMARK_NODE_BLOCK_QUOTE:
      add(.quote(container.blocks), container.lines)
    case CMARK_NODE_LIST:
      let list = List(start: node.listStart, isTight: node.isTight, items: container.items)
      add(.list(list), container.lines)
    default:
      let item = List.Item(blocks: container.blocks, isTicked: container.isTicked, lines: container.lines)
      open[open.count - 1].items.append(item)
    }
  }

  private mutating func addParagraph(_ node: TreeNode, _ walk: inout TreeWalk) {
    let lines = lines(of: node)
    var inlines = InlineBuilder.inlines(of: node, &walk)
    if let blocks = tables[lines.lowerBound] {
      open[open.count - 1].blocks += blocks
      return
    }
    if isFirstOfItem(node), let isTicked = TaskMarker.isTicked(source[lines.lowerBound].dropFirst(node.startByte)),
      let content = TaskMarker.removed(from: inlines)
    {
      open[open.count - 1].isTicked = isTicked
      inlines = content
    }
    add(.paragraph(struckThrough(inlines, lines)), lines)
  }

  private mutating func addHeading(_ node: TreeNode, _ walk: inout TreeWalk) {
    let lines = source.linesWithUnderline(lines(of: node))
    let inlines = InlineBuilder.inlines(of: node, &walk)
    if let blocks = tables[lines.lowerBound] {
      open[open.count - 1].blocks += blocks
    } else {
      add(.heading(level: node.headingLevel, struckThrough(inlines, lines)), lines)
    }
  }

  /// libcmark may leave out the last line of raw HTML, so its lines are counted in the text.
  private mutating func addHTML(_ node: TreeNode) {
    let html = node.literal
    let first = lines(of: node).lowerBound
    let count = html.utf8.count { $0 == .newline }
    add(.html(html), first...first + max(1, count) - 1)
  }

  private func isFirstOfItem(_ node: TreeNode) -> Bool {
    flattened == 0 && node.isFirstChild && node.parent?.type == CMARK_NODE_ITEM
  }

  private func struckThrough(_ inlines: [Inline], _ lines: ClosedRange<Int>) -> [Inline] {
    Strikethrough.applied(to: inlines) { lines.map { source[$0].text }.joined(separator: "\n") }
  }

  private mutating func add(_ kind: Block.Kind, _ lines: ClosedRange<Int>) {
    open[open.count - 1].blocks.append(Block(kind, lines: lines))
  }

  /// The lines of a node without the blank ones at its end, which libcmark counts to lists, items and indented code.
  private func lines(of node: TreeNode) -> ClosedRange<Int> {
    let lines = node.lines.lowerBound + source.skipped...node.lines.upperBound + source.skipped
    let last = lines.last { source[$0].contains { !$0.isBlank } }
    return lines.lowerBound...(last ?? lines.lowerBound)
  }
}

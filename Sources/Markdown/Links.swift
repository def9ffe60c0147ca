/// A link or an image, with the place that it stands in.
package struct LinkOccurrence: Equatable, Sendable {
  package var destination: String
  package var title: String
  /// The text that a reader sees; the description of an image.
  package var text: String
  package var isImage: Bool
  /// The source line, counted from 1: exact in tables and wherever no code or HTML in the paragraph runs over a line's
  /// end, and always in the link's block.
  package var line: Int
  /// The innermost task item around the link.
  package var task: TaskOccurrence?
  /// The deepest section around the link; `nil` before the first heading.
  package var section: Section?
}

/// A task item (`- [ ] …`), as the links in it name it.
package struct TaskOccurrence: Equatable, Sendable {
  /// The text of the item's first paragraph.
  package var text: String
  package var isTicked: Bool
  /// The source lines of the item, counted from 1.
  package var lines: ClosedRange<Int>
}

extension Document {
  /// All links and images in the order of the source, those in footnotes last; an image in a link comes after it.
  package var links: [LinkOccurrence] {
    var collector = LinkCollector()
    let allSections = sections
    var sections = allSections[...]
    for (index, block) in blocks.enumerated() {
      while let next = sections.first, next.blocks.lowerBound <= index {
        collector.section = next
        sections = sections.dropFirst()
      }
      collector.collect(block, task: nil)
    }
    for footnote in footnotes {
      collector.section = allSections.last { $0.lines.lowerBound <= footnote.lines.lowerBound }
      for block in footnote.blocks { collector.collect(block, task: nil) }
    }
    return collector.links
  }
}

/// Gathers links on the way through a document's blocks.
private struct LinkCollector {
  var section: Section?
  private(set) var links: [LinkOccurrence] = []
  /// The last line of the block that is read, and the line that the walk through its inlines has come to.
  private var lastLine = 1
  private var line = 1

  mutating func collect(_ block: Block, task: TaskOccurrence?) {
    switch block.kind {
    case .quote(let blocks), .alert(_, let blocks):
      for block in blocks { collect(block, task: task) }
    case .list(let list):
      for item in list.items {
        let task = TaskOccurrence(item) ?? task
        for block in item.blocks { collect(block, task: task) }
      }
    case .heading(_, let inlines), .paragraph(let inlines):
      collect(inlines, in: block.lines, task: task)
    case .table(let table):
      collect(table, from: block.lines.lowerBound, task: task)
    case .code, .html, .thematicBreak: break
    }
  }

  /// The delimiter row, which holds no cells, is the table's second line.
  private mutating func collect(_ table: Table, from first: Int, task: TaskOccurrence?) {
    for cell in table.header { collect(cell, in: first...first, task: task) }
    for (index, row) in table.rows.enumerated() {
      let line = first + 2 + index
      for cell in row { collect(cell, in: line...line, task: task) }
    }
  }

  private mutating func collect(_ inlines: [Inline], in lines: ClosedRange<Int>, task: TaskOccurrence?) {
    line = lines.lowerBound
    lastLine = lines.upperBound
    collect(inlines, task: task)
  }

  private mutating func collect(_ inlines: [Inline], task: TaskOccurrence?) {
    for inline in inlines {
      switch inline {
      case .link(let destination, let title, let children):
        add(destination, title, children, isImage: false, task: task)
      case .image(let source, let title, let children):
        add(source, title, children, isImage: true, task: task)
      default: break
      }
      if inline.isBreak { line = min(line + 1, lastLine) }
      if let children = inline.children { collect(children, task: task) }
    }
  }

  private mutating func add(
    _ destination: String, _ title: String, _ children: [Inline], isImage: Bool, task: TaskOccurrence?
  ) {
    links.append(
      LinkOccurrence(
        destination: destination, title: title, text: children.plainText, isImage: isImage, line: line, task: task,
        section: section))
  }
}

extension TaskOccurrence {
  /// The task that an item is; `nil` for an ordinary item.
  package init?(_ item: List.Item) {
    guard let isTicked = item.isTicked else { return nil }
    var text = ""
    if case .paragraph(let inlines)? = item.blocks.first?.kind { text = inlines.plainText }
    self.init(text: text, isTicked: isTicked, lines: item.lines)
  }
}

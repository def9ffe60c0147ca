internal import Markdown

extension IndexedText {
  /// Takes in a Markdown text.
  /// - Parameter name: what the text is called by, a title for what stands before its first heading.
  init(_ document: Document, name: String) throws(ByteReader.Damage) {
    var writer = SectionWriter()
    writer.write(document, name: name)
    let bytes = writer.bytes
    try self.init(bytes, in: bytes.indices)
  }
}

/// Gathers the text of a document's sections.
private struct SectionWriter {
  private var table = ByteWriter()
  private var sectionCount = 0
  private var names: [UInt8] = []
  private var shown: [UInt8] = []
  private var folded = FoldedText()
  private var lines = ByteWriter()
  private var lineCount = 0

  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(sectionCount)
    writer.write(raw: table.bytes)
    writer.write(counted: names)
    writer.write(counted: shown)
    writer.write(counted: folded.bytes)
    writer.write(counted: lines.bytes)
    return writer.bytes
  }

  mutating func write(_ document: Document, name: String) {
    let sections = document.sections
    let firstBlock = sections.first?.blocks.lowerBound ?? document.blocks.count
    let firstLine = sections.first?.lines.lowerBound ?? .max
    begin(level: 0, parent: nil, line: 1, anchor: "", title: name)
    add(document.blocks[..<firstBlock])
    add(document.footnotes, in: 0..<firstLine)
    var open: [(index: Int, level: Int)] = []
    for (index, section) in sections.enumerated() {
      while let last = open.last, last.level >= section.level { open.removeLast() }
      begin(
        level: section.level, parent: open.last?.index ?? 0, line: section.lines.lowerBound, anchor: section.anchor,
        title: section.title)
      open.append((index + 1, section.level))
      let next = index + 1 < sections.count ? sections[index + 1] : nil
      add(document.blocks[(section.blocks.lowerBound + 1)..<(next?.blocks.lowerBound ?? document.blocks.count)])
      add(document.footnotes, in: section.lines.lowerBound..<(next?.lines.lowerBound ?? .max))
    }
  }

  private mutating func begin(level: Int, parent: Int?, line: Int, anchor: String, title: String) {
    let (shownStart, foldedStart) = (shown.count, folded.bytes.count)
    appendLine(title)
    let section = IndexedText.Section(
      level: level, parent: parent, line: line, anchor: names.count..<names.count, shown: shownStart..<shownStart,
      folded: foldedStart..<foldedStart, foldedBody: folded.bytes.count, firstLine: lineCount)
    section.write(to: &table)
    names += Array(anchor.utf8)
    sectionCount += 1
  }

  // MARK: Lines

  private mutating func add(_ footnotes: [Footnote], in lines: Range<Int>) {
    for footnote in footnotes where lines.contains(footnote.lines.lowerBound) { add(footnote.blocks[...]) }
  }

  private mutating func add(_ blocks: ArraySlice<Block>) {
    for block in blocks { add(block) }
  }

  private mutating func add(_ block: Block) {
    let line = block.lines.lowerBound
    switch block.kind {
    case .heading(_, let inlines), .paragraph(let inlines): add(inlines.searchedText, at: line)
    case .quote(let blocks), .alert(_, let blocks): add(blocks[...])
    case .list(let list): for item in list.items { add(item.blocks[...]) }
    case .code(_, let text):
      // A fence takes a line before the text and one after it.
      let count = text.utf8.count { $0 == UInt8(ascii: "\n") }
      add(linesOf: text, from: block.lines.count > count ? line + 1 : line)
    case .html(let text): add(linesOf: textOfHTML(text), from: line)
    case .thematicBreak: break
    case .table(let table):
      // The delimiter row is the table's second line.
      add(row: table.header, at: line)
      for (index, row) in table.rows.enumerated() { add(row: row, at: line + 2 + index) }
    }
  }

  private mutating func add(row: [[Inline]], at line: Int) {
    add(row.map(\.searchedText).joined(separator: " | "), at: line)
  }

  private mutating func add(linesOf text: String, from first: Int) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      add(String(line), at: first + index)
    }
  }

  private mutating func add(_ text: String, at line: Int) {
    guard text.utf8.contains(where: { $0 > UInt8(ascii: " ") }) else { return }
    appendLine(text)
    lines.write(line)
    lineCount += 1
  }

  private mutating func appendLine(_ text: String) {
    folded.append(text)
    folded.endLine()
    shown += text.utf8.lazy.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
    shown.append(UInt8(ascii: "\n"))
  }
}

extension [Inline] {
  /// What is searched: what a reader sees, with a carriage return for each line's end in the source.
  fileprivate var searchedText: String {
    var text = ""
    append(to: &text)
    return text
  }

  private func append(to text: inout String) {
    for inline in self {
      switch inline {
      case .text(let content), .code(let content): text += content
      case .softBreak, .lineBreak: text += "\r"
      case .html, .footnote: break
      case .emphasis(let children), .strong(let children), .strikethrough(let children), .link(_, _, let children),
        .image(_, _, let children):
        children.append(to: &text)
      }
    }
  }
}

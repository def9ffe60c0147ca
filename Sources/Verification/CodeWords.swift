import Markdown

/// The identifiers in the code of a Markdown text.
struct CodeWords {
  private var words: Set<Substring> = []

  init(in text: String) {
    let document = Document(parsing: text)
    for block in document.blocks { add(block) }
    for footnote in document.footnotes { footnote.blocks.forEach { add($0) } }
  }

  func contains(_ name: String) -> Bool { words.contains(name[...]) }

  private mutating func add(_ block: Block) {
    switch block.kind {
    case .heading(_, let inlines), .paragraph(let inlines): inlines.forEach { add($0) }
    case .quote(let blocks), .alert(_, let blocks): blocks.forEach { add($0) }
    case .list(let list): list.items.flatMap(\.blocks).forEach { add($0) }
    case .code(_, let text): add(text)
    case .table(let table): (table.header + table.rows.flatMap { $0 }).joined().forEach { add($0) }
    case .html, .thematicBreak: break
    }
  }

  private mutating func add(_ inline: Inline) {
    switch inline {
    case .code(let text): add(text)
    case .emphasis(let children), .strong(let children), .strikethrough(let children), .link(_, _, let children),
      .image(_, _, let children):
      children.forEach { add($0) }
    case .text, .softBreak, .lineBreak, .html, .footnote: break
    }
  }

  private mutating func add(_ code: String) {
    words.formUnion(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
  }
}

extension [Inline] {
  /// The text that a reader sees, on one line: breaks are spaces, an image is its description, raw HTML is left out.
  package var plainText: String {
    map(\.plainText).joined()
  }
}

extension Inline {
  fileprivate var plainText: String {
    switch self {
    case .text(let text), .code(let text): text
    case .softBreak, .lineBreak: " "
    case .html, .footnote: ""
    case .emphasis(let children), .strong(let children), .strikethrough(let children), .link(_, _, let children),
      .image(_, _, let children):
      children.plainText
    }
  }
}

extension Block {
  /// What kind of block it is, in one word.
  package var kindName: String {
    switch kind {
    case .heading: "heading"
    case .paragraph: "paragraph"
    case .quote: "quote"
    case .alert: "alert"
    case .list: "list"
    case .code: "code"
    case .html: "html"
    case .thematicBreak: "thematicBreak"
    case .table: "table"
    }
  }

  /// The text that a reader sees, a line for each paragraph, item or row.
  package var plainText: String {
    switch kind {
    case .heading(_, let inlines), .paragraph(let inlines): inlines.plainText
    case .quote(let blocks), .alert(_, let blocks): blocks.map(\.plainText).joined(separator: "\n")
    case .list(let list):
      list.items.map { $0.blocks.map(\.plainText).joined(separator: "\n") }.joined(separator: "\n")
    case .code(_, let text), .html(let text): text
    case .thematicBreak: ""
    case .table(let table):
      ([table.header] + table.rows).map { $0.map(\.plainText).joined(separator: "\t") }.joined(separator: "\n")
    }
  }
}

import Markdown
import Typesetting

/// The text of a tree, with line ends between blocks: what must be found in its lines.
enum TreeText {
  static func of(_ blocks: [Block]) -> String {
    blocks.map(of).joined(separator: "\n")
  }

  private static func of(_ block: Block) -> String {
    switch block.kind {
    case .heading(_, let inlines), .paragraph(let inlines): of(inlines)
    case .quote(let blocks), .alert(_, let blocks): of(blocks)
    case .list(let list): list.items.map { of($0.blocks) }.joined(separator: "\n")
    case .code(_, let text):
      text.split(separator: "\n").map { String($0).replacing("\t", with: " ").madeVisible() }.joined(separator: "\n")
    case .html, .thematicBreak: ""
    case .table(let table): ([table.header] + table.rows).joined().map(of).joined(separator: "\n")
    }
  }

  private static func of(_ inlines: [Inline]) -> String { inlines.map(of).joined() }

  private static func of(_ inline: Inline) -> String {
    switch inline {
    case .text(let text): text.replacing("\u{AD}", with: "").replacing(#/[\t\n\r]/#, with: " ").madeVisible()
    case .code(let text): text.replacing(#/[\t\n\r]/#, with: " ").madeVisible()
    case .softBreak, .lineBreak: " "
    case .html, .footnote: ""
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .link(_, _, let inner),
      .image(_, _, let inner):
      of(inner)
    }
  }
}

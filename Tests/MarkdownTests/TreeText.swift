import Foundation

@testable import Markdown

/// A document written as `cmark --to xml` writes one, block by block with its lines, so that the two can be compared.
struct TreeText {
  private var output = ""
  private var depth = 1

  static func of(_ document: Document) -> String {
    var text = TreeText()
    text.append(document.blocks)
    for footnote in document.footnotes {
      text.element("footnote_definition", "") { $0.append(footnote.blocks) }
    }
    return joiningTexts(text.output)
  }

  /// What cmark or cmark-gfm wrote of `input`, without the document's own element and what our values leave out:
  /// columns, the lines of inlines and cells, the delimiters of ordered lists, blank lines at the end of a block, and
  /// the lines of raw HTML and of code, which cmark counts wrong in places.
  static func of(xml: String, input: String) -> String {
    let lines = input.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let isBlank = { (line: Int) in line > lines.count || lines[line - 1].allSatisfy(\.isWhitespace) }
    let content = xml.firstMatch(of: #/(?s)<document[^>]*[^\/]>\n(.*)<\/document>/#)?.1 ?? ""
    let text = String(content)
      .replacing(#/<<unknown> sourcepos="[^"]*"( ?\/?)>/#) {
        $0.1.isEmpty ? "<footnote_definition>" : "<footnote_reference />"
      }
      .replacing("</<unknown>>", with: "</footnote_definition>")
      .replacing(
        #/<(list|item|tasklist|block_quote|paragraph|thematic_break|table) sourcepos="(\d+):\d+-(\d+):\d+"/#
      ) { match in
        guard let first = Int(match.2), var last = Int(match.3) else { return String(match.0) }
        while last > first, isBlank(last) { last -= 1 }
        return "<\(match.1) lines=\"\(first)-\(last)\""
      }
      .replacing(#/<(heading) sourcepos="(\d+):\d+-(\d+):\d+"/#) { match in
        "<heading lines=\"\(match.2)-\(lastLine(ofHeadingAt: Int(match.2) ?? 0, Int(match.3) ?? 0, lines))\""
      }
      .replacing(#/ (sourcepos|delim|xml:space)="[^"]*"/#, with: "")
      .replacing(" title=\"\"", with: "")
    return joiningTexts(text)
  }

  /// Where a text is cut into nodes has no meaning.
  private static func joiningTexts(_ text: String) -> String {
    text.replacing(#/<\/text>\n *<text>/#, with: "").replacing(#/ *<text><\/text>\n/#, with: "")
  }

  /// The text with links that show their own address as that address: cmark knows bare ones only between `<` and `>`.
  static func withoutBareLinks(_ text: String) -> String {
    let link = #/<link destination="([^"]*)">\n *<text>([^<]*)<\/text>\n *<\/link>/#
    let plain = text.replacing(link) { link in
      ["", "http://", "mailto:"].contains { link.1 == $0 + link.2 } ? "<text>\(link.2)</text>" : String(link.0)
    }
    return joiningTexts(plain)
  }

  /// cmark counts the line after a heading's underline to the heading, except at the end of the input.
  private static func lastLine(ofHeadingAt first: Int, _ last: Int, _ lines: [Substring]) -> Int {
    let underline = #/[ \t>]*(=+|-+)[ \t]*/#
    return (first..<last).first { lines[$0].wholeMatch(of: underline) != nil }.map { $0 + 1 } ?? last
  }

  private mutating func append(_ blocks: [Block]) {
    for block in blocks { append(block) }
  }

  private mutating func append(_ block: Block) {
    let lines = "lines=\"\(block.lines.lowerBound)-\(block.lines.upperBound)\""
    switch block.kind {
    case .heading(let level, let inlines): element("heading", "\(lines) level=\"\(level)\"") { $0.append(inlines) }
    case .paragraph(let inlines): element("paragraph", lines) { $0.append(inlines) }
    case .quote(let blocks), .alert(_, let blocks): element("block_quote", lines) { $0.append(blocks) }
    case .list(let list): append(list, lines)
    case .code(let info, let text):
      leaf("code_block", info.isEmpty ? "" : "info=\"\(escaped(info))\"", text)
    case .html(let html): leaf("html_block", "", html)
    case .thematicBreak: line("<thematic_break \(lines) />")
    case .table(let table): append(table, lines)
    }
  }

  private mutating func append(_ list: List, _ lines: String) {
    let type = list.start.map { "type=\"ordered\" start=\"\($0)\"" } ?? "type=\"bullet\""
    element("list", "\(lines) \(type) tight=\"\(list.isTight)\"") { text in
      for item in list.items {
        let lines = "lines=\"\(item.lines.lowerBound)-\(item.lines.upperBound)\""
        if let isTicked = item.isTicked {
          text.element("tasklist", "\(lines) completed=\"\(isTicked)\"") { $0.append(item.blocks) }
        } else {
          text.element("item", lines) { $0.append(item.blocks) }
        }
      }
    }
  }

  private mutating func append(_ table: Table, _ lines: String) {
    element("table", lines) { text in
      text.append(row: table.header, "table_header", table.alignments)
      for row in table.rows { text.append(row: row, "table_row", []) }
    }
  }

  private mutating func append(row: [[Inline]], _ name: String, _ alignments: [Table.Alignment]) {
    element(name, "") { text in
      for (index, cell) in row.enumerated() {
        let alignment = alignments.isEmpty || alignments[index] == .none ? "" : "align=\"\(alignments[index])\""
        text.element("table_cell", alignment) { $0.append(cell) }
      }
    }
  }

  private mutating func append(_ inlines: [Inline]) {
    for inline in inlines {
      switch inline {
      case .text(let text): leaf("text", "", text)
      case .softBreak: line("<softbreak />")
      case .lineBreak: line("<linebreak />")
      case .code(let text): leaf("code", "", text)
      case .html(let html): leaf("html_inline", "", html)
      case .emphasis(let children): element("emph", "") { $0.append(children) }
      case .strong(let children): element("strong", "") { $0.append(children) }
      case .footnote: line("<footnote_reference />")
      case .strikethrough(let children): element("strikethrough", "") { $0.append(children) }
      case .link(let destination, let title, let children):
        element("link", target(destination, title)) { $0.append(children) }
      case .image(let source, let title, let children):
        element("image", target(source, title)) { $0.append(children) }
      }
    }
  }

  private func target(_ destination: String, _ title: String) -> String {
    "destination=\"\(escaped(destination))\"" + (title.isEmpty ? "" : " title=\"\(escaped(title))\"")
  }

  private mutating func element(_ name: String, _ attributes: String, _ body: (inout TreeText) -> Void) {
    let start = attributes.isEmpty ? name : "\(name) \(attributes)"
    let before = output.count
    line("<\(start)>")
    let empty = output.count
    depth += 1
    body(&self)
    depth -= 1
    if output.count == empty {
      output.removeLast(output.count - before)
      line("<\(start) />")
    } else {
      line("</\(name)>")
    }
  }

  private mutating func leaf(_ name: String, _ attributes: String, _ text: String) {
    line("<\(attributes.isEmpty ? name : "\(name) \(attributes)")>\(escaped(text))</\(name)>")
  }

  private mutating func line(_ text: String) {
    output += String(repeating: "  ", count: depth) + text + "\n"
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

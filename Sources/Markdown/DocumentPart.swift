extension Document {
  /// One section as a document of its own, with the footnotes that it refers to.
  package func part(_ section: Section) -> Document {
    let part = Array(blocks[section.blocks])
    var numbers: Set<Int> = []
    for block in part {
      block.forEachText { text in text.forEach { $0.addFootnotes(to: &numbers) } }
    }
    return Document(blocks: part, footnotes: footnotes.filter { numbers.contains($0.number) })
  }
}

extension Block {
  /// Calls `body` with the inlines of every heading, paragraph and cell in the block.
  fileprivate func forEachText(_ body: ([Inline]) -> Void) {
    forEachLeaf { leaf in
      switch leaf.kind {
      case .heading(_, let inlines), .paragraph(let inlines): body(inlines)
      case .table(let table): ([table.header] + table.rows).joined().forEach(body)
      case .quote, .alert, .list, .code, .html, .thematicBreak: break
      }
    }
  }
}

extension Inline {
  fileprivate func addFootnotes(to numbers: inout Set<Int>) {
    if case .footnote(let number) = self { numbers.insert(number) }
    children?.forEach { $0.addFootnotes(to: &numbers) }
  }
}

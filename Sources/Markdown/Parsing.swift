extension Document {
  /// How deep quotes and lists, and on their own emphasis and links, may be nested in a document.
  ///
  /// What stands deeper keeps its text and loses its nesting. The bound lets every user of a document, and the
  /// release of its values, go down the tree by recursion.
  package static let deepestNesting = 100

  /// Parses CommonMark 0.30 with GitHub's tables, task items and strikethrough.
  ///
  /// Any text is a document. Front matter is skipped, and lines are counted from the top of the text all the same.
  package init(parsing text: String) {
    let lines = SourceLines(text)
    let source = lines.skipping(FrontMatter.lineCount(in: lines))
    let tree = CommonMarkTree(parsing: [source.markdown])
    let tables = TableFinder(source).blocks(in: tree)
    self.init(blocks: BlockBuilder.blocks(of: tree, source: source, tables: tables))
  }
}

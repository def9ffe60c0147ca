/// How a text is parsed.
package struct ParsingOptions: Equatable, Sendable {
  /// Whether bold and emphasized text is mended that a Korean particle spoils by CommonMark's rule: `**굵게(bold)**를`.
  package var repairsEmphasis: Bool

  package init(repairsEmphasis: Bool = true) {
    self.repairsEmphasis = repairsEmphasis
  }
}

extension Document {
  /// How deep quotes and lists, and on their own emphasis and links, may be nested in a document.
  ///
  /// Markers of quotes and lists beyond it are text; emphasis and links beyond it keep their text and lose their
  /// nesting. The bound lets every user of a document, and the release of its values, go down the tree by recursion, and
  /// keeps libcmark fast.
  package static let deepestNesting = 100

  /// Parses CommonMark 0.30 with GitHub's tables, task items, strikethrough, alerts, footnotes and bare links.
  ///
  /// Any text is a document. Front matter is skipped, and lines are counted from the top of the text all the same.
  package init(parsing text: String, options: ParsingOptions = ParsingOptions()) {
    self.init(parsing: Array(text.utf8), options: options)
  }

  /// Parses UTF-8; bytes that are none are replaced by U+FFFD.
  package init(parsing bytes: [UInt8], options: ParsingOptions = ParsingOptions()) {
    var reader = DocumentReader(bytes, options: options, firstPieceSize: .max, pieceSize: .max)
    self = reader.next() ?? Document(blocks: [])
  }
}

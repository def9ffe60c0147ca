package import Markdown

/// Sets Markdown blocks as lines of a given width.
///
/// A document may be set whole or in pieces, with the same lines.
package struct Typesetter {
  private var composer: Composer
  /// The footnotes of the pieces so far.
  private var footnotes: [Footnote] = []

  /// - Parameters:
  ///   - width: the cells of a line at most; less than 1 counts as 1.
  ///   - signs: what bullets, bars and rules are drawn with.
  ///   - words: what is added to a note in the reader's language.
  ///   - hyperlinks: whether the lines are shown by a renderer that tells the terminal where links lead, so that only
  ///     those destinations are listed that a terminal must not be told of.
  ///   - korean: where lines of Korean may end.
  package init(
    width: Int, signs: Signs = .unicode, words: PageWords = .english, hyperlinks: Bool = false,
    korean: KoreanBreaking = .words, hooks: TypesettingHooks = TypesettingHooks()
  ) {
    composer = Composer(
      width: max(1, width), signs: signs, words: words, hyperlinks: hyperlinks, korean: korean, hooks: hooks)
  }

  /// The lines of a whole document, none wider than the width.
  ///
  /// The destinations of a section's links are listed at the section's end, the footnotes at the document's.
  package mutating func lines(for blocks: [Block], footnotes: [Footnote] = []) -> [StyledLine] {
    composer.setDocument(blocks)
    self.footnotes += footnotes
    return lastLines()
  }

  /// The lines of a document's next piece; what belongs to the end of a section may come with a later piece.
  package mutating func lines(forPiece piece: Document) -> [StyledLine] {
    composer.setDocument(piece.blocks)
    footnotes += piece.footnotes
    return composer.galley.takeLines()
  }

  /// The lines that were put off until the end of the document.
  package mutating func lastLines() -> [StyledLine] {
    composer.endDocument(footnotes)
    footnotes = []
    return composer.galley.takeLines()
  }
}

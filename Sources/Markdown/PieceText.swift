/// A part of a text as libcmark gets it.
struct PieceText {
  /// Definitions that stand elsewhere in the text, to be read before the lines.
  private let definitions: [UInt8]
  let lines: SourceLines
  /// What to add to the number of a line in libcmark's tree.
  private let lineOffset: Int
  /// Whether the text ends with the part.
  private let isLast: Bool
  /// The references to footnotes in the order of the source; `nil` when nothing was substituted.
  let references: [Reference]?

  /// A reference to a footnote.
  struct Reference {
    let source: ArraySlice<UInt8>
    /// The index of the definition.
    let note: Int
  }

  /// Makes a part that needs no substitution.
  init(_ bytes: ArraySlice<UInt8>, linesBefore: Int, definitions: [UInt8], isLast: Bool) {
    self.isLast = isLast
    self.definitions = definitions
    lines = SourceLines(bytes, linesBefore: linesBefore)
    lineOffset = linesBefore - definitions.count { $0 == .newline }
    references = nil
  }

  /// Makes a part of what was rewritten.
  init(_ rewriter: TextRewriter, linesBefore: Int, definitions: [UInt8], isLast: Bool) {
    self.isLast = isLast
    self.definitions = definitions.flatMap { $0 == Substitution.mark ? Substitution.hiding($0) : [$0] }
    lines = SourceLines(rewriter.output[...], linesBefore: linesBefore)
    lineOffset = linesBefore - definitions.count { $0 == .newline }
    references = rewriter.references
  }

  /// What libcmark gets, in its parts.
  ///
  /// The end of a text and a block that follows are not the same to libcmark (it takes a list that ends in a definition
  /// for tight or for loose), so a block follows where one does in the text.
  var parts: [ArraySlice<UInt8>] { [definitions[...], lines.markdown, isLast ? [] : Self.nextBlock] }
  private static let nextBlock = Array("***\n".utf8)[...]

  /// Whether a block stands for what follows the piece.
  func isNextBlock(_ node: TreeNode) -> Bool { !isLast && sourceLines(of: node).lowerBound > lines.range.upperBound }

  /// The lines of the whole text that a node of the tree came from.
  func sourceLines(of node: TreeNode) -> ClosedRange<Int> {
    let lines = node.lines
    return lines.lowerBound + lineOffset...lines.upperBound + lineOffset
  }

  /// A string of libcmark's with all that was substituted put back.
  func restored(_ string: String) -> String {
    guard let references, string.utf8.contains(Substitution.mark) else { return string }
    return Substitution.parts(of: string.utf8).map { part in
      switch part {
      case .text(let text): text.text
      case .reference(let occurrence): references.indices.contains(occurrence) ? references[occurrence].source.text : ""
      }
    }.joined()
  }

  /// The inlines that a text node of libcmark's stands for.
  func inlines(ofText string: String) -> [Inline] {
    guard let references, string.utf8.contains(Substitution.mark) else { return [.text(string)] }
    return Substitution.parts(of: string.utf8).compactMap { part in
      switch part {
      case .text(let text): .text(text.text)
      case .reference(let occurrence):
        references.indices.contains(occurrence) ? .footnote(references[occurrence].note) : nil
      }
    }
  }
}

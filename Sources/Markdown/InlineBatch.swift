internal import CCMark

/// Parses pieces of a document apart from the place that they stand in, all in one go.
enum InlineBatch {
  /// One piece, given by its lines.
  enum Piece {
    /// What a paragraph begins with, link reference definitions perhaps among it.
    case paragraph([String])
    /// What can be nothing but inlines, whatever it begins with.
    case inlines([String])

    fileprivate var source: String { lines.joined(separator: "\n") }

    fileprivate var lines: [String] {
      switch self {
      case .paragraph(let lines), .inlines(let lines): lines
      }
    }
  }

  /// The inlines of each piece, with references resolved by the definitions that `source` has.
  static func parsed(_ pieces: [Piece], in source: SourceLines) -> [[Inline]] {
    guard !pieces.isEmpty else { return [] }
    let text = pieces.map(quoted).joined()
    let needsDefinitions = text.utf8.contains(UInt8(ascii: "["))
    let parts = [ArraySlice(text.utf8)] + (needsDefinitions ? [source.markdown] : [])
    let tree = CommonMarkTree(parsing: parts)
    return tree.walk { walk in
      var results: [[Inline]] = []
      var paragraph: [Inline] = []
      while results.count < pieces.count, let event = walk.next() {
        switch event {
        case .enter(let node) where node.type == CMARK_NODE_PARAGRAPH:
          paragraph = InlineBuilder.inlines(of: node, &walk)
        case .exit(let node) where node.type == CMARK_NODE_BLOCK_QUOTE:
          results.append(finished(paragraph, of: pieces[results.count]))
          paragraph = []
        default: break
        }
      }
      return results
    }
  }

  private static func finished(_ inlines: [Inline], of piece: Piece) -> [Inline] {
    Strikethrough.applied(to: withoutGuard(inlines, piece)) { piece.source }
  }

  private static func withoutGuard(_ inlines: [Inline], _ piece: Piece) -> [Inline] {
    guard case .inlines = piece, case .text(let text)? = inlines.first else { return inlines }
    let rest = text.dropFirst(guardPrefix.count)
    return (rest.isEmpty ? [] : [.text(String(rest))]) + inlines.dropFirst()
  }

  /// Keeps inlines from beginning a list, a heading or a definition, and reads like the start of a line to what follows.
  private static let guardPrefix = "x "

  /// The piece as a quote, so that each makes one block however little is in it.
  ///
  /// An indent of four columns keeps a further line from being anything but the paragraph's (CommonMark 0.30,
  /// section 4.8).
  private static func quoted(_ piece: Piece) -> String {
    let start =
      switch piece {
      case .paragraph: "> "
      case .inlines: "> " + guardPrefix
      }
    return start + piece.lines.joined(separator: "\n>     ") + "\n\n"
  }
}

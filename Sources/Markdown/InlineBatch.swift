internal import CCMark

/// Parses pieces of a document apart from the place that they stand in, all in one go.
enum InlineBatch {
  /// One piece, given by its lines.
  struct Piece {
    /// What the lines may be.
    enum Kind {
      /// What a paragraph begins with, link reference definitions perhaps among it.
      case paragraph
      /// What can be nothing but inlines, whatever it begins with.
      case inlines
    }

    let kind: Kind
    let lines: [String]
    /// The source line of the first, counted from 1.
    let line: Int
  }

  /// The inlines of each piece, with references resolved as they are in `text`.
  static func parsed(
    _ pieces: [Piece], in source: PieceText, of text: ScannedText, _ finisher: inout InlineFinisher
  ) -> [[Inline]] {
    guard !pieces.isEmpty else { return [] }
    let quotes = Array(pieces.map(quoted).joined().utf8)
    let tree = CommonMarkTree(parsing: [text.allDefinitions(for: quotes[...])[...], quotes[...]])
    return tree.walk { walk in
      var results: [[Inline]] = []
      var paragraph: (inlines: [Inline], traces: InlineTraces) = ([], [])
      while results.count < pieces.count, let event = walk.next() {
        switch event {
        case .enter(let node) where node.type == CMARK_NODE_PARAGRAPH:
          paragraph = InlineBuilder.inlines(of: node, &walk, in: source)
        case .exit(let node) where node.type == CMARK_NODE_BLOCK_QUOTE:
          let piece = pieces[results.count]
          paragraph.inlines = withoutGuard(paragraph.inlines, piece)
          results.append(
            finisher.finished(paragraph, from: piece.line) { piece.lines.map { ArraySlice($0.utf8) } })
          paragraph = ([], [])
        default: break
        }
      }
      return results
    }
  }

  private static func withoutGuard(_ inlines: [Inline], _ piece: Piece) -> [Inline] {
    guard piece.kind == .inlines, case .text(let text)? = inlines.first else { return inlines }
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
    let start = piece.kind == .paragraph ? "> " : "> " + guardPrefix
    return start + piece.lines.joined(separator: "\n>     ") + "\n\n"
  }
}

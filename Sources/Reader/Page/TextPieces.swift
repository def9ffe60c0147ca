package import Markdown

/// A text as documents that follow each other, each of which can be had again without the others.
package struct TextPieces {
  /// A piece that can be parsed at any time.
  package struct Piece {
    /// Where a piece comes from.
    fileprivate enum Origin {
      case document(Document)
      case reader(DocumentReader)
    }

    fileprivate let origin: Origin

    /// What the piece holds.
    package func parse() -> Document {
      switch origin {
      case .document(let document): return document
      case .reader(var reader): return reader.next() ?? Document(blocks: [])
      }
    }
  }

  /// What has not been given out yet.
  private enum Rest {
    case document(Document)
    case reader(DocumentReader)
  }

  /// How many blocks of a parsed document make a piece: some milliseconds of typesetting.
  private static let blocksInPiece = 400

  private var rest: Rest?

  /// The text of a document that is parsed already.
  package init(_ document: Document) { rest = .document(document) }

  /// A text of any size, of which no more is parsed than is asked for.
  package init(_ reader: DocumentReader) { rest = .reader(reader) }

  /// The next piece, and what it holds; `nil` after the last.
  mutating func next() -> (piece: Piece, document: Document)? {
    switch rest {
    case .document(let document):
      let piece = Document(
        blocks: Array(document.blocks.prefix(Self.blocksInPiece)),
        footnotes: document.blocks.count <= Self.blocksInPiece ? document.footnotes : [])
      let others = document.blocks.dropFirst(Self.blocksInPiece)
      rest = others.isEmpty ? nil : .document(Document(blocks: Array(others), footnotes: document.footnotes))
      return (Piece(origin: .document(piece)), piece)
    case .reader(let before):
      var reader = before
      guard let document = reader.next() else {
        rest = nil
        return nil
      }
      rest = .reader(reader)
      return (Piece(origin: .reader(before)), document)
    case nil: return nil
    }
  }
}

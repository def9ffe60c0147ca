import Markdown
import Typesetting

/// The lines of documents that follow each other, a batch for each, with an empty line before the first and after the
/// last.
struct SetPieces: Sequence, IteratorProtocol {
  private var typesetter: Typesetter
  private let nextPiece: () -> Document?
  private var isBegun = false
  private var isOver = false

  init(_ typesetter: Typesetter, nextPiece: @escaping () -> Document?) {
    self.typesetter = typesetter
    self.nextPiece = nextPiece
  }

  mutating func next() -> [StyledLine]? {
    guard !isOver else { return nil }
    defer { isBegun = true }
    let margin = isBegun ? [] : [StyledLine()]
    if let piece = nextPiece() { return margin + typesetter.lines(forPiece: piece) }
    isOver = true
    return margin + typesetter.lastLines() + [StyledLine()]
  }
}

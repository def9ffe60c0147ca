import Colouring
import Markdown
import Typesetting

/// The lines of documents that follow each other, a batch for each, with an empty line before the first and after the
/// last.
struct SetPieces: Sequence, IteratorProtocol {
  struct Batch: Sendable {
    var lines: [StyledLine]
    /// What was set. It takes long to free, and whoever writes the lines has more time than whoever sets them.
    fileprivate var piece: Document?
  }

  private var typesetter: Typesetter
  private let nextPiece: () -> Document?
  private let colourist: Colourist?
  /// The piece after those that were set; its code is being coloured meanwhile.
  private var ahead: Document?
  /// How many pieces were set.
  private var count = 0
  private var isOver = false

  /// - Parameter colourist: who colours the code, for the typesetter that asks it.
  init(_ typesetter: Typesetter, colourist: Colourist?, nextPiece: @escaping () -> Document?) {
    self.typesetter = typesetter
    self.colourist = colourist
    self.nextPiece = nextPiece
  }

  mutating func next() -> Batch? {
    guard !isOver else { return nil }
    let margin = count == 0 ? [StyledLine()] : []
    guard let piece = takePiece() else {
      isOver = true
      return Batch(lines: margin + typesetter.lastLines() + [StyledLine()])
    }
    count += 1
    return Batch(lines: margin + typesetter.lines(forPiece: piece), piece: piece)
  }

  /// The next piece to set. Where code is coloured, the one after it is there already, so that its code is coloured
  /// meanwhile.
  private mutating func takePiece() -> Document? {
    guard let colourist else { return nextPiece() }
    let piece = count == 0 ? expected(nextPiece(), colourist) : ahead
    // The first screen is out, and gives time to the rest.
    if count == 1 { colourist.patience = Swift.max(colourist.patience, Colourist.whileReading) }
    if piece != nil { ahead = expected(nextPiece(), colourist) }
    return piece
  }

  /// The piece, whose code will be wanted in colour.
  private func expected(_ piece: Document?, _ colourist: Colourist) -> Document? {
    guard let piece else { return nil }
    colourist.expect(piece.blocks)
    for footnote in piece.footnotes { colourist.expect(footnote.blocks) }
    return piece
  }
}

/// A line cut out of a text.
struct FilledLine {
  /// The line's bytes of UTF-8, without the spaces at its end.
  var range: Range<Int>
  var cells: Int
}

/// Fills lines greedily: each takes as many ``Pieces`` as fit.
///
/// A piece wider than a line is cut into smaller ones, which follow each other on the line.
struct LineFiller {
  private let utf8: UnsafeBufferPointer<UInt8>
  private var lines: [FilledLine] = []
  /// The cells of the current line at most.
  private var limit: Int
  private let followingLimit: Int

  /// The current line: where it starts, where its last piece ends, and how wide it is up to there.
  private var start = 0
  private var end = 0
  private var cells = 0
  /// The cells of the spaces after `end`.
  private var spaces = 0

  private init(_ utf8: UnsafeBufferPointer<UInt8>, first: Int, following: Int) {
    self.utf8 = utf8
    limit = max(1, first)
    followingLimit = max(1, following)
  }

  /// The lines of a text in which U+000A ends a line; no line of an empty text.
  ///
  /// No line is wider than its limit unless a cluster alone is: see ``StyledText/fitting(_:)``.
  /// - Parameters:
  ///   - first: the cells of the first line, at least 1.
  ///   - following: the cells of the others, at least 1.
  static func lines(
    of utf8: UnsafeBufferPointer<UInt8>, first: Int, following: Int, korean: KoreanBreaking = .words
  ) -> [FilledLine] {
    var filler = LineFiller(utf8, first: first, following: following)
    filler.lines.reserveCapacity(1 + utf8.count / filler.followingLimit)
    filler.fill(.words(korean))
    return filler.lines
  }

  /// The cells of the widest piece that no line end is allowed in.
  static func widestWord(of utf8: UnsafeBufferPointer<UInt8>) -> Int {
    var pieces = Pieces(of: utf8, in: 0..<utf8.count, .words(.words))
    var widest = 0
    while let piece = pieces.next() { widest = max(widest, piece.cells) }
    return widest
  }

  /// Sets the whole text.
  private mutating func fill(_ size: PieceSize) {
    var pieces = Pieces(of: utf8, in: 0..<utf8.count, size)
    while let piece = pieces.next() {
      place(piece, size)
      guard piece.endsLine else { continue }
      endLine()
      startLine(at: piece.next)
    }
    if end > start || lines.isEmpty && !utf8.isEmpty { endLine() }
  }

  /// Puts a piece on the current line, or on the next if it does not fit.
  /// - Parameter isPart: whether the piece was cut out of one that is wider than a line.
  private mutating func place(_ piece: Piece, _ size: PieceSize, isPart: Bool = false) {
    if !fits(piece), !isPart || piece.cells <= followingLimit { breakLine(before: piece) }
    if fits(piece) {
      take(piece)
    } else if case .clusters = size {
      breakLine(before: piece)
      take(piece)
    } else {
      cut(piece, size.smaller)
    }
  }

  /// Whether the current line has room for the piece and the spaces before it.
  private func fits(_ piece: Piece) -> Bool { piece.cells <= limit - cells - spaces }

  /// Puts the piece on the current line.
  private mutating func take(_ piece: Piece) {
    cells += spaces + piece.cells
    end = piece.end
    spaces = piece.spaces
  }

  /// Places the parts of a piece that is wider than a line.
  private mutating func cut(_ piece: Piece, _ size: PieceSize) {
    var parts = Pieces(of: utf8, in: piece.start..<piece.end, size)
    while let part = parts.next() { place(part, size, isPart: true) }
    spaces = piece.spaces
  }

  /// Ends the line unless nothing stands in it; spaces alone go.
  private mutating func breakLine(before piece: Piece) {
    if end > start { endLine() }
    startLine(at: piece.start)
  }

  /// Begins an empty line at an offset of the text.
  private mutating func startLine(at offset: Int) {
    (start, end, cells, spaces) = (offset, offset, 0, 0)
  }

  /// Adds the current line to the lines.
  private mutating func endLine() {
    lines.append(FilledLine(range: start..<end, cells: cells))
    limit = followingLimit
  }
}

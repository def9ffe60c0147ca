/// A part of a text inside which no line ends, with the spaces after it.
struct Piece {
  /// Where the piece stands, in bytes of UTF-8, without the spaces after it.
  var start: Int
  var end: Int
  var cells: Int
  /// Where the next piece starts, after spaces and a line end.
  var next: Int
  /// The cells of the spaces after the piece.
  var spaces = 0
  /// Whether a line end (U+000A) follows.
  var endsLine = false
}

/// What pieces a text is cut into, from the best to the last resort.
enum PieceSize {
  /// By ``LineBreakRules``.
  case words(KoreanBreaking)
  /// After the signs that divide addresses and names, and before escapes such as `%20`.
  case signs
  /// Between any two clusters.
  case clusters

  /// The size for a piece that is wider than a line.
  var smaller: PieceSize {
    switch self {
    case .words(.words): .words(.syllables)
    case .words(.syllables): .signs
    case .signs, .clusters: .clusters
    }
  }
}

/// Cuts a text into pieces; spaces at the start of a line are those of an empty piece.
struct Pieces: IteratorProtocol {
  private let utf8: UnsafeBufferPointer<UInt8>
  private let size: PieceSize
  private var clusters: Clusters
  /// The rules, which know of what stands before the next piece only if no space does.
  private var rules: LineBreakRules

  /// - Parameters:
  ///   - utf8: the bytes of a text, which must outlive the walk.
  ///   - range: where to cut, in bytes and between clusters.
  init(of utf8: UnsafeBufferPointer<UInt8>, in range: Range<Int>, _ size: PieceSize) {
    self.utf8 = utf8
    self.size = size
    clusters = Clusters(of: utf8, in: range)
    rules = if case .words(let korean) = size { LineBreakRules(korean: korean) } else { LineBreakRules() }
  }

  /// The next piece; every piece but an empty one at the start of a line has a cluster in it.
  mutating func next() -> Piece? {
    guard !clusters.isAtEnd else { return nil }
    let start = clusters.place.offset
    var piece = Piece(start: start, end: start, cells: 0, next: start)
    if rules.isAtStart, takePlainWord(into: &piece) { return piece }
    while !piece.endsLine {
      let (place, earlierRules) = (clusters.place, rules)
      guard let cluster = clusters.next() else { return piece }
      if isBoundary(between: piece, and: cluster) {
        clusters.place = place
        rules = earlierRules
        break
      }
      piece.take(cluster)
    }
    if piece.endsLine || piece.spaces > 0 { rules.startLine() }
    return piece
  }

  /// Takes the letters and digits that come next, and the spaces after them: most pieces are no more, and need no
  /// rules.
  /// - Returns: whether another word begins there.
  @inline(__always)
  private mutating func takePlainWord(into piece: inout Piece) -> Bool {
    guard case .words = size else { return false }
    if let word = clusters.passPlainWord(withHangul: rules.isWordPart(.hangul)) {
      piece.cells += word.cells
      rules.passWordPart(word.last)
    }
    var kind = clusters.upcomingClass
    while rules.isWordPart(kind) {
      let start = clusters.place.offset
      piece.cells += clusters.passRun(of: kind)
      guard clusters.place.offset > start else { break }
      rules.passWordPart(kind)
      kind = clusters.upcomingClass
    }
    piece.end = clusters.place.offset
    if piece.end > piece.start { piece.spaces = clusters.passRun(of: .space) }
    piece.next = clusters.place.offset
    guard piece.spaces > 0, rules.isWordPart(clusters.upcomingClass) else { return false }
    rules.startLine()
    return true
  }

  /// Whether `cluster` begins another piece than the one before it; the rules pass it in any case.
  @inline(__always)
  private mutating func isBoundary(between piece: Piece, and cluster: Cluster) -> Bool {
    if cluster.isSpaceOrLineEnd { return false }
    let isFirst = piece.next == piece.start
    let afterSpaces = piece.spaces > 0
    switch size {
    case .words:
      let mayBreak = rules.allowsBreak(before: cluster, afterSpaces: afterSpaces, following: clusters.upcomingClass)
      return mayBreak && !isFirst
    case .signs: return !isFirst && (afterSpaces || dividesAddress(at: cluster.start))
    case .clusters: return !isFirst
    }
  }

  /// Whether an address or a name may be divided at `offset`, which is not the first: after a sign before a letter or
  /// digit, and before an escape.
  private func dividesAddress(at offset: Int) -> Bool {
    let (before, next) = (utf8[offset - 1], utf8[offset])
    return switch before {
    case UInt8(ascii: "%"): false
    case _ where next == UInt8(ascii: "%"): true
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "="), UInt8(ascii: "#"),
      UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "_"),
      UInt8(ascii: "-"), UInt8(ascii: "+"):
      next >= 0x80 || Character(Unicode.Scalar(next)).isLetter || Character(Unicode.Scalar(next)).isNumber
    default: false
    }
  }
}

extension Piece {
  /// Lengthens the piece by a cluster, which follows it.
  @inline(__always)
  fileprivate mutating func take(_ cluster: Cluster) {
    next = cluster.end
    switch cluster.lineBreakClass {
    case .space: spaces += cluster.cells
    case .mandatory: endsLine = true
    default:
      cells += spaces + cluster.cells
      spaces = 0
      end = cluster.end
    }
  }
}

extension Cluster {
  /// Whether the cluster ends a piece rather than being part of it.
  @inline(__always)
  fileprivate var isSpaceOrLineEnd: Bool { lineBreakClass == .space || lineBreakClass == .mandatory }
}

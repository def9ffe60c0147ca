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
  private var rules: LineBreakRules
  /// The cluster that begins the next piece.
  private var first: Cluster?

  /// - Parameters:
  ///   - text: the text, and `utf8` its bytes, which must outlive the walk.
  ///   - range: where to cut, in bytes and between clusters.
  init(of text: String, _ utf8: UnsafeBufferPointer<UInt8>, in range: Range<Int>, _ size: PieceSize) {
    self.utf8 = utf8
    self.size = size
    clusters = Clusters(of: text, utf8, in: range)
    rules = if case .words(let korean) = size { LineBreakRules(korean: korean) } else { LineBreakRules() }
    startLine()
  }

  mutating func next() -> Piece? {
    guard let first else { return nil }
    var piece = Piece(start: first.start, end: first.start, cells: 0, next: first.start)
    piece.take(first)
    while !piece.endsLine {
      guard let cluster = clusters.next() else {
        self.first = nil
        return piece
      }
      if isBoundary(between: piece, and: cluster) {
        self.first = cluster
        return piece
      }
      piece.take(cluster)
      if case .words = size, rules.keepsRun(after: cluster) {
        piece.cells += clusters.passRun(of: cluster.lineBreakClass)
        (piece.end, piece.next) = (clusters.start, clusters.start)
      }
    }
    startLine()
    return piece
  }

  private mutating func startLine() {
    rules.startLine()
    first = clusters.next()
    guard let first, !first.isSpaceOrLineEnd else { return }
    _ = rules.allowsBreak(before: first, afterSpaces: false, following: clusters.upcomingClass)
  }

  @inline(__always)
  private mutating func isBoundary(between piece: Piece, and cluster: Cluster) -> Bool {
    if cluster.isSpaceOrLineEnd { return false }
    let afterSpaces = piece.spaces > 0
    switch size {
    case .words: return rules.allowsBreak(before: cluster, afterSpaces: afterSpaces, following: clusters.upcomingClass)
    case .signs: return afterSpaces || dividesAddress(at: cluster.start)
    case .clusters: return true
    }
  }

  /// Whether the byte before `offset` is a sign after which an address or a name may be divided, or an escape begins.
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
  @inline(__always)
  fileprivate var isSpaceOrLineEnd: Bool { lineBreakClass == .space || lineBreakClass == .mandatory }
}

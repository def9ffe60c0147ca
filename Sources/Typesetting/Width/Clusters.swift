/// One extended grapheme cluster of a text.
struct Cluster {
  /// Where the cluster stands, in bytes of UTF-8.
  var start: Int
  var end: Int
  var cells: Int
  /// The class of the cluster's first scalar; UAX #14 (LB9) lets the marks after it take its class.
  var lineBreakClass: LineBreakClass
  /// Whether the first scalar is wide, full-width or half-width (UAX #11).
  var isEastAsian: Bool
  /// Whether the cluster ends in a zero-width joiner, after which no line ends (LB8a).
  var joinsNext = false
}

/// Walks the clusters of a text over its bytes; only what has marks, jamo or sequences is given to the standard library
/// to be cut, for that costs ten times as much.
struct Clusters: IteratorProtocol {
  private let utf8: UnsafeBufferPointer<UInt8>
  private let text: String
  private let table: UnicodeTable
  /// Where the next cluster starts.
  private(set) var start: Int
  private let limit: Int
  /// The scalar at `start`; at the end a line end, which stands alone.
  private var upcoming: Scalar

  private struct Scalar {
    var properties: ScalarProperties
    var end: Int
  }

  /// - Parameters:
  ///   - text: the text, and `utf8` its bytes, which must outlive the walk.
  ///   - range: where to walk, in bytes and between clusters; all of the text by default.
  init(of text: String, _ utf8: UnsafeBufferPointer<UInt8>, in range: Range<Int>? = nil, table: UnicodeTable = .shared) {
    self.text = text
    self.utf8 = utf8
    self.table = table
    start = range?.lowerBound ?? 0
    limit = range?.upperBound ?? utf8.count
    upcoming = Scalar(properties: table.lineEnd, end: start)
    upcoming = scalar(at: start)
  }

  /// Calls the body with each cluster of a text.
  static func forEach(in text: String, table: UnicodeTable = .shared, _ body: (Cluster) -> Void) {
    var storage = text
    storage.withUTF8 { utf8 in
      var clusters = Clusters(of: text, utf8, table: table)
      while let cluster = clusters.next() { body(cluster) }
    }
  }

  /// The line breaking class of the scalar that comes next; that of a line end after the last.
  var upcomingClass: LineBreakClass { upcoming.properties.lineBreakClass }

  @inline(__always)
  mutating func next() -> Cluster? {
    guard start < limit else { return nil }
    let first = upcoming
    var cluster = Cluster(
      start: start, end: first.end, cells: Int(first.properties.cells),
      lineBreakClass: first.properties.lineBreakClass, isEastAsian: first.properties.isEastAsian)
    upcoming = scalar(at: first.end)
    if !first.properties.standsAlone || !upcoming.properties.standsAlone {
      cut(&cluster)
      upcoming = scalar(at: cluster.end)
    }
    start = cluster.end
    return cluster
  }

  /// Passes over clusters of one scalar each, as long as they are of a class: the inside of a word, where most are.
  /// - Returns: their cells.
  @inline(__always)
  mutating func passRun(of lineBreakClass: LineBreakClass) -> Int {
    var cells = 0
    var (passed, current) = (start, upcoming)
    while current.properties.lineBreakClass == lineBreakClass, current.properties.standsAlone {
      let next = scalar(at: current.end)
      guard next.properties.standsAlone else { break }
      cells += Int(current.properties.cells)
      (passed, current) = (current.end, next)
    }
    (start, upcoming) = (passed, current)
    return cells
  }

  @inline(__always)
  private func scalar(at offset: Int) -> Scalar {
    guard offset < limit else { return Scalar(properties: table.lineEnd, end: offset) }
    let (point, end) = Self.decode(utf8, at: offset)
    return Scalar(properties: table.properties(of: point), end: end)
  }

  /// The scalar at an offset of valid UTF-8, and the offset after it.
  @inline(__always)
  private static func decode(_ utf8: UnsafeBufferPointer<UInt8>, at offset: Int) -> (point: UInt32, end: Int) {
    let first = UInt32(utf8[offset])
    func continuation(_ index: Int) -> UInt32 { UInt32(utf8[offset + index]) & 0x3F }
    if first < 0x80 { return (first, offset + 1) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | continuation(1), offset + 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | continuation(1) << 6 | continuation(2), offset + 3) }
    return (
      (first & 0x07) << 18 | continuation(1) << 12 | continuation(2) << 6 | continuation(3), offset + 4
    )
  }

  /// Finds the end of a cluster of several scalars.
  @inline(never)
  private func cut(_ cluster: inout Cluster) {
    let first = text.utf8.index(text.startIndex, offsetBy: cluster.start)
    let last = text.index(after: first)
    let end = min(limit, text.utf8.distance(from: text.startIndex, to: last))
    // A space that carries a mark is no space to break at.
    if cluster.lineBreakClass == .space && end > cluster.end { cluster.lineBreakClass = .alphabetic }
    cluster.end = end
    cluster.cells = table.cells(of: text.unicodeScalars[first..<last])
    cluster.joinsNext = utf8[..<end].suffix(3).elementsEqual([0xE2, 0x80, 0x8D])
  }
}

extension String {
  /// The text between two offsets in bytes of UTF-8, which must lie between scalars.
  func slice(_ range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }

  /// The text with a `▯` for each cluster that is wider than `limit` cells, at least 1.
  func replacingClusters(widerThan limit: Int) -> String {
    guard UnicodeTable.shared.mayExceed(limit) else { return self }
    return String(map { $0 != "\n" && TextWidth.cells(of: $0) > limit ? "▯" : $0 })
  }
}

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
  private let table: UnicodeTable
  private let limit: Int
  /// Where the walk is, between two clusters; it can go back to where it was.
  var place: Place

  /// Where a walk is.
  struct Place {
    /// Where the next cluster starts, in bytes.
    fileprivate(set) var offset: Int
    /// The scalar that comes next; at the end a line end, which stands alone.
    fileprivate var upcoming: Scalar
  }

  /// A scalar of the text, and the byte after it.
  fileprivate struct Scalar {
    var properties: ScalarProperties
    var end: Int
  }

  /// - Parameters:
  ///   - utf8: the bytes of a text, which must outlive the walk.
  ///   - range: where to walk, in bytes and between clusters; all of the text by default.
  init(of utf8: UnsafeBufferPointer<UInt8>, in range: Range<Int>? = nil, table: UnicodeTable = .shared) {
    self.utf8 = utf8
    self.table = table
    let start = range?.lowerBound ?? 0
    limit = range?.upperBound ?? utf8.count
    place = Place(offset: start, upcoming: Scalar(properties: table.lineEnd, end: start))
    place.upcoming = scalar(at: start)
  }

  /// Calls the body with each cluster of a text.
  static func forEach(in text: String, table: UnicodeTable = .shared, _ body: (Cluster) -> Void) {
    text.withBytes { utf8 in
      var clusters = Clusters(of: utf8, table: table)
      while let cluster = clusters.next() { body(cluster) }
    }
  }

  /// Whether no cluster is left.
  var isAtEnd: Bool { place.offset >= limit }

  /// The line breaking class of the scalar that comes next; that of a line end after the last.
  var upcomingClass: LineBreakClass { place.upcoming.properties.lineBreakClass }

  /// The next cluster; `nil` at the end.
  @inline(__always)
  mutating func next() -> Cluster? {
    guard !isAtEnd else { return nil }
    let first = place.upcoming
    var cluster = Cluster(
      start: place.offset, end: first.end, cells: Int(first.properties.cells),
      lineBreakClass: first.properties.lineBreakClass, isEastAsian: first.properties.isEastAsian)
    var upcoming = scalar(at: first.end)
    if !first.properties.standsAlone || !upcoming.properties.standsAlone {
      cut(&cluster)
      upcoming = scalar(at: cluster.end)
    }
    place = Place(offset: cluster.end, upcoming: upcoming)
    return cluster
  }

  /// Passes over clusters of one scalar each, as long as they are of a class: the inside of a word, where most are.
  /// - Returns: their cells.
  @inline(__always)
  mutating func passRun(of lineBreakClass: LineBreakClass) -> Int {
    var cells = 0
    var current = place
    while current.upcoming.properties.lineBreakClass == lineBreakClass, current.upcoming.properties.standsAlone {
      let next = scalar(at: current.upcoming.end)
      guard next.properties.standsAlone else { break }
      cells += Int(current.upcoming.properties.cells)
      current = Place(offset: current.upcoming.end, upcoming: next)
    }
    place = current
    return cells
  }

  /// Passes over what most words are made of: letters and digits of ASCII, and Hangul syllables if asked for, each a
  /// cluster of its own.
  /// - Returns: their cells, and the class of the last; `nil` if there are none.
  mutating func passPlainWord(withHangul: Bool) -> (cells: Int, last: LineBreakClass)? {
    let (utf8, limit) = (utf8, limit)
    var (end, cells) = (place.offset, 0)
    while end < limit {
      let byte = utf8[end]
      if byte.isLetterOrDigit {
        (end, cells) = (end &+ 1, cells &+ 1)
      } else if withHangul, utf8.hasHangulSyllable(at: end) {
        (end, cells) = (end &+ 3, cells &+ 2)
      } else {
        break
      }
    }
    if end > place.offset, end < limit, utf8[end] >= 0x80 {
      // What follows may be a mark on the last one.
      let isASCII = utf8[end - 1] < 0x80
      (end, cells) = (end - (isASCII ? 1 : 3), cells - (isASCII ? 1 : 2))
    }
    guard end > place.offset else { return nil }
    place = Place(offset: end, upcoming: scalar(at: end))
    let last = utf8[end - 1]
    return (cells, last >= 0x80 ? .hangul : last.isDigit ? .numeric : .alphabetic)
  }

  /// The scalar at an offset; at the end a line end.
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

  /// Whether the first and the last scalar of a text in UTF-8 stand alone; so they do in an empty one.
  static func endsStandingAlone(of utf8: UnsafeBufferPointer<UInt8>) -> (first: Bool, last: Bool) {
    guard let last = utf8.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return (true, true) }
    func standsAlone(at offset: Int) -> Bool {
      UnicodeTable.shared.properties(of: decode(utf8, at: offset).point).standsAlone
    }
    return (standsAlone(at: 0), standsAlone(at: last))
  }

  /// Finds the end of a cluster of several scalars.
  @inline(never)
  private func cut(_ cluster: inout Cluster) {
    let (text, last) = firstCluster(from: cluster.start)
    let end = min(limit, cluster.start + text.utf8.distance(from: text.startIndex, to: last))
    // A space that carries a mark is no space to break at.
    if cluster.lineBreakClass == .space && end > cluster.end { cluster.lineBreakClass = .alphabetic }
    cluster.end = end
    cluster.cells = table.cells(of: text.unicodeScalars[..<last])
    cluster.joinsNext = utf8[..<end].suffix(3).elementsEqual([0xE2, 0x80, 0x8D])
  }

  /// A text that begins with the cluster at an offset, and where that ends in it.
  private func firstCluster(from start: Int) -> (text: String, end: String.Index) {
    // Few clusters are longer than this.
    var length = 32
    while true {
      var end = min(utf8.count, start + length)
      while end < utf8.count, utf8[end] & 0xC0 == 0x80 { end += 1 }
      let text = utf8.text(in: start..<end)
      let last = text.index(after: text.startIndex)
      if last < text.endIndex || end == utf8.count { return (text, last) }
      length *= 4
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The text between two offsets of valid UTF-8, which must lie between scalars.
  func text(in range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: self[range]), as: UTF8.self)
  }

  /// Whether a Hangul syllable begins at an offset of valid UTF-8: one of `EA B0 80` to `ED 9E A3`.
  @inline(__always)
  fileprivate func hasHangulSyllable(at offset: Int) -> Bool {
    switch self[offset] {
    case 0xEB, 0xEC: true
    case 0xEA: self[offset &+ 1] >= 0xB0
    case 0xED: self[offset &+ 1] < 0x9E || self[offset &+ 1] == 0x9E && self[offset &+ 2] <= 0xA3
    default: false
    }
  }
}

extension UInt8 {
  @inline(__always)
  fileprivate var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  @inline(__always)
  fileprivate var isLetterOrDigit: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 || isDigit }
}

extension String {
  /// The text between two offsets in bytes of UTF-8, which must lie between scalars.
  func slice(_ range: Range<Int>) -> String { withBytes { $0.text(in: range) } }

  /// The text with a `▯` for each cluster that is wider than `limit` cells, at least 1.
  func replacingClusters(widerThan limit: Int) -> String {
    guard UnicodeTable.shared.mayExceed(limit) else { return self }
    return String(map { $0 != "\n" && TextWidth.cells(of: $0) > limit ? "▯" : $0 })
  }
}

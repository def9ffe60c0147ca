/// One extended grapheme cluster of a text.
struct Cluster {
  /// Where the cluster stands, in bytes of UTF-8.
  var start: Int
  var end: Int
  var cells: Int
  /// The class of the cluster's first scalar; UAX #14 (LB9) lets the marks after it take its class.
  var lineBreakClass: LineBreakClass
}

/// Walks the clusters of a text over its bytes; only a text with marks, jamo or sequences is given to the standard
/// library to be cut, for that costs ten times as much.
enum Clusters {
  static func forEach(in text: String, _ body: (Cluster) -> Void) {
    var storage = text
    storage.withUTF8 { utf8 in
      var offset = 0
      while offset < utf8.count {
        let cluster = cluster(at: offset, of: utf8, in: text)
        body(cluster)
        offset = cluster.end
      }
    }
  }

  @inline(__always)
  private static func cluster(at start: Int, of utf8: UnsafeBufferPointer<UInt8>, in text: String) -> Cluster {
    let (point, end) = decode(utf8, at: start)
    let properties = UnicodeTable.shared.properties(of: point)
    if isAlone(properties, point), end == utf8.count || isFollowed(byAloneAt: end, of: utf8) {
      return Cluster(start: start, end: end, cells: properties.cells, lineBreakClass: properties.lineBreakClass)
    }
    return cutCluster(at: start, properties.lineBreakClass, in: text)
  }

  @inline(__always)
  private static func isFollowed(byAloneAt offset: Int, of utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    let point = decode(utf8, at: offset).point
    return isAlone(UnicodeTable.shared.properties(of: point), point)
  }

  /// Line feeds mark lines inside a text that is being set, and never join a cluster there.
  @inline(__always)
  private static func isAlone(_ properties: ScalarProperties, _ point: UInt32) -> Bool {
    properties.standsAlone || point == 0x0A
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

  private static func cutCluster(at start: Int, _ lineBreakClass: LineBreakClass, in text: String) -> Cluster {
    let first = text.utf8.index(text.startIndex, offsetBy: start)
    let last = text.index(after: first)
    let end = text.utf8.distance(from: text.startIndex, to: last)
    let cells = TextWidth.cells(of: text.unicodeScalars[first..<last])
    // A space that carries a mark is no space to break at (LB10).
    let isMarkedSpace = lineBreakClass == .space && end > start + 1
    return Cluster(
      start: start, end: end, cells: cells, lineBreakClass: isMarkedSpace ? .alphabetic : lineBreakClass)
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
    guard limit < 2 else { return self }
    return String(map { $0 != "\n" && TextWidth.cells(of: $0) > limit ? "▯" : $0 })
  }
}

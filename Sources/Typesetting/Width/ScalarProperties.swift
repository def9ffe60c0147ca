/// What the typesetter must know of one Unicode scalar, packed as the generated table holds it.
struct ScalarProperties {
  let rawValue: UInt16

  /// The cells that the scalar takes on its own: 0, 1 or 2.
  var cells: Int { Int(rawValue & 0b11) }
  /// Whether two such scalars in a row are always two clusters, so that no search for the boundary is needed.
  var standsAlone: Bool { rawValue & 0b100 != 0 }
  /// Whether a variation selector after the scalar chooses between a text and an emoji form (UTS #51).
  var isVariationBase: Bool { rawValue & 0b1000 != 0 }
  /// Whether the table's Unicode version does not know the scalar.
  var isUnknown: Bool { rawValue & 0b1_0000 != 0 }
  var lineBreakClass: LineBreakClass {
    LineBreakClass(rawValue: UInt8(truncatingIfNeeded: rawValue >> 5)) ?? .alphabetic
  }
}

/// Looks up the properties of scalars: directly in the first two planes, by search beyond.
struct UnicodeTable: Sendable {
  /// The table is expanded once, on first use, and never changes.
  static let shared = UnicodeTable()

  private static let directLimit = 0x20000
  private let direct: [UInt16]

  private init() {
    var direct: [UInt16] = []
    direct.reserveCapacity(Self.directLimit)
    for (index, run) in Self.runs.enumerated() {
      let end = index + 1 < Self.runs.count ? Self.firstPoint(of: Self.runs[index + 1]) : Self.directLimit
      let count = min(end, Self.directLimit) - direct.count
      guard count > 0 else { break }
      direct.append(contentsOf: repeatElement(Self.properties(of: run), count: count))
    }
    self.direct = direct
  }

  /// The properties of the scalar with the value `point`.
  @inline(__always)
  func properties(of point: UInt32) -> ScalarProperties {
    let index = Int(point)
    return ScalarProperties(rawValue: index < direct.count ? direct[index] : Self.search(index))
  }

  /// Finds the last run that begins at or before `point`.
  private static func search(_ point: Int) -> UInt16 {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if firstPoint(of: runs[middle]) <= point { low = middle } else { high = middle }
    }
    return properties(of: runs[low])
  }

  private static func firstPoint(of run: UInt32) -> Int { Int(run >> 11) }
  private static func properties(of run: UInt32) -> UInt16 { UInt16(truncatingIfNeeded: run & 0x7FF) }
}

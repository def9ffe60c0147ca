/// What the typesetter must know of one Unicode scalar.
struct ScalarProperties {
  /// The cells that the scalar takes on its own: 0, 1 or 2.
  let cells: UInt8
  /// The class of UAX #14.
  let lineBreakClass: LineBreakClass
  private let traits: Traits

  /// The bits of the generated data, from the lowest.
  private struct Traits: OptionSet {
    let rawValue: UInt8
    static let standsAlone = Traits(rawValue: 1 << 0)
    static let isVariationBase = Traits(rawValue: 1 << 1)
    static let isUnknown = Traits(rawValue: 1 << 2)
    static let isAmbiguous = Traits(rawValue: 1 << 3)
    static let isEastAsian = Traits(rawValue: 1 << 4)
  }

  /// Unpacks an entry of the generated data: two bits of cells, five of traits, then the class.
  /// - Parameter policy: decides on the cells of ambiguous characters.
  init(packed: UInt16, policy: WidthPolicy) {
    traits = Traits(rawValue: UInt8(packed >> 2 & 0b1_1111))
    let isWidened = policy == .wide && traits.contains(.isAmbiguous)
    cells = isWidened ? 2 : UInt8(packed & 0b11)
    lineBreakClass = LineBreakClass(rawValue: UInt8(packed >> 7)) ?? .alphabetic
  }

  /// Whether two such scalars in a row are always two clusters, so that no search for the boundary is needed.
  var standsAlone: Bool { traits.contains(.standsAlone) }
  /// Whether a variation selector after the scalar chooses between a text and an emoji form (UTS #51).
  var isVariationBase: Bool { traits.contains(.isVariationBase) }
  /// Whether the table's Unicode version does not know the scalar.
  var isUnknown: Bool { traits.contains(.isUnknown) }
  /// Whether East_Asian_Width is W, F or H, which UAX #14 asks of brackets and quotation marks.
  var isEastAsian: Bool { traits.contains(.isEastAsian) }
}

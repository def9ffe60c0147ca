/// Looks up the properties of scalars, as one width policy sees them.
struct UnicodeTable: Sendable {
  /// The table of the policy that was chosen for the process.
  static let shared = UnicodeTable(policy: TextWidth.policy)

  /// How the terminal draws what Unicode leaves open.
  let policy: WidthPolicy
  /// What the indices of ``UnicodeData`` stand for.
  private let properties: [ScalarProperties]
  /// The properties of U+000A.
  let lineEnd: ScalarProperties

  /// Unpacks the hundred sets of properties; the rest of the data is used as it is.
  init(policy: WidthPolicy) {
    self.policy = policy
    properties = UnicodeData.properties.map { ScalarProperties(packed: $0, policy: policy) }
    lineEnd = properties[Int(Self.directIndex(of: 0x0A))]
  }

  /// The properties of the scalar with the value `point`.
  @inline(__always)
  func properties(of point: UInt32) -> ScalarProperties {
    properties[Int(point < UnicodeData.directLimit ? Self.directIndex(of: point) : Self.tailIndex(of: point))]
  }

  /// The index for a code point below `directLimit`, in two steps.
  @inline(__always)
  private static func directIndex(of point: UInt32) -> UInt8 {
    let block = UInt32(UnicodeData.blocks[Int(point >> UnicodeData.blockBits)])
    return UnicodeData.indices[Int(block << UnicodeData.blockBits | point & (1 << UnicodeData.blockBits - 1))]
  }

  /// The index for a code point beyond, by its run.
  private static func tailIndex(of point: UInt32) -> UInt8 {
    UnicodeData.tail.last { $0.first <= point }?.index ?? 0
  }
}

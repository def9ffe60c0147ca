/// How many brackets of a paragraph are open.
///
/// libcmark takes time by the product of open brackets and links, so that only so many may be open; real text never has
/// more than a few.
struct BracketDepth {
  private static let most = 1000
  private var depth = 0
  private var isLineBlank = true

  /// Reads the next byte and says whether it is a bracket too many.
  mutating func read(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["):
      isLineBlank = false
      if depth == Self.most { return true }
      depth += 1
    case UInt8(ascii: "]"):
      isLineBlank = false
      leave()
    case .newline:
      if isLineBlank { depth = 0 }
      isLineBlank = true
    case .space, .tab, .carriageReturn, UInt8(ascii: ">"): break
    default: isLineBlank = false
    }
    return false
  }

  /// Reads a bracket that closes one.
  mutating func leave() { depth = max(0, depth - 1) }

  /// Whether the text has a bracket too many.
  static func isExceeded(in text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      // Additions that cannot be checked for overflow are made by vectors.
      let brackets = bytes.reduce(0) { $0 &+ ($1 == UInt8(ascii: "[") ? 1 : 0) }
      guard brackets > most else { return false }
      var depth = BracketDepth()
      return bytes.contains { depth.read($0) }
    }
  }
}

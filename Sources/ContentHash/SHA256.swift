/// SHA-256 over bytes that arrive piece by piece (FIPS 180-4, section 6.2).
///
/// Caches and verdicts are keyed by it, so nobody may be able to make two inputs with one hash.
package struct SHA256: Sendable {
  private static let blockSize = 64

  private var state = SIMD8<UInt32>(
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)
  /// What has arrived since the last whole block: 0 to 63 bytes.
  private var pending: [UInt8] = []
  /// Bytes that have arrived altogether.
  private var count: UInt64 = 0

  package init() {}

  /// The hash of bytes that are all at hand.
  package static func hash(_ bytes: [UInt8]) -> Digest {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finalize()
  }

  package mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    count += UInt64(bytes.count)
    var rest = bytes[...]
    if !pending.isEmpty {
      let missing = rest.prefix(Self.blockSize - pending.count)
      pending.append(contentsOf: missing)
      rest = rest.dropFirst(missing.count)
      guard pending.count == Self.blockSize else { return }
      pending.withUnsafeBytes { compress($0, into: &state) }
      pending.removeAll(keepingCapacity: true)
    }
    let whole = rest.prefix(rest.count / Self.blockSize * Self.blockSize)
    compress(UnsafeRawBufferPointer(rebasing: whole), into: &state)
    pending.append(contentsOf: rest.dropFirst(whole.count))
  }

  /// The hash of all that has arrived; the value itself can take more.
  package func finalize() -> Digest {
    var padded = self
    padded.update([0x80])
    let zeros = (2 * Self.blockSize - 8 - padded.pending.count) % Self.blockSize
    padded.update([UInt8](repeating: 0, count: zeros))
    padded.update(bigEndianBytes(of: count * 8))
    return Digest(words: padded.state)
  }
}

/// The eight bytes of a number, the most significant first.
func bigEndianBytes(of number: UInt64) -> [UInt8] {
  withUnsafeBytes(of: number.bigEndian) { Array($0) }
}

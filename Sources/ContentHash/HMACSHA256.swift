/// A keyed signature over bytes that arrive piece by piece (RFC 2104, with SHA-256).
package struct HMACSHA256: Sendable {
  private var inner = SHA256()
  private var outer = SHA256()

  /// Starts a signature with a key of any length.
  package init(key: [UInt8]) {
    let blockSize = 64
    let short = key.count > blockSize ? SHA256.hash(key).bytes : key
    let padded = short + [UInt8](repeating: 0, count: blockSize - short.count)
    inner.update(padded.map { $0 ^ 0x36 })
    outer.update(padded.map { $0 ^ 0x5c })
  }

  /// The signature of bytes that are all at hand.
  package static func sign(_ bytes: [UInt8], key: [UInt8]) -> Digest {
    var signature = HMACSHA256(key: key)
    signature.update(bytes)
    return signature.finalize()
  }

  package mutating func update(_ bytes: [UInt8]) {
    inner.update(bytes)
  }

  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    inner.update(bytes)
  }

  /// The signature of all that has arrived; the value itself can take more.
  package func finalize() -> Digest {
    var outer = outer
    outer.update(inner.finalize().bytes)
    return outer.finalize()
  }
}

// Mistake: the zeros stand in front of the key; rejected by: fillsAShortKeyUp, hashesALongKey, givesTheCodesForShortKeys
/// The keyed hash HMAC, as RFC 2104 defines it, with SHA-1 for its hash.
enum HMAC {
  /// How many bytes of a code there have to be, half of all (RFC 2104, section 5).
  private static let shortestCode = 10

  /// Returns a key of any length as exactly one block of SHA-1, 64 bytes.
  static func block(for key: [UInt8]) -> [UInt8] {
    let short = key.count > SHA1.blockSize ? SHA1.digest(of: key) : key
    return Array(repeating: 0, count: SHA1.blockSize - short.count) + short
  }

  /// Returns the 20 bytes of HMAC-SHA-1, which nobody can make without the key.
  static func sha1(key: [UInt8], message: [UInt8]) -> [UInt8] {
    let block = block(for: key)
    let inner = SHA1.digest(of: block.map { $0 ^ 0x36 } + message)
    return SHA1.digest(of: block.map { $0 ^ 0x5c } + inner)
  }

  /// Returns whether a code belongs to a message: the whole HMAC, or at least its first ten bytes.
  ///
  /// It looks at every byte, so that the time it takes does not tell how many of them are right.
  static func isValid(_ code: [UInt8], key: [UInt8], message: [UInt8]) -> Bool {
    let hmac = sha1(key: key, message: message)
    guard (shortestCode...hmac.count).contains(code.count) else { return false }
    return zip(code, hmac).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

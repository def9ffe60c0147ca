/// The keyed hash HMAC, as RFC 2104 defines it.
enum HMAC {
  /// Returns the 20 bytes of HMAC-SHA-1, which nobody can make without the key.
  static func sha1(key: [UInt8], message: [UInt8]) -> [UInt8] {
    let short = key.count > SHA1.blockSize ? SHA1.digest(of: key) : key
    let block = short + Array(repeating: 0, count: SHA1.blockSize - short.count)
    let inner = SHA1.digest(of: block.map { $0 ^ 0x36 } + message)
    return SHA1.digest(of: block.map { $0 ^ 0x5c } + inner)
  }
}

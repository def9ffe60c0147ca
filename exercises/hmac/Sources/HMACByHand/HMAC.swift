/// The keyed hash HMAC, as RFC 2104 defines it, with SHA-1 for its hash.
enum HMAC {
  // Task 1

  /// Returns a key of any length as exactly one block of SHA-1, 64 bytes.
  static func block(for key: [UInt8]) -> [UInt8] {
    []
  }

  // Tasks 2 and 3

  /// Returns the 20 bytes of HMAC-SHA-1, which nobody can make without the key.
  static func sha1(key: [UInt8], message: [UInt8]) -> [UInt8] {
    []
  }

  // Task 4

  /// Returns whether a code belongs to a message: the whole HMAC, or at least its first ten bytes.
  static func isValid(_ code: [UInt8], key: [UInt8], message: [UInt8]) -> Bool {
    true
  }
}

/// Bytes written as the letters A to Z and the digits 2 to 7, five bits to a character (RFC 4648, section 6).
enum Base32 {
  // Task 1

  /// Returns the five bits that a character stands for.
  ///
  /// - Throws: `Base32Error.invalidCharacter` when it stands for none.
  static func value(of character: Character) throws(Base32Error) -> UInt8 {
    0xff
  }

  // Tasks 2 to 5

  /// Returns the bytes that a text stands for. The empty text stands for no bytes.
  ///
  /// Secrets are copied by hand, so small letters, spaces and hyphens are taken too, and the `=` signs at the end may be
  /// left out.
  static func decode(_ text: String) throws(Base32Error) -> [UInt8] {
    [0xde, 0xad]
  }
}

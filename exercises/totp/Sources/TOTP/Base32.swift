/// Bytes written as the letters A to Z and the digits 2 to 7, five bits to a character (RFC 4648, section 6).
enum Base32 {
  /// Returns the five bits that a character stands for.
  ///
  /// - Throws: `Base32Error.invalidCharacter` when it stands for none.
  static func value(of character: Character) throws(Base32Error) -> UInt8 {
    guard let code = character.asciiValue else { throw .invalidCharacter(character) }
    switch code {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return code - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return code - UInt8(ascii: "a")
    case UInt8(ascii: "2")...UInt8(ascii: "7"): return code - UInt8(ascii: "2") + 26
    default: throw .invalidCharacter(character)
    }
  }

  /// Returns the bytes that a text stands for. The empty text stands for no bytes.
  ///
  /// Secrets are copied by hand, so small letters, spaces and hyphens are taken too, and the `=` signs at the end may be
  /// left out.
  static func decode(_ text: String) throws(Base32Error) -> [UInt8] {
    let characters = text.filter { $0 != " " && $0 != "-" }
    let symbols = characters.prefix { $0 != "=" }
    let values = try symbols.map(value(of:))
    try checkEnd(symbols: values.count, padding: characters.dropFirst(values.count))

    var bytes: [UInt8] = []
    var buffer: UInt32 = 0
    var bits = 0
    for value in values {
      buffer = buffer << 5 | UInt32(value)
      bits += 5
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(buffer >> bits))
        buffer &= (1 << bits) - 1
      }
    }
    guard buffer == 0 else { throw .leftoverBits }
    return bytes
  }

  /// Checks that so many symbols can come from whole bytes and that what stands behind them is the padding they need.
  private static func checkEnd(symbols: Int, padding: Substring) throws(Base32Error) {
    if let stranger = padding.first(where: { $0 != "=" }) { throw .invalidCharacter(stranger) }
    let excess = symbols % 8
    guard ![1, 3, 6].contains(excess) else { throw .invalidLength(symbols) }
    guard padding.isEmpty || (excess > 0 && padding.count == 8 - excess) else { throw .invalidPadding }
  }
}

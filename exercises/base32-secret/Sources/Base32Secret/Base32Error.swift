/// What keeps a text from being Base32.
enum Base32Error: Error, Hashable, Sendable {
  /// A character stands for no value; `0`, `1`, `8` and `9` are the usual ones.
  case invalidCharacter(Character)

  /// No whole number of bytes gives this many characters.
  case invalidLength(Int)

  /// The text ends in `=` signs, but in the wrong number of them.
  case invalidPadding

  /// Bits that belong to no byte are not all zero.
  case leftoverBits
}

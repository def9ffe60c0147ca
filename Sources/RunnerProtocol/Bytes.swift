extension Array<UInt8> {
  /// Appends an integer in big-endian order.
  mutating func append(integer: UInt64) {
    for shift in stride(from: UInt64(56), through: 0, by: -8) { append(UInt8(truncatingIfNeeded: integer >> shift)) }
  }
}

extension ArraySlice<UInt8> {
  /// Takes the first bytes away; `nil`, taking none, when there are fewer.
  mutating func take(_ number: Int) -> ArraySlice<UInt8>? {
    guard number >= 0, count >= number else { return nil }
    defer { self = dropFirst(number) }
    return prefix(number)
  }

  /// Takes a big-endian integer away; `nil`, taking nothing, when there are fewer than 8 bytes.
  mutating func takeInteger() -> UInt64? {
    take(8)?.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  }
}

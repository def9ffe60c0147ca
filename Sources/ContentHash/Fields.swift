/// Hashing a sequence of fields so that no two different sequences give the same bytes.
extension SHA256 {
  /// Takes one field: its length as eight big-endian bytes, then its bytes.
  ///
  /// The length keeps `("ab", "c")` and `("a", "bc")` apart.
  package mutating func update(field bytes: [UInt8]) {
    update(bigEndianBytes(of: UInt64(bytes.count)))
    update(bytes)
  }

  /// Takes one field of text, as UTF-8.
  package mutating func update(field text: String) {
    update(field: Array(text.utf8))
  }

  /// The hash of texts in their order.
  package static func hash(fields: [String]) -> Digest {
    var hash = SHA256()
    for field in fields { hash.update(field: field) }
    return hash.finalize()
  }
}

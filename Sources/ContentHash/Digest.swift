/// The 256 bits that SHA-256 or HMAC-SHA256 ends in.
///
/// Equality looks at all the words whatever they hold, so that comparing a signature does not tell where it differs.
package struct Digest: Hashable, Sendable {
  /// The words H0 to H7 of FIPS 180-4, first word first.
  let words: SIMD8<UInt32>

  package static func == (left: Digest, right: Digest) -> Bool {
    let differences = left.words ^ right.words
    return differences.indices.reduce(UInt32(0)) { $0 | differences[$1] } == 0
  }

  /// The 32 bytes, each word in big-endian order.
  package var bytes: [UInt8] {
    words.indices.flatMap { index in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: words[index] >> UInt32($0)) } }
  }

  /// The 64 lower-case hexadecimal digits.
  package var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

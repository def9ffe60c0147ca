// Mistake: each block begins anew with the initial words; rejected by: givesTheDigestsOfTheStandard, givesTheDigestOfAnyLength, givesTheDigestOfALongMessage
/// The hash function SHA-1, as FIPS 180-4 defines it.
enum SHA1 {
  /// The number of bytes that are hashed at a time.
  static let blockSize = 64

  /// The five words with which every message begins (section 5.3.1).
  static let initialWords: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]

  /// Returns a message with a one bit, zeros and its length in bits behind it, so that it fills whole blocks
  /// (section 5.1.1).
  static func padded(_ message: [UInt8]) -> [UInt8] {
    var padded = message
    padded.append(0x80)
    while padded.count % blockSize != blockSize - 8 {
      padded.append(0)
    }
    let bits = UInt64(message.count) * 8
    return padded + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> $0) }
  }

  /// Returns the 80 words that the 64 bytes of a block are spread over, one for each round (section 6.1.2, step 1).
  static func schedule(of block: [UInt8]) -> [UInt32] {
    var words = stride(from: 0, to: blockSize, by: 4).map { start in
      block[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for round in 16..<80 {
      let word = words[round - 3] ^ words[round - 8] ^ words[round - 14] ^ words[round - 16]
      words.append(rotated(word, left: 1))
    }
    return words
  }

  /// Returns the five words after a block has been stirred into them (section 6.1.2, steps 2 to 4).
  static func compressed(_ words: [UInt32], with block: [UInt8]) -> [UInt32] {
    var (a, b, c, d, e) = (words[0], words[1], words[2], words[3], words[4])
    for (round, word) in schedule(of: block).enumerated() {
      let (mixed, constant) = mix(b, c, d, in: round)
      let next = rotated(a, left: 5) &+ mixed &+ e &+ constant &+ word
      (a, b, c, d, e) = (next, a, rotated(b, left: 30), c, d)
    }
    return zip(words, [a, b, c, d, e]).map { $0 &+ $1 }
  }

  /// Returns the 20-byte digest of a message.
  static func digest(of message: [UInt8]) -> [UInt8] {
    let padded = padded(message)
    var words = initialWords
    for start in stride(from: 0, to: padded.count, by: blockSize) {
      words = compressed(initialWords, with: Array(padded[start..<(start + blockSize)]))
    }
    return words.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }

  /// Returns the function of three words and the constant that belong to a round (sections 4.1.1 and 4.2.1).
  private static func mix(
    _ x: UInt32, _ y: UInt32, _ z: UInt32, in round: Int
  ) -> (mixed: UInt32, constant: UInt32) {
    switch round {
    case 0..<20: (x & y ^ ~x & z, 0x5a82_7999)
    case 20..<40: (x ^ y ^ z, 0x6ed9_eba1)
    case 40..<60: (x & y ^ x & z ^ y & z, 0x8f1b_bcdc)
    default: (x ^ y ^ z, 0xca62_c1d6)
    }
  }

  /// Returns the word turned to the left: what falls out on one side comes in on the other.
  private static func rotated(_ word: UInt32, left count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}

/// The hash function SHA-1, as FIPS 180-4 defines it.
enum SHA1 {
  /// The number of bytes that are hashed at a time.
  static let blockSize = 64

  /// Returns the 20-byte digest of a message.
  static func digest(of message: [UInt8]) -> [UInt8] {
    let padded = padded(message)
    var state = State()
    for start in stride(from: 0, to: padded.count, by: blockSize) {
      state.compress(padded[start..<(start + blockSize)])
    }
    return state.bytes
  }

  /// Returns a message with a one bit, zeros and its length in bits behind it, so that it fills whole blocks (section 5.1.1).
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    var padded = message
    padded.append(0x80)
    while padded.count % blockSize != blockSize - 8 {
      padded.append(0)
    }
    let bits = UInt64(message.count) * 8
    return padded + bytes(of: UInt32(truncatingIfNeeded: bits >> 32)) + bytes(of: UInt32(truncatingIfNeeded: bits))
  }

  /// Returns the four bytes of a word, the most significant one first.
  private static func bytes(of word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }

  /// The five words that a message is stirred into.
  private struct State {
    /// The initial hash value (section 5.3.1).
    var words: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]

    var bytes: [UInt8] { words.flatMap(SHA1.bytes(of:)) }

    /// Stirs in one block (section 6.1.2).
    mutating func compress(_ block: ArraySlice<UInt8>) {
      var (a, b, c, d, e) = (words[0], words[1], words[2], words[3], words[4])
      for (round, word) in Self.schedule(for: block).enumerated() {
        let (mixed, constant) = Self.mix(b, c, d, in: round)
        let next = a.rotated(left: 5) &+ mixed &+ e &+ constant &+ word
        (a, b, c, d, e) = (next, a, b.rotated(left: 30), c, d)
      }
      words = zip(words, [a, b, c, d, e]).map { $0 &+ $1 }
    }

    /// Returns the 80 words that one block is spread over, one for each round.
    private static func schedule(for block: ArraySlice<UInt8>) -> [UInt32] {
      var schedule = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
        block[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) }
      }
      for round in 16..<80 {
        let word = schedule[round - 3] ^ schedule[round - 8] ^ schedule[round - 14] ^ schedule[round - 16]
        schedule.append(word.rotated(left: 1))
      }
      return schedule
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
  }
}

extension UInt32 {
  /// Returns the word turned to the left: what falls out on one side comes in on the other.
  fileprivate func rotated(left count: Int) -> UInt32 {
    self << count | self >> (32 - count)
  }
}

/// The hash function SHA-1, as FIPS 180-4 defines it.
enum SHA1 {
  /// The number of bytes that are hashed at a time.
  static let blockSize = 64

  /// The five words with which every message begins (section 5.3.1).
  static let initialWords: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]

  // Task 1

  /// Returns a message with a one bit, zeros and its length in bits behind it, so that it fills whole blocks
  /// (section 5.1.1).
  static func padded(_ message: [UInt8]) -> [UInt8] {
    []
  }

  // Task 2

  /// Returns the 80 words that the 64 bytes of a block are spread over, one for each round (section 6.1.2, step 1).
  static func schedule(of block: [UInt8]) -> [UInt32] {
    []
  }

  // Task 3

  /// Returns the five words after a block has been stirred into them (section 6.1.2, steps 2 to 4).
  static func compressed(_ words: [UInt32], with block: [UInt8]) -> [UInt32] {
    []
  }

  // Task 4

  /// Returns the 20-byte digest of a message.
  static func digest(of message: [UInt8]) -> [UInt8] {
    []
  }
}

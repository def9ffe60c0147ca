import Testing

@testable import SHA1ByHand

@Suite("A hash by hand")
struct SHA1ByHandTests {
  // Task 1
  @Test("puts a one bit, zeros and the length behind the message")
  func padsAMessage() {
    // FIPS 180-4, section 5.1.1, pads "abc": 24 bits long, and 24 is 18 in hexadecimal.
    let zeros: [UInt8] = Array(repeating: 0, count: 59)
    #expect(
      SHA1.padded([0x61, 0x62, 0x63]) == [0x61, 0x62, 0x63, 0x80] + zeros + [24],
      "the message, one byte 0x80, zeros, and the length in bits as eight bytes at the very end")
    #expect(
      SHA1.padded([]) == [0x80] + Array(repeating: 0, count: 63),
      "an empty message becomes 0x80 and 63 zeros, the last eight of which are its length, 0")
  }

  // Task 1
  @Test("fills whole blocks, with room for the length", arguments: paddedLengths)
  func fillsWholeBlocks(length: Int, expected: Int) {
    let padded = SHA1.padded(message(length))
    #expect(
      padded.count == expected,
      "message, 0x80 and length take \(length) + 1 + 8 bytes: the next multiple of 64 is \(expected)"
    )
    #expect(
      Array(padded.prefix(length)) == message(length),
      "a message of \(length) bytes comes first in its padded form, unchanged")
  }

  // Task 1
  @Test("writes the length in bits, the most significant byte first", arguments: writtenLengths)
  func writesTheLengthInBits(length: Int, expected: [UInt8]) {
    #expect(
      Array(SHA1.padded(message(length)).suffix(8)) == expected,
      "\(length) bytes are \(length * 8) bits, in eight bytes, big end first")
  }

  // Task 1
  @Test("marks the end of the message with a single bit", arguments: [0, 3, 54, 55, 56, 63, 64, 65])
  func marksTheEnd(length: Int) {
    let padding = Array(SHA1.padded(message(length)).dropFirst(length).dropLast(8))
    #expect(
      padding == [0x80] + Array(repeating: 0, count: max(0, padding.count - 1)),
      "behind the message comes 0x80, which is a one bit and seven zeros, and then nothing but zeros before the length"
    )
  }

  // Task 2
  @Test("reads a block as sixteen words, the most significant byte first")
  func readsSixteenWords() {
    let words: [UInt32] = [
      0x0001_0203, 0x0405_0607, 0x0809_0a0b, 0x0c0d_0e0f, 0x1011_1213, 0x1415_1617, 0x1819_1a1b, 0x1c1d_1e1f,
      0x2021_2223, 0x2425_2627, 0x2829_2a2b, 0x2c2d_2e2f, 0x3031_3233, 0x3435_3637, 0x3839_3a3b, 0x3c3d_3e3f,
    ]
    #expect(
      Array(SHA1.schedule(of: Array(0..<64)).prefix(16)) == words,
      "a block of the bytes 0 to 63: four of them make a word, the first as the most significant")
    #expect(SHA1.schedule(of: Array(0..<64)).count == 80, "the schedule goes on to 80 words, one for each round")
  }

  // Task 2
  @Test("makes each later word of four earlier ones")
  func makesLaterWords() {
    // The schedule of the padded "abc", worked out with a separate program from section 6.1.2.
    let schedule = SHA1.schedule(of: abc)
    #expect(
      Array(schedule.dropFirst(16).prefix(4)) == [0xc2c4_c700, 0, 0x30, 0x8589_8e01],
      "word 16 is words 13, 8, 2 and 0 by exclusive or, turned left by one bit: here 61626380 turned")
    #expect(
      Array(schedule.suffix(4)) == [0xe6e6_0b69, 0x00f6_0a00, 0x5795_ef4f, 0x822e_0879],
      "words 76 to 79 of the padded abc are made as word 16 was, each of four earlier ones")
  }

  // Task 3
  @Test("stirs a block into the initial words")
  func stirsABlockIn() {
    // The digest of "abc" (FIPS 180, first example) is these words, since its message is one block long.
    #expect(
      SHA1.compressed(SHA1.initialWords, with: abc)
        == [0xa999_3e36, 0x4706_816a, 0xba3e_2571, 0x7850_c26c, 0x9cd0_d89d],
      "the block of the padded abc: 80 rounds, and then the words are added to those that were there before")
  }

  // Task 3
  @Test("goes on from the words that the block before has left")
  func goesOnFromTheWordsBefore() {
    // FIPS 180, second example: 56 characters, which take two blocks.
    let letters = text("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
    let firstBlock: [UInt8] = letters + [0x80] + Array(repeating: 0, count: 7)
    let secondBlock: [UInt8] = Array(repeating: 0, count: 62) + [0x01, 0xc0]
    let first: [UInt32] = [0xf428_6818, 0xc37b_27ae, 0x0408_f581, 0x8467_7148, 0x4a56_6572]
    #expect(
      SHA1.compressed(SHA1.initialWords, with: firstBlock) == first,
      "the words that the first of two blocks leaves behind (FIPS 180, second example)")
    #expect(
      SHA1.compressed(first, with: secondBlock)
        == [0x8498_3e44, 0x1c3b_d26e, 0xbaae_4aa1, 0xf951_29e5, 0xe546_70f1],
      "the second of two blocks goes on from the words that the first has left (FIPS 180, second example)")
  }

  // Task 3
  @Test("lets sums run over")
  func letsSumsRunOver() {
    // Worked out with a separate program from section 6.1.2.
    #expect(
      SHA1.compressed(SHA1.initialWords, with: Array(repeating: 0xff, count: 64))
        == [0xbafb_c2c8, 0x7c33_3226, 0x03f3_8e06, 0xc3e0_f79c, 0x1f1b_1475],
      "a block of 64 bytes ff: sums are taken modulo 2 to the 32, and what runs over is dropped")
    #expect(
      SHA1.compressed([0, 0, 0, 0, 0], with: Array(repeating: 0, count: 64))
        == [0x9e15_47ed, 0x57ec_91c2, 0x30fa_8bc8, 0xc778_5a54, 0xa7ef_a5e3],
      "a block of zeros and five words of zero: the constants alone make these words of them")
  }

  // Task 4
  @Test("gives the digests of the standard's examples", arguments: examples)
  func givesTheDigestsOfTheStandard(message: String, digest: String) {
    #expect(
      hexadecimal(SHA1.digest(of: text(message))) == digest,
      "the digest of '\(message)' as the standards print it: twenty bytes, the first word first")
  }

  // Task 4
  @Test("gives the digest of a message of any length", arguments: digests)
  func givesTheDigestOfAnyLength(length: Int, digest: String) {
    #expect(
      hexadecimal(SHA1.digest(of: message(length))) == digest,
      "\(length) bytes: if shorter or longer ones are right, look at the padding and at where blocks begin and end")
  }

  // Task 4
  @Test("gives the digest of 100,000 letters a")
  func givesTheDigestOfALongMessage() {
    let long: [UInt8] = Array(repeating: 0x61, count: 100_000)
    #expect(
      hexadecimal(SHA1.digest(of: long)) == "c4d4b30851182fc4eb8675494d42fd7f17e29c93",
      "1,563 blocks with the padding, and the digest that sha1sum and openssl print")
  }
}

// MARK: - Vectors

/// The one block of the padded message "abc".
private let abc: [UInt8] = [0x61, 0x62, 0x63, 0x80] + Array(repeating: 0, count: 59) + [24]

/// How many bytes so many become.
private let paddedLengths = [
  (0, 64), (1, 64), (54, 64), (55, 64), (56, 128), (57, 128), (63, 128), (64, 128), (65, 128), (119, 128), (120, 192),
  (128, 192),
]

private let writtenLengths: [(Int, [UInt8])] = [
  (0, [0, 0, 0, 0, 0, 0, 0, 0]),
  (1, [0, 0, 0, 0, 0, 0, 0, 8]),
  (31, [0, 0, 0, 0, 0, 0, 0, 248]),
  (32, [0, 0, 0, 0, 0, 0, 1, 0]),
  (65, [0, 0, 0, 0, 0, 0, 2, 8]),
  (8192, [0, 0, 0, 0, 0, 1, 0, 0]),
]

/// The examples of FIPS 180 and of RFC 3174, and one whose text is not ASCII (checked with sha1sum).
private let examples = [
  ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
  ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
  ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
  ("a", "86f7e437faa5a7fce15d1ddcb9eaeaea377667b8"),
  ("비밀번호", "81973897c75710d09ad0e0711caf6f51db78ea21"),
]

/// The digests of the bytes 0, 1, 2 and so on, from sha1sum.
private let digests = [
  (0, "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
  (1, "5ba93c9db0cff93f52b521d7420e43f6eda2784f"),
  (54, "cfae6d86a767b9c700b5081a54265fb2fe0f6fd9"),
  (55, "8ae2d46729cfe68ff927af5eec9c7d1b66d65ac2"),
  (56, "636e2ec698dac903498e648bd2f3af641d3c88cb"),
  (57, "7cb1330f35244b57437539253304ea78a6b7c443"),
  (63, "6d942da0c4392b123528f2905c713a3ce28364bd"),
  (64, "c6138d514ffa2135bfce0ed0b8fac65669917ec7"),
  (65, "69bd728ad6e13cd76ff19751fde427b00e395746"),
  (119, "41c89d06001bab4ab78736b44efe7ce18ce6ae08"),
  (120, "d3dbd653bd8597b7475321b60a36891278e6a04a"),
  (127, "89d7312a903f65cd2b3e34a975e55dbea9033353"),
  (128, "e6434bc401f98603d7eda504790c98c67385d535"),
  (1000, "af0b191c2de46fe13fe0908f5a6a4e90e0cafc46"),
]

/// The bytes 0, 1, 2 and so on, from 0 again after 255.
private func message(_ length: Int) -> [UInt8] {
  (0..<length).map { UInt8($0 % 256) }
}

private func text(_ text: String) -> [UInt8] {
  Array(text.utf8)
}

private func hexadecimal(_ bytes: [UInt8]) -> String {
  let digits = Array("0123456789abcdef")
  var text = ""
  for byte in bytes {
    text.append(digits[Int(byte / 16)])
    text.append(digits[Int(byte % 16)])
  }
  return text
}

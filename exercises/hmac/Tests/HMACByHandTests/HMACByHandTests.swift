import Testing

@testable import HMACByHand

@Suite("A hash with a key")
struct HMACByHandTests {
  // Task 1
  @Test("fills a short key up with zeros", arguments: [0, 1, 20, 63])
  func fillsAShortKeyUp(length: Int) {
    #expect(
      HMAC.block(for: bytes(length)) == bytes(length) + Array(repeating: 0, count: 64 - length),
      "\(length) + \(64 - length) = 64: so many zeros behind the key fill a block")
  }

  // Task 1
  @Test("takes a key of one block as it is")
  func takesAKeyOfOneBlock() {
    #expect(HMAC.block(for: bytes(64)) == bytes(64), "64 bytes fill a block; only longer keys are hashed")
  }

  // Task 1
  @Test("hashes a key that is longer than a block", arguments: longKeys)
  func hashesALongKey(length: Int, digest: String) {
    #expect(
      hexadecimal(HMAC.block(for: bytes(length))) == digest + String(repeating: "00", count: 44),
      "a key of \(length) bytes is replaced by its 20-byte digest, and that is filled up like any short key")
  }

  // Task 2
  @Test("gives the codes of RFC 2202 for keys that fit a block", arguments: shortKeyVectors)
  func givesTheCodesForShortKeys(_ vector: Vector) {
    #expect(
      hexadecimal(HMAC.sha1(key: vector.key, message: vector.message)) == vector.code,
      "test case \(vector.number) of RFC 2202: hash the block ^ 0x36 and the message, then the block ^ 0x5c and that hash"
    )
  }

  // Task 2
  @Test("gives codes for keys of any length up to a block", arguments: codesOfKeys)
  func givesCodesForKeysOfAnyLength(length: Int, expected: String) {
    #expect(
      hexadecimal(HMAC.sha1(key: bytes(length), message: Array("token".utf8))) == expected,
      "the code of the message token with the key of the bytes 0, 1, 2 and so on, \(length) of them")
  }

  // Task 2
  @Test("gives a code for an empty key and for an empty message")
  func givesACodeForNothing() {
    #expect(
      hexadecimal(HMAC.sha1(key: [], message: [])) == "fbdb1d1b18aa6c08324b7d64b71fb76370690e1d",
      "an empty key is a block of zeros, and an empty message no bytes: both hashes are made all the same")
    #expect(
      hexadecimal(HMAC.sha1(key: Array("key".utf8), message: [])) == "f42bb0eeb018ebbd4597ae7213711ec60760843f",
      "the message is empty, so the inner hash is over the block ^ 0x36 alone")
  }

  // Task 3
  @Test("gives the codes of RFC 2202 for long keys", arguments: longKeyVectors)
  func givesTheCodesForLongKeys(message: String, expected: String) {
    let key: [UInt8] = Array(repeating: 0xaa, count: 80)
    #expect(
      hexadecimal(HMAC.sha1(key: key, message: Array(message.utf8))) == expected,
      "a key of 80 bytes aa is longer than a block, so it is hashed first")
  }

  // Task 3
  @Test("gives codes on both sides of the limit", arguments: codesAroundTheLimit)
  func givesCodesAroundTheLimit(length: Int, expected: String) {
    #expect(
      hexadecimal(HMAC.sha1(key: bytes(length), message: Array("token".utf8))) == expected,
      "keys are hashed from 65 bytes on; this one has \(length)")
  }

  // Task 4
  @Test("accepts a whole code, and one that was cut to half or more")
  func acceptsACodeAndItsBeginning() {
    #expect(
      accepted(lengths: Array(5...20)) == Array(10...20),
      "the right code was cut to 5, 6, 7 and so on up to 20 bytes: from ten on it is accepted, and below that it is not"
    )
  }

  // Task 4
  @Test("refuses a code that is too short or too long")
  func refusesAnotherLength() {
    #expect(
      accepted(lengths: Array(0...9)) == [],
      "the right code cut to 0 to 9 bytes is refused: one byte alone is guessed in 256 tries, so it takes at least ten")
    #expect(isValid(code + [0]) == false, "the right twenty bytes and one more: nothing may follow them")
    #expect(isValid(code) == true, "the right twenty bytes alone are accepted")
  }

  // Task 4
  @Test("refuses a code with a single wrong bit, wherever it is")
  func refusesASingleWrongBit() {
    var passed: [Int] = []
    for place in 0..<160 {
      var wrong = code
      wrong[place / 8] ^= 1 << UInt8(place % 8)
      if isValid(wrong) { passed.append(place) }
    }
    #expect(
      passed == [],
      "each of the code's 160 bits was turned round once, and these wrong codes were accepted, by the place of the bit")
    #expect(isValid(Array(code.reversed())) == false, "the right bytes from last to first are another code")
  }

  // Task 4
  @Test("refuses a code of another key or message")
  func refusesAnotherKeyOrMessage() {
    #expect(
      HMAC.isValid(code, key: Array("Jeff".utf8), message: message) == false,
      "the code was made with the key Jefe, and is checked with the key Jeff")
    #expect(
      HMAC.isValid(code, key: key, message: message + [0x3f]) == false,
      "the code is that of another message: here a ? has been put behind it")
    #expect(HMAC.isValid(code, key: key, message: message) == true, "with the right key and message it is accepted")
  }

  /// The lengths at which the beginning of the right code is accepted.
  private func accepted(lengths: [Int]) -> [Int] {
    lengths.filter { isValid(Array(code.prefix($0))) }
  }

  private func isValid(_ code: [UInt8]) -> Bool {
    HMAC.isValid(code, key: key, message: message)
  }
}

// MARK: - Vectors

/// A test case of RFC 2202, known by its number.
struct Vector: Sendable, CustomTestStringConvertible {
  let number: Int
  let key: [UInt8]
  let message: [UInt8]
  let code: String

  init(_ number: Int, key: [UInt8], message: [UInt8], code: String) {
    self.number = number
    self.key = key
    self.message = message
    self.code = code
  }

  init(_ number: Int, key: [UInt8], text: String, code: String) {
    self.init(number, key: key, message: Array(text.utf8), code: code)
  }

  var testDescription: String { "\(number)" }
}

/// RFC 2202, section 3, test case 2.
private let key: [UInt8] = Array("Jefe".utf8)
private let message: [UInt8] = Array("what do ya want for nothing?".utf8)
private let code: [UInt8] = [
  0xef, 0xfc, 0xdf, 0x6a, 0xe5, 0xeb, 0x2f, 0xa2, 0xd2, 0x74, 0x16, 0xd5, 0xf1, 0x84, 0xdf, 0x9c, 0x25, 0x9a, 0x7c,
  0x79,
]

/// RFC 2202, section 3, test cases 1 to 5.
private let shortKeyVectors = [
  Vector(1, key: Array(repeating: 0x0b, count: 20), text: "Hi There", code: "b617318655057264e28bc0b6fb378c8ef146be00"),
  Vector(2, key: key, message: message, code: "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
  Vector(
    3, key: Array(repeating: 0xaa, count: 20), message: Array(repeating: 0xdd, count: 50),
    code: "125d7342b9ac11cd91a39af48aa17b4f63f175d3"),
  Vector(
    4, key: Array(1...25), message: Array(repeating: 0xcd, count: 50), code: "4c9007f4026250c6bc8414f9bf50c86c2d7235da"),
  Vector(
    5, key: Array(repeating: 0x0c, count: 20), text: "Test With Truncation",
    code: "4c1a03424b55e07fe7f27be1d58bb9324a9a5a04"),
]

/// RFC 2202, section 3, test cases 6 and 7, whose key is the byte aa 80 times.
private let longKeyVectors = [
  ("Test Using Larger Than Block-Size Key - Hash Key First", "aa4ae5e15272d00e95705637ce8a3b55ed402112"),
  (
    "Test Using Larger Than Block-Size Key and Larger Than One Block-Size Data",
    "e8e99d0f45237d786d6bbaa7965c7808bbff1a91"
  ),
]

/// The codes of "token" with keys of the bytes 0, 1, 2 and so on, from Python's hmac.
private let codesOfKeys = [
  (1, "9eed596042ba6cd691ed02b7f09a64bb486680b0"),
  (20, "ca83e9cbb80d5100e389e1e4ee8d9066f96b3c36"),
  (63, "ca5ff8979a9dd6746206841414370fbb2048693c"),
]
private let codesAroundTheLimit = [
  (64, "1e3cf2e0477804e9e587055a43851bfc34226045"),
  (65, "21bf994b1b8d7da6b816c979c21bde87590d2392"),
  (128, "039f2897fa10234efd3bda166a3e5a2f140eefb5"),
  (200, "b8771e83f93bb27831269698b450438f339dabda"),
]

/// The SHA-1 digests of the bytes 0, 1, 2 and so on, from sha1sum.
private let longKeys = [
  (65, "69bd728ad6e13cd76ff19751fde427b00e395746"),
  (80, "399dbc9f721e44a992a0def42d999b32af449adc"),
  (200, "54d11e99127d159799dbce10f51a75e697780478"),
]

/// The bytes 0, 1, 2 and so on.
private func bytes(_ length: Int) -> [UInt8] {
  (0..<length).map { UInt8($0) }
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

import Testing

@testable import Base32Secret

@Suite("Secrets in Base32")
struct Base32SecretTests {
  // Task 1
  @Test("knows the thirty-two characters in their order")
  func knowsTheAlphabet() {
    #expect(
      values(of: "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567") == Array(0...31),
      "A is 0, Z is 25, and the digits 2 to 7 go on from 26 to 31 (RFC 4648, table 3)")
    #expect(
      values(of: "abcdefghijklmnopqrstuvwxyz") == Array(0...25),
      "the small letters a to z stand for the same as their capitals, 0 to 25")
  }

  // Task 1
  @Test(
    "knows no value for any other character",
    arguments: ["0", "1", "8", "9", "@", "[", "`", "{", "/", ":", "=", "é", "ß", "가"])
  func knowsNoOtherCharacter(character: Character) {
    #expect(
      refusal(ofCharacter: character) == .invalidCharacter(character),
      "'\(character)' stands for no value: 0, 1 and 8 look like O, I and B, and 9 was not needed")
    #expect(values(of: "Z7") == [25, 31], "Z and 7, the last letter and the last digit, do have values: 25 and 31")
  }

  // Task 2
  @Test("decodes the test vectors of RFC 4648", arguments: rfc4648)
  func decodesTheVectors(text: String, expected: [UInt8]) {
    #expect(
      bytes(of: text) == expected,
      "'\(text)' is an example of the standard (section 10, without = signs), which prints these bytes for it")
  }

  // Task 2
  @Test("makes five bytes of every eight characters")
  func makesFiveBytesOfEight() {
    #expect(
      bytes(of: "AAAQEAYEAUDAOCAJBIFQYDIOB4IBCEQTCQKRMFYYDENBWHA5DYPSAIJCEMSCKJRH") == Array(0...39),
      "these 64 characters stand for forty bytes, 0 to 39")
    #expect(bytes(of: "77777777") == [255, 255, 255, 255, 255], "77777777 is forty bits, and all of them are set")
    #expect(
      bytes(of: "AAAAAAAA") == [0, 0, 0, 0, 0],
      "AAAAAAAA is five bytes of zero: zeros in front are bytes like all others")
    #expect(
      bytes(of: "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567").count == 20, "32 characters are 160 bits, and those are 20 bytes")
  }

  // Task 2
  @Test("decodes a long secret")
  func decodesALongSecret() {
    let text = String(repeating: "JBSWY3DPEHPK3PXP", count: 100)
    #expect(
      bytes(of: text) == longSecret,
      "a secret of a thousand bytes: no number has room for all of its bits, so what is a byte already has to leave")
    #expect(
      bytes(of: "JBSWY3DPEHPK3PXP") == [72, 101, 108, 108, 111, 33, 222, 173, 190, 239],
      "JBSWY3DPEHPK3PXP, once, is the first ten of these bytes")
  }

  // Task 3
  @Test("takes a secret as people type it", arguments: spellings)
  func takesASecretAsPeopleTypeIt(text: String) {
    #expect(bytes(of: text) == Array("12345678901234567890".utf8), "'\(text)' spells the twenty bytes of the RFCs' key")
  }

  // Task 3
  @Test("takes padding and does without it", arguments: padded)
  func takesPaddingAndDoesWithoutIt(text: String, expected: [UInt8]) {
    #expect(
      bytes(of: text) == expected, "in '\(text)' the = signs only fill the last group of eight and stand for nothing")
  }

  // Task 3
  @Test("finds nothing in an empty text", arguments: ["", " ", "-", "- -  -"])
  func findsNothingInAnEmptyText(text: String) {
    #expect(
      bytes(of: text) == [],
      "'\(text)' has no characters, so it has no bytes; whether that will do for a secret is decided elsewhere")
  }

  // Task 4
  @Test("refuses a character that stands for nothing", arguments: strangers)
  func refusesAStranger(text: String, stranger: Character) {
    #expect(
      refusal(of: text) == .invalidCharacter(stranger),
      "'\(stranger)' may be a slip for another character: to pass over it would give another key, and wrong passwords")
  }

  // Task 4
  @Test(
    "refuses a length that no bytes have",
    arguments: [("A", 1), ("AAA", 3), ("AAAAAA", 6), ("AAAAAAAAA", 9), ("MFRG G-A", 6), ("AAA=====", 3)])
  func refusesALengthThatNoBytesHave(text: String, symbols: Int) {
    #expect(
      refusal(of: text) == .invalidLength(symbols),
      "\(symbols) characters: one to five bytes give 2, 4, 5, 7 or 8, so here one is missing or one too many")
  }

  // Task 4
  @Test(
    "refuses padding of the wrong length",
    arguments: ["MY=====", "MY=======", "MY=", "MZXQ===", "MZXW6==", "MZXW6YTB=", "MZXW6YTB========", "=", "========"])
  func refusesPaddingOfTheWrongLength(text: String) {
    #expect(
      refusal(of: text) == .invalidPadding,
      "the = signs of '\(text)' do not fill the last group up to eight: they may be missing, but not too few or too many"
    )
  }

  // Task 5
  @Test(
    "refuses bits that are left over",
    arguments: ["MZ", "MB", "MR", "ZZ", "MZXX", "MZXR", "MZXW7", "MZXW6YR", "MZXW6YU", "MZ======"])
  func refusesBitsThatAreLeftOver(text: String) {
    #expect(
      refusal(of: text) == .leftoverBits,
      "the last character of '\(text)' holds bits that belong to no byte, and they are not zero, as an encoder leaves them"
    )
  }

  // Task 5
  @Test(
    "takes last characters whose spare bits are zero",
    arguments: [
      ("ME", [97]), ("74", [255]), ("QA", [128]), ("AAAQ", [0, 1]), ("7777Y", [255, 255, 252]),
      ("777777A", [255, 255, 255, 252]),
    ] as [(String, [UInt8])])
  func takesSpareBitsThatAreZero(text: String, expected: [UInt8]) {
    #expect(
      bytes(of: text) == expected,
      "the spare bits of the last character of '\(text)' are zero, as they have to be, so it is taken")
  }

  private func values(of characters: String) -> [UInt8] {
    characters.map { (try? Base32.value(of: $0)) ?? 99 }
  }

  /// The bytes that a text stands for; a text that is refused gives three bytes that no check expects.
  private func bytes(of text: String) -> [UInt8] {
    (try? Base32.decode(text)) ?? [0xba, 0xdb, 0xad]
  }

  private func refusal(of text: String) -> Base32Error? {
    do throws(Base32Error) {
      _ = try Base32.decode(text)
      return nil
    } catch {
      return error
    }
  }

  private func refusal(ofCharacter character: Character) -> Base32Error? {
    do throws(Base32Error) {
      _ = try Base32.value(of: character)
      return nil
    } catch {
      return error
    }
  }
}

// MARK: - Vectors

/// RFC 4648, section 10.
private let rfc4648: [(String, [UInt8])] = [
  ("MY", Array("f".utf8)),
  ("MZXQ", Array("fo".utf8)),
  ("MZXW6", Array("foo".utf8)),
  ("MZXW6YQ", Array("foob".utf8)),
  ("MZXW6YTB", Array("fooba".utf8)),
  ("MZXW6YTBOI", Array("foobar".utf8)),
]

/// The same with the padding that the standard prints.
private let padded: [(String, [UInt8])] = [
  ("MY======", Array("f".utf8)),
  ("MZXQ====", Array("fo".utf8)),
  ("MZXW6===", Array("foo".utf8)),
  ("MZXW6YQ=", Array("foob".utf8)),
  ("MZXW6YTB", Array("fooba".utf8)),
  ("MZXW6YTBOI======", Array("foobar".utf8)),
  ("mzxw 6ytb-oi== ====", Array("foobar".utf8)),
]

/// The key of RFC 4226 and RFC 6238.
private let spellings = [
  "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
  "gezdgnbvgy3tqojqgezdgnbvgy3tqojq",
  "GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ",
  "gezd-gnbv-gy3t-qojq-gezd-gnbv-gy3t-qojq",
  " Gezdgnbvgy3tqojqGEZDGNBVGY3TQOJQ  ",
]

private let strangers: [(String, Character)] = [
  ("JBSWY3DPEHPK3PX0", "0"),
  ("JBSWY3DPEHPK3PX1", "1"),
  ("8BSWY3DPEHPK3PXP", "8"),
  ("JBSWY3DP9HPK3PXP", "9"),
  ("JBSWY3D!", "!"),
  ("JBSWY3D_", "_"),
  ("JBSWY3DP\t", "\t"),
  ("JBSWY3Dé", "é"),
  ("JBSWY3ß", "ß"),
  ("B\u{301}BSWY3DP", "B\u{301}"),
  ("비밀", "비"),
  ("MY===A==", "A"),
  ("MY=====8", "8"),
]

/// The ten bytes 48656c6c6f21deadbeef, a hundred times.
private let longSecret: [UInt8] = (0..<100).flatMap { _ -> [UInt8] in
  [0x48, 0x65, 0x6c, 0x6c, 0x6f, 0x21, 0xde, 0xad, 0xbe, 0xef]
}

import Testing

@testable import TOTP

// Task 1
@Suite("Dynamic truncation")
struct TruncationTests {
  @Test("The worked example of RFC 4226, section 5.4")
  func rfc4226Example() {
    let hmac = bytes("1f8698690e02ca16618550ef7f19da8e945b555a")
    #expect(truncate(hmac) == 1_357_872_921, "the last byte is 5a, so the bytes 50 ef 7f 19 count, from place 10 on")
  }

  @Test("The ten truncated values of RFC 4226, appendix D", arguments: rfc4226Truncations)
  func rfc4226Truncated(hmac: String, number: UInt32) {
    #expect(truncate(bytes(hmac)) == number, "for the HMAC \(hmac) the standard prints the number \(number)")
  }

  @Test("The low half of the last byte says where the four bytes begin", arguments: 0...15)
  func lowHalfOfTheLastByteIsThePlace(place: Int) {
    // Each byte is its own place, so the result shows which bytes were read. The high half of the last one is noise.
    let hmac = (0..<19).map { UInt8($0) } + [0xa0 + UInt8(place)]
    let first = UInt32(place) << 24
    let expected = first + UInt32(place + 1) << 16 + UInt32(place + 2) << 8 + UInt32(place + 3)
    #expect(
      truncate(hmac) == expected,
      "the low half of the last byte is \(place): the bytes \(place) to \(place + 3) count, the first as the most significant"
    )
  }

  @Test("The top bit is cleared, and only that one")
  func topBitIsCleared() {
    let ones = [UInt8](repeating: 0xff, count: 20)
    #expect(truncate(ones) == 0x7fff_ffff, "ff ff ff ff without its top bit is 7f ff ff ff")
    let topBitAndOne = bytes("8000000111111111111111111111111111111100")
    #expect(truncate(topBitAndOne) == 1, "80 00 00 01 without its top bit is 00 00 00 01")
    let noTopBit = bytes("7edcba9811111111111111111111111111111100")
    #expect(truncate(noTopBit) == 0x7edc_ba98, "where the top bit is not set, nothing changes")
  }
}

// Task 2
@Suite("The counter in bytes")
struct CounterTests {
  @Test("The most significant byte comes first")
  func mostSignificantByteFirst() {
    #expect(
      counterBytes(0x0102_0304_0506_0708) == [1, 2, 3, 4, 5, 6, 7, 8],
      "the counter 0x0102030405060708 has the bytes 1 to 8, and the most significant one is 1")
  }

  @Test("Small counters have zeros in front", arguments: smallCounters)
  func smallCountersHaveZerosInFront(counter: UInt64, expected: [UInt8]) {
    #expect(counterBytes(counter) == expected, "always eight bytes, the small ones last")
  }

  @Test("Counters beyond 32 bits use the front bytes", arguments: largeCounters)
  func largeCountersUseTheFrontBytes(counter: UInt64, expected: [UInt8]) {
    #expect(counterBytes(counter) == expected, "no bit of the 64 may be lost")
  }
}

// Task 3
@Suite("HOTP")
struct HOTPTests {
  @Test("The ten passwords of RFC 4226, appendix D", arguments: zip(UInt64(0)...9, rfc4226Passwords))
  func rfc4226Password(counter: UInt64, password: String) {
    #expect(
      hotp(key: rfcKey, counter: counter) == password, "for the counter \(counter) the standard prints \(password)")
  }

  @Test("Six, seven and eight digits are the ends of one number", arguments: endsOfNumbers)
  func moreDigitsAreMoreOfTheSameNumber(counter: UInt64, passwords: [String]) {
    #expect(
      hotp(key: rfcKey, counter: counter, digits: 6) == passwords[0],
      "6 digits for the counter \(counter) are the last six of the truncated number")
    #expect(
      hotp(key: rfcKey, counter: counter, digits: 7) == passwords[1],
      "7 digits for the counter \(counter) are the last seven of the truncated number")
    #expect(
      hotp(key: rfcKey, counter: counter, digits: 8) == passwords[2],
      "8 digits for the counter \(counter) are the last eight of the truncated number")
  }

  @Test("Zeros in front belong to the password", arguments: zerosInFront)
  func zerosInFrontAreKept(counter: UInt64, digits: Int, password: String) {
    #expect(
      hotp(key: rfcKey, counter: counter, digits: digits) == password,
      "a password is text: it has \(digits) characters whatever the number")
  }

  @Test("Counters beyond 32 bits have passwords of their own", arguments: passwordsOfLargeCounters)
  func largeCountersHaveTheirOwnPasswords(counter: UInt64, password: String) {
    #expect(
      hotp(key: rfcKey, counter: counter) == password,
      "the counter \(counter) has more than 32 bits, and none of them may be lost on the way")
  }

  @Test("Keys of any length will do", arguments: passwordsOfOtherKeys)
  func keysOfAnyLength(key: [UInt8], counter: UInt64, password: String) {
    #expect(
      hotp(key: key, counter: counter, digits: 8) == password,
      "a key of \(key.count) bytes: HMAC takes keys of any length, so hotp need not look at it")
  }
}

// Task 4
@Suite("TOTP")
struct TOTPTests {
  @Test("The six SHA-1 passwords of RFC 6238, appendix B", arguments: rfc6238Passwords)
  func rfc6238Password(seconds: Int64, password: String) {
    #expect(
      totp(secret: rfcSecret, at: seconds, digits: 8) == password,
      "for second \(seconds) since 1970 the standard prints \(password)")
  }

  @Test("Six digits are the default")
  func sixDigitsByDefault() {
    #expect(totp(secret: rfcSecret, at: 59) == "287082", "digits is left out, so the password of second 59 has six")
    #expect(
      totp(secret: rfcSecret, at: 1_111_111_109) == "081804",
      "digits is left out, and the six of second 1111111109 begin with a zero, which is kept")
  }

  @Test("A password holds from one multiple of 30 seconds to just before the next", arguments: boundaries)
  func passwordHoldsForThirtySeconds(seconds: Int64, password: String) {
    #expect(
      totp(secret: rfcSecret, at: seconds) == password,
      "at second \(seconds): the counter is the number of whole periods since 1970")
  }

  @Test("Periods beyond 32 bits are counted", arguments: farAway)
  func countsPeriodsBeyond32Bits(seconds: Int64, password: String) {
    #expect(
      totp(secret: rfcSecret, at: seconds) == password,
      "at second \(seconds) more than 32 bits of periods have passed: the counter has 64, and all of them count")
  }

  @Test("A secret may be typed in small letters and in groups", arguments: spellings)
  func secretAsPeopleTypeIt(secret: String) {
    #expect(totp(secret: secret, at: 59) == "287082", "'\(secret)' spells the twenty bytes of the standard's key")
  }

  @Test("Another secret gives another password", arguments: passwordsOfOtherSecrets)
  func otherSecrets(secret: String, seconds: Int64, password: String) {
    #expect(
      totp(secret: secret, at: seconds) == password,
      "\(password) is what other programs show for the secret \(secret) at second \(seconds)")
  }
}

// Task 5
@Suite("No password")
struct NoPasswordTests {
  @Test("A secret that is not Base32 gives nil", arguments: badSecrets)
  func badSecretGivesNil(secret: String) {
    #expect(
      totp(secret: secret, at: 59) == nil,
      "'\(secret)' is not Base32: digits that belong to no secret would be refused at the login")
  }

  @Test("A secret without a single byte gives nil", arguments: ["", " ", "- -"])
  func emptySecretGivesNil(secret: String) {
    #expect(
      totp(secret: secret, at: 59) == nil,
      "'\(secret)' has not a single byte: a password that needs no secret protects nothing")
  }

  @Test("A time before 1970 gives nil", arguments: [-1, -29, -30, -31, -1_111_111_109, Int64.min])
  func timeBefore1970GivesNil(seconds: Int64) {
    #expect(
      totp(secret: rfcSecret, at: seconds) == nil,
      "second \(seconds) is before 1970: the first period begins at second 0, and there is none before it")
  }

  @Test("A length outside 6 to 8 gives nil", arguments: [Int.min, -6, 0, 1, 5, 9, 10, 100])
  func lengthOutsideSixToEightGivesNil(digits: Int) {
    #expect(
      totp(secret: rfcSecret, at: 59, digits: digits) == nil,
      "digits is \(digits), and a password has 6 to 8: the usual 6 in its place would be refused at the login")
  }
}

// MARK: - Vectors

/// The key of both RFCs: the text 12345678901234567890.
private let rfcKey = Array("12345678901234567890".utf8)

/// The same key in Base32.
private let rfcSecret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"

/// RFC 4226, appendix D: HMAC and truncated value for the counters 0 to 9.
private let rfc4226Truncations: [(String, UInt32)] = [
  ("cc93cf18508d94934c64b65d8ba7667fb7cde4b0", 1_284_755_224),
  ("75a48a19d4cbe100644e8ac1397eea747a2d33ab", 1_094_287_082),
  ("0bacb7fa082fef30782211938bc1c5e70416ff44", 137_359_152),
  ("66c28227d03a2d5529262ff016a1e6ef76557ece", 1_726_969_429),
  ("a904c900a64b35909874b33e61c5938a8e15ed1c", 1_640_338_314),
  ("a37e783d7b7233c083d4f62926c7a25f238d0316", 868_254_676),
  ("bc9cd28561042c83f219324d3c607256c03272ae", 1_918_287_922),
  ("a4fb960c0bc06e1eabb804e5b397cdc4b45596fa", 82_162_583),
  ("1b3c89f65e6c9e883012052823443f048b4332db", 673_399_871),
  ("1637409809a679dc698207310c8c7fc07290d9e5", 645_520_489),
]

/// RFC 4226, appendix D: the passwords for the counters 0 to 9.
private let rfc4226Passwords = [
  "755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871", "520489",
]

/// RFC 6238, appendix B: the rows for SHA-1.
private let rfc6238Passwords: [(Int64, String)] = [
  (59, "94287082"),
  (1_111_111_109, "07081804"),
  (1_111_111_111, "14050471"),
  (1_234_567_890, "89005924"),
  (2_000_000_000, "69279037"),
  (20_000_000_000, "65353130"),
]

private let smallCounters: [(UInt64, [UInt8])] = [
  (0, [0, 0, 0, 0, 0, 0, 0, 0]),
  (1, [0, 0, 0, 0, 0, 0, 0, 1]),
  (255, [0, 0, 0, 0, 0, 0, 0, 255]),
  (256, [0, 0, 0, 0, 0, 0, 1, 0]),
  (66_051, [0, 0, 0, 0, 0, 1, 2, 3]),
]

private let largeCounters: [(UInt64, [UInt8])] = [
  (0xffff_ffff, [0, 0, 0, 0, 255, 255, 255, 255]),
  (0x1_0000_0000, [0, 0, 0, 1, 0, 0, 0, 0]),
  (0x8000_0000_0000_0000, [128, 0, 0, 0, 0, 0, 0, 0]),
  (.max, [255, 255, 255, 255, 255, 255, 255, 255]),
]

/// The truncated values of appendix D, cut to six, seven and eight digits.
private let endsOfNumbers: [(UInt64, [String])] = [
  (0, ["755224", "4755224", "84755224"]),
  (1, ["287082", "4287082", "94287082"]),
  (2, ["359152", "7359152", "37359152"]),
  (8, ["399871", "3399871", "73399871"]),
]

/// Passwords that begin with zeros, from OATH Toolkit; the number behind the last three is smaller than 100,000.
private let zerosInFront: [(UInt64, Int, String)] = [
  (30, 6, "026920"),
  (36, 6, "003784"),
  (44, 6, "000152"),
  (25_193, 6, "000039"),
  (226_500, 6, "000007"),
  (349_495, 6, "000000"),
  (37_037_036, 8, "07081804"),
  (10_281, 6, "092555"),
  (10_281, 7, "0092555"),
  (10_281, 8, "00092555"),
]

/// Passwords of the RFCs' key, from OATH Toolkit.
private let passwordsOfLargeCounters: [(UInt64, String)] = [
  (0x1_0000_0000, "999456"),
  (0x1_0000_0001, "108930"),
  (0x100_0000_0000, "445672"),
  (0x8000_0000_0000_0000, "959616"),
  (.max, "094451"),
]

/// Passwords of keys shorter than, as long as and longer than a block of SHA-1, from OATH Toolkit.
private let passwordsOfOtherKeys: [([UInt8], UInt64, String)] = [
  ([0], 123_456_789, "34125889"),
  ([0x61], 123_456_789, "26002849"),
  (Array(0..<64), 123_456_789, "79466650"),
  (Array(0..<65), 123_456_789, "89909580"),
  (Array(0..<100), 123_456_789, "02086390"),
]

/// Times on both sides of a change, with the passwords of appendix D for the counters 0, 1, 2 and 3.
private let boundaries: [(Int64, String)] = [
  (0, "755224"), (1, "755224"), (29, "755224"),
  (30, "287082"), (31, "287082"), (59, "287082"),
  (60, "359152"), (89, "359152"),
  (90, "969429"),
]

/// Times whose counters are the first two beyond 32 bits, with the passwords of these counters.
private let farAway: [(Int64, String)] = [
  (0x1_0000_0000 * 30, "999456"),
  (0x1_0000_0001 * 30, "108930"),
]

private let spellings = [
  "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
  "gezdgnbvgy3tqojqgezdgnbvgy3tqojq",
  "GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ",
  "gezd-gnbv-gy3t-qojq-gezd-gnbv-gy3t-qojq",
]

/// Passwords of other secrets, from OATH Toolkit.
private let passwordsOfOtherSecrets: [(String, Int64, String)] = [
  ("JBSWY3DPEHPK3PXP", 0, "282760"),
  ("JBSWY3DPEHPK3PXP", 1_700_000_000, "324550"),
  ("KRUGKIDROVUWG2ZAMJZG653OEBTG66A=", 1_700_000_000, "762595"),
  ("ME", 4_102_444_800, "998366"),
]

private let badSecrets = [
  "0123456789",
  "JBSWY3DPEHPK3PX1",
  "JBSWY3DP!",
  "JBSWY3DPE",
  "JBSWY3DPEHP",
  "MZ",
  "MY=====",
  "MY===A==",
  "비밀",
]

/// Reads bytes from their hexadecimal digits, two to a byte.
private func bytes(_ hexadecimal: String) -> [UInt8] {
  let digits = hexadecimal.compactMap(\.hexDigitValue)
  var bytes: [UInt8] = []
  for place in stride(from: 0, to: digits.count, by: 2) {
    let value: Int = 16 * digits[place] + digits[place + 1]
    bytes.append(UInt8(value))
  }
  return bytes
}

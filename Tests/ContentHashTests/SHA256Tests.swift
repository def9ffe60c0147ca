import ContentHash
import Testing

@Suite("SHA-256")
struct SHA256Tests {
  /// A message as a text that is repeated, which keeps long ones out of the test's log.
  struct Vector: CustomTestStringConvertible, Sendable {
    var bytes: [UInt8]
    var times = 1
    var digest: String

    var message: [UInt8] { Array(repeatElement(bytes, count: times).joined()) }
    var testDescription: String { "\(times) × \(bytes.count) bytes, \(digest.prefix(8))" }
  }

  /// FIPS 180-4's examples and NIST's additional ones ("SHA Test Vectors for Hashing Byte-Oriented Messages").
  static let vectors = [
    Vector(bytes: [], digest: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    Vector(bytes: Array("abc".utf8), digest: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    Vector(
      bytes: Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
      digest: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    Vector(
      bytes: Array(
        """
        abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn\
        hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu
        """.utf8),
      digest: "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"),
    Vector(bytes: [0xbd], digest: "68325720aabd7c82f30f554b313d0570c95accbb7dc4b5aae11204c08ffe732b"),
    Vector(
      bytes: [0xc9, 0x8c, 0x8e, 0x55], digest: "7abc22c0ae5af26ce93dbb94433a0e0b2e119d014f8e7f65bd56c61ccccd9504"),
    Vector(bytes: [0], times: 55, digest: "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7"),
    Vector(bytes: [0], times: 56, digest: "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb"),
    Vector(bytes: [0], times: 57, digest: "65a16cb7861335d5ace3c60718b5052e44660726da4cd13bb745381b235a1785"),
    Vector(bytes: [0], times: 64, digest: "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"),
    Vector(bytes: [0], times: 1000, digest: "541b3e9daa09b20bf85fa273e5cbd3e80185aa4ec298e765db87742b70138a53"),
    Vector(
      bytes: Array("A".utf8), times: 1000, digest: "c2e686823489ced2017f6059b8b239318b6364f6dcd835d0a519105a1eadd6e4"),
    Vector(
      bytes: Array("U".utf8), times: 1005, digest: "f4d62ddec0f3dd90ea1380fa16a5ff8dc4c54b21740650f24afc4120903552b0"),
    Vector(
      bytes: Array("a".utf8), times: 1_000_000,
      digest: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ]

  @Test("gives the published digests", arguments: vectors)
  func publishedDigests(vector: Vector) {
    #expect(SHA256.hash(vector.message).hex == vector.digest)
  }

  @Test("gives one digest however the bytes arrive", arguments: [1, 3, 55, 63, 64, 65, 127, 128, 200])
  func pieces(size: Int) {
    var hash = SHA256()
    var rest = [UInt8](repeating: UInt8(ascii: "A"), count: 1000)[...]
    while !rest.isEmpty {
      hash.update(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    #expect(hash.finalize().hex == "c2e686823489ced2017f6059b8b239318b6364f6dcd835d0a519105a1eadd6e4")
  }

  @Test("can go on after a digest was taken")
  func goesOn() {
    var hash = SHA256()
    hash.update(Array("ab".utf8))
    _ = hash.finalize()
    hash.update(Array("c".utf8))
    #expect(hash.finalize().hex == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test("takes a field as its length in eight big-endian bytes and its bytes")
  func fields() {
    let bytes: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 2] + Array("ab".utf8) + [0, 0, 0, 0, 0, 0, 0, 0]
    #expect(SHA256.hash(fields: ["ab", ""]) == SHA256.hash(bytes))
  }

  @Test("keeps fields with the same joined text apart")
  func fieldBorders() {
    #expect(SHA256.hash(fields: ["ab", "c"]) != SHA256.hash(fields: ["a", "bc"]))
    #expect(SHA256.hash(fields: []) != SHA256.hash(fields: [""]))
  }

  @Test("gives the digest's bytes in the order of its hexadecimal digits")
  func digestBytes() {
    #expect(SHA256.hash(Array("abc".utf8)).bytes.prefix(4) == [0xba, 0x78, 0x16, 0xbf])
    #expect(SHA256.hash(Array("abc".utf8)).bytes.count == 32)
  }
}

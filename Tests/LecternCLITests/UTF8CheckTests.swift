import Testing

@testable import LecternCLI

/// The check of UTF-8 beside the standard library's.
@Suite("The check of UTF-8")
struct UTF8CheckTests {
  /// The bytes at which something changes in the table of RFC 3629, section 4.
  private static let edges: [UInt8] = [
    0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xF0, 0xF3, 0xF4, 0xF5,
  ]

  @Test("says of every two bytes what the standard library says")
  func pairs() {
    let pairs = (UInt8.min...UInt8.max).flatMap { first in (UInt8.min...UInt8.max).map { [first, $0] } }
    #expect(pairs.filter { areUTF8($0[...]) != isValid($0) } == [])
    #expect(pairs.count { areUTF8($0[...]) } == 128 * 128 + 30 * 64)
  }

  @Test("says of every four bytes at the edges what the standard library says", arguments: [0, 40])
  func quadruples(before: Int) {
    let prefix = Array(repeating: UInt8(ascii: "a"), count: before)
    var wrong: [[UInt8]] = []
    for a in Self.edges {
      for b in Self.edges {
        for c in Self.edges {
          for d in Self.edges where areUTF8((prefix + [a, b, c, d])[...]) != isValid([a, b, c, d]) {
            wrong.append([a, b, c, d])
          }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("holds for texts of many scripts, cut at any place")
  func texts() {
    let text = Array("Notes, 테마와 카드, 緑茶, ﷽, 👨‍👩‍👧‍👦 and 🇰🇷\n".utf8)
    for start in text.indices {
      for end in start...text.count { #expect(areUTF8(text[start..<end]) == isValid(Array(text[start..<end]))) }
    }
  }

  private func isValid(_ bytes: [UInt8]) -> Bool { String(validating: bytes, as: UTF8.self) != nil }
}

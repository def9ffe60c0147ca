import Terminal
import Testing
import Typesetting

/// What xterm sends, by its control sequences' documentation (ctlseqs).
@Suite("Input")
struct InputDecoderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var bytes: String
    var events: [InputEvent]
    var testDescription: String { bytes.debugDescription }
  }

  static let cases: [Case] = [
    .init(bytes: "a", events: [.key(.character("a"))]),
    .init(bytes: "G가🃏", events: [.key(.character("G")), .key(.character("가")), .key(.character("🃏"))]),
    .init(bytes: "\r\n\t\u{7F}", events: [.key(.enter), .key(.enter), .key(.tab), .key(.backspace)]),
    .init(bytes: "\u{3}\u{0}", events: [.key(.character("c"), .control), .key(.character(" "), .control)]),
    .init(bytes: "\u{1B}[A\u{1B}OB", events: [.key(.up), .key(.down)]),
    .init(bytes: "\u{1B}[1;5C", events: [.key(.right, .control)]),
    .init(bytes: "\u{1B}[1;2D\u{1B}[Z", events: [.key(.left, .shift), .key(.tab, .shift)]),
    .init(bytes: "\u{1B}[5~\u{1B}[6~\u{1B}[3~", events: [.key(.pageUp), .key(.pageDown), .key(.delete)]),
    .init(bytes: "\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~", events: [.key(.home), .key(.end), .key(.home), .key(.end)]),
    .init(bytes: "\u{1B}x", events: [.key(.character("x"), .alt)]),
    .init(bytes: "\u{1B}\u{1B}[B", events: [.key(.escape), .key(.down)]),
    .init(
      bytes: "\u{1B}[<0;3;7M\u{1B}[<0;3;7m",
      events: [.mouse(.press, column: 2, row: 6), .mouse(.release, column: 2, row: 6)]),
    .init(
      bytes: "\u{1B}[<64;1;1M\u{1B}[<65;1;1M",
      events: [.mouse(.wheelUp, column: 0, row: 0), .mouse(.wheelDown, column: 0, row: 0)]),
    .init(bytes: "\u{1B}[200~a\nb\u{1B}[A\u{1B}[201~c", events: [.paste("a\nb\u{1B}[A"), .key(.character("c"))]),
    // Late replies, and keys that mean nothing here.
    .init(bytes: "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\q", events: [.ground(.dark), .key(.character("q"))]),
    .init(bytes: "\u{1B}]11;rgb:ffff/ffff/dddd\u{7}q", events: [.ground(.light), .key(.character("q"))]),
    .init(bytes: "\u{1B}]10;rgb:0000/0000/0000\u{7}q", events: [.key(.character("q"))]),
    .init(bytes: "\u{1B}[?62;4cq\u{1B}[24~q", events: [.key(.character("q")), .key(.character("q"))]),
    .init(bytes: "\u{1B}P1$r0m\u{1B}\\q", events: [.key(.character("q"))]),
  ]

  @Test("keys, mouse and pastes are told, however their bytes are cut", arguments: cases)
  func events(_ example: Case) {
    var decoder = InputDecoder()
    #expect(decoder.take(example.bytes.utf8) + decoder.flush() == example.events)
    for cut in 1..<max(2, example.bytes.utf8.count) {
      var decoder = InputDecoder()
      let bytes = Array(example.bytes.utf8)
      #expect(decoder.take(bytes[..<cut]) + decoder.take(bytes[cut...]) + decoder.flush() == example.events)
    }
  }

  @Test("a lone escape is the key once nothing follows it")
  func escape() {
    var decoder = InputDecoder()
    #expect(decoder.take([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.key(.escape)])
    #expect(!decoder.isWaiting)
  }

  @Test("any bytes end in events, and none is kept for ever")
  func noise() {
    var generator = Noise(state: 7)
    for _ in 0..<2000 {
      var decoder = InputDecoder()
      let bytes = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
        Bool.random(using: &generator)
          ? [0x1B, 0x5B, 0x3B, 0x30, 0x4D, 0x4F, 0x5D].randomElement(using: &generator) ?? 0
          : UInt8.random(in: 0...255, using: &generator)
      }
      _ = decoder.take(bytes)
      _ = decoder.flush()
      let isInsidePaste = !decoder.take("\u{1B}[201~".utf8).isEmpty
      if !isInsidePaste { #expect(decoder.take("q".utf8) == [.key(.character("q"))]) }
    }
  }

  private struct Noise: RandomNumberGenerator {
    var state: UInt64
    /// Vigna's SplitMix64.
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}

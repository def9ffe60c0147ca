import SwiftSource
import Testing

@Suite("Colours on their way")
struct CodeColoursTests {
  private func colours(_ runs: (Int, CodeColours.Kind)...) -> CodeColours {
    var colours = CodeColours()
    for (length, kind) in runs { colours.append(length, kind) }
    return colours
  }

  // LEB128 by hand: 3 << 3 | 1 = 25; 300 << 3 | 3 = 2403 = 0b10010_1100011.
  @Test("are a number to a run")
  func encoding() {
    #expect(colours((3, .keyword), (300, .number)).encoded == [25, 0b1110_0011, 0b1_0010])
    #expect(CodeColours().encoded.isEmpty)
  }

  @Test("come back as they were", arguments: [1, 15, 16, 2047, 2048, 1 << 15, 1 << 28])
  func roundTrip(length: Int) {
    let sent = colours((length, .plain), (1, .keyword), (length, .attribute))
    #expect(CodeColours(encoded: sent.encoded[...]) == sent)
  }

  @Test("join what is of one kind, and know nothing empty")
  func joining() {
    #expect(colours((1, .string), (0, .keyword), (2, .string)).runs == colours((3, .string)).runs)
  }

  @Test(
    "are refused when they were damaged: cut, of no length, of no kind, without end, twice of a kind",
    arguments: [[0x80], [0], [1], [15], [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1], [9, 9]] as [[UInt8]])
  func damage(bytes: [UInt8]) {
    #expect(CodeColours(encoded: bytes[...]) == nil)
  }

  @Test(
    "are asked for the first lines of long code alone",
    arguments: [
      ("let a = 1\n", 10, 10), (String(repeating: "a", count: 1 << 15), 1 << 15, 1 << 15),
      // 3277 lines of 10 bytes are 2 more than fit.
      (String(repeating: "let a = 1\n", count: 4000), 40_000, 32_760),
      (String(repeating: "한", count: 20_000), 60_000, 32_766), (String(repeating: "👍", count: 9000), 36_000, 32_768),
    ])
  func part(code: String, whole: Int, coloured: Int) {
    #expect(code.utf8.count == whole)
    let part = CodeColours.colouredPart(of: code)
    #expect(part.utf8.count == coloured)
    #expect(code.hasPrefix(part))
  }

  @Test("are cut out of a stream wherever it is torn", arguments: 1...7)
  func messages(step: Int) {
    let messages: [[UInt8]] = [[], [1], [], Array(repeating: 7, count: 300)]
    let stream = messages.flatMap { Message.framed($0) }
    var reader = MessageReader()
    let read = stride(from: 0, to: stream.count, by: step).flatMap { start in
      reader.read(stream[start..<min(start + step, stream.count)])
    }
    #expect(read == messages)
  }
}

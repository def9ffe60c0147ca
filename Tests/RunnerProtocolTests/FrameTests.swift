import ContentHash
import RunnerProtocol
import Testing

let key = Array(UInt8(0)..<32)

/// A stream with its frames numbered from 0.
func stream(_ frames: [Frame], key: [UInt8] = key) -> [[UInt8]] {
  frames.enumerated().map { $1.encoded(number: UInt64($0), key: key) }
}

@Suite("A frame in the stream")
struct FrameTests {
  /// Made with Python's `hmac` and `struct`.
  static let vectors: [(number: UInt64, frame: Frame, bytes: String)] = [
    (
      0, Frame(.record, Array("{}".utf8)),
      "0000000000000002007b7da36b3e9f88b67ceaa9c456f5a3cfd37da0a2424f9c09e8050e1c137d6f160876"
    ),
    (258, Frame(.finished), "00000000000000000144bbf074e6a79169ec3528d3e15e55dc6de3e9719500f87d1fb39e7cb788ba76"),
  ]

  @Test("is the payload's length, the kind, the payload and an HMAC over number, kind and payload", arguments: vectors)
  func layout(number: UInt64, frame: Frame, bytes: String) {
    #expect(hexadecimal(frame.encoded(number: number, key: key)) == bytes)
  }

  /// Made with Python's `hmac` and `struct`.
  static let marks: [(number: UInt64, digits: String)] = [
    (0, "6006debb22d84e8eb1a627eba63a44ab5ab4fe047cf12247a80d90bbfc062856"),
    (258, "f2de554142121aad58aefad02742b6f0cceae80c756bd4a92043ade1d2b07857"),
  ]

  @Test("has a mark in the output that is an HMAC over its number, between two control characters", arguments: marks)
  func mark(number: UInt64, digits: String) {
    #expect(Frame.outputMark(number: number, key: key) == [1] + Array(digits.utf8) + [1])
  }

  @Test("has a mark that differs by number and key")
  func marksDiffer() {
    let keys = [key, Array(key.reversed())]
    let marks = keys.flatMap { key in (UInt64(0)..<100).map { Frame.outputMark(number: $0, key: key) } }
    #expect(Set(marks).count == marks.count)
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

@Suite("The reader of frames")
struct FrameReaderTests {
  static let frames = [
    Frame(.record, Array("{\"kind\":\"test\"}".utf8)), Frame(.record), Frame(.failed, Array("못 함".utf8)),
    Frame(.finished),
  ]

  @Test("gives the frames back whatever size of pieces they come in", arguments: [1, 2, 7, 40, 41, 42, 1000])
  func pieces(size: Int) {
    let bytes = Array(stream(Self.frames).joined())
    var reader = FrameReader(key: key)
    let taken = stride(from: 0, to: bytes.count, by: size).flatMap { start in
      reader.read(bytes[start..<min(start + size, bytes.count)])
    }
    #expect(taken == Self.frames)
    #expect(!reader.isForged)
  }

  @Test("gives the frames back when the stream is split in two at any byte")
  func splits() {
    let bytes = Array(stream(Self.frames).joined())
    for place in 0...bytes.count {
      var reader = FrameReader(key: key)
      #expect(reader.read(bytes[..<place]) + reader.read(bytes[place...]) == Self.frames)
      #expect(!reader.isForged)
    }
  }

  @Test("gives back a frame of a megabyte that comes as a pipe brings it")
  func largeFrame() {
    let frame = Frame(.record, Array(repeating: 7, count: 1 << 20))
    let bytes = frame.encoded(number: 0, key: key)
    var reader = FrameReader(key: key)
    let taken = stride(from: 0, to: bytes.count, by: 1 << 16).flatMap { reader.read(bytes[$0...].prefix(1 << 16)) }
    #expect(taken == [frame])
  }

  @Test("takes no frame with a flipped bit, nor any after it")
  func flippedBits() {
    let parts = stream(Self.frames)
    for (index, part) in parts.enumerated() {
      for bit in 0..<part.count * 8 {
        var changed = parts
        changed[index][bit / 8] ^= 0x80 >> UInt8(bit % 8)
        var reader = FrameReader(key: key)
        let taken = reader.read(Array(changed.joined())[...]) + reader.read(Array(parts.joined())[...])
        #expect(taken == Array(Self.frames.prefix(index)), "bit \(bit) of frame \(index)")
        // A frame that claims to be somewhat longer is still waited for.
        let isLength = bit < 64 && changed[index].lexicographicallyPrecedes(part) == false
        #expect(reader.isForged || isLength, "bit \(bit) of frame \(index)")
      }
    }
  }

  /// What somebody without the key, who can write to the stream, can make of an honest one.
  static let forgeries: [(name: String, parts: [[UInt8]], honest: Int)] = {
    let parts = stream(frames)
    let stranger = stream(frames, key: Array(key.reversed()))
    return [
      ("a repeated frame", [parts[0], parts[0], parts[1]], 1),
      ("two frames exchanged", [parts[1], parts[0]], 0),
      ("a dropped first frame", Array(parts.dropFirst()), 0),
      ("a dropped frame in the middle", [parts[0], parts[2], parts[3]], 1),
      ("an inserted frame of another key", [parts[0], stranger[1], parts[1]], 1),
      ("a stream of another key", stranger, 0),
      ("a frame after the end", parts + [parts[3]], 4),
      ("a frame without a signature", [parts[0], Array(parts[1].dropLast(32)), parts[1], parts[2]], 1),
      ("text", [Array("{\"kind\":\"event\"}\n".utf8)], 0),
      ("text between two frames", [parts[0], Array("1234567890".utf8), parts[1]], 1),
      ("the largest length there is", [Array(repeating: 255, count: 9)], 0),
      ("a length beyond any record", [[0, 0, 0, 0, 1, 0, 0, 1, 0]], 0),
      ("an unknown kind, rightly signed", [signedFrame(kind: 3)], 0),
    ]
  }()

  @Test("sees a forgery and takes nothing from it on", arguments: forgeries)
  func forgery(name: String, parts: [[UInt8]], honest: Int) {
    var reader = FrameReader(key: key)
    let taken = parts.flatMap { reader.read($0[...]) }
    #expect(reader.isForged)
    #expect(taken == Array(Self.frames.prefix(honest)))
    let next = Frame(.finished).encoded(number: UInt64(honest), key: key)
    #expect(reader.read(next[...]).isEmpty)
  }

  @Test("waits for the rest of a frame that has not come whole")
  func incomplete() {
    let bytes = Self.frames[0].encoded(number: 0, key: key)
    var reader = FrameReader(key: key)
    #expect(reader.read(bytes.dropLast()).isEmpty)
    #expect(!reader.isForged)
    #expect(reader.read(bytes.suffix(1)) == [Self.frames[0]])
  }

  /// A frame without payload as the runner would sign it, of a kind that there may not be.
  private static func signedFrame(kind: UInt8) -> [UInt8] {
    Array(repeating: 0, count: 8) + [kind]
      + HMACSHA256.sign(Array(repeating: 0, count: 8) + [kind], key: key).bytes
  }
}

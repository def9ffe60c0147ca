import ContentHash

/// One thing that the runner reports.
package struct Frame: Equatable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// A record of the testing library, as JSON.
    case record
    /// The run came to its own end. No payload.
    case finished
    /// The run could not begin; the payload says why.
    case failed
  }

  package var kind: Kind
  package var payload: [UInt8]

  package init(_ kind: Kind, _ payload: [UInt8] = []) {
    self.kind = kind
    self.payload = payload
  }

  /// The frame as it stands in the stream: the payload's length, the kind, the payload, and a signature over the
  /// frame's number in the stream, its kind and its payload.
  package func encoded(number: UInt64, key: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(integer: UInt64(payload.count))
    bytes.append(kind.rawValue)
    bytes += payload
    return bytes + Self.signature(number: number, kind: kind.rawValue, payload: payload[...], key: key).bytes
  }

  static func signature(number: UInt64, kind: UInt8, payload: ArraySlice<UInt8>, key: [UInt8]) -> Digest {
    var signed: [UInt8] = []
    signed.append(integer: number)
    signed.append(kind)
    var signature = HMACSHA256(key: key)
    signature.update(signed + payload)
    return signature.finalize()
  }

  /// What the runner writes to its output beside frame `number`, so that what the checks print can be told apart.
  ///
  /// Nobody without the key can know the next one.
  package static func outputMark(number: UInt64, key: [UInt8]) -> [UInt8] {
    var signed = Array("output".utf8)
    signed.append(integer: number)
    return Array("\u{1}\(HMACSHA256.sign(signed, key: key).hex)\u{1}".utf8)
  }
}

/// Takes the frames out of a stream of bytes, for as long as each is the next one and rightly signed.
package struct FrameReader: Sendable {
  private let key: [UInt8]
  private var pending: [UInt8] = []
  private var number: UInt64 = 0

  /// Whether bytes came that the runner did not write. Nothing after them is taken.
  package private(set) var isForged = false
  /// Whether the bytes so far end inside a frame.
  package var isInsideFrame: Bool { !pending.isEmpty }

  /// No record of a check is longer; a longer one is not the runner's.
  private static let longestPayload = 1 << 24
  private static let signatureLength = 32

  package init(key: [UInt8]) { self.key = key }

  /// The frames that these bytes complete.
  package mutating func read(_ bytes: ArraySlice<UInt8>) -> [Frame] {
    guard !isForged else { return [] }
    pending += bytes
    var frames: [Frame] = []
    var rest = pending[...]
    while !isForged, let frame = nextFrame(&rest) { frames.append(frame) }
    pending = isForged ? [] : Array(rest)
    return frames
  }

  private mutating func nextFrame(_ rest: inout ArraySlice<UInt8>) -> Frame? {
    var ahead = rest
    guard let length = ahead.takeInteger(), let kind = ahead.take(1)?.first else { return nil }
    guard length <= Self.longestPayload else {
      isForged = true
      return nil
    }
    guard let payload = ahead.take(Int(length)), let signature = ahead.take(Self.signatureLength) else { return nil }
    let expected = Frame.signature(number: number, kind: kind, payload: payload, key: key)
    guard expected.bytes[...] == signature, let known = Frame.Kind(rawValue: kind) else {
      isForged = true
      return nil
    }
    number += 1
    rest = ahead
    return Frame(known, Array(payload))
  }
}

/// Bytes that two processes send each other with their length before them.
package enum Message {
  /// The length as four bytes, the least significant first, and the bytes.
  package static func framed(_ bytes: some Collection<UInt8>) -> [UInt8] {
    let length = UInt32(bytes.count)
    return (0..<lengthBytes).map { UInt8(truncatingIfNeeded: length >> (8 * UInt32($0))) } + bytes
  }

  static let lengthBytes = 4
}

/// Takes the messages out of a stream of bytes.
package struct MessageReader: Sendable {
  private var pending: [UInt8] = []

  package init() {}

  /// The messages that these bytes complete.
  package mutating func read(_ bytes: some Collection<UInt8>) -> [[UInt8]] {
    pending += bytes
    var messages: [[UInt8]] = []
    var start = 0
    while let range = nextMessage(from: start) {
      messages.append(Array(pending[range]))
      start = range.upperBound
    }
    pending.removeFirst(start)
    return messages
  }

  private func nextMessage(from start: Int) -> Range<Int>? {
    let first = start + Message.lengthBytes
    guard first <= pending.count else { return nil }
    let length = pending[start..<first].reversed().reduce(0) { $0 << 8 | Int($1) }
    return first + length <= pending.count ? first..<(first + length) : nil
  }
}

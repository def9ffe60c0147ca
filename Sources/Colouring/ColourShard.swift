import ContentHash

/// One file of the store: records one after the other, the oldest first.
///
/// A record is the first 8 bytes of its key, the payload's length in 2, 8 bytes of a hash of the whole key and the payload,
/// and the payload; numbers have their least significant byte first.
struct ColourShard {
  private(set) var bytes: [UInt8]
  /// Where each record stands.
  private var records: [Range<Int>] = []

  /// Bytes that a file may have.
  static let limit = 1 << 16

  private static let nameBytes = 8
  private static let lengthBytes = 2
  private static let checkBytes = 8
  private static let headBytes = nameBytes + lengthBytes + checkBytes

  /// The bytes of a file, sound or not.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while let record = record(at: end) { records.append(record) }
  }

  /// - Parameter payload: less than 64 kB.
  static func record(_ payload: [UInt8], _ key: Digest) -> [UInt8] {
    let length = [UInt8(payload.count & 0xff), UInt8(payload.count >> 8)]
    return key.bytes.prefix(nameBytes) + length + check(payload[...], key) + payload
  }

  /// Whether a record may be added: one behind bytes that are no record would never be found.
  func hasRoom(for record: [UInt8]) -> Bool { end == bytes.count && bytes.count + record.count <= Self.limit }

  mutating func add(_ record: [UInt8]) {
    records.append(bytes.count..<(bytes.count + record.count))
    bytes += record
  }

  /// What was kept for a key; `nil` when there is nothing sound.
  func payload(of key: Digest) -> ArraySlice<UInt8>? {
    let name = Array(key.bytes.prefix(Self.nameBytes))
    return records.lazy.filter { bytes[$0].starts(with: name) }.map { bytes[$0] }
      .first { $0.dropFirst(Self.nameBytes + Self.lengthBytes).starts(with: Self.check(Self.payload($0), key)) }
      .map(Self.payload)
  }

  /// The newest records that fit into half the limit.
  var newerHalf: ColourShard {
    let start = records.first { end - $0.lowerBound <= Self.limit / 2 }?.lowerBound ?? end
    return ColourShard(Array(bytes[start..<end]))
  }

  /// Where the last record ends.
  private var end: Int { records.last?.upperBound ?? 0 }

  private func record(at start: Int) -> Range<Int>? {
    guard start + Self.headBytes <= bytes.count else { return nil }
    let length = Int(bytes[start + Self.nameBytes]) | Int(bytes[start + Self.nameBytes + 1]) << 8
    let end = start + Self.headBytes + length
    return end <= bytes.count ? start..<end : nil
  }

  private static func payload(_ record: ArraySlice<UInt8>) -> ArraySlice<UInt8> { record.dropFirst(headBytes) }

  private static func check(_ payload: ArraySlice<UInt8>, _ key: Digest) -> ArraySlice<UInt8> {
    SHA256.hash(key.bytes + payload).bytes.prefix(checkBytes)
  }
}

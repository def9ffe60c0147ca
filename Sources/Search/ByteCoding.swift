/// Writes numbers and texts one after the other; numbers in little-endian order.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ number: Int) { write(UInt32(clamping: number)) }

  /// The bytes after their number.
  mutating func write(counted content: some Collection<UInt8>) {
    write(content.count)
    bytes.append(contentsOf: content)
  }

  mutating func write(raw content: some Sequence<UInt8>) { bytes.append(contentsOf: content) }
}

/// Reads what a ``ByteWriter`` has written; nothing that the bytes hold leads out of them.
struct ByteReader {
  /// The bytes end before what they promise.
  struct Damage: Error {}

  let bytes: [UInt8]
  private(set) var offset: Int
  private let end: Int

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  mutating func read<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) throws(Damage) -> Number {
    let range = try skip(MemoryLayout<Number>.size)
    return bytes.withUnsafeBytes {
      Number(littleEndian: $0.loadUnaligned(fromByteOffset: range.lowerBound, as: Number.self))
    }
  }

  mutating func readInt() throws(Damage) -> Int { Int(try read(UInt32.self)) }

  /// The place of bytes that stand after their number.
  mutating func readCounted() throws(Damage) -> Range<Int> { try skip(readInt()) }

  mutating func readText() throws(Damage) -> String { String(decoding: bytes[try readCounted()], as: UTF8.self) }

  mutating func skip(_ count: Int) throws(Damage) -> Range<Int> {
    guard count <= end - offset else { throw Damage() }
    defer { offset += count }
    return offset..<offset + count
  }
}

/// The file in the cache that keeps the indexed texts of one course.
///
/// It is written whole under another name and then takes its place, so that any number of processes may read and write
/// it. What is not exactly what was written counts for nothing.
enum IndexFile {
  /// What an index is about, and what has made it.
  struct Key: Equatable {
    /// The canonical path of the course.
    var root: String
    /// The program whose reading of Markdown, folding and form of this file it follows; `nil` where it cannot be told.
    var program: FileStamp?
  }

  private static let signature = Array("Lectern search\n\n".utf8)

  static func bytes(of files: [IndexedFile], _ key: Key) -> [UInt8] {
    var content = ByteWriter()
    key.write(to: &content)
    content.write(files.count)
    for file in files { file.write(to: &content) }
    var writer = ByteWriter()
    writer.write(raw: signature)
    writer.write(content.bytes.withUnsafeBytes { checksum($0) })
    writer.write(raw: content.bytes)
    return writer.bytes
  }

  /// The files in an index; none where it has another key, or is damaged.
  static func files(in bytes: [UInt8], _ key: Key) -> [IndexedFile] {
    (try? read(bytes, key)) ?? []
  }

  private static func read(_ bytes: [UInt8], _ key: Key) throws(ByteReader.Damage) -> [IndexedFile] {
    var reader = ByteReader(bytes, in: bytes.indices)
    guard bytes[try reader.skip(signature.count)].elementsEqual(signature) else { throw ByteReader.Damage() }
    let expected = try reader.read(UInt64.self)
    let content = reader.offset..<bytes.count
    let found = bytes.withUnsafeBytes { checksum(UnsafeRawBufferPointer(rebasing: $0[content])) }
    guard expected == found, try Key(&reader) == key else { throw ByteReader.Damage() }
    var files: [IndexedFile] = []
    for _ in 0..<(try reader.readInt()) { files.append(try IndexedFile(&reader)) }
    return files
  }

  /// Tells damage, not malice: the cache is the user's own. Eight bytes at a time, mixed by multiplication.
  static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    let odd: UInt64 = 0x9E37_79B9_7F4A_7C15
    var sum = UInt64(bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      sum = (sum ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))) &* odd
      sum ^= sum >> 29
      offset += 8
    }
    for byte in bytes[offset...] { sum = (sum ^ UInt64(byte)) &* odd }
    return sum ^ sum >> 32
  }
}

extension IndexFile.Key {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(counted: Array(root.utf8))
    writer.write(program == nil ? UInt8(0) : 1)
    program?.write(to: &writer)
  }

  fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    root = try reader.readText()
    program = try reader.read(UInt8.self) == 0 ? nil : try FileStamp(&reader)
  }
}

extension FileStamp {
  fileprivate func write(to writer: inout ByteWriter) {
    for number in [device, inode] { writer.write(number) }
    for number in [size, modified, changed] { writer.write(number) }
  }

  fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      device: try reader.read(), inode: try reader.read(), size: try reader.read(), modified: try reader.read(),
      changed: try reader.read())
  }
}

extension IndexedFile {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(counted: Array(file.utf8))
    stamp.write(to: &writer)
    writer.write(firstSeen)
    writer.write(isSettled ? UInt8(1) : 0)
    writer.write(counted: content)
    writer.write(counted: text.storage[text.range])
  }

  fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    file = try reader.readText()
    stamp = try FileStamp(&reader)
    firstSeen = try reader.read()
    isSettled = try reader.read(UInt8.self) == 1
    content = Array(reader.bytes[try reader.readCounted()])
    text = try IndexedText(reader.bytes, in: try reader.readCounted())
  }
}

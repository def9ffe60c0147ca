/// The arguments for the linker that a Swift object file asks for, one for each library that it imports.
///
/// On Linux they stand, each ended by a zero byte, in the section `.swift1_autolink_entries`; the toolchain's own
/// `swift-autolink-extract` reads them too, but takes as long to start as the compiler. Elsewhere the linker finds them
/// itself, and there are none here. Read from 64-bit little-endian ELF, as System V's "Object Files" lays it out.
func autolinkEntries(of object: [UInt8]) -> [String] {
  guard object.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let sections = ELFSections(object) else { return [] }
  return sections.contents(named: ".swift1_autolink_entries").split(separator: 0)
    .map { String(decoding: $0, as: UTF8.self) }
}

private struct ELFSections {
  private let bytes: [UInt8]
  private let table: Int
  private let entrySize: Int
  private let count: Int
  private let names: Int

  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard let table = bytes.integer(at: 0x28, size: 8), let entrySize = bytes.integer(at: 0x3A, size: 2),
      let count = bytes.integer(at: 0x3C, size: 2), let names = bytes.integer(at: 0x3E, size: 2)
    else { return nil }
    self.table = table
    self.entrySize = entrySize
    // A count that does not fit its field stands in the size of the first, empty section.
    self.count = count > 0 ? count : bytes.integer(at: table + 0x20, size: 8) ?? 0
    self.names = names
  }

  /// The bytes of all sections of this name.
  func contents(named name: String) -> [UInt8] {
    let wanted = Array(name.utf8) + [0]
    guard let texts = range(of: names) else { return [] }
    return (0..<count).flatMap { index -> ArraySlice<UInt8> in
      guard let offset = bytes.integer(at: table + index * entrySize, size: 4),
        bytes[texts].dropFirst(offset).starts(with: wanted), let range = range(of: index)
      else { return [] }
      return bytes[range]
    }
  }

  private func range(of index: Int) -> Range<Int>? {
    let header = table + index * entrySize
    guard let offset = bytes.integer(at: header + 0x18, size: 8), let size = bytes.integer(at: header + 0x20, size: 8),
      offset <= bytes.count, size <= bytes.count - offset
    else { return nil }
    return offset..<(offset + size)
  }
}

extension [UInt8] {
  /// A little-endian number; `nil` where it is not in the bytes or does not fit.
  fileprivate func integer(at place: Int, size: Int) -> Int? {
    guard place >= 0, place <= count - size else { return nil }
    return Int(exactly: self[place..<(place + size)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}

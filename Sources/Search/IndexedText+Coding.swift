extension IndexedText {
  /// Reads the text that a range of the storage holds.
  init(_ storage: [UInt8], in range: Range<Int>) throws(ByteReader.Damage) {
    var reader = ByteReader(storage, in: range)
    self.storage = storage
    self.range = range
    let sectionCount = try reader.readInt()
    let table = try reader.skip(sectionCount * Section.byteCount)
    names = try reader.readCounted()
    shown = try reader.readCounted()
    folded = try reader.readCounted()
    lines = try reader.readCounted()
    sections = try Self.sections(
      sectionCount, ByteReader(storage, in: table), names: names, shown: shown, folded: folded)
  }

  /// Each section ends where the next begins.
  private static func sections(
    _ count: Int, _ reader: ByteReader, names: Range<Int>, shown: Range<Int>, folded: Range<Int>
  ) throws(ByteReader.Damage) -> [Section] {
    var reader = reader
    var sections: [Section] = []
    sections.reserveCapacity(count)
    for index in 0..<count {
      let section = try Section(&reader, index: index)
      if let last = sections.indices.last { try sections[last].end(where: section) }
      sections.append(section)
    }
    if let last = sections.indices.last {
      try sections[last].end(names: names.count, shown: shown.count, folded: folded.count)
    }
    return sections
  }
}

extension IndexedText.Section {
  /// The bytes of one section in the table.
  fileprivate static let byteCount = 8 * 4

  func write(to writer: inout ByteWriter) {
    let numbers = [
      level, parent ?? 0, line, anchor.lowerBound, shown.lowerBound, folded.lowerBound, foldedBody, firstLine,
    ]
    for number in numbers { writer.write(number) }
  }

  /// Reads a section whose ends are not known yet.
  fileprivate init(_ reader: inout ByteReader, index: Int) throws(ByteReader.Damage) {
    let (level, parent, line) = (try reader.readInt(), try reader.readInt(), try reader.readInt())
    let (anchor, shown, folded) = (try reader.readInt(), try reader.readInt(), try reader.readInt())
    let (foldedBody, firstLine) = (try reader.readInt(), try reader.readInt())
    guard index == 0 || parent < index else { throw ByteReader.Damage() }
    self.init(
      level: level, parent: index == 0 ? nil : parent, line: line, anchor: anchor..<anchor, shown: shown..<shown,
      folded: folded..<folded, foldedBody: foldedBody, firstLine: firstLine)
  }

  fileprivate mutating func end(where next: Self) throws(ByteReader.Damage) {
    try end(names: next.anchor.lowerBound, shown: next.shown.lowerBound, folded: next.folded.lowerBound)
  }

  fileprivate mutating func end(names: Int, shown shownEnd: Int, folded foldedEnd: Int) throws(ByteReader.Damage) {
    guard anchor.lowerBound <= names, shown.lowerBound <= shownEnd, folded.lowerBound <= foldedEnd,
      folded.lowerBound...foldedEnd ~= foldedBody
    else { throw ByteReader.Damage() }
    anchor = anchor.lowerBound..<names
    shown = shown.lowerBound..<shownEnd
    folded = folded.lowerBound..<foldedEnd
  }
}

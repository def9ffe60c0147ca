/// The sections of one Markdown text as they are searched and shown: a run of bytes that needs no further reading.
///
/// A section here ends where the next one begins, whatever its level; the one before the first heading, which every text
/// has, bears the text's own name. Folded and shown text have the same lines: the title, then the body's.
struct IndexedText: Sendable {
  /// The heading of one section and where its lines are.
  struct Section: Equatable, Sendable {
    /// 1 to 6; zero for what stands before the first heading.
    var level: Int
    /// The section around this one; `nil` for the first.
    var parent: Int?
    /// The source line of the heading, counted from 1.
    var line: Int
    /// In `names`.
    var anchor: Range<Int>
    /// In the shown text, the title's line included.
    var shown: Range<Int>
    /// In the folded text, the title's line included.
    var folded: Range<Int>
    /// Where the body begins in the folded text.
    var foldedBody: Int
    /// The index of the body's first line in `lines`.
    var firstLine: Int
  }

  let sections: [Section]
  /// What holds this text, perhaps among others.
  let storage: [UInt8]
  /// All of this text in the storage.
  let range: Range<Int>
  /// The parts of the storage.
  let names: Range<Int>
  let shown: Range<Int>
  let folded: Range<Int>
  /// The source line of each line of all bodies, four bytes each.
  let lines: Range<Int>

  /// What a link to a section names; `nil` where no link can, for it has no heading or one without letters.
  func anchor(of section: Int) -> String? {
    let anchor = String(decoding: bytes(in: names, sections[section].anchor), as: UTF8.self)
    return anchor.isEmpty ? nil : anchor
  }

  /// The section's title, then the lines of its body as they are to be shown. A carriage return in them stands for a
  /// space, and for a line's end in the source.
  func shownLines(of section: Int) -> [String] {
    // In characters a carriage return and the line's end after it would be one.
    bytes(in: shown, sections[section].shown).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast().map { String(decoding: $0, as: UTF8.self) }
  }

  func title(of section: Int) -> String {
    let title = bytes(in: shown, sections[section].shown).prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: title, as: UTF8.self)
  }

  /// The source line of a line of a section's body, both counted from 1 and 0.
  func sourceLine(of line: Int, in section: Int) -> Int {
    let offset = lines.lowerBound + 4 * (sections[section].firstLine + line)
    guard offset + 4 <= lines.upperBound else { return sections[section].line }
    return storage.withUnsafeBytes {
      Int(UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
  }

  /// Lends the folded text.
  func withFolded<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    storage.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[folded])) }
  }

  private func bytes(in part: Range<Int>, _ range: Range<Int>) -> ArraySlice<UInt8> {
    storage[(part.lowerBound + range.lowerBound)..<(part.lowerBound + range.upperBound)]
  }
}

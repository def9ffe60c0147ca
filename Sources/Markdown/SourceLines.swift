/// A part of a source text, cut into lines as CommonMark 0.30 cuts them (section 2.1: at LF, CR LF or CR).
struct SourceLines {
  /// The part as UTF-8.
  let markdown: ArraySlice<UInt8>
  /// How many lines of the text come before the part.
  let linesBefore: Int
  /// Where each line starts in `markdown`.
  private let starts: [Int]

  init(_ markdown: ArraySlice<UInt8>, linesBefore: Int = 0) {
    self.markdown = markdown
    self.linesBefore = linesBefore
    starts = Self.lineStarts(of: markdown)
  }

  /// A line of the text without its line ending, counted from 1; empty where there is no such line.
  subscript(line: Int) -> ArraySlice<UInt8> {
    let index = line - linesBefore - 1
    guard starts.indices.contains(index) else { return [] }
    var end = index + 1 < starts.count ? starts[index + 1] : markdown.endIndex
    let start = starts[index]
    while end > start, markdown[end - 1] == .newline || markdown[end - 1] == .carriageReturn { end -= 1 }
    return markdown[start..<end]
  }

  /// The numbers of the lines.
  var range: ClosedRange<Int> { linesBefore + 1...linesBefore + max(1, starts.count) }

  /// The lines without the blank ones at their end, but for the first.
  func withoutBlankEnd(_ lines: ClosedRange<Int>) -> ClosedRange<Int> {
    var last = lines.upperBound
    while last > lines.lowerBound, self[last].allSatisfy(\.isBlank) { last -= 1 }
    return lines.lowerBound...last
  }

  /// The lines of a heading, up to its underline if it has one; libcmark often counts the line after that too.
  func linesWithUnderline(_ lines: ClosedRange<Int>) -> ClosedRange<Int> {
    let underline = lines.dropFirst().first { line in
      let text = self[line].drop { $0.isBlank || $0 == UInt8(ascii: ">") }.trimmed
      return !text.isEmpty && (text.allSatisfy { $0 == .dash } || text.allSatisfy { $0 == UInt8(ascii: "=") })
    }
    return lines.lowerBound...(underline ?? lines.upperBound)
  }

  private static func lineStarts(of markdown: ArraySlice<UInt8>) -> [Int] {
    guard !markdown.isEmpty else { return [] }
    return markdown.withUnsafeBufferPointer { bytes in
      var starts = [markdown.startIndex]
      var index = bytes.lineEnd(from: 0)
      while index < bytes.count - 1 {
        if bytes[index] == .newline || bytes[index + 1] != .newline { starts.append(markdown.startIndex + index + 1) }
        index = bytes.lineEnd(from: index + 1)
      }
      return starts
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the next LF or CR stands, or the bytes end.
  func lineEnd(from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(self)
    var index = start
    while index + 8 <= count, !Self.hasLineEnd(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) { index += 8 }
    while index < count, self[index] != .newline, self[index] != .carriageReturn { index += 1 }
    return index
  }

  /// Whether one of eight bytes is LF or CR.
  private static func hasLineEnd(_ bytes: UInt64) -> Bool {
    hasZero(bytes ^ (ones &* 0x0A)) || hasZero(bytes ^ (ones &* 0x0D))
  }

  /// Whether one of eight bytes is zero: only then does taking 1 from each borrow from a bit that was not set.
  private static func hasZero(_ bytes: UInt64) -> Bool { (bytes &- ones) & ~bytes & (ones << 7) != 0 }
  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let pipe = UInt8(ascii: "|")
  static let backslash = UInt8(ascii: "\\")
  static let dash = UInt8(ascii: "-")
  static let colon = UInt8(ascii: ":")

  /// Whether the byte is a space or a tab.
  var isBlank: Bool { self == .space || self == .tab }
}

extension Collection<UInt8> {
  /// Whether the one byte stands before the other somewhere.
  func contains(_ first: UInt8, _ second: UInt8) -> Bool {
    withContiguousStorageIfAvailable { bytes in
      guard bytes.count > 1 else { return false }
      // Without a way out of the inner loop the compiler makes vectors of it.
      return stride(from: 0, to: bytes.count - 1, by: 4096).contains { start in
        var found: UInt8 = 0
        for index in start..<Swift.min(start + 4096, bytes.count - 1) {
          found |= (bytes[index] == first ? 1 : 0) & (bytes[index + 1] == second ? 1 : 0)
        }
        return found != 0
      }
    } ?? zip(self, dropFirst()).contains { $0 == first && $1 == second }
  }
}

extension Sequence<UInt8> {
  /// The bytes as text.
  var text: String { String(decoding: Array(self), as: UTF8.self) }
}

extension BidirectionalCollection<UInt8> where SubSequence: BidirectionalCollection {
  /// The bytes without spaces and tabs at both ends.
  var trimmed: SubSequence {
    let start = drop(while: \.isBlank)
    guard let last = start.lastIndex(where: { !$0.isBlank }) else { return start[start.endIndex...] }
    return start[...last]
  }
}

/// The bytes of a source text, cut into lines as CommonMark 0.30 cuts them (section 2.1: at LF, CR LF or CR).
struct SourceLines {
  /// The whole text as UTF-8, without a byte order mark.
  private let bytes: [UInt8]
  /// Where each line starts in `bytes`.
  private let starts: [Int]
  /// How many lines of front matter come before the Markdown.
  let skipped: Int

  init(_ text: String) {
    let hasMark = text.utf8.starts(with: Self.byteOrderMark)
    var text = text
    bytes = text.withUTF8 { Array($0[(hasMark ? Self.byteOrderMark.count : 0)...]) }
    starts = Self.lineStarts(of: bytes)
    skipped = 0
  }

  private init(_ lines: SourceLines, skipping skipped: Int) {
    bytes = lines.bytes
    starts = lines.starts
    self.skipped = skipped
  }

  /// The same lines with the first ones, which are not Markdown, left out of `markdown`.
  func skipping(_ count: Int) -> SourceLines { SourceLines(self, skipping: count) }

  var count: Int { starts.count }

  /// The text after the skipped lines.
  var markdown: ArraySlice<UInt8> { skipped < starts.count ? bytes[starts[skipped]...] : [] }

  /// A line without its line ending, counted from 1; empty where there is no such line.
  subscript(line: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(line - 1) else { return [] }
    var end = line < starts.count ? starts[line] : bytes.count
    let start = starts[line - 1]
    while end > start, bytes[end - 1] == .newline || bytes[end - 1] == .carriageReturn { end -= 1 }
    return bytes[start..<end]
  }

  /// The lines of a heading, up to its underline if it has one; libcmark often counts the line after that too.
  func linesWithUnderline(_ lines: ClosedRange<Int>) -> ClosedRange<Int> {
    let underline = lines.dropFirst().first { line in
      let text = self[line].drop { $0.isBlank || $0 == UInt8(ascii: ">") }.trimmed
      return !text.isEmpty && (text.allSatisfy { $0 == .dash } || text.allSatisfy { $0 == UInt8(ascii: "=") })
    }
    return lines.lowerBound...(underline ?? lines.upperBound)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    guard !bytes.isEmpty else { return [] }
    var starts = [0]
    for (index, byte) in bytes.enumerated() where index + 1 < bytes.count {
      let endsLine = byte == .newline || (byte == .carriageReturn && bytes[index + 1] != .newline)
      if endsLine { starts.append(index + 1) }
    }
    return starts
  }
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

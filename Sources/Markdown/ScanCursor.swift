/// A place in one line of a text that knows its column, with tabs stopping at every fourth (CommonMark 0.30,
/// section 2.2).
struct ScanCursor {
  /// The columns from which on a line is indented code or belongs to a footnote.
  static let codeIndent = 4

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The byte that the cursor is at; it stays at a tab until all of its columns are skipped.
  private(set) var position: Int
  private var column = 0
  /// Where the first byte after `position` stands that is neither space nor tab.
  private(set) var textStart: Int
  /// The columns from the cursor to there.
  private(set) var indent = 0
  /// Where the line ends, before its line ending.
  let lineEnd: Int
  let startOfNextLine: Int

  /// Starts at the beginning of the line that begins at `start`; lines end at LF, CR LF or CR.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    self.bytes = bytes
    position = start
    textStart = start
    let end = bytes.lineEnd(from: start)
    lineEnd = end
    let isPair = end + 1 < bytes.count && bytes[end] == .carriageReturn && bytes[end + 1] == .newline
    startOfNextLine = min(bytes.count, end + (isPair ? 2 : 1))
  }

  /// The byte at a place of the line; a newline at its end.
  subscript(index: Int) -> UInt8 { index < lineEnd ? bytes[index] : .newline }

  /// The first byte of the text; a newline in a blank line.
  var byte: UInt8 { self[textStart] }
  var isBlank: Bool { textStart == lineEnd }
  var isIndented: Bool { indent >= Self.codeIndent }
  /// The text of the line without white space before it.
  var text: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[textStart..<lineEnd]) }
  /// The line from the cursor on.
  var unread: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[position..<lineEnd]) }
  /// The columns that are left of a tab of which some were skipped.
  var columnsLeftOfTab: Int { self[position] == .tab && column % 4 > 0 ? 4 - column % 4 : 0 }

  /// Whether a byte order mark stands at a place of the line.
  func isMarked(at index: Int) -> Bool {
    self[index] == 0xEF && self[index + 1] == 0xBB && self[index + 2] == 0xBF
  }

  /// Finds the text after the cursor.
  mutating func findText() {
    textStart = position
    var textColumn = column
    while textStart < lineEnd {
      if bytes[textStart] == .space {
        textColumn += 1
      } else if bytes[textStart] == .tab {
        textColumn += 4 - textColumn % 4
      } else {
        break
      }
      textStart += 1
    }
    indent = textColumn - column
  }

  /// Skips that many columns, as far as the line goes, and says how many.
  @discardableResult
  mutating func skip(columns: Int) -> Int {
    var left = columns
    while left > 0, position < lineEnd {
      let width = bytes[position] == .tab ? 4 - column % 4 : 1
      if width <= left { position += 1 }
      column += min(width, left)
      left -= min(width, left)
    }
    return columns - left
  }

  /// Skips to a byte at or after the text's first, with no tab between.
  mutating func skip(to index: Int) {
    skip(columns: indent)
    column += index - position
    position = index
  }

  /// Skips the `>` that the text begins with, and one column of white space after it.
  mutating func skipQuoteMarker() {
    skip(to: textStart + 1)
    if self[position].isBlank { skip(columns: 1) }
  }
}

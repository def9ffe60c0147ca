/// A block that holds others, as long as it is open: what tells whether a further line stands in it (CommonMark 0.30,
/// chapter 5).
enum BlockContainer: Equatable {
  case quote
  case list(ListMarker.Kind)
  /// An item whose content stands `indent` columns in and that holds so many blocks.
  case item(indent: Int, count: Int)
  case note

  /// Skips what a line must begin with to stand in the container; false when it does not.
  func goesOn(in cursor: inout ScanCursor, startOfLine: Int) -> Bool {
    switch self {
    case .list: return true
    case .quote:
      guard !cursor.isIndented, cursor.byte == UInt8(ascii: ">") else { return false }
      cursor.skipQuoteMarker()
    case .item(let indent, let count):
      guard cursor.indent >= indent || (cursor.isBlank && count > 0) else { return false }
      cursor.skip(columns: min(indent, cursor.indent))
    case .note:
      // A blank line goes on only when it is blank altogether, without the mark of a quote, as in cmark-gfm.
      guard cursor.isIndented || (cursor.isBlank && cursor.position == startOfLine) else { return false }
      cursor.skip(columns: ScanCursor.codeIndent)
    }
    return true
  }

  /// What stands in front of its content in a line that is not its first.
  var prefix: String {
    switch self {
    case .quote: "> "
    case .item(let indent, _): String(repeating: " ", count: indent)
    case .list, .note: ""
    }
  }
}

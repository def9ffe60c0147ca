/// One source line of a table, cut into cells (GitHub Flavored Markdown 0.29, section 4.10).
enum TableRow {
  /// The cells of a row, none for a lone pipe: cut at pipes without a backslash before them, white space trimmed, `\|` read as `|`.
  static func cells(of line: ArraySlice<UInt8>) -> [String] {
    var line = line.trimmed
    let startsWithPipe = line.first == .pipe
    if startsWithPipe { line = line.dropFirst() }
    var cells: [String] = []
    var cell: [UInt8] = []
    for byte in line {
      if byte != .pipe {
        cell.append(byte)
      } else if cell.last == .backslash {
        cell[cell.count - 1] = .pipe
      } else {
        cells.append(cell.trimmed.text)
        cell = []
      }
    }
    let endsWithPipe = cell.allSatisfy(\.isBlank) && (startsWithPipe || !cells.isEmpty)
    return endsWithPipe ? cells : cells + [cell.trimmed.text]
  }

  /// The alignments that a delimiter row such as `| --- | :-: |` gives; `nil` for any other line.
  static func alignments(of line: ArraySlice<UInt8>) -> [Table.Alignment]? {
    guard mayDelimit(line) else { return nil }
    var alignments: [Table.Alignment] = []
    for cell in cells(of: line) {
      let isLeft = cell.hasPrefix(":")
      let isRight = cell.count > 1 && cell.hasSuffix(":")
      let dashes = cell.dropFirst(isLeft ? 1 : 0).dropLast(isRight ? 1 : 0)
      guard !dashes.isEmpty, dashes.allSatisfy({ $0 == "-" }) else { return nil }
      alignments.append(isLeft ? (isRight ? .center : .left) : (isRight ? .right : .none))
    }
    return alignments
  }

  /// Whether a line, with the markers of quotes before it perhaps, consists of what a delimiter row may hold.
  static func mayDelimit(_ line: some Sequence<UInt8>) -> Bool {
    var hasDash = false
    var hasMark = false
    for byte in line {
      switch byte {
      case .dash: hasDash = true
      case .pipe, .colon: hasMark = true
      case .space, .tab, UInt8(ascii: ">"): break
      default: return false
      }
    }
    return hasDash && hasMark
  }
}

/// Sets rows of cells in columns, each cell on one line: the lists and summaries of reports.
package struct ColumnLayout {
  package struct Column {
    package var alignment: Alignment
    /// The cells that the column takes at most; `nil` for as many as its widest cell.
    package var limit: Int?
    /// Whether the column takes all room that is left, and gives of its own when there is too little.
    package var isFlexible: Bool
    /// What fills the way to the next column, such as the dots of a table of contents.
    package var leader: Character?

    package init(_ alignment: Alignment = .left, limit: Int? = nil, isFlexible: Bool = false, leader: Character? = nil)
    {
      self.alignment = alignment
      self.limit = limit
      self.isFlexible = isFlexible
      self.leader = leader
    }
  }

  package var columns: [Column]
  /// The spaces between two columns, and before the first.
  package var gap: Int
  package var indent: Int
  package var ellipsis: String

  package init(columns: [Column], gap: Int = 2, indent: Int = 0, ellipsis: String = "…") {
    self.columns = columns
    self.gap = gap
    self.indent = indent
    self.ellipsis = ellipsis
  }

  /// One line a row, none wider than `width` cells; what does not fit ends in an ellipsis.
  /// - Parameter rows: a cell a column; missing cells are empty.
  package func lines(for rows: [[StyledLine]], width: Int) -> [StyledLine] {
    let widths = columnWidths(for: rows, width: width)
    return rows.map { cells in
      // No spaces on the way to cells that are empty.
      let row = cells.prefix((cells.lastIndex { !$0.isEmpty } ?? -1) + 1)
      var line = StyledLine(Span.spaces(indent))
      for (index, column) in columns.enumerated() where index < row.count {
        if index > 0 { line.spans += Span.spaces(gap) }
        let cell = row[index].truncated(to: widths[index], ellipsis: ellipsis)
        let endsRow = index == row.count - 1 || index == columns.count - 1
        line.spans += filled(cell, to: widths[index], column, endsRow: endsRow).spans
      }
      return line.truncated(to: width, ellipsis: ellipsis)
    }
  }

  private func filled(_ cell: StyledLine, to width: Int, _ column: Column, endsRow: Bool) -> StyledLine {
    if endsRow && column.alignment == .left { return cell }
    guard let leader = column.leader, width - cell.cells > 1 else { return cell.padded(to: width, column.alignment) }
    let dots = Span(" " + String(repeating: leader, count: width - cell.cells - 1), .mark)
    return StyledLine(cell.spans + [dots])
  }

  /// The cells that each column takes; with a flexible one all of `width`, or more where the others leave no room.
  package func columnWidths(for rows: [[StyledLine]], width: Int) -> [Int] {
    var widths = columns.enumerated().map { index, column in
      let natural = rows.reduce(0) { max($0, index < $1.count ? $1[index].cells : 0) }
      return min(natural, column.limit ?? .max)
    }
    let room = width - indent - gap * max(0, columns.count - 1)
    let flexible = columns.indices.filter { columns[$0].isFlexible }
    guard let widest = flexible.max(by: { widths[$0] < widths[$1] }) else { return widths }
    widths[widest] = max(1, widths[widest] + room - widths.reduce(0, +))
    return widths
  }
}

import Markdown

extension Composer {
  /// Sets a table in columns, or as records where the line is too narrow for them.
  mutating func setTable(_ table: Table) {
    galley.makeRoom()
    let count = table.header.count
    let header = table.header.map { flatten($0, .strong) }
    let rows = table.rows.map { row in
      (0..<count).map { $0 < row.count ? flatten(row[$0]) : StyledText() }
    }
    guard let layout = TableLayout(rows: [header] + rows, room: galley.room) else {
      return setRecords(header: header, rows: rows)
    }
    let alignments = (0..<count).map { $0 < table.alignments.count ? table.alignments[$0].inColumn : .left }
    setRow(cut(header, layout), layout, alignments)
    setRow(
      layout.widths.map { [SetLine(spans: [Span(String(repeating: signs.rule, count: $0), .mark)], cells: $0)] },
      layout, alignments)
    let cutRows = rows.map { cut($0, layout) }
    let hasTallRows = cutRows.contains { row in row.contains { $0.count > 1 } }
    for (index, row) in cutRows.enumerated() {
      if index > 0 && hasTallRows { galley.separate() }
      setRow(row, layout, alignments)
    }
  }

  private func cut(_ row: [StyledText], _ layout: TableLayout) -> [[SetLine]] {
    zip(row, layout.widths).map { cell, width in cell.lines(first: width, following: width) }
  }

  /// Sets the lines of a row's cells side by side.
  private mutating func setRow(_ row: [[SetLine]], _ layout: TableLayout, _ alignments: [Alignment]) {
    for line in 0..<max(1, row.reduce(0) { max($0, $1.count) }) {
      var spans: [Span] = []
      // The spaces up to the next text; those after the last are not set.
      var waiting = 0
      for (column, cell) in row.enumerated() {
        let width = layout.widths[column]
        let text = line < cell.count ? cell[line] : SetLine(spans: [], cells: 0)
        let padding = alignments[column].padding(width - text.cells)
        if !text.spans.isEmpty {
          spans += Span.spaces(waiting + padding.before) + text.spans
          waiting = padding.after + TableLayout.gap
        } else {
          waiting += width + TableLayout.gap
        }
      }
      galley.add(spans)
    }
  }

  /// Sets each row as lines of `heading: cell`.
  private mutating func setRecords(header: [StyledText], rows: [[StyledText]]) {
    for (index, row) in rows.enumerated() {
      if index > 0 { galley.separate() }
      for (heading, cell) in zip(header, row) {
        var text = heading
        if !heading.isEmpty { text.append(": ", .mark) }
        text.append(cell)
        let outer = galley.enter(marker: Span(""), indent: .spaces(2))
        galley.add(text)
        galley.leave(outer)
      }
    }
  }
}

extension Table.Alignment {
  fileprivate var inColumn: Alignment {
    switch self {
    case .none, .left: .left
    case .right: .right
    case .center: .center
    }
  }
}

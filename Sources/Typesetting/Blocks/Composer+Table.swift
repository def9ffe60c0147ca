import Markdown

extension Composer {
  mutating func setTable(_ table: Table) {
    let count = table.header.count
    let header = table.header.map { flatten($0, .strong) }
    let rows = table.rows.map { row in row.prefix(count).map { flatten($0) } }
    setTable(
      header: header.allSatisfy(\.isEmpty) ? [] : header, rows: rows, alignments: table.alignments.map(\.inColumn))
  }

  /// Sets a table in columns, or as records where the line is too narrow for them.
  /// - Parameters:
  ///   - header: no cells for a table without headings.
  ///   - rows: missing cells are empty.
  ///   - alignments: those that are missing are to the left.
  mutating func setTable(header: [StyledText], rows: [[StyledText]], alignments: [Alignment] = []) {
    let count = rows.reduce(header.count) { max($0, $1.count) }
    guard count > 0 else { return }
    galley.makeRoom()
    guard let layout = TableLayout(rows: [header] + rows, count: count, room: galley.room) else {
      return setRecords(header: header, rows: rows)
    }
    if !header.isEmpty {
      setRow(cut(header, layout), layout, alignments)
      setHeaderRule(layout)
    }
    let cutRows = rows.map { cut($0, layout) }
    let hasTallRows = cutRows.contains { row in row.contains { $0.count > 1 } }
    for (index, row) in cutRows.enumerated() {
      if index > 0 && hasTallRows { galley.separate() }
      setRow(row, layout, alignments)
    }
  }

  private mutating func setHeaderRule(_ layout: TableLayout) {
    var spans: [Span] = []
    for (index, width) in layout.widths.enumerated() {
      if index > 0 { spans += Span.spaces(TableLayout.gap) }
      spans.append(Span(visible: String(repeating: signs.rule, count: width), [.mark, .furniture]))
    }
    galley.add(spans, ending: .cut)
  }

  private func cut(_ row: [StyledText], _ layout: TableLayout) -> [[SetLine]] {
    zip(row, layout.widths).map { cell, width in cell.lines(first: width, following: width, korean: galley.korean) }
  }

  /// Sets the lines of a row's cells side by side.
  private mutating func setRow(_ row: [[SetLine]], _ layout: TableLayout, _ alignments: [Alignment]) {
    for line in 0..<max(1, row.reduce(0) { max($0, $1.count) }) {
      let cells = row.map { line < $0.count ? $0[line] : SetLine(spans: [], cells: 0) }
      galley.add(spans(of: cells, layout, alignments))
    }
  }

  /// The cells at their columns, up to the last that has a text.
  private func spans(of cells: [SetLine], _ layout: TableLayout, _ alignments: [Alignment]) -> [Span] {
    var spans: [Span] = []
    // The spaces that are left of the cell before.
    var rest = 0
    let count = (cells.lastIndex { !$0.spans.isEmpty } ?? -1) + 1
    for (column, cell) in cells.prefix(count).enumerated() {
      let alignment = column < alignments.count ? alignments[column] : .left
      let padding = alignment.padding(layout.widths[column] - cell.cells)
      if column > 0 {
        spans.append(Span(visible: String(repeating: " ", count: rest + TableLayout.gap), .tab))
      }
      spans += Span.spaces(padding.before) + cell.spans
      rest = padding.after
    }
    return spans
  }

  /// Sets each row as lines of `heading: cell`; the first has all headings, the others those with a cell.
  private mutating func setRecords(header: [StyledText], rows: [[StyledText]]) {
    for (index, row) in (rows.isEmpty ? [[]] : rows).enumerated() {
      if index > 0 { galley.separate() }
      for column in 0..<max(header.count, row.count) {
        let heading = column < header.count ? header[column] : StyledText()
        let cell = column < row.count ? row[column] : StyledText()
        if !cell.isEmpty || index == 0 { setRecordLine(heading, cell) }
      }
    }
  }

  /// Sets a heading and a cell, either of which may be empty, with their lines hanging a little.
  private mutating func setRecordLine(_ heading: StyledText, _ cell: StyledText) {
    var text = heading
    if !heading.isEmpty && !cell.isEmpty {
      text.append(":", [.mark, .furniture])
      text.append(" ", .tab)
    }
    text.append(cell)
    guard !text.isEmpty else { return }
    let outer = galley.enter(marker: Span(""), indent: .spaces(2))
    galley.add(text)
    galley.leave(outer)
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

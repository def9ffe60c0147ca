/// A table in the lines of a paragraph, its cells not yet parsed (GitHub Flavored Markdown 0.29, section 4.10).
///
/// A difference from GitHub: what may not interrupt a paragraph does not end the table either, because libcmark takes
/// it for the paragraph's text. That is an empty list item, a list from another number than 1, indented code and HTML
/// of the seventh kind.
struct TableSource {
  /// One line of the paragraph, without the markers of the containers around it.
  struct Line {
    var text: ArraySlice<UInt8>
    var isLazy: Bool
  }

  /// The first line of the paragraph, counted from 1.
  let firstLine: Int
  private let before: [Line]
  private let alignments: [Table.Alignment]
  /// The cells of the header, then of the body's rows, one a column.
  private let rows: [[String]]
  private let after: [Line]
  private let endsInBreak: Bool

  /// The most cells that a table may have, as GitHub bounds it: short rows under a wide header are filled up.
  private static let mostCells = 1 << 19

  /// The first table in the lines; `nil` without a delimiter row under a header of as many cells.
  init?(_ lines: [Line], firstLine: Int, isHeading: Bool) {
    let delimiter = lines.indices.dropFirst().first { index in
      guard !lines[index].isLazy, !lines[index - 1].isLazy else { return false }
      return TableRow.alignments(of: lines[index].text)?.count == TableRow.cells(of: lines[index - 1].text).count
    }
    guard let delimiter, let alignments = TableRow.alignments(of: lines[delimiter].text) else { return nil }
    var body = lines[(delimiter + 1)...].prefix { !$0.isLazy && !TableRow.cells(of: $0.text).isEmpty }
    after = Array(lines[body.endIndex...])
    endsInBreak = isHeading && after.isEmpty && Self.isThematicBreak(body.last)
    if endsInBreak { body = body.dropLast() }

    guard (body.count + 1) * alignments.count <= Self.mostCells else { return nil }
    rows = ([lines[delimiter - 1]] + body).map { line in
      let cells = TableRow.cells(of: line.text).prefix(alignments.count)
      return cells + Array(repeating: "", count: alignments.count - cells.count)
    }
    before = Array(lines[..<(delimiter - 1)])
    self.alignments = alignments
    self.firstLine = firstLine
  }

  /// The underline of a setext heading, which the paragraph's last line is, as a block of its own (section 4.1).
  private static func isThematicBreak(_ line: Line?) -> Bool {
    guard let text = line?.text else { return false }
    return text.count >= 3 && text.allSatisfy { $0 == .dash }
  }

  /// What holds inlines, in the order in which `blocks(taking:)` takes them back.
  var pieces: [InlineBatch.Piece] {
    piece(.paragraph, of: before, at: firstLine)
      + rows.enumerated().flatMap { index, row in
        row.map { InlineBatch.Piece(kind: .inlines, lines: [$0], line: header + index + (index == 0 ? 0 : 1)) }
      } + piece(.inlines, of: after, at: header + rows.count + 1)
  }

  private func piece(_ kind: InlineBatch.Piece.Kind, of lines: [Line], at line: Int) -> [InlineBatch.Piece] {
    lines.isEmpty ? [] : [InlineBatch.Piece(kind: kind, lines: lines.map(\.text.text), line: line)]
  }

  /// The line of the header, counted from 1.
  private var header: Int { firstLine + before.count }

  /// The table between the rest of the paragraph, made of the parsed pieces.
  func blocks(taking inlines: inout ArraySlice<[Inline]>) -> [Block] {
    var blocks: [Block] = []
    if !before.isEmpty, let text = inlines.popFirst(), !text.isEmpty {
      blocks.append(Block(.paragraph(text), lines: firstLine...firstLine + before.count - 1))
    }
    let cells = rows.map { row in row.map { _ in inlines.popFirst() ?? [] } }
    let last = header + rows.count
    let table = Table(alignments: alignments, header: cells[0], rows: Array(cells.dropFirst()))
    blocks.append(Block(.table(table), lines: header...last))
    if !after.isEmpty, let text = inlines.popFirst() {
      blocks.append(Block(.paragraph(text), lines: last + 1...last + after.count))
    }
    if endsInBreak { blocks.append(Block(.thematicBreak, lines: last + 1...last + 1)) }
    return blocks
  }
}

/// Lines of source code.
enum CodeLines {
  private static let tabWidth = 4

  /// The pieces cut at line ends, with tabs expanded and control characters visible; a last empty line goes.
  static func lines(of pieces: [CodePiece]) -> [[Span]] {
    var lines: [[Span]] = []
    var line: [Span] = []
    var column = 0
    for piece in pieces {
      for (index, part) in piece.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
        if index > 0 {
          lines.append(line)
          (line, column) = ([], 0)
        }
        if !part.isEmpty { append(Substring(part), piece.style, to: &line, column: &column) }
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Appends the text, but for the carriage return of a line end.
  /// - Parameter column: where the text starts, in cells, and then where it ends.
  private static func append(_ text: Substring, _ style: Style, to line: inout [Span], column: inout Int) {
    let text = text.utf8.last == 0x0D ? Substring(text.unicodeScalars.dropLast()) : text
    for (index, part) in text.utf8.split(separator: 0x09, omittingEmptySubsequences: false).enumerated() {
      if index > 0 {
        let cells = tabWidth - column % tabWidth
        line.append(Span(visible: String(repeating: " ", count: cells), style.union(.tab)))
        column += cells
      }
      guard !part.isEmpty else { continue }
      let span = Span(String(Substring(part)), style)
      line.append(span)
      column += span.cells
    }
  }

  /// A line cut between clusters, whatever they are; at least one row.
  static func cut(_ line: [Span], first: Int, following: Int) -> [[Span]] {
    guard StyledLine(line).cells > first else { return [line] }
    let limit = max(1, following)
    var rows: [[Span]] = [[]]
    var room = max(1, first)
    for span in line {
      let text = span.text.replacingClusters(widerThan: limit)
      var style = span.style
      var start = 0
      func endRow(at end: Int) {
        guard end > start else { return }
        rows[rows.count - 1].append(Span(visible: text.slice(start..<end), style))
        start = end
        // The rest of a tab is no second one.
        if style.contains(.tab) { style.insert(.furniture) }
      }
      Clusters.forEach(in: text) { cluster in
        if cluster.cells > room {
          endRow(at: cluster.start)
          rows.append([])
          room = limit
        }
        room -= cluster.cells
      }
      endRow(at: text.utf8.count)
    }
    return rows
  }
}

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

  /// A line cut into rows, after a space where one is not far before the row's end, else between any clusters.
  /// - Returns: at least one row.
  static func cut(_ line: [Span], first: Int, following: Int) -> [[Span]] {
    guard StyledLine(line).cells > first else { return [line] }
    let limit = max(1, following)
    let line = line.map { Span(visible: $0.text.replacingClusters(widerThan: limit), $0.style) }
    var ends = rowEnds(in: StyledLine(line).text, first: max(1, first), following: limit)[...]
    var rows: [[Span]] = [[]]
    var position = 0
    for span in line {
      var style = span.style
      var start = 0
      func add(upTo end: Int) {
        if end > start { rows[rows.count - 1].append(Span(visible: span.text.slice(start..<end), style)) }
        start = end
      }
      while let end = ends.first, end < position + span.text.utf8.count {
        add(upTo: end - position)
        rows.append([])
        ends.removeFirst()
        // The rest of a tab is no second one.
        if style.contains(.tab) && start > 0 { style.insert(.furniture) }
      }
      add(upTo: span.text.utf8.count)
      position += span.text.utf8.count
    }
    return rows
  }

  /// Where the rows of a line end, but for the last, in bytes of UTF-8.
  private static func rowEnds(in text: String, first: Int, following: Int) -> [Int] {
    var ends: [Int] = []
    var limit = first
    var cells = 0
    // After the last space of the row, and how wide the row is up to there.
    var space = (end: 0, cells: 0)
    Clusters.forEach(in: text) { cluster in
      if cells + cluster.cells > limit {
        let isNear = space.cells > limit / 2 && cells - space.cells + cluster.cells <= following
        ends.append(isNear ? space.end : cluster.start)
        cells = isNear ? cells - space.cells : 0
        (space, limit) = ((0, 0), following)
      }
      cells += cluster.cells
      if cluster.lineBreakClass == .space { space = (cluster.end, cells) }
    }
    return ends
  }
}

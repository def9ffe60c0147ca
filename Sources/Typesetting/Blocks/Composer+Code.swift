extension Composer {
  /// Sets a code block: indented, tabs expanded, the rest of a long line after a mark.
  mutating func setCode(_ text: String, info: String) {
    galley.makeRoom()
    let indent = galley.hasRoom(forIndent: 2) ? 2 : 0
    let mark = StyledLine(signs.continuation, .mark)
    let continuation = max(indent, mark.cells)
    let hasMark = galley.room - continuation >= 2
    let limits = (first: galley.room - indent, following: galley.room - (hasMark ? continuation : 0))
    let margins = (first: Span.spaces(indent), following: hasMark ? mark.padded(to: continuation).spans : [])
    for line in CodeLines.lines(of: pieces(of: text, info: info)) {
      let rows = CodeLines.cut(line, first: limits.first, following: limits.following)
      for (index, row) in rows.enumerated() {
        galley.add(row.isEmpty ? [] : (index == 0 ? margins.first : margins.following) + row)
      }
    }
  }

  /// The text in colours, if the hook gives them for exactly this text.
  private func pieces(of text: String, info: String) -> [CodePiece] {
    let language = info.prefix { !$0.isWhitespace }.lowercased()
    if let coloured = hooks.codeColours(text, language), coloured.lazy.map(\.text).joined() == text { return coloured }
    return [CodePiece(text, [])]
  }
}

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
        guard !part.isEmpty else { continue }
        line.append(Span(visible: visible(Substring(part), column: &column), piece.style))
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The text with tabs expanded and control characters visible, but for the carriage return of a line end.
  /// - Parameter column: where the text starts, in cells, and then where it ends.
  private static func visible(_ text: Substring, column: inout Int) -> String {
    let line = text.utf8.last == 0x0D ? String(text.unicodeScalars.dropLast()) : String(text)
    var result = ""
    for (index, part) in line.utf8.split(separator: 0x09, omittingEmptySubsequences: false).enumerated() {
      let tab = index > 0 ? String(repeating: " ", count: tabWidth - column % tabWidth) : ""
      let shown = String(Substring(part)).madeVisible()
      result += tab + shown
      column += tab.utf8.count + TextWidth.cells(of: shown)
    }
    return result
  }

  /// A line cut between clusters, whatever they are; at least one row.
  static func cut(_ line: [Span], first: Int, following: Int) -> [[Span]] {
    guard StyledLine(line).cells > first else { return [line] }
    let limit = max(1, following)
    var rows: [[Span]] = [[]]
    var room = max(1, first)
    for span in line {
      let text = span.text.replacingClusters(widerThan: limit)
      var start = 0
      func endRow(at end: Int) {
        if end > start { rows[rows.count - 1].append(Span(visible: text.slice(start..<end), span.style)) }
        start = end
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

/// A line cut out of a styled text, with the cells it takes.
struct SetLine {
  var spans: [Span]
  var cells: Int
}

/// A run of text in changing styles, as yet without lines, other than where U+000A demands a new one.
struct StyledText {
  /// The text, made visible already.
  private(set) var text = ""
  /// Runs in order and without gaps, each with the byte of UTF-8 after its last.
  private var runs: [(end: Int, style: Style)] = []
  /// Whether the last scalar stands alone, so that only what does not can join its cluster.
  private var endsAlone = true

  var isEmpty: Bool { text.isEmpty }

  /// Appends text with its spaces as they are.
  mutating func append(_ addition: String, _ style: Style) {
    append(visible: addition.madeVisible(), style)
  }

  /// Appends running text: white space becomes one space, soft hyphens go.
  mutating func appendProse(_ addition: String, _ style: Style) {
    let afterSpace = text.isEmpty || text.utf8.last == 0x20 || endsLine
    append(visible: Prose.shown(addition, afterSpace: afterSpace), style)
  }

  /// Ends the line, and drops the spaces before its end.
  mutating func endLine() {
    append(visible: "\n", [])
  }

  /// Ends the line unless nothing stands in it.
  mutating func endLineIfBegun() {
    if !isEmpty && !endsLine { endLine() }
  }

  mutating func append(_ span: Span) {
    append(visible: span.text, span.style)
  }

  mutating func append(_ other: StyledText) {
    var start = 0
    for run in other.runs {
      append(visible: other.text.slice(start..<run.end), run.style)
      start = run.end
    }
  }

  private var endsLine: Bool { text.utf8.last == 0x0A }

  private mutating func append(visible addition: String, _ style: Style) {
    guard !addition.isEmpty else { return }
    let start = appendJoining(addition)
    guard start < text.utf8.count else { return }
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].end = text.utf8.count
    } else {
      runs.append((text.utf8.count, style))
    }
  }

  /// Appends to the text, and gives the last run the rest of its cluster, so that no cluster is in two styles.
  /// - Returns: where the part begins that has a style of its own, in bytes.
  private mutating func appendJoining(_ addition: String) -> Int {
    let boundary = text.utf8.count
    let ends = addition.endsStandingAlone
    let standsApart = endsAlone && ends.first
    text += addition
    endsAlone = ends.last
    if standsApart { return boundary }
    guard let last = runs.indices.last else { return boundary }
    // A run begins with a cluster, so that the search for the cluster's own beginning needs to go no further back.
    let start = text.utf8.index(text.startIndex, offsetBy: last > 0 ? runs[last - 1].end : 0)
    let before = text.utf8.index(text.startIndex, offsetBy: boundary - 1)
    let end = text.utf8.distance(from: text.startIndex, to: text[start...].index(after: before))
    runs[last].end = max(boundary, end)
    return runs[last].end
  }

  /// The cells of the widest line when only U+000A ends lines.
  var naturalCells: Int {
    guard text.utf8.contains(0x0A) else { return TextWidth.cells(of: text) }
    return LineFiller.lines(of: text, first: .max, following: .max).reduce(0) { max($0, $1.cells) }
  }

  /// The cells of the widest piece that no line end is allowed in.
  var widestWord: Int { LineFiller.widestWord(of: text) }

  /// The text cut into lines, each with its cells.
  func lines(first: Int, following: Int, korean: KoreanBreaking = .words) -> [SetLine] {
    let text = fitting(min(first, following))
    var run = 0
    return LineFiller.lines(of: text.text, first: first, following: following, korean: korean).map { line in
      SetLine(spans: text.spans(in: line.range, startingAt: &run), cells: line.cells)
    }
  }

  /// The spans of a range of bytes; `run` is the run where the search begins, and is moved on.
  private func spans(in range: Range<Int>, startingAt run: inout Int) -> [Span] {
    if runs.count == 1, range.count == text.utf8.count { return [Span(visible: text, runs[0].style)] }
    while run < runs.count, runs[run].end <= range.lowerBound { run += 1 }
    guard run < runs.count, !range.isEmpty else { return [] }
    let last = runs[run...].firstIndex { $0.end >= range.upperBound } ?? runs.count - 1
    return runs[run...last].indices.map { index in
      let start = index == run ? range.lowerBound : runs[index - 1].end
      return Span(visible: text.slice(start..<min(runs[index].end, range.upperBound)), runs[index].style)
    }
  }

  /// The text with a `▯` for each cluster that is wider than a line of `limit` cells.
  private func fitting(_ limit: Int) -> StyledText {
    guard UnicodeTable.shared.mayExceed(limit) else { return self }
    var narrow = StyledText()
    var start = 0
    for run in runs {
      narrow.append(visible: text.slice(start..<run.end).replacingClusters(widerThan: limit), run.style)
      start = run.end
    }
    return narrow
  }
}

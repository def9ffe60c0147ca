/// A line cut out of a styled text, with the cells it takes.
struct SetLine {
  var spans: [Span]
  var cells: Int
  var ending = StyledLine.Ending.lineEnd
}

/// A run of text in changing styles, as yet without lines, other than where U+000A demands a new one.
struct StyledText {
  /// The text in UTF-8, made visible already.
  private(set) var utf8: [UInt8] = []
  /// The link that what is appended belongs to.
  var link: Link?
  private var runs: [Run] = []

  /// A run of text in one style; runs follow each other without gaps.
  private struct Run {
    /// The byte of UTF-8 after the run's last.
    var end: Int
    var style: Style
    var link: Link?
  }
  /// Whether the last scalar stands alone, so that only what does not can join its cluster.
  private var endsAlone = true

  var isEmpty: Bool { utf8.isEmpty }

  /// Appends text with its spaces as they are.
  mutating func append(_ addition: String, _ style: Style) {
    append(visible: addition.madeVisible(), style)
  }

  /// Appends running text: white space becomes one space, soft hyphens go.
  mutating func appendProse(_ addition: String, _ style: Style) {
    let afterSpace = isEmpty || utf8.last == 0x20 || endsLine
    let isPlain = addition.withBytes { bytes in
      guard Prose.isPlain(bytes, afterSpace: afterSpace) else { return false }
      append(visible: bytes, style)
      return true
    }
    if !isPlain { append(visible: Prose.collapsed(addition, afterSpace: afterSpace).madeVisible(), style) }
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
    let outer = link
    link = span.link ?? outer
    append(visible: span.text, span.style)
    link = outer
  }

  mutating func append(_ other: StyledText) {
    let outer = link
    defer { link = outer }
    var start = 0
    for run in other.runs {
      link = run.link
      append(visible: other.text(in: start..<run.end), run.style)
      start = run.end
    }
  }

  private var endsLine: Bool { utf8.last == 0x0A }

  private func text(in range: Range<Int>) -> String { utf8.withUnsafeBufferPointer { $0.text(in: range) } }

  private mutating func append(visible addition: String, _ style: Style) {
    addition.withBytes { append(visible: $0, style) }
  }

  private mutating func append(visible addition: UnsafeBufferPointer<UInt8>, _ style: Style) {
    guard !addition.isEmpty else { return }
    if isEmpty { reserve() }
    let start = appendJoining(addition)
    guard start < utf8.count else { return }
    if let last = runs.indices.last, runs[last].style == style, runs[last].link === link {
      runs[last].end = utf8.count
    } else {
      runs.append(Run(end: utf8.count, style: style, link: link))
    }
  }

  /// Makes room for what most texts hold.
  private mutating func reserve() {
    utf8.reserveCapacity(224)
    runs.reserveCapacity(4)
  }

  /// Appends to the text, and gives the last run the rest of its cluster, so that no cluster is in two styles.
  /// - Returns: where the part begins that has a style of its own, in bytes.
  private mutating func appendJoining(_ addition: UnsafeBufferPointer<UInt8>) -> Int {
    let boundary = utf8.count
    let ends = Clusters.endsStandingAlone(of: addition)
    let standsApart = endsAlone && ends.first
    utf8.append(contentsOf: addition)
    endsAlone = ends.last
    if standsApart { return boundary }
    guard let last = runs.indices.last else { return boundary }
    // A run begins with a cluster, and what stands before ASCII does not matter to where a cluster ends.
    let earliest = max(last > 0 ? runs[last - 1].end : 0, scalar(from: boundary - Self.longestCluster))
    let start = utf8[earliest..<boundary].lastIndex { $0 < 0x80 } ?? earliest
    let text = text(in: start..<scalar(from: boundary + Self.longestCluster))
    let before = text.utf8.index(text.startIndex, offsetBy: boundary - 1 - start)
    let end = start + text.utf8.distance(from: text.startIndex, to: text.index(after: before))
    runs[last].end = max(boundary, end)
    return runs[last].end
  }

  /// How much of a text is looked at on both sides of a boundary, in bytes; the rest of a longer cluster, which no writing
  /// has, may get a style of its own.
  private static let longestCluster = 256

  /// Where the first scalar begins from an offset on.
  private func scalar(from offset: Int) -> Int {
    var start = min(max(0, offset), utf8.count)
    while start < utf8.count, utf8[start] & 0xC0 == 0x80 { start += 1 }
    return start
  }

  /// The cells of the widest line when only U+000A ends lines.
  var naturalCells: Int {
    utf8.withUnsafeBufferPointer { utf8 in
      guard utf8.contains(0x0A) else { return TextWidth.cells(of: utf8) }
      return LineFiller.lines(of: utf8, first: .max, following: .max).reduce(0) { max($0, $1.cells) }
    }
  }

  /// The cells of the widest piece that no line end is allowed in.
  var widestWord: Int { utf8.withUnsafeBufferPointer(LineFiller.widestWord) }

  /// The text cut into lines, each with its cells.
  /// - Parameter margins: what stands before the text of the first line and of the others, unless they are empty; it is
  ///   no part of their cells.
  func lines(
    first: Int, following: Int, korean: KoreanBreaking = .words,
    margins: (first: [Span], following: [Span]) = ([], [])
  ) -> [SetLine] {
    let text = fitting(min(first, following))
    var run = 0
    let lines = text.utf8.withUnsafeBufferPointer { utf8 in
      LineFiller.lines(of: utf8, first: first, following: following, korean: korean)
    }
    return lines.indices.map { index in
      let (range, next) = (lines[index].range, index + 1)
      let margin = index == 0 ? margins.first : margins.following
      let spans = text.spans(in: range, startingAt: &run, after: margin)
      let ending = next < lines.count ? text.ending(range.upperBound..<lines[next].range.lowerBound, run) : .lineEnd
      return SetLine(spans: spans, cells: lines[index].cells, ending: ending)
    }
  }

  /// How a line ends before the next one, with `gap` between them, which begins in the run `first` or after it.
  private func ending(_ gap: Range<Int>, _ first: Int) -> StyledLine.Ending {
    if gap.isEmpty { return .cut }
    if utf8[gap].contains(0x0A) { return .lineEnd }
    var run = first
    while run < runs.count, runs[run].end <= gap.lowerBound { run += 1 }
    while run < runs.count {
      if !runs[run].style.contains(.furniture) { return .space }
      if runs[run].end >= gap.upperBound { break }
      run += 1
    }
    return .cut
  }

  /// The spans of a range of bytes; `run` is the run where the search begins, and is moved on.
  private func spans(in range: Range<Int>, startingAt run: inout Int, after margin: [Span]) -> [Span] {
    while run < runs.count, runs[run].end <= range.lowerBound { run += 1 }
    guard run < runs.count, !range.isEmpty else { return [] }
    let last = runs[run...].firstIndex { $0.end >= range.upperBound } ?? runs.count - 1
    var spans: [Span] = []
    spans.reserveCapacity(margin.count + last - run + 1)
    spans.append(contentsOf: margin)
    for index in run...last {
      let start = index == run ? range.lowerBound : runs[index - 1].end
      let shown = text(in: start..<min(runs[index].end, range.upperBound))
      spans.append(Span(visible: shown, runs[index].style, link: runs[index].link))
    }
    return spans
  }

  /// The text with a `▯` for each cluster that is wider than a line of `limit` cells.
  private func fitting(_ limit: Int) -> StyledText {
    guard UnicodeTable.shared.mayExceed(limit) else { return self }
    var narrow = StyledText()
    var start = 0
    for run in runs {
      narrow.link = run.link
      narrow.append(visible: text(in: start..<run.end).replacingClusters(widerThan: limit), run.style)
      start = run.end
    }
    return narrow
  }
}

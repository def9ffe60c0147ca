package import Terminal
import Typesetting

// The frame: a line on top, the parts of the screen side by side, and a line of keys below.

extension ReaderState {
  package var frame: Frame {
    guard size.rows > 2, size.columns > 4 else {
      return Frame(rows: [StyledLine(words.tooSmall).truncated(to: size.columns)])
    }
    if let overlay, let frame = frame(of: overlay) { return frame }
    let space = Array(repeating: StyledLine(), count: layout.text.row - 1)
    let body = (0..<max(1, size.rows - layout.text.row - 1)).map(bodyLine)
    let (footer, cursor) = footer
    // What is long lies over the last lines of the text.
    let rows = ([headerLine] + space + body).dropLast(footer.count - 1) + footer
    return Frame(rows: Array(rows), cursor: cursor.map { Frame.Cursor(column: $0, row: size.rows - 1) })
  }

  // MARK: The top

  /// The course, the text and the section, and how far down one is.
  private var headerLine: StyledLine {
    let share = shareRead
    let crumb = settings.isUnicode ? " › " : " > "
    var parts: [String] = []
    if !course.title.isEmpty { parts.append(course.title) }
    if let text { parts.append(text.title) }
    if let index = currentHeading, let page, page.headings[index].level > 1 { parts.append(page.headings[index].title) }
    let room = size.columns - share.cells - 3
    // What is nearest to the person is kept.
    while parts.count > 1, StyledLine(parts.joined(separator: crumb)).cells > room { parts.removeFirst() }
    var spans: [Span] = [Span(" ")]
    for (index, part) in parts.enumerated() {
      if index > 0 { spans.append(Span(crumb, .mark)) }
      spans.append(Span(part, index == parts.count - 1 ? .strong : .dim))
    }
    let left = StyledLine(spans).truncated(to: max(0, room + 1), ellipsis: settings.ellipsis).padded(to: room + 1)
    return StyledLine(left.spans + [Span(" ")] + share.spans).truncated(to: size.columns)
  }

  private var shareRead: StyledLine {
    guard let page, page.lineCount > 0 else { return StyledLine() }
    if !page.isComplete { return StyledLine(words.loading, .dim) }
    if lastTop == 0 { return StyledLine() }
    return StyledLine("\(top >= lastTop ? 100 : top * 100 / lastTop) %", .dim)
  }

  // MARK: The middle

  /// A row between the top and the keys, counted from 0.
  private func bodyLine(_ row: Int) -> StyledLine {
    if layout.outline.width == size.columns { return outlineLine(row) }
    var spans: [Span] = []
    if !layout.outline.isEmpty {
      spans = outlineLine(row).padded(to: layout.outline.width).spans + separator(isActive: focus == .outline)
    }
    let panelRow = row + layout.text.row - layout.panel.row
    if layout.panel.isEmpty || !layout.isPanelBeside && panelRow < 0 { return StyledLine(spans + textLine(row).spans) }
    if layout.isPanelBeside {
      spans += textLine(row).padded(to: layout.text.width).spans + separator(isActive: focus == .panel)
    }
    return StyledLine(spans + panelLine(panelRow).spans)
  }

  private func outlineLine(_ row: Int) -> StyledLine {
    row < outlineContent.count ? outlineContent[row] : StyledLine()
  }

  /// The bar between two parts of the screen.
  private func separator(isActive: Bool) -> [Span] {
    [Span(" "), Span(settings.bar, isActive ? .accent : .mark), Span(" ")]
  }

  /// A line of the text with what is found and the numbers of links marked in it.
  private func textLine(_ row: Int) -> StyledLine {
    guard row < layout.text.height else { return StyledLine() }
    let number = top + row
    var line = page?[number] ?? StyledLine()
    for (part, style) in marks(in: number) { line = line.marked(part.range, style) }
    if case .labels(let labels) = overlay {
      line = line.labelled(labels, line: number, width: layout.text.width, ellipsis: settings.ellipsis)
    }
    return line
  }

  /// What is found in a line, with the style of each.
  private func marks(in line: Int) -> [(LineMatch.Part, Style)] {
    var marks = visibleMatches.flatMap(\.parts).filter { $0.line == line }.map { ($0, Style.highlight) }
    for part in search?.current?.parts ?? [] where part.line == line {
      marks.append((part, [.highlight, .accent, .strong]))
    }
    return marks
  }

  /// A row of the panel, its title being 0.
  private func panelLine(_ row: Int) -> StyledLine {
    if row == 0 { return panelTitle(width: layout.panel.width) }
    let index = row - 1 + (work?.scroll ?? 0)
    let isLast = row == layout.panel.height - 1 && index + 1 < panelContent.count
    guard index < panelContent.count else { return StyledLine() }
    return isLast ? StyledLine("  \(settings.ellipsis)", .dim) : panelContent[index]
  }
}

extension StyledLine {
  /// The line with the numbers of its links or code blocks in it, as far as there is room.
  fileprivate func labelled(_ labels: Labels, line: Int, width: Int, ellipsis: String) -> StyledLine {
    var result = self
    // From the end, so that the offsets of the others hold.
    for (index, item) in labels.items.enumerated().reversed() where item.line == line {
      let label = Span("\(index + 1)", [.highlight, .accent, .strong])
      result = labels.kind == .code ? result.led(by: label) : result.inserting([label, Span(" ")], at: item.offset)
    }
    return result.truncated(to: width, ellipsis: ellipsis)
  }

  /// The line with a label in its margin.
  private func led(by label: Span) -> StyledLine {
    var rest = label.cells
    var spans: [Span] = []
    for span in self.spans {
      let blank = span.text.prefix { $0 == " " }.count
      guard rest > 0, blank > 0 else {
        rest = 0
        spans.append(span)
        continue
      }
      let cut = min(rest, blank)
      rest -= cut
      spans.append(Span(String(span.text.dropFirst(cut)), span.style, link: span.link))
    }
    return StyledLine([label] + spans, ending: ending)
  }

  /// The line with spans put in at an offset in UTF-8.
  private func inserting(_ added: [Span], at offset: Int) -> StyledLine {
    var spans: [Span] = []
    var start = 0
    for span in self.spans {
      if start == offset { spans += added }
      spans.append(span)
      start += span.text.utf8.count
    }
    return StyledLine(spans, ending: ending)
  }
}

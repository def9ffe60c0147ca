/// Where a text stands in its column.
package enum Alignment: Sendable {
  case left, right, center

  /// How the spaces that a text leaves in its column are shared.
  func padding(_ missing: Int) -> (before: Int, after: Int) {
    let before = self == .left ? 0 : self == .right ? missing : missing / 2
    return (before, missing - before)
  }
}

extension StyledLine {
  /// The line widened with spaces to `width` cells; a wider line stays as it is.
  package func padded(to width: Int, _ alignment: Alignment = .left) -> StyledLine {
    let missing = width - cells
    guard missing > 0 else { return self }
    let padding = alignment.padding(missing)
    return StyledLine(Span.spaces(padding.before) + spans + Span.spaces(padding.after))
  }

  /// The line cut to at most `width` cells, with an ellipsis in the place of what is gone.
  package func truncated(to width: Int, ellipsis: String = "…") -> StyledLine {
    guard cells > width else { return self }
    let mark = TextWidth.cells(of: ellipsis) <= width ? ellipsis : ""
    var room = width - TextWidth.cells(of: mark)
    var kept: [Span] = []
    for span in spans where room > 0 {
      let text = span.text.prefix(cells: room)
      kept.append(Span(visible: text, span.style, link: span.link))
      room = text.utf8.count < span.text.utf8.count ? 0 : room - TextWidth.cells(of: text)
    }
    return StyledLine(kept + (mark.isEmpty ? [] : [Span(visible: mark, kept.last?.style ?? [])]))
  }

  /// The spans as one paragraph, broken into lines of at most `width` cells (at least 1).
  /// - Parameters:
  ///   - firstIndent: the spaces before the first line; too wide an indent is left out.
  ///   - indent: the spaces before the others.
  package func wrapped(width: Int, firstIndent: Int = 0, indent: Int = 0) -> [StyledLine] {
    func fitting(_ indent: Int) -> Int { width - indent >= 2 ? max(0, indent) : 0 }
    let (first, following) = (fitting(firstIndent), fitting(indent))
    var text = StyledText()
    for span in spans { text.append(span) }
    return text.lines(first: width - first, following: width - following).enumerated().map { index, line in
      StyledLine(Span.spaces(index == 0 ? first : following) + line.spans, ending: line.ending)
    }
  }
}

extension Span {
  /// No span, or one of spaces that are no part of the text.
  static func spaces(_ count: Int) -> [Span] {
    guard count > 0 else { return [] }
    let text = String(unsafeUninitializedCapacity: count) { bytes in
      bytes.initialize(repeating: 0x20)
      return count
    }
    return [Span(visible: text, .furniture)]
  }
}

extension String {
  /// The text widened with spaces to `width` cells; a wider text stays as it is.
  package func padded(to width: Int, _ alignment: Alignment = .left) -> String {
    StyledLine(self).padded(to: width, alignment).text
  }

  /// The text cut to at most `width` cells, with an ellipsis in the place of what is gone.
  package func truncated(to width: Int, ellipsis: String = "…") -> String {
    StyledLine(self).truncated(to: width, ellipsis: ellipsis).text
  }

  /// The text as lines of at most `width` cells; each line end in it starts a new paragraph.
  package func wrapped(width: Int, firstIndent: Int = 0, indent: Int = 0) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().flatMap { index, paragraph in
      let first = index == 0 ? firstIndent : indent
      let lines = StyledLine(String(paragraph)).wrapped(width: width, firstIndent: first, indent: indent)
      return lines.isEmpty ? [""] : lines.map(\.text)
    }
  }

  /// The longest beginning that takes at most `room` cells.
  fileprivate func prefix(cells room: Int) -> String {
    var used = 0
    var end = 0
    Clusters.forEach(in: self) { cluster in
      used += cluster.cells
      if used <= room { end = cluster.end }
    }
    return slice(0..<end)
  }
}

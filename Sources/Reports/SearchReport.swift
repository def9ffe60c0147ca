package import Search
package import Typesetting

/// What `lectern search` shows: for each section that was found its title, a passage, and how to open it.
package struct SearchReport {
  let result: SearchResult
  let appearance: Appearance

  package init(result: SearchResult, appearance: Appearance) {
    self.result = result
    self.appearance = appearance
  }

  package var lines: [StyledLine] {
    result.hits.flatMap { [StyledLine()] + lines(for: $0) } + [StyledLine()]
      + appearance.wrapped(StyledLine(tally, .dim), indent: 2) + [StyledLine()]
  }

  private var tally: String { appearance.messages.sections(result.hits.count, of: result.total) }

  private func lines(for hit: SearchHit) -> [StyledLine] {
    appearance.wrapped(title(of: hit), indent: 2, following: 4) + passage(hit.passage)
      + appearance.wrapped(StyledLine(hit.command, .dim), indent: 4)
  }

  /// The way to the section, its own title the brightest.
  private func title(of hit: SearchHit) -> StyledLine {
    let names = hit.displayedTitles
    let around = names.dropLast().map { Span($0.text + appearance.crumb, .dim) }
    return StyledLine(around + (names.last?.spans(.strong) ?? []))
  }

  /// About two lines, with the first word that was sought in sight.
  private func passage(_ passage: MarkedText) -> [StyledLine] {
    let indent = 4
    let excerpt = Excerpt(passage)
    let focus = passage.text[..<(passage.focus ?? passage.text.startIndex)].count
    var room = 2 * max(1, appearance.width - indent)
    while true {
      let window = excerpt.window(around: focus..<focus + 1, room: room, ellipsis: appearance.ellipsis)
      let lines = window.line.isEmpty ? [] : appearance.wrapped(window.line, indent: indent)
      // Words do not fill the lines, so that some of what fits in cells does not in lines.
      if lines.count <= 2 || room <= appearance.width { return lines }
      room -= max(1, appearance.width / 10)
    }
  }
}

extension MarkedText {
  /// The text in a style, its marks brighter.
  fileprivate func spans(_ style: Style) -> [Span] {
    var spans: [Span] = []
    var place = text.startIndex
    for mark in marks {
      spans += [Span(String(text[place..<mark.lowerBound]), style), Span(String(text[mark]), style.union(.sought))]
      place = mark.upperBound
    }
    return (spans + [Span(String(text[place...]), style)]).filter { !$0.text.isEmpty }
  }
}

extension Excerpt {
  /// The text cluster by cluster, with spaces for tabs.
  fileprivate init(_ passage: MarkedText) {
    var marks = passage.marks[...]
    for index in passage.text.indices {
      while let mark = marks.first, mark.upperBound <= index { marks = marks.dropFirst() }
      let character = passage.text[index]
      append(character.isWhitespace ? " " : String(character), marks.first?.contains(index) == true ? .sought : [])
    }
  }
}

extension Style {
  /// What was looked for, where it was found.
  fileprivate static let sought: Style = [.accent, .strong]
}

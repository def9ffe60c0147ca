import Course
package import Markdown
package import Typesetting

/// What `lectern toc NOTE` shows: the sections of one text, each with its anchor and the exercises that it owns.
package struct OutlineReport {
  let title: String
  let sections: [Section]
  let exercises: [String: [Standing]]
  let appearance: Appearance

  /// - Parameter exercises: those that a section owns, by its anchor.
  package init(title: String, sections: [Section], exercises: [String: [Standing]] = [:], appearance: Appearance) {
    self.title = title
    self.sections = sections
    self.exercises = exercises
    self.appearance = appearance
  }

  package var lines: [StyledLine] {
    // The first heading is the text's title, which stands above.
    let isTitle = sections.first.map { $0.level == 1 && $0.title == title } ?? false
    let listed = sections.dropFirst(isTitle ? 1 : 0)
    let highest = listed.map(\.level).min() ?? 1
    let layout = ColumnLayout(
      columns: [
        .init(isFlexible: true, leader: "."), .init(), .init(),
      ], gap: 1, indent: 2, ellipsis: appearance.ellipsis)
    // An anchor is there to be copied, so one that does not fit beside its title stands below it.
    let most = appearance.width / 3
    let anchors = listed.map { StyledLine("#\($0.anchor)", .dim) }
    let rows = zip(listed, anchors).map { section, anchor in
      [
        StyledLine(Span.indent(2 * (section.level - highest)) + [Span(section.title)]), marks(of: section),
        anchor.cells > most ? StyledLine() : anchor,
      ]
    }
    let isNarrow = layout.columnWidths(for: rows, width: appearance.width)[0] < appearance.leastTitle
    let titles =
      isNarrow
      ? rows.map { appearance.wrapped($0[0], indent: 2) }
      : layout.lines(for: rows, width: appearance.width).map { [$0] }
    let entries = zip(titles, anchors).flatMap { title, anchor in
      title + (isNarrow || anchor.cells > most ? appearance.wrapped(anchor, indent: 6) : [])
    }
    return [StyledLine()] + appearance.wrapped(StyledLine(title, .heading), indent: 2) + [StyledLine()] + entries
      + [StyledLine()]
  }

  /// The marks of the section's exercises.
  private func marks(of section: Section) -> StyledLine {
    let marks = (exercises[section.anchor] ?? []).map { $0.mark.line(appearance).spans }
    return StyledLine(Array(marks.joined(separator: [Span(" ")])))
  }
}

extension Span {
  fileprivate static func indent(_ cells: Int) -> [Span] {
    cells > 0 ? [Span(String(repeating: " ", count: cells))] : []
  }
}

/// The content of `toc NOTE --json`.
package struct OutlineJSON: Encodable {
  struct Entry: Encodable {
    var anchor: String
    var title: String
    var level: Int
    /// The heading's source line, counted from 1.
    var line: Int
    var exercises: [String]
  }

  let title: String
  let sections: [Entry]

  package init(title: String, sections: [Section], exercises: [String: [Standing]] = [:]) {
    self.title = title
    self.sections = sections.map { section in
      Entry(
        anchor: section.anchor, title: section.title, level: section.level, line: section.lines.lowerBound,
        exercises: (exercises[section.anchor] ?? []).map(\.exercise.slug))
    }
  }
}

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
        .init(isFlexible: true, leader: "."), .init(), .init(limit: appearance.width / 3),
      ], gap: 1, indent: 2, ellipsis: appearance.ellipsis)
    let rows = listed.map { section in
      [
        StyledLine(Span.indent(2 * (section.level - highest)) + [Span(section.title)]), marks(of: section),
        StyledLine("#\(section.anchor)", .dim),
      ]
    }
    let isNarrow = layout.columnWidths(for: rows, width: appearance.width)[0] < appearance.leastTitle
    let entries =
      isNarrow
      ? rows.flatMap { appearance.wrapped($0[0], indent: 2) + appearance.wrapped($0[2], indent: 6) }
      : layout.lines(for: rows, width: appearance.width)
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

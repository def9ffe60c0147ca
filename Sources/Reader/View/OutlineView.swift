import Reports
import Typesetting

/// A row of the outline: a note of the course, or a section of the text on the page.
struct OutlineRow: Equatable {
  var title: String
  /// How far it is indented.
  var level: Int
  var isNote: Bool
  /// Whether the person is there.
  var isCurrent: Bool
  var name: TextName
  var target: Arrival.Target
  /// What stands at the right edge.
  var marks: [Span]
}

extension ReaderState {
  /// The notes of the course, and beneath the one on the page its sections.
  var outlineRows: [OutlineRow] {
    let notes = course.notes.map { note in
      OutlineRow(
        title: note.number.isEmpty ? note.title : "\(note.number)  \(note.title)", level: 0, isNote: true,
        isCurrent: false, name: note.name, target: .remembered,
        marks: note.tally.isEmpty ? [] : [Span(note.tally, .dim)])
    }
    guard let text else { return notes }
    if let index = notes.firstIndex(where: { $0.name == text.name }) {
      var rows = Array(notes[...index])
      let sections = sectionRows
      if !sections.contains(where: \.isCurrent) { rows[index].isCurrent = true }
      return rows + sections + notes[(index + 1)...]
    }
    let own = OutlineRow(
      title: text.title, level: 0, isNote: true, isCurrent: !sectionRows.contains(where: \.isCurrent), name: text.name,
      target: .top, marks: [])
    return [own] + sectionRows + notes
  }

  /// The sections of the text on the page, but for the heading that is its title.
  private var sectionRows: [OutlineRow] {
    guard let text, let page else { return [] }
    let headings = page.headings
    let hasTitle = headings.first.map { $0.level == 1 } == true && headings.dropFirst().allSatisfy { $0.level > 1 }
    let listed = headings.indices.dropFirst(hasTitle ? 1 : 0)
    let highest = listed.map { headings[$0].level }.min() ?? 1
    let current = currentHeading
    let exercises = Dictionary(grouping: text.exercises) { $0.anchor ?? "" }
    return listed.map { index in
      let heading = headings[index]
      let marks = (exercises[heading.anchor] ?? []).map(\.mark)
      return OutlineRow(
        title: heading.title, level: 1 + heading.level - highest, isNote: false, isCurrent: index == current,
        name: text.name, target: .anchor(heading.anchor),
        marks: Array(marks.map { [$0] }.joined(separator: [Span(" ")])))
    }
  }

  /// The rows that are seen.
  private func outlineLines(_ rows: [OutlineRow], _ area: Layout.Area) -> [StyledLine] {
    let chosen = focus == .outline ? outlineRow : nil
    return rows.indices.dropFirst(outlineTop).prefix(area.height).map { index in
      line(for: rows[index], isChosen: index == chosen, width: area.width)
    }
  }

  /// Sets the rows that are seen: the one that is chosen is, or else the one where the person is.
  mutating func settleOutline() {
    guard !layout.outline.isEmpty else { return outlineContent = [] }
    let rows = outlineRows
    keepInSight(rows)
    outlineContent = outlineLines(rows, layout.outline)
  }

  /// Moves the outline so far that the row is seen that matters.
  private mutating func keepInSight(_ rows: [OutlineRow]) {
    let height = layout.outline.height
    outlineRow = min(max(0, outlineRow), max(0, rows.count - 1))
    outlineTop = min(max(0, outlineTop), max(0, rows.count - height))
    guard let row = focus == .outline ? outlineRow : rows.firstIndex(where: \.isCurrent) else { return }
    if row < outlineTop { outlineTop = max(0, row - (focus == .outline ? 0 : height / 3)) }
    if row >= outlineTop + height {
      outlineTop = min(row - (focus == .outline ? height - 1 : height * 2 / 3), rows.count - height)
    }
  }

  /// A row with its marks at the right edge.
  private func line(for row: OutlineRow, isChosen: Bool, width: Int) -> StyledLine {
    let marker = row.isCurrent ? Span(settings.pointer + " ", .accent) : Span("  ")
    let style: Style = isChosen ? .highlight : row.isCurrent ? .accent : row.isNote ? .strong : []
    let marks = StyledLine(row.marks)
    let room = width - marks.cells - (marks.isEmpty ? 0 : 1)
    let indent = Span(String(repeating: " ", count: 2 * min(row.level, 4)))
    let title = StyledLine([marker, indent, Span(row.title, style)])
      .truncated(to: max(0, room), ellipsis: settings.ellipsis)
    if marks.isEmpty { return title }
    return StyledLine(title.padded(to: room + 1).spans + marks.spans).truncated(to: width)
  }
}

package import Course
package import Typesetting

/// What `lectern toc` shows: the notes in reading order, each with the sections that have exercises.
package struct TocReport {
  let course: Course
  let standings: Standings
  let appearance: Appearance

  package init(course: Course, standings: Standings, appearance: Appearance) {
    self.course = course
    self.standings = standings
    self.appearance = appearance
  }

  package var lines: [StyledLine] {
    let title = appearance.wrapped(StyledLine(course.title, .heading), indent: 2)
    let notes = course.notes.flatMap { [StyledLine()] + self.lines(for: $0) }
    return [StyledLine()] + title + notes + ownerless + [StyledLine()]
  }

  private func lines(for note: Note) -> [StyledLine] {
    let exercises = standings.all.filter { $0.exercise.owner?.note == note.name }
    let done = exercises.count(where: \.isDone)
    let title = StyledLine([Span("\(note.number)".padded(to: 3), .dim), Span(note.title, .strong)])
    let tally =
      exercises.isEmpty ? StyledLine() : StyledLine(appearance.messages.tally(done, of: exercises.count), .dim)
    return appearance.split(title, tally) + rows(exercises)
  }

  /// One line an exercise: its section, dots, its mark and name, and how many checks pass; two where it is narrow.
  private func rows(_ exercises: [Standing]) -> [StyledLine] {
    let marks = exercises.map(\.mark)
    let layout = ColumnLayout(
      columns: [
        .init(isFlexible: true, leader: "."), .init(), .init(.right),
      ], gap: 1, indent: 5, ellipsis: appearance.ellipsis)
    let rows = exercises.map { standing in
      let tally = standing.tally(appearance.messages)
      let name = standing.mark.line(appearance, column: marks).spans + [Span(" \(standing.exercise.slug)")]
      return [StyledLine(label(of: standing.exercise, among: exercises)), StyledLine(name)]
        + (tally.isEmpty ? [] : [StyledLine(tally, .dim)])
    }
    guard layout.columnWidths(for: rows, width: appearance.width)[0] >= appearance.leastTitle else {
      return rows.flatMap { row in
        let rest = row.dropFirst().flatMap { $0.spans + [Span("  ")] }.dropLast()
        return appearance.wrapped(row[0], indent: 5) + appearance.wrapped(StyledLine(Array(rest)), indent: 7)
      }
    }
    return layout.lines(for: rows, width: appearance.width)
  }

  /// The section that asks for an exercise, or, where it asks for several, the exercise's own title.
  private func label(of exercise: Exercise, among exercises: [Standing]) -> String {
    let siblings = exercises.count { $0.exercise.owner == exercise.owner }
    return siblings > 1 ? exercise.title : exercise.owner?.sectionTitle ?? exercise.title
  }

  /// Exercises that no section asks for.
  private var ownerless: [StyledLine] {
    let exercises = standings.all.filter { $0.exercise.owner == nil }
    guard !exercises.isEmpty else { return [] }
    return [StyledLine()] + appearance.wrapped(StyledLine(appearance.messages.exercisesWithoutNote, .strong), indent: 2)
      + rows(exercises)
  }
}

package import Course
import Progress
package import Typesetting

/// What `lectern progress` shows: the course in one screen.
package struct ProgressReport {
  let course: Course
  let standings: Standings
  /// What to type next.
  let next: [String]
  let appearance: Appearance

  package init(course: Course, standings: Standings, next: [String], appearance: Appearance) {
    self.course = course
    self.standings = standings
    self.next = next
    self.appearance = appearance
  }

  package var lines: [StyledLine] {
    let parts = [header, noteLines, staleLines + NextReport(commands: next, appearance: appearance).lines]
    return parts.flatMap { [StyledLine()] + $0 } + [StyledLine()]
  }

  private var header: [StyledLine] {
    let (done, total) = (standings.all.count(where: \.isDone), standings.all.count)
    let share = total == 0 ? 0 : done * 100 / total
    let tally = total == 0 ? "no exercises" : "\(done) of \(counted(total, "exercise"))   \(share) %"
    return appearance.split(StyledLine(course.title, .heading), StyledLine(tally, .dim))
  }

  private var noteLines: [StyledLine] {
    let summaries = course.notes.map { NoteSummary(note: $0, standings: standings) }
    return wideLines(summaries) ?? summaries.flatMap(narrowLines)
  }

  /// One line a note, with a bar; `nil` where that would leave too little of the titles.
  private func wideLines(_ summaries: [NoteSummary]) -> [StyledLine]? {
    var layout = ColumnLayout(
      columns: [.init(.right), .init(), .init(), .init(.right), .init()], gap: 2, indent: 2,
      ellipsis: appearance.ellipsis)
    let rows = summaries.map(row)
    // Titles keep their own width where it fits, so that the bars stand near them.
    let natural = layout.columnWidths(for: rows, width: appearance.width)
    let width = min(appearance.width, layout.indent + natural.reduce(0, +) + layout.gap * (natural.count - 1))
    layout.columns[1].isFlexible = true
    let room = layout.columnWidths(for: rows, width: width)[1]
    return room >= min(natural[1], appearance.leastTitle) ? layout.lines(for: rows, width: width) : nil
  }

  private func row(_ summary: NoteSummary) -> [StyledLine] {
    let title = [StyledLine("\(summary.note.number)", .dim), StyledLine(summary.note.title)]
    let tasks = summary.taskTallies.joined(separator: appearance.dot)
    if summary.total == 0 && tasks.isEmpty { return title }
    let row = title + [bar(summary), StyledLine(summary.tally)]
    return tasks.isEmpty ? row : row + [StyledLine(tasks, .dim)]
  }

  private func narrowLines(_ summary: NoteSummary) -> [StyledLine] {
    let title = StyledLine([Span("\(summary.note.number)  ", .dim), Span(summary.note.title)])
    let tallies = summary.taskTallies.joined(separator: appearance.dot)
    let tasks = tallies.isEmpty ? [] : appearance.wrapped(StyledLine(tallies, .dim), indent: 5)
    return appearance.split(title, StyledLine(summary.tally)) + tasks
  }

  private func bar(_ summary: NoteSummary) -> StyledLine {
    let cells = 20
    guard summary.total > 0 else { return StyledLine(String(repeating: " ", count: cells)) }
    let filled = summary.done * cells / summary.total
    let (full, empty) = appearance.isUnicode ? ("█", "░") : ("#", "-")
    return StyledLine([
      Span(String(repeating: full, count: filled), .good), Span(String(repeating: empty, count: cells - filled), .mark),
    ])
  }

  private var staleLines: [StyledLine] {
    let lines = standings.all.flatMap { standing -> [StyledLine] in
      guard case .stale(let changes) = standing.state else { return [] }
      let text =
        "\(standing.exercise.slug): \(reason(changes)) since you passed (lectern check \(standing.exercise.slug))"
      return appearance.wrapped(StyledLine([Span("Stale  ", .dim), Span(text)]), indent: 2, following: 9)
    }
    return lines
  }

  private func reason(_ changes: [Fingerprint.Change]) -> String {
    let words = changes.map { change in
      switch change {
      case .code: "your code"
      case .checks: "its checks"
      case .toolchain: "the toolchain"
      }
    }
    return words.joined(separator: " and ") + " changed"
  }
}

/// One note's exercises and tasks, counted.
struct NoteSummary {
  let note: Note
  let standings: Standings

  private var exercises: [Standing] { standings.all.filter { $0.exercise.owner?.note == note.name } }
  var done: Int { exercises.count(where: \.isDone) }
  var total: Int { exercises.count }
  /// `3 of 5`; empty for a note without exercises.
  var tally: String { total == 0 ? "" : "\(done) of \(total)" }
  var doneTasks: Int { note.taskItems.count(where: standings.isDone) }

  /// `required 5 of 7`, `extra 0 of 2`; empty for a note without tasks.
  var taskTallies: [String] {
    let required = note.taskItems.filter { !$0.isExtra }
    let extra = note.taskItems.filter(\.isExtra)
    return [("required", required), ("extra", extra)].filter { !$1.isEmpty }.map { name, tasks in
      "\(name) \(tasks.count(where: standings.isDone)) of \(tasks.count)"
    }
  }
}

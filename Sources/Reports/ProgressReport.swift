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
    [StyledLine()] + header + [StyledLine()] + noteLines + [StyledLine()] + staleLines
      + NextReport(commands: next, appearance: appearance).lines
  }

  private var header: [StyledLine] {
    let (done, total) = (standings.all.count(where: \.isDone), standings.all.count)
    let share = total == 0 ? 0 : done * 100 / total
    let tally = total == 0 ? "no exercises" : "\(done) of \(counted(total, "exercise"))   \(share) %"
    return appearance.split(StyledLine(course.title, .heading), StyledLine(tally, .dim))
  }

  private var noteLines: [StyledLine] {
    let layout = ColumnLayout(
      columns: [.init(.right), .init(isFlexible: appearance.width < 60), .init(), .init(), .init()],
      gap: 2, indent: 2, ellipsis: appearance.ellipsis)
    let rows = course.notes.map { note -> [StyledLine] in
      let summary = NoteSummary(note: note, standings: standings)
      let tasks = summary.taskTallies.joined(separator: appearance.dot)
      return [
        StyledLine("\(note.number)", .dim), StyledLine(note.title), bar(summary.done, of: summary.total),
        StyledLine(summary.total == 0 ? "" : "\(summary.done) of \(summary.total)"),
      ] + (tasks.isEmpty ? [] : [StyledLine(tasks, .dim)])
    }
    return layout.lines(for: rows, width: appearance.width)
  }

  /// Twenty cells on a wide screen, ten on a narrow one.
  private func bar(_ done: Int, of total: Int) -> StyledLine {
    let cells = appearance.width >= 70 ? 20 : 10
    guard total > 0 else { return StyledLine(String(repeating: " ", count: cells)) }
    let filled = done * cells / total
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

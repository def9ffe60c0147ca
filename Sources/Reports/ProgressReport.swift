package import Course
import Progress
package import Typesetting

/// What `lectern progress` shows: the course in one screen.
package struct ProgressReport {
  let course: Course
  let standings: Standings
  let activity: Activity?
  /// What to type next.
  let next: [String]
  let appearance: Appearance

  private static let barCells = 20

  package init(
    course: Course, standings: Standings, activity: Activity? = nil, next: [String], appearance: Appearance
  ) {
    self.course = course
    self.standings = standings
    self.activity = activity
    self.next = next
    self.appearance = appearance
  }

  package var lines: [StyledLine] {
    let parts = [
      header, noteLines, activityLines, staleLines + NextReport(commands: next, appearance: appearance).lines,
    ]
    return parts.filter { !$0.isEmpty }.flatMap { [StyledLine()] + $0 } + [StyledLine()]
  }

  private var header: [StyledLine] {
    let (done, total) = (standings.all.count(where: \.isDone), standings.all.count)
    let share = total == 0 ? 0 : done * 100 / total
    let tally = appearance.messages.exercisesDone(done, of: total) + (total == 0 ? "" : "   \(share) %")
    return appearance.split(StyledLine(course.title, .heading), StyledLine(tally, .dim))
  }

  private var noteLines: [StyledLine] {
    let summaries = course.notes.map { NoteSummary(note: $0, standings: standings) }
    return [Self.barCells, Self.barCells / 2].lazy.compactMap { wideLines(summaries, barCells: $0) }.first
      ?? summaries.flatMap(narrowLines)
  }

  /// One line a note, with a bar; `nil` where that would leave too little of the titles.
  private func wideLines(_ summaries: [NoteSummary], barCells: Int) -> [StyledLine]? {
    var layout = ColumnLayout(
      columns: [.init(.right), .init(), .init(), .init(.right), .init()], gap: 2, indent: 2,
      ellipsis: appearance.ellipsis)
    let rows = summaries.map { row($0, barCells: barCells) }
    // Titles keep their own width where it fits, so that the bars stand near them.
    let natural = layout.columnWidths(for: rows, width: appearance.width)
    let width = min(appearance.width, layout.indent + natural.reduce(0, +) + layout.gap * (natural.count - 1))
    layout.columns[1].isFlexible = true
    let room = layout.columnWidths(for: rows, width: width)[1]
    // A short bar is worth no title's end.
    let least = barCells < Self.barCells ? natural[1] : min(natural[1], appearance.leastTitle)
    return room >= least ? layout.lines(for: rows, width: width) : nil
  }

  private func row(_ summary: NoteSummary, barCells: Int) -> [StyledLine] {
    let title = [StyledLine("\(summary.note.number)", .dim), StyledLine(summary.note.title)]
    let tasks = summary.taskTallies(appearance.messages).joined(separator: appearance.dot)
    if summary.total == 0 && tasks.isEmpty { return title }
    let row = title + [bar(summary, cells: barCells), StyledLine(summary.tally(appearance.messages))]
    return tasks.isEmpty ? row : row + [StyledLine(tasks, .dim)]
  }

  private func narrowLines(_ summary: NoteSummary) -> [StyledLine] {
    let title = StyledLine([Span("\(summary.note.number)  ", .dim), Span(summary.note.title)])
    let tallies = summary.taskTallies(appearance.messages).joined(separator: appearance.dot)
    let tasks = tallies.isEmpty ? [] : appearance.wrapped(StyledLine(tallies, .dim), indent: 5)
    return appearance.split(title, StyledLine(summary.tally(appearance.messages))) + tasks
  }

  private func bar(_ summary: NoteSummary, cells: Int) -> StyledLine {
    guard summary.total > 0 else { return StyledLine(String(repeating: " ", count: cells)) }
    let filled = summary.done * cells / summary.total
    let (full, empty) = appearance.isUnicode ? ("█", "░") : ("#", "-")
    return StyledLine([
      Span(String(repeating: full, count: filled), .good), Span(String(repeating: empty, count: cells - filled), .mark),
    ])
  }

  private var activityLines: [StyledLine] {
    activity.map { ActivityReport(activity: $0, standings: standings, appearance: appearance).lines } ?? []
  }

  private var staleLines: [StyledLine] {
    standings.all.flatMap { standing -> [StyledLine] in
      guard case .stale(let changes) = standing.state else { return [] }
      let text = appearance.messages.changedSincePass(standing.exercise.slug, changes.map(name))
      let label = Span(appearance.messages.staleLabel.padded(to: 7), .dim)
      return appearance.wrapped(StyledLine([label, Span(text)]), indent: 2, following: 9)
    }
  }

  private func name(of change: Fingerprint.Change) -> String {
    switch change {
    case .code: appearance.messages.yourCode
    case .checks: appearance.messages.itsChecks
    case .toolchain: appearance.messages.theToolchain
    }
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
  func tally(_ messages: Messages) -> String { total == 0 ? "" : messages.tally(done, of: total) }
  var doneTasks: Int { note.taskItems.count(where: standings.isDone) }

  /// `required 5 of 7`, `extra 0 of 2`, `12 of 20 points`; empty for a note without tasks.
  func taskTallies(_ messages: Messages) -> [String] {
    let required = note.taskItems.filter { !$0.isExtra }
    let extra = note.taskItems.filter(\.isExtra)
    let tallies = [(messages.required, required), (messages.extra, extra)].filter { !$1.isEmpty }.map { text, tasks in
      text(tasks.count(where: standings.isDone), tasks.count)
    }
    return tallies + (points.map { [messages.points($0.earned, of: $0.total)] } ?? [])
  }

  /// The points of the checks that the note's tasks link to; `nil` where no exercise among them gives points.
  var points: (earned: Int, total: Int)? {
    let links = note.taskItems.flatMap(\.links)
    guard links.contains(where: { standings[$0.exercise]?.exercise.configuration.points.isEmpty == false }) else {
      return nil
    }
    let pairs = links.compactMap { link in standings[link.exercise].map { (link.check, $0) } }
    return (
      pairs.reduce(0) { $0 + ($1.1.isPassed($1.0) ? $1.1.points(of: $1.0) : 0) },
      pairs.reduce(0) { $0 + $1.1.points(of: $1.0) }
    )
  }
}

import Course
package import Typesetting
package import Verification
import Wordings

/// What `lectern verify` shows: how each exercise was proved, then every problem.
package struct VerifyReport {
  let report: CourseReport
  let title: String
  let appearance: Appearance

  package init(report: CourseReport, title: String, appearance: Appearance) {
    self.report = report
    self.title = title
    self.appearance = appearance
  }

  private var messages: Messages { appearance.messages }

  package var lines: [StyledLine] {
    [StyledLine()] + appearance.wrapped(StyledLine(title, .heading), indent: 2) + [StyledLine()] + exerciseLines
      + survivorLines + [StyledLine()] + problemLines + summary + [StyledLine()]
  }

  // MARK: Exercises

  private var exerciseLines: [StyledLine] {
    let layout = ColumnLayout(
      columns: [.init(), .init(isFlexible: appearance.width < Self.tableWidth), .init(), .init(), .init(), .init()],
      gap: 2, indent: 2, ellipsis: appearance.ellipsis)
    let rows = report.exercises.map(row)
    guard
      appearance.width >= Self.tableWidth
        || layout.columnWidths(for: rows, width: appearance.width)[1] >= appearance.leastTitle
    else { return rows.flatMap(stacked) }
    return layout.lines(for: rows, width: appearance.width)
  }

  /// The cells that the table takes at its widest.
  private static let tableWidth = 100

  private func row(_ exercise: ExerciseReport) -> [StyledLine] {
    let mark = exercise.sound ? Mark.passed : Mark.failed
    let rejected = exercise.mutants.count { !$0.rejectedBy.isEmpty }
    return [
      mark.line(appearance, column: [.passed, .failed]), StyledLine(exercise.slug),
      StyledLine(messages.starterTally(exercise.starter.passed, of: exercise.starter.total), .dim),
      StyledLine(messages.referenceTally(exercise.reference.passed, of: exercise.reference.total), .dim),
      StyledLine(messages.mutantTally(rejected, of: exercise.mutants.count), .dim),
      StyledLine(messages.changeTally(exercise.mechanical.rejected, of: exercise.mechanical.made), .dim),
    ]
  }

  /// An exercise where it is narrow: its mark and name, and below them what was proved.
  private func stacked(_ row: [StyledLine]) -> [StyledLine] {
    let name = StyledLine(row[0].spans + [Span(" ")] + row[1].spans)
    let proved = row.dropFirst(2).flatMap { $0.spans + [Span("  ")] }.dropLast()
    return appearance.wrapped(name, indent: 2, following: 4) + appearance.wrapped(StyledLine(Array(proved)), indent: 4)
  }

  // MARK: What survives

  /// The small changes that no check rejects; those that are excused, with their reasons, if everything is asked for.
  private var survivorLines: [StyledLine] {
    let survivors = report.mechanical.survivors.filter { $0.reason == nil || appearance.isVerbose }
    guard !survivors.isEmpty else { return [] }
    let heading = appearance.wrapped(StyledLine(messages.unnoticedChanges), indent: 2)
    return [StyledLine()] + heading + survivors.flatMap(lines(of:))
  }

  private func lines(of survivor: ExerciseReport.Survivor) -> [StyledLine] {
    let reason = survivor.reason.map { appearance.wrapped(StyledLine(messages.excused($0), .dim), indent: 6) } ?? []
    return appearance.wrapped(StyledLine("\(survivor.file):\(survivor.line)", .accent), indent: 2)
      + appearance.wrapped(StyledLine(survivor.mutation), indent: 4, following: 6) + reason
  }

  // MARK: Problems

  private var problemLines: [StyledLine] {
    let remarks =
      report.remarks.isEmpty
      ? [] : appearance.wrapped(StyledLine(messages.goodToKnow, .dim), indent: 2) + lines(for: report.remarks)
    return remarks + lines(for: report.problems)
  }

  private func lines(for problems: [Problem]) -> [StyledLine] {
    problems.flatMap { problem -> [StyledLine] in
      let place = problem.line.map { "\(problem.file):\($0)" } ?? problem.file
      return appearance.wrapped(StyledLine(place, .accent), indent: 2)
        + appearance.wrapped(StyledLine(messages.say(problem.message)), indent: 4)
        + appearance.wrapped(StyledLine(messages.say(problem.help), .dim), indent: 4) + [StyledLine()]
    }
  }

  private var summary: [StyledLine] {
    let text =
      report.isSound
      ? StyledLine(messages.isSound(exercises: report.exercises.count, blocks: report.blocks), .good)
      : StyledLine(messages.isUnsound(problems: report.problems.count), .bad)
    return changes + appearance.wrapped(text, indent: 2)
  }

  /// How many of the small changes are noticed.
  private var changes: [StyledLine] {
    let all = report.mechanical
    guard all.made > 0 else { return [] }
    let excused = all.survivors.count { $0.reason != nil }
    let text = messages.changesRejected(all.rejected, of: all.made, excused: excused)
    return appearance.wrapped(StyledLine(text, .dim), indent: 2)
  }
}

/// How far a proof is, in one line that leaves the terminal's last column free.
package func verifyProgress(_ progress: CourseVerifier.Progress, _ appearance: Appearance) -> StyledLine {
  let bar = appearance.progressBar(done: progress.done, of: progress.total, cells: 20)
  let text = StyledLine(
    [Span("  ")] + bar + [
      Span("  " + appearance.messages.tally(progress.done, of: progress.total)), Span("  \(progress.latest)", .dim),
    ])
  return text.truncated(to: max(0, appearance.width - 1), ellipsis: appearance.ellipsis)
}

/// The content of `verify --json`.
package struct VerifyJSON: Encodable {
  struct ProblemEntry: Encodable {
    var file: String
    var line: Int?
    var message: Wording
    var help: Wording

    init(_ problem: Problem) {
      (file, line, message, help) = (problem.file, problem.line, problem.message, problem.help)
    }
  }

  let sound: Bool
  let problems: [ProblemEntry]
  /// What is right here and may surprise elsewhere.
  let remarks: [ProblemEntry]
  let exercises: [ExerciseReport]
  /// How many Swift blocks of the notes and instructions were proved, the same block counted as often as it stands there.
  let blocks: Int
  /// The small changes of all references together.
  let mechanical: ExerciseReport.Mechanical

  package init(_ report: CourseReport) {
    sound = report.isSound
    problems = report.problems.map(ProblemEntry.init)
    remarks = report.remarks.map(ProblemEntry.init)
    exercises = report.exercises
    blocks = report.blocks
    mechanical = report.mechanical
  }
}

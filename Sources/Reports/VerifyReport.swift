import Course
package import Typesetting
package import Verification

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

  package var lines: [StyledLine] {
    [StyledLine()] + appearance.wrapped(StyledLine(title, .heading), indent: 2) + [StyledLine()] + exerciseLines
      + [StyledLine()] + problemLines + summary + [StyledLine()]
  }

  private var exerciseLines: [StyledLine] {
    let layout = ColumnLayout(
      columns: [.init(), .init(isFlexible: appearance.width < 90), .init(), .init(), .init()], gap: 2, indent: 2,
      ellipsis: appearance.ellipsis)
    let rows = report.exercises.map { exercise -> [StyledLine] in
      let mark = exercise.sound ? Mark.passed : Mark.failed
      let rejected = exercise.mutants.count { !$0.rejectedBy.isEmpty }
      return [
        mark.line(appearance, column: [.passed, .failed]), StyledLine(exercise.slug),
        StyledLine("starter \(exercise.starter.passed) of \(exercise.starter.total)", .dim),
        StyledLine("reference \(exercise.reference.passed) of \(exercise.reference.total)", .dim),
        StyledLine("mutants \(rejected) of \(exercise.mutants.count)", .dim),
      ]
    }
    guard appearance.width >= 90 || layout.columnWidths(for: rows, width: appearance.width)[1] >= appearance.leastTitle
    else { return rows.flatMap(stacked) }
    return layout.lines(for: rows, width: appearance.width)
  }

  /// An exercise where it is narrow: its mark and name, and below them what was proved.
  private func stacked(_ row: [StyledLine]) -> [StyledLine] {
    let name = StyledLine(row[0].spans + [Span(" ")] + row[1].spans)
    let proved = row.dropFirst(2).flatMap { $0.spans + [Span("  ")] }.dropLast()
    return appearance.wrapped(name, indent: 2, following: 4) + appearance.wrapped(StyledLine(Array(proved)), indent: 4)
  }

  private var problemLines: [StyledLine] {
    report.problems.flatMap { problem -> [StyledLine] in
      let place = problem.line.map { "\(problem.file):\($0)" } ?? problem.file
      return appearance.wrapped(StyledLine(place, .accent), indent: 2)
        + appearance.wrapped(StyledLine(problem.message), indent: 4)
        + appearance.wrapped(StyledLine(problem.help, .dim), indent: 4) + [StyledLine()]
    }
  }

  private var summary: [StyledLine] {
    let exercises = counted(report.exercises.count, "exercise")
    let text =
      report.isSound
      ? StyledLine("The course is sound: \(exercises) proved.", .good)
      : StyledLine("The course is not sound: \(counted(report.problems.count, "problem")).", .bad)
    return appearance.wrapped(text, indent: 2)
  }
}

/// The content of `verify --json`.
package struct VerifyJSON: Encodable {
  struct ProblemEntry: Encodable {
    var file: String
    var line: Int?
    var message: String
    var help: String
  }

  let sound: Bool
  let problems: [ProblemEntry]
  let exercises: [ExerciseReport]

  package init(_ report: CourseReport) {
    sound = report.isSound
    problems = report.problems.map { .init(file: $0.file, line: $0.line, message: $0.message, help: $0.help) }
    exercises = report.exercises
  }
}

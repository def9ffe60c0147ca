import Course
import Grading
import Progress
import Testing
import Typesetting
import Wordings

@testable import Reports
@testable import Verification

/// Names as long and wide as any, in all reports.
@Suite("Wide names")
struct WidthTests {
  static let names = [
    "한국어로 아주 길게 지은 연습 문제의 이름이며 띄어쓰기가 있다", "띄어쓰기없이아주길게지은연습문제의이름이라서어디서든끊어야한다",
    "a-slug-that-is-as-long-as-an-author-with-patience-can-make-it",
    "👨‍👩‍👧‍👦🇰🇷🃏 emoji 👩🏽‍🚀 in e\u{301}very w\u{302}ord \u{1B}[31m\ttab",
    "Pneumonoultramicroscopicsilicovolcanoconiosis Donaudampfschifffahrtsgesellschaftskapitän",
  ]

  @Test("no line is wider than the width", arguments: names)
  func noWiderLine(name: String) throws {
    let cards = try Cards.course()
    for width in 20...120 {
      let appearance = Appearance(
        width: width, isColoured: width % 5 < 2, isUnicode: width % 2 == 0, isVerbose: width % 3 == 0)
      for (report, lines) in reports(name, cards, appearance) {
        let wide = lines.first { $0.cells > width }
        #expect(wide == nil, "\(report) at \(width): \(wide?.text ?? "")")
      }
    }
  }

  private func reports(_ name: String, _ cards: Course, _ appearance: Appearance) -> [(String, [StyledLine])] {
    let course = renamed(cards, name)
    let standings = Cards.standings(course)
    let commands = ["lectern check \(name)", "lectern read \(name)#\(name)"]
    let exercise = renamed(FlipCount.exercise, name)
    let task = ExerciseTask(number: 12, title: name, hints: ["\(name) `\(name)`\n\n    \(name)"])
    let checks = [FlipCount.failed, FlipCount.doesNotCompile, FlipCount.missingMember, FlipCount.passed].map {
      CheckReport(
        exercise: exercise, verdict: renamed($0, name), notices: [name], next: commands, appearance: appearance,
        sourceLine: { _, _ in name })
    }
    return checks.map { ("check", $0.lines) } + [
      ("toc", TocReport(course: course, standings: standings, appearance: appearance).lines),
      ("progress", ProgressReport(course: course, standings: standings, next: commands, appearance: appearance).lines),
      ("verify", VerifyReport(report: renamed(Proof.unsound, name), title: name, appearance: appearance).lines),
      (
        "hint",
        HintReport(
          exercise: exercise, task: task, level: 1, isRepeated: true, next: commands, appearance: appearance,
          signs: appearance.isUnicode ? .unicode : .ascii
        ).lines
      ),
    ]
  }

  // MARK: Giving everything a name

  private func renamed(_ course: Course, _ name: String) -> Course {
    var course = course
    course.title = name
    for index in course.notes.indices { course.notes[index].title = name }
    for index in course.exercises.indices {
      course.exercises[index].title = name
      course.exercises[index].owner?.sectionTitle = name
    }
    return course
  }

  private func renamed(_ exercise: Exercise, _ name: String) -> Exercise {
    var exercise = exercise
    exercise.title = name
    exercise.owner?.sectionTitle = name
    exercise.owner?.noteTitle = name
    return exercise
  }

  private func renamed(_ verdict: Verdict, _ name: String) -> Verdict {
    var verdict = verdict
    verdict.checks = verdict.checks.map { check in
      var check = check
      (check.name, check.output) = (name, "\(name)\n\(name)")
      check.reason = check.reason.map { _ in .asItIs(name) }
      check.issues = check.issues.map {
        .init(
          message: name, expected: name, actual: "\(name) \(name) \(name)", argument: name, file: $0.file, line: $0.line
        )
      }
      return check
    }
    verdict.diagnostics = verdict.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      (diagnostic.wording, diagnostic.sourceLine) = (.asItIs(name), "\t\(name)")
      diagnostic.highlights = [.init(column: 3, length: 40)]
      diagnostic.fixIts = [.init(line: diagnostic.line, column: 2, text: "\(name) ")]
      diagnostic.notes = [diagnostic, diagnostic.elsewhere(name)]
      return diagnostic
    }
    return verdict
  }

  private func renamed(_ report: Verification.CourseReport, _ name: String) -> Verification.CourseReport {
    var report = report
    report.problems = [Problem(file: "notes/\(name).md", line: 12, message: .asItIs(name), help: .asItIs(name))]
    for index in report.exercises.indices { report.exercises[index].slug = name }
    return report
  }
}

extension Diagnostic {
  /// A note without a correction, in a file with a name.
  fileprivate func elsewhere(_ name: String) -> Diagnostic {
    Diagnostic(
      file: "/mine/\(name).swift", line: 1, column: 1, severity: .note, message: name, sourceLine: "\t\(name)")
  }
}

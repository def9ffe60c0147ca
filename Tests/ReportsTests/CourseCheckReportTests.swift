import Course
import Grading
import Testing
import Typesetting
import Wordings

@testable import Reports

/// The snapshots were read by eye.
@Suite("The report of a check of several exercises")
struct CourseCheckReportTests {
  /// One exercise of each kind of end.
  static let results: [(exercise: Exercise, verdict: Verdict)] = [
    (named("memory-game"), verdict(.passed, passed: 10, of: 10, seconds: 0.4149)),
    (named("flip-count"), verdict(.failed, passed: 2, of: 5, seconds: 12)),
    (named("optional-index"), verdict(.failed, passed: 0, of: 1, seconds: 0.137)),
    (named("concentration-themes"), verdict(.doesNotCompile, passed: 0, of: 5, seconds: 0.3)),
    (named("set-rules"), verdict(.forbidden, passed: 0, of: 5, seconds: 0.05)),
    (
      named("new-game"),
      verdict(
        .error, passed: 0, of: 0, seconds: 60, reason: "The compiler was stopped after 60 seconds of no progress.")
    ),
  ]

  private static func named(_ slug: String) -> Exercise {
    Exercise(
      slug: slug, title: slug, directory: "/course/exercises/\(slug)", configuration: FlipCount.exercise.configuration,
      tasks: [], owner: nil)
  }

  private static func verdict(
    _ outcome: Verdict.Outcome, passed: Int, of total: Int, seconds: Double, reason: String? = nil
  ) -> Verdict {
    var verdict = Verdict(
      outcome: outcome, route: .direct, origin: .fresh, source: "/mine", seconds: Verdict.Seconds(),
      checks: (0..<total).map {
        CheckVerdict(id: "c\($0)()", name: "check \($0)", task: 1, outcome: $0 < passed ? .passed : .failed)
      })
    verdict.seconds.total = seconds
    verdict.reason = reason.map { .asItIs($0) }
    return verdict
  }

  private func report(_ appearance: Appearance) -> String {
    let report = CourseCheckReport(Self.results.map(\.exercise), appearance: appearance)
    let lines = Self.results.flatMap { report.lines(for: $0.exercise, $0.verdict) }
    return (lines + report.summary(Self.results.map(\.verdict), seconds: 72.5, next: ["lectern check flip-count"])).text
  }

  @Test(
    "has a line for each exercise, how many pass, and the next step",
    arguments: [
      (
        40,
        """
          ✔ passed  memory-game
            10 of 10 checks  0.41 s
          ✘ failed  flip-count
            2 of 5 checks  12.00 s
          ✘ failed  optional-index
            0 of 1 check  0.14 s
          ⊘ not run concentration-themes
            does not compile  0.30 s
          ⊘ not run set-rules
            not plain Swift  0.05 s
          ○ not run new-game
            The compiler was stopped after 60
            seconds of no progress.  60.00 s

          1 of 6 exercises pass          72.50 s

          Next   lectern check flip-count
        """
      ),
      (
        80,
        """
          ✔ passed  memory-game           10 of 10 checks                         0.41 s
          ✘ failed  flip-count            2 of 5 checks                          12.00 s
          ✘ failed  optional-index        0 of 1 check                            0.14 s
          ⊘ not run concentration-themes  does not compile                        0.30 s
          ⊘ not run set-rules             not plain Swift                         0.05 s
          ○ not run new-game              The compiler was stopped after 60 s…   60.00 s

          1 of 6 exercises pass                                                  72.50 s

          Next   lectern check flip-count
        """
      ),
      (
        120,
        """
          ✔ passed  memory-game           10 of 10 checks                                 0.41 s
          ✘ failed  flip-count            2 of 5 checks                                  12.00 s
          ✘ failed  optional-index        0 of 1 check                                    0.14 s
          ⊘ not run concentration-themes  does not compile                                0.30 s
          ⊘ not run set-rules             not plain Swift                                 0.05 s
          ○ not run new-game              The compiler was stopped after 60 seconds o…   60.00 s

          1 of 6 exercises pass                                                          72.50 s

          Next   lectern check flip-count
        """
      ),
    ])
  func lines(width: Int, expected: String) { #expect(report(.plain(width)) == expected) }

  @Test("in ASCII")
  func ascii() {
    let expected = """
        + passed  memory-game           10 of 10 checks                         0.41 s
        x failed  flip-count            2 of 5 checks                          12.00 s
        x failed  optional-index        0 of 1 check                            0.14 s
        / not run concentration-themes  does not compile                        0.30 s
        / not run set-rules             not plain Swift                         0.05 s
        o not run new-game              The compiler was stopped after 60...   60.00 s

        1 of 6 exercises pass                                                  72.50 s

        Next   lectern check flip-count
      """
    #expect(report(.ascii) == expected)
  }

  @Test("where colour tells good from bad, the marks have no words")
  func coloured() {
    let report = CourseCheckReport(Self.results.map(\.exercise), appearance: .coloured)
    let lines = Self.results.flatMap { report.lines(for: $0.exercise, $0.verdict) }
    #expect(
      lines.first?.text == "  ✔ memory-game           10 of 10 checks                                 0.41 s")
    let marks = lines.map { line in line.spans.first { !$0.text.allSatisfy { $0 == " " } } }
    #expect(marks.map { $0?.style } == [.good, .bad, .bad, .bad, .bad, .dim])
  }

  @Test("says that all pass, and that none does")
  func tallies() {
    func tally(_ results: ArraySlice<(exercise: Exercise, verdict: Verdict)>) -> StyledLine? {
      let report = CourseCheckReport(results.map(\.exercise), appearance: .plain(80))
      return report.summary(results.map(\.verdict), seconds: 1, next: []).first { !$0.isEmpty }
    }
    let passed = Self.results[0]
    let all = tally([passed, passed])
    #expect(all?.text.hasPrefix("  All 2 exercises pass  ") == true)
    #expect(all?.spans.contains { $0.style == .good } == true)
    let none = tally(Self.results.dropFirst())
    #expect(none?.text.hasPrefix("  0 of 5 exercises pass  ") == true)
    #expect(none?.spans.contains { $0.style == .bad } == true)
  }

  @Test(
    "on the way says how many are done and what is waited for, and leaves the last column free",
    arguments: [
      (80, true, 0, "  ░░░░░░░░  0 of 6  concentration-themes"),
      (80, true, 5, "  ██████░░  5 of 6  concentration-themes"),
      (80, false, 3, "  ####----  3 of 6  concentration-themes"), (32, true, 6, "  ████████  6 of 6  concentrat…"),
      (8, true, 6, "  ████…"),
    ])
  func progress(width: Int, isUnicode: Bool, done: Int, expected: String) {
    let appearance = Appearance(width: width, isColoured: true, isUnicode: isUnicode)
    let report = CourseCheckReport(Self.results.map(\.exercise), appearance: appearance)
    #expect(report.progress(done: done, current: Self.results[3].exercise).text == expected)
  }

  @Test("no line is wider than the width", arguments: WidthTests.names)
  func noWiderLine(name: String) {
    let results =
      Self.results + [
        (Self.named(name), Self.verdict(.error, passed: 0, of: 0, seconds: 12_345, reason: name))
      ]
    for width in 20...120 {
      let appearance = Appearance(width: width, isColoured: width % 5 < 2, isUnicode: width % 2 == 0)
      let report = CourseCheckReport(results.map(\.exercise), appearance: appearance)
      let lines =
        results.flatMap { report.lines(for: $0.exercise, $0.verdict) }
        + report.summary(results.map(\.verdict), seconds: 12_345, next: ["lectern check \(name)"])
        + [report.progress(done: 3, current: results.last?.exercise)]
      let wide = lines.first { $0.cells > width }
      #expect(wide == nil, "at \(width): \(wide?.text ?? "")")
    }
  }
}

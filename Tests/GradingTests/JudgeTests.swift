import Subprocess
import SwiftSource
import Testing
import Wordings

@testable import Grading

/// Every odd ending of a run, from recorded runs, and the verdict that it has.
@Suite("Judging runs")
struct JudgeTests {
  struct Expected: Sendable {
    var id: String
    var outcome: CheckVerdict.Outcome
    var reason: String?
    var signal: String?

    init(_ id: String, _ outcome: CheckVerdict.Outcome, _ reason: String? = nil, signal: String? = nil) {
      (self.id, self.outcome, self.reason, self.signal) = (id, outcome, reason, signal)
    }
  }

  static let ended = "The code ended the whole program (exit status 0)"
  static let endless = "Memory was used that is not there: often a function that calls itself without end"
  static let forgery = "The code wrote where only the run's own records belong."

  static let stories: [(runs: [String], checks: [Expected])] = [
    (["passed"], [.init("Sums/adds()", .passed), .init("Sums/keepsZero(_:)", .passed), .init("free()", .passed)]),
    (["failed"], [.init("fails()", .failed), .init("doubles(_:)", .failed), .init("passes()", .passed)]),
    (["known-issue"], [.init("known()", .passed)]),
    (["warning"], [.init("warns()", .passed)]),
    (["raw-identifier"], [.init("`Flip count`/`starts at zero`()", .passed)]),
    (
      ["skipped"],
      [
        .init("disabled()", .skipped, "not today"), .init("silent()", .skipped, "Test silent() skipped."),
        .init("runs()", .passed), .init("Off/inside()", .skipped, "the whole suite"),
      ]
    ),
    (
      ["cancelled"],
      [.init("cancels()", .skipped, "no more"), .init("failsFirst()", .failed), .init("cancelsACase(_:)", .passed)]
    ),
    (
      ["crash"],
      [
        .init("first()", .passed), .init("crashes()", .crashed, "Index out of range, in item(_:)", signal: "SIGILL"),
        .init("third()", .notRun, "The program ended before this check began."),
      ]
    ),
    (
      ["crash", "crash-without-it"],
      [
        .init("first()", .passed), .init("crashes()", .crashed, "Index out of range, in item(_:)", signal: "SIGILL"),
        .init("third()", .passed),
      ]
    ),
    (
      ["crash-with-argument"],
      [.init("crashesWith(index:)", .crashed, "Index out of range, in item(_:) with index → 7", signal: "SIGILL")]
    ),
    (
      ["hang"],
      [
        .init("first()", .passed), .init("hangs(name:)", .timedOut, "Still running after 1 second with name → \"b\"."),
        .init("third()", .notRun, "The program ended before this check began."),
      ]
    ),
    (
      ["exit-in-a-check"],
      [
        .init("first()", .passed), .init("leaves()", .failed, "\(ended) before the check was over."),
        .init("third()", .notRun, "The program ended before this check began."),
      ]
    ),
    (
      ["exit-after-the-last-check"],
      [.init("Sums/first()", .passed), .init("Sums/last()", .failed, "\(ended) before the run was over.")]
    ),
    (["exit-before-any-check"], [.init("never()", .notRun, "The program ended before the first check began.")]),
    (
      ["argument-traps"],
      [
        .init("first()", .notRun, "The program ended before the first check began: TODO: write me"),
        .init("asks(n:)", .notRun, "The program ended before the first check began: TODO: write me"),
      ]
    ),
    (
      ["no-library"],
      [
        .init(
          "first()", .notRun,
          "/course/gone/lectern-checks.so: cannot open shared object file: No such file or directory")
      ]
    ),
    (["passed"], [.init("free()", .passed), .init("unseen()", .notRun, "The testing library did not find it.")]),
    (["forged"], [.init("first()", .failed, forgery), .init("second()", .notRun, forgery)]),
    (["stack-overflow"], [.init("deep()", .crashed, endless, signal: "SIGSEGV")]),
    (["to-do"], [.init("isToDo()", .pending, "TODO: write me", signal: "SIGILL")]),
    (["error-thrown"], [.init("throwsAnError()", .failed), .init("throwsItself()", .failed)]),
    (["required"], [.init("requires()", .failed), .init("requiresTruth()", .failed)]),
    (["detached"], [.init("waits()", .failed), .init("passes()", .passed)]),
    (["suite-trait-throws"], [.init("Sums/first()", .failed), .init("second()", .passed)]),
  ]

  @Test("every ending has its verdict", arguments: stories)
  func verdicts(runs: [String], checks: [Expected]) throws {
    let reports = try runs.map { try RecordedRun($0).report }
    let verdicts = judge(checks.map { check($0.id) }, expectations: [], reports: reports)
    #expect(verdicts.map(\.outcome) == checks.map(\.outcome))
    #expect(verdicts.map(\.reason?.english) == checks.map(\.reason))
    #expect(verdicts.map(\.signal) == checks.map(\.signal))
  }

  // MARK: What must never pass

  /// The names of all recorded runs.
  static let names = Set(stories.flatMap(\.runs)).sorted()

  static let badEndings = [
    Ending(status: .exited(0), timedOut: false, seconds: 1), Ending(status: .exited(1), timedOut: false, seconds: 1),
    Ending(status: .signaled(4), timedOut: false, seconds: 1),
    Ending(status: .signaled(15), timedOut: true, seconds: 1),
  ]

  @Test(
    "a run cut off anywhere passes only checks that had ended, and never the one that it was busy with",
    arguments: names)
  func cutRuns(name: String) throws {
    let run = try RecordedRun(name)
    let whole = judge(run.functions.map(check), expectations: [], reports: [run.report])
    for count in 0...run.report.entries.count {
      for ending in Self.badEndings {
        var report = run.report
        (report.entries, report.ending, report.isFinished) = (Array(report.entries.prefix(count)), ending, false)
        let ended = report.entries.filter { $0.record.payload.kind == "testEnded" }
          .compactMap { $0.record.payload.testID.map(TestRecord.checkID) }
        let passed = judge(run.functions.map(check), expectations: [], reports: [report])
          .filter { $0.outcome == .passed }.map(\.id)
        #expect(Set(passed).isSubset(of: ended), "\(count) records")
        #expect(Set(passed).isSubset(of: whole.filter { $0.outcome == .passed }.map(\.id)), "\(count) records")
        if let culprit = culprit(of: report) { #expect(!passed.contains(culprit), "\(count) records") }
      }
    }
  }

  @Test(
    "a forged run passes only checks that had ended before, and fails the one that it was busy with", arguments: names)
  func forgedRuns(name: String) throws {
    let run = try RecordedRun(name)
    for count in 0...run.report.entries.count {
      var report = run.report
      report.entries = Array(report.entries.prefix(count))
      report.isForged = true
      let ended = report.entries.filter { $0.record.payload.kind == "testEnded" }
        .compactMap { $0.record.payload.testID.map(TestRecord.checkID) }
      let verdicts = judge(run.functions.map(check), expectations: [], reports: [report])
      #expect(Set(verdicts.filter { $0.outcome == .passed }.map(\.id)).isSubset(of: ended), "\(count) records")
      guard let culprit = culprit(of: report) else { continue }
      #expect(verdicts.first { $0.id == culprit }?.outcome == .failed, "\(count) records")
      #expect(settled(by: report).contains(culprit), "\(count) records")
    }
  }

  @Test("a run without its own end, or whose end was not a normal exit, fails the check that ran last")
  func runsWithoutTheirEnd() throws {
    let run = try RecordedRun("passed")
    var unfinished = run.report
    unfinished.isFinished = false
    var crashed = run.report
    crashed.ending.status = .signaled(11)
    for (report, outcome) in [(unfinished, CheckVerdict.Outcome.failed), (crashed, .crashed)] {
      let verdicts = judge(run.functions.map(check), expectations: [], reports: [report])
      #expect(verdicts.map(\.outcome) == [.passed, .passed, outcome])
    }
  }

  @Test("a check that began and did not end has not passed, though the run came to its end")
  func openChecks() throws {
    let run = try RecordedRun("passed")
    var report = run.report
    report.entries.removeAll {
      $0.record.payload.kind == "testEnded" && $0.record.payload.testID?.contains("free()") == true
    }
    let verdicts = judge(run.functions.map(check), expectations: [], reports: [report])
    #expect(verdicts.map(\.outcome) == [.passed, .passed, .failed])
    #expect(verdicts.last?.reason?.english == "The check began and never came to its end.")
  }

  @Test("the end of its processor time is a check's time-out")
  func processorTime() throws {
    var report = try RecordedRun("hang").report
    // SIGXCPU, which Linux and Darwin number alike.
    report.ending = Ending(status: .signaled(24), timedOut: false, seconds: 1)
    let verdict = judge([check("hangs(name:)")], expectations: [], reports: [report]).first
    #expect(verdict?.outcome == .timedOut)
    #expect(verdict?.reason?.english == "The program used up its processor time with name → \"b\"")
  }

  // MARK: Culprits

  @Test(
    "the culprit is the check that was running, else the one that ran last",
    arguments: [
      ("passed", nil, ["Sums/adds()", "Sums/keepsZero(_:)", "free()"]),
      ("crash", "crashes()", ["crashes()", "first()"]),
      ("crash-with-argument", "crashesWith(index:)", ["crashesWith(index:)"]),
      ("hang", "hangs(name:)", ["first()", "hangs(name:)"]), ("exit-in-a-check", "leaves()", ["first()", "leaves()"]),
      ("exit-after-the-last-check", "Sums/last()", ["Sums/first()", "Sums/last()"]),
      ("exit-before-any-check", nil, []), ("argument-traps", nil, []), ("no-library", nil, []),
      ("skipped", nil, ["Off/inside()", "disabled()", "runs()", "silent()"]),
    ] as [(String, String?, [String])])
  func culprits(name: String, expected: String?, done: [String]) throws {
    let report = try RecordedRun(name).report
    #expect(culprit(of: report) == expected)
    #expect(settled(by: report).sorted() == done)
  }

  // MARK: Issues and output

  @Test("a failed comparison tells both values, the comment, the argument and the place")
  func issues() throws {
    let source = "/course/SampleTests.swift"
    let expectations = [
      Expectation(file: source, line: 5, column: 3, left: "wrongSum(1, 2)", comparison: "==", right: "3"),
      Expectation(file: source, line: 6, column: 3, left: "wrongSum(2, 2)", comparison: "==", right: "4"),
      Expectation(file: source, line: 8, column: 51, left: "wrongSum(n, n)", comparison: "==", right: "n + n"),
    ]
    let run = try RecordedRun("failed")
    let verdicts = judge(run.functions.map(check), expectations: expectations, reports: [run.report])
    #expect(
      verdicts[0].issues == [
        .init(message: "one and two make three", expected: "3", actual: "-1", file: source, line: 5),
        expression(.init(message: "wrongSum(2, 2) == 4", expected: "4", actual: "0", file: source, line: 6)),
      ])
    #expect(
      verdicts[1].issues == [
        expression(
          .init(
            message: "wrongSum(n, n) == n + n", expected: "10", actual: "0", argument: "n → 5", file: source, line: 8))
      ])
    #expect(verdicts[0].seconds > 0)
  }

  /// An issue whose author added nothing.
  private func expression(_ issue: CheckVerdict.Issue) -> CheckVerdict.Issue {
    var issue = issue
    issue.isExpression = true
    return issue
  }

  @Test("thrown errors and failed requirements are issues of their check")
  func thrownErrors() throws {
    let thrown = try RecordedRun("error-thrown")
    let thrownIssues = judge(thrown.functions.map(check), expectations: [], reports: [thrown.report]).map(\.issues)
    #expect(
      thrownIssues.map { $0.map(\.message) } == [
        ["Caught error: Refused(amount: 3)"], ["Caught error: Refused(amount: 3)"],
      ])
    let required = try RecordedRun("required")
    let issues = judge(required.functions.map(check), expectations: [], reports: [required.report]).flatMap(\.issues)
    #expect(issues.map(\.message) == ["there is a first card", "(wrongSum(1, 2) → -1) == 3"])
    #expect(issues.map(\.actual) == ["none() → nil", nil])
  }

  @Test("what a check prints is its own, and the runtime's last words are not shown as such")
  func output() throws {
    let printing = try RecordedRun("printing")
    let verdicts = judge(printing.functions.map(check), expectations: [], reports: [printing.report])
    #expect(verdicts.map(\.output) == ["one\ntwo\n", "three"])
    let crash = try RecordedRun("crash")
    #expect(judge(crash.functions.map(check), expectations: [], reports: [crash.report]).map(\.output) == ["", "", ""])
  }

  @Test("a trap's place in the learner's file is an issue")
  func places() throws {
    let report = try RecordedRun("crash").report
    let verdicts = judge([check("crashes()")], expectations: [], reports: [report]) { trap in
      trap.message == "Index out of range" ? CrashPlace(file: "/mine/Sample.swift", line: 12) : nil
    }
    var place = CheckVerdict.Issue(message: "Index out of range", file: "/mine/Sample.swift", line: 12)
    place.isPlace = true
    #expect(verdicts.first?.issues == [place])
  }
}

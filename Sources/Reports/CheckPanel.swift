import Grading
package import Typesetting

/// The checks of an exercise in a small space: one at a time is explained.
package struct CheckPanel {
  package private(set) var lines: [StyledLine] = []
  /// The lines of the check that is explained.
  package private(set) var explained: Range<Int>?

  /// - Parameter check: the index of the check to explain.
  package init(_ report: CheckReport, explaining check: Int?) {
    lines = report.noticeLines + report.diagnosticLines
    guard report.showsChecks else { return }
    if !lines.isEmpty { lines.append(StyledLine()) }
    let checks = report.verdict.checks
    let marks = checks.map { Mark($0.outcome) }
    for index in checks.indices {
      let isWrong = ![.passed, .skipped, .notRun].contains(checks[index].outcome)
      let start = lines.count
      lines += report.head(of: checks[index], marks[index], marks, showsTask: isWrong)
      guard index == check else { continue }
      lines += report.explanation(of: checks[index])
      explained = start..<lines.count
    }
  }
}

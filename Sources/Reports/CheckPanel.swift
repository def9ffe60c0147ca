import Grading
package import Typesetting

/// The checks of an exercise in a small space: one at a time is explained.
package struct CheckPanel {
  package private(set) var lines: [StyledLine] = []
  /// The lines of the check that is explained.
  package private(set) var explained: Range<Int>?

  /// - Parameters:
  ///   - check: the index of the check to explain.
  ///   - running: the id of the check that runs.
  package init(_ report: CheckReport, explaining check: Int?, running: String? = nil) {
    lines = report.noticeLines + report.diagnosticLines
    guard report.showsChecks else { return }
    if !lines.isEmpty { lines.append(StyledLine()) }
    let checks = report.verdict.checks
    let marks = checks.map { $0.id == running ? .running : Mark($0.outcome) }
    for index in checks.indices {
      let isWrong = ![.passed, .skipped, .notRun].contains(checks[index].outcome)
      let start = lines.count
      lines += report.head(of: checks[index], marks[index], marks, showsTask: isWrong)
      guard index == check else { continue }
      let explanation = report.explanation(of: checks[index])
      // What an earlier run said of a check that has not come to its end in this one.
      lines += checks[index].outcome == .notRun ? explanation.map(\.dimmed) : explanation
      explained = start..<lines.count
    }
  }
}

extension StyledLine {
  fileprivate var dimmed: StyledLine {
    StyledLine(spans.map { Span($0.text, .dim, link: $0.link) }, ending: ending)
  }
}

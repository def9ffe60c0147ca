import Course
import Grading
import Testing
import Wordings
import Typesetting

@testable import Reports

@Suite("The report of a check on its way")
struct CheckProgressReportTests {
  private func progress(_ phase: GradingProgress.Phase, running: String? = nil) -> GradingProgress {
    var verdict = FlipCount.failed
    verdict.checks = [("a()", .passed), ("b()", .failed), ("c()", .notRun)].map { id, outcome in
      CheckVerdict(id: id, name: "is check \(id)", task: 1, outcome: outcome)
    }
    return GradingProgress(phase: phase, verdict: verdict, running: running)
  }

  @Test(
    "is one line, in both languages",
    arguments: [
      (.compilingCode, nil, "  compiling your code…", "  코드를 컴파일하는 중…"),
      (.compilingChecks, nil, "  compiling the checks…", "  검사를 컴파일하는 중…"),
      (.running, nil, "  2 of 3 checks", "  검사 3개 중 2개"),
      (.running, "c()", "  2 of 3 checks  running is check c()…", "  검사 3개 중 2개  실행 중: 셋째…"),
    ] as [(GradingProgress.Phase, String?, String, String)])
  func lines(phase: GradingProgress.Phase, running: String?, english: String, korean: String) {
    let progress = progress(phase, running: running)
    let appearance = Appearance(width: 80, isColoured: true, isUnicode: true)
    #expect(CheckProgressReport(progress, of: FlipCount.exercise, appearance: appearance).line.text == english)
    var exercise = FlipCount.exercise
    exercise.configuration.checkNames = ["c": "셋째"]
    let other = Appearance(
      width: 80, isColoured: true, isUnicode: true, messages: Messages(language: .korean))
    #expect(CheckProgressReport(progress, of: exercise, appearance: other).line.text == korean)
  }

  @Test("leaves the last column free, however narrow it is", arguments: 1...40)
  func width(columns: Int) {
    for isUnicode in [true, false] {
      let appearance = Appearance(width: columns, isColoured: true, isUnicode: isUnicode)
      let report = CheckProgressReport(
        progress(.running, running: "c()"), of: FlipCount.exercise, appearance: appearance)
      #expect(report.line.cells < columns)
      #expect(isUnicode || report.line.text.unicodeScalars.allSatisfy(\.isASCII))
    }
  }

  @Test("in the panel has a mark for the check that runs, with a word where there is no colour")
  func panel() {
    func lines(isColoured: Bool, isUnicode: Bool) -> [String] {
      var verdict = progress(.running).verdict
      verdict.diagnostics = []
      verdict.reason = nil
      let report = CheckReport(
        exercise: FlipCount.exercise, verdict: verdict, notices: [], next: [],
        appearance: Appearance(width: 60, isColoured: isColoured, isUnicode: isUnicode), sourceLine: { _, _ in nil })
      return CheckPanel(report, explaining: nil, running: "c()").lines.map {
        $0.text.split(separator: " ").prefix(4).joined(separator: " ")
      }
    }
    #expect(
      lines(isColoured: true, isUnicode: true) == ["✔ is check a()", "✘ is check b()", "▸ is check c()"])
    #expect(
      lines(isColoured: false, isUnicode: false) == ["+ passed is check", "x failed is check", "> running is check"])
  }
}

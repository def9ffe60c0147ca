import Foundation
import Progress
import Testing

@testable import Reports

@Suite("Progress as CSV")
struct ProgressCSVTests {
  private func attempt(_ exercise: String, outcome: String = "passed", at started: Double = 0) -> Attempt {
    Attempt(
      exercise: exercise, started: started, duration: 0.25, outcome: outcome, passed: 1, total: 2,
      fingerprint: Fingerprint(code: "c", checks: "k", toolchain: "t"), checks: [], hintsSeen: 3)
  }

  @Test("a row an attempt, numbered by exercise, with CRLF line ends")
  func rows() {
    let text = ProgressCSV([
      attempt("adder", at: 1_780_239_600.5), attempt("greeter"), attempt("adder", outcome: "failed"),
    ]).text
    #expect(
      text == "exercise,attempt,started,seconds,outcome,passed,total,hints\r\n"
        + "adder,1,2026-05-31T15:00:00Z,0.25,passed,1,2,3\r\n" + "greeter,1,1970-01-01T00:00:00Z,0.25,passed,1,2,3\r\n"
        + "adder,2,1970-01-01T00:00:00Z,0.25,failed,1,2,3\r\n")
  }

  /// RFC 4180, 2.5 to 2.7.
  @Test(
    "what needs quotes is quoted, and nothing is a formula",
    arguments: [
      ("plain", "plain"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("a\nb", "\"a\nb\""), ("a\r\nb", "\"a\r\nb\""),
      ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@x", "'@x"), ("=\"x\"", "\"'=\"\"x\"\"\""), ("연습", "연습"),
    ])
  func cells(name: String, cell: String) {
    #expect(ProgressCSV([attempt(name)]).text.contains("\r\n\(cell),1,1970"))
  }
}

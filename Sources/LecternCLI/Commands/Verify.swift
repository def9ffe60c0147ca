import CommandLineParsing
import Course
import Reports
import Synchronization
import Terminal
import Verification

/// `lectern verify`
func verify(_ session: Session) throws -> ExitStatus {
  let course = try session.course()
  let names = session.invocation.arguments
  let exercises = try names.isEmpty ? course.exercises : names.map { try course.exercise(named: $0) }
  let progress = VerifyProgress(total: exercises.count, session)
  let report = try CourseVerifier(course: course, grader: try session.grader()).verify(exercises) { slug, done in
    progress.show(slug, done)
  }
  progress.clear()
  try session.show(
    CourseJSON(course: course.title, VerifyJSON(report)),
    VerifyReport(report: report, title: course.title, appearance: session.appearance).lines)
  return report.isSound ? .success : .failure
}

/// A line on standard error that says how far the proof is: rewritten on a terminal, and nothing in a pipe.
private final class VerifyProgress: Sendable {
  private let total: Int
  private let isShown: Bool
  private let errors: Mutex<TerminalOutput>

  init(total: Int, _ session: Session) {
    self.total = total
    isShown = session.context.errorFacts.isTerminal && !session.isJSON
    errors = Mutex(TerminalOutput(descriptor: 2))
  }

  func show(_ slug: String, _ done: Int) { write("\r\u{1B}[K  \(done) of \(total)  \(slug)") }

  func clear() { write("\r\u{1B}[K") }

  private func write(_ text: String) {
    guard isShown else { return }
    errors.withLock {
      try? $0.write(text)
      try? $0.flush()
    }
  }
}

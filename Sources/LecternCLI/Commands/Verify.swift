import CommandLineParsing
import Course
import FoundationEssentials
import Grading
import Reports
import Subprocess
import Synchronization
import Terminal
import Typesetting
import Verification

/// `lectern verify`
func verify(_ session: Session) throws -> ExitStatus {
  // The first language is proved, and the others beside it, whichever is read in.
  let course = try session.course(language: "en")
  let translations = try course.translations.map { try session.course(language: $0) }
  let names = session.invocation.arguments
  let exercises = try names.isEmpty ? course.exercises : names.map { try course.exercise(named: $0) }
  let progress = VerifyProgress(session)
  // Several things are proved at once, and so each has one core.
  let verifier = CourseVerifier(course: course, translations: translations, grader: try session.grader(cores: 1))
  let report = try progress.during { try verifier.verify(exercises) { progress.draw($0) } }
  try session.show(
    CourseJSON(course: course.title, VerifyJSON(report)),
    VerifyReport(report: report, title: course.title, appearance: session.appearance).lines)
  return report.isSound ? .success : .failure
}

/// A line on standard error that says how far the proof is: rewritten on a terminal, and nothing in a pipe. It is drawn
/// from any thread.
private final class VerifyProgress: Sendable {
  private let appearance: Appearance
  private let styling: Styling
  private let theme: Theme
  private let isShown: Bool
  private let erasing: String
  private let errors = Mutex(TerminalOutput(descriptor: 2))

  init(_ session: Session) {
    let line = ProgressLine(session)
    appearance = session.appearance
    (styling, theme) = (session.display.styling, session.display.theme)
    (isShown, erasing) = (line.isShown, line.erasing)
    let lastWords = line.erasing + line.wrapped(session.messages.proofStopped) + "\n"
    withoutInterruption { $0.setLastWords(lastWords) }
  }

  func draw(_ progress: CourseVerifier.Progress) {
    var renderer = LineRenderer(styling: styling, theme: theme)
    write(erasing + renderer.render([verifyProgress(progress, appearance)]).dropLast())
  }

  /// Does some work, and then takes the line away with what an interruption would say.
  func during<Value>(_ work: () throws -> Value) rethrows -> Value {
    defer {
      write(erasing)
      withoutInterruption { $0.setLastWords("") }
    }
    return try work()
  }

  private func write(_ text: String) {
    guard isShown else { return }
    errors.withLock {
      try? $0.write(text)
      try? $0.flush()
    }
  }
}

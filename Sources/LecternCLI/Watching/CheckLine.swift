import Course
import Grading
import Reports
import Subprocess
import Typesetting

/// The line that says how far the check of an exercise is, where a person waits for it.
struct CheckLine {
  private let line: ProgressLine
  private let exercise: Exercise
  private let appearance: Appearance
  private var progress = SteadyProgress(patience: Self.patience, now: now())

  /// Seconds that a step of a check has taken before it is worth a line.
  private static let patience = 0.5

  init(_ line: ProgressLine, for exercise: Exercise, _ appearance: Appearance) {
    self.line = line
    self.exercise = exercise
    self.appearance = appearance
  }

  /// Draws what is new.
  mutating func update(_ news: GradingProgress?) {
    guard line.isShown, progress.update(news, now: now()), let shown = progress.shown else { return }
    line.draw(CheckProgressReport(shown, of: exercise, appearance: appearance).line)
  }

  /// Whether there is a line to erase.
  var isDrawn: Bool { progress.shown != nil }

  /// Milliseconds until there may be something else to draw.
  var milliseconds: Int32 { line.isShown ? progress.milliseconds(now: now()) : .max }
}

/// Grades a job while a line says how far it is.
func grade(_ job: CheckJob, by grader: Grader, isFresh: Bool, _ session: Session) throws -> GradedJob {
  let line = ProgressLine(session)
  guard line.isShown else {
    return try GradedJob(grading: job, by: grader, isFresh: isFresh, clock: session.context.clock)
  }
  let wakeup = try Wakeup()
  let check = CheckInBackground(grader: grader, clock: session.context.clock, wakeup: wakeup)
  var checkLine = CheckLine(line, for: job.exercise, session.appearance)
  defer {
    if checkLine.isDrawn { line.erase() }
    withoutInterruption { $0.setLastWords("") }
  }
  check.start(job, isFresh: isFresh)
  while true {
    waitForInput(on: [wakeup.descriptor], milliseconds: checkLine.milliseconds)
    wakeup.clear()
    if case .graded(_, let graded)? = check.takeResult() {
      if let failure = graded.failure { throw failure }
      return graded
    }
    checkLine.update(check.takeProgress())
    if checkLine.isDrawn { withoutInterruption { $0.setLastWords(line.erasing) } }
  }
}

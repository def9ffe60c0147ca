package import Course
package import Grading
package import Markdown

/// A verdict with what is shown of it.
package struct CheckedExercise: Equatable, Sendable {
  package var exercise: Exercise
  package var verdict: Verdict
  /// What the learner should know of the copy that was checked.
  package var notices: [String]
  /// The lines of source that the verdict speaks of.
  package var sourceLines: [SourceLine]

  package init(
    exercise: Exercise, verdict: Verdict, notices: [String] = [], sourceLines: [SourceLine] = []
  ) {
    self.exercise = exercise
    self.verdict = verdict
    self.notices = notices
    self.sourceLines = sourceLines
  }

  /// A line of a file, counted from 1, with its text.
  package struct SourceLine: Equatable, Sendable {
    package var file: String
    package var line: Int
    package var text: String

    package init(file: String, line: Int, text: String) {
      self.file = file
      self.line = line
      self.text = text
    }
  }

  package var slug: String { exercise.slug }

  /// The place of a check, by its id.
  func index(of id: String?) -> Int? { verdict.checks.firstIndex { $0.id == id } }

  /// The checks that do not pass, as indices.
  var failures: [Int] {
    verdict.checks.indices.filter { ![.passed, .skipped, .notRun].contains(verdict.checks[$0].outcome) }
  }

  func sourceLine(_ file: String, _ line: Int) -> String? {
    sourceLines.first { $0.file == file && $0.line == line }?.text
  }
}

/// What is known of a check that runs: as a verdict in which the checks that are to come have not run.
package struct CheckInProgress: Equatable, Sendable {
  package var checked: CheckedExercise
  /// Whether checks run already; before that what was known is still of use.
  package var hasBegun: Bool
  /// The id of the check that runs.
  package var running: String?

  /// How many checks have come to their end.
  var settled: Int { checked.verdict.checks.count { $0.outcome != .notRun } }

  package init(_ checked: CheckedExercise, hasBegun: Bool, running: String? = nil) {
    self.checked = checked
    self.hasBegun = hasBegun
    self.running = running
  }

  /// The same, with what was said before of checks that are still to come: what is read stays where it is until there is
  /// something new.
  func keeping(_ former: CheckedExercise?) -> CheckInProgress {
    guard let former else { return self }
    var kept = self
    kept.checked.sourceLines += former.sourceLines.filter { !checked.sourceLines.contains($0) }
    for (index, check) in checked.verdict.checks.enumerated() where check.outcome == .notRun {
      guard let known = former.index(of: check.id).map({ former.verdict.checks[$0] }) else { continue }
      kept.checked.verdict.checks[index].reason = known.reason
      kept.checked.verdict.checks[index].issues = known.issues
      kept.checked.verdict.checks[index].output = known.output
    }
    return kept
  }
}

/// A hint that was asked for.
package struct Hint: Equatable, Sendable {
  package var slug: String
  package var task: Int
  package var taskTitle: String
  /// Counted from 1.
  package var level: Int
  package var levels: Int
  package var text: Document

  package init(slug: String, task: Int, taskTitle: String, level: Int, levels: Int, text: Document) {
    self.slug = slug
    self.task = task
    self.taskTitle = taskTitle
    self.level = level
    self.levels = levels
    self.text = text
  }
}

/// The exercise that somebody works at, as the panel shows it.
struct Work: Equatable {
  var slug: String
  var title: String
  var isChecking = false
  /// The latest verdict.
  var checked: CheckedExercise?
  /// The check that runs, or the one before it, once there is something of it to show.
  var progress: CheckInProgress?
  /// The check that is explained.
  var selected: Int?
  var hint: Hint?
  /// The first line of the panel that is seen.
  var scroll = 0

  /// What the panel shows.
  var shown: CheckedExercise? { progress?.checked ?? checked }
  /// The id of the check that is explained.
  var selectedID: String? { selected.flatMap { shown?.verdict.checks[$0].id } }
}

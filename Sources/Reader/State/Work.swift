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

  /// The checks that do not pass, as indices.
  var failures: [Int] {
    verdict.checks.indices.filter { ![.passed, .skipped, .notRun].contains(verdict.checks[$0].outcome) }
  }

  func sourceLine(_ file: String, _ line: Int) -> String? {
    sourceLines.first { $0.file == file && $0.line == line }?.text
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
  var checked: CheckedExercise?
  /// The check that is explained.
  var selected: Int?
  var hint: Hint?
  /// The first line of the panel that is seen.
  var scroll = 0
}

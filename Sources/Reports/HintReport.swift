package import Course
import Markdown
package import Typesetting

/// What `lectern hint` shows.
package struct HintReport {
  let exercise: Exercise
  let task: ExerciseTask
  /// Which hint, counted from 1.
  let level: Int
  /// Whether it was the last one and has been seen before.
  let isRepeated: Bool
  let next: [String]
  let appearance: Appearance
  let signs: Signs

  package init(
    exercise: Exercise, task: ExerciseTask, level: Int, isRepeated: Bool, next: [String], appearance: Appearance,
    signs: Signs
  ) {
    self.exercise = exercise
    self.task = task
    self.level = level
    self.isRepeated = isRepeated
    self.next = next
    self.appearance = appearance
    self.signs = signs
  }

  package var lines: [StyledLine] {
    let title = StyledLine([
      Span(exercise.title, .heading), Span("  \(appearance.messages.task(task.number))", .dim),
      Span("\(appearance.dot)\(task.title)", .dim),
    ])
    let count = StyledLine(
      appearance.messages.hint(level, of: task.hints.count, isRepeated: isRepeated), .dim)
    var typesetter = Typesetter(width: appearance.width, signs: signs)
    let body = typesetter.lines(for: Document(parsing: task.hints[level - 1]).blocks)
    let parts = [appearance.split(title, count), body, NextReport(commands: next, appearance: appearance).lines]
    return parts.flatMap { [StyledLine()] + $0 } + [StyledLine()]
  }
}

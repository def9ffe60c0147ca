import Course
import Progress

/// Which of a task's hints was given.
struct GivenHint {
  /// Counted from 1.
  var level: Int
  /// Whether it was the last one already.
  var isRepeated: Bool
}

extension ProgressStore {
  /// Gives the next hint of a task, which has some, and records it.
  func giveHint(of task: ExerciseTask, in exercise: Exercise, at time: Double) throws -> GivenHint {
    let seen = try hintsRevealed(of: exercise.slug)[task.number] ?? 0
    let level = min(seen + 1, task.hints.count)
    if level > seen { try recordHint(of: exercise.slug, task: task.number, level: level, at: time) }
    return GivenHint(level: level, isRepeated: level == seen)
  }
}

extension Exercise {
  var tasksWithHints: [ExerciseTask] { tasks.filter { !$0.hints.isEmpty } }

  /// The first task with hints whose checks did not pass at last, else the first with hints.
  func taskInNeed(_ store: ProgressStore?) throws -> ExerciseTask? {
    let latest = try store?.history(of: slug)?.latest
    let failing = latest?.checks.filter { $0.outcome != "passed" }.compactMap(\.task) ?? []
    return tasksWithHints.first { failing.contains($0.number) } ?? tasksWithHints.first
  }
}

import Course
import Grading
import Synchronization

/// One thing to prove.
struct Step: Sendable {
  var name: String
  var take: @Sendable () throws(GradingError) -> Finding

  init(name: String, take: @escaping @Sendable () throws(GradingError) -> Finding) {
    self.name = name
    self.take = take
  }
}

/// What came of a step; an exercise by its place among those to prove.
enum Finding: Sendable {
  case problems([Problem])
  case proof(Int, ExerciseVerifier.Proof)
  case mechanical(Int, ExerciseReport.Mechanical, [Problem])
  /// The result is `nil` for a mutant that does not say what is wrong with it.
  case mutant(Int, ExerciseReport.MutantResult?, [Problem])
}

/// Counts the steps that are done.
final class StepCounter: Sendable {
  private let total: Int
  private let done = Mutex(0)
  private let tell: @Sendable (CourseVerifier.Progress) -> Void

  init(total: Int, tell: @escaping @Sendable (CourseVerifier.Progress) -> Void) {
    self.total = total
    self.tell = tell
  }

  /// Takes steps several at a time; what came of them is in their order.
  func take(_ steps: [Step]) throws(GradingError) -> [Finding] {
    try steps.concurrently { step throws(GradingError) in
      let finding = try step.take()
      // Told in the order of the numbers.
      done.withLock { done in
        done += 1
        tell(.init(done: done, total: total, latest: step.name))
      }
      return finding
    }
  }

  /// Counts steps that need not be taken.
  func skip(_ count: Int) { done.withLock { $0 += count } }
}

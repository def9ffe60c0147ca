import Grading
import Testing

/// Code that would pass without doing what the exercise asks.
struct Attack: Sendable, CustomTestStringConvertible {
  let name: String
  /// The check that it wants to pass.
  let check: String
  /// Stands at the top of the learner's file.
  let code: String
  var outcome = Verdict.Outcome.forbidden
  /// The line of the attack's own that is refused.
  var line = 1
  /// A piece of what is said of it.
  var reason = ""

  var testDescription: String { name }
}

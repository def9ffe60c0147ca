package import Wordings

/// A command line that cannot be understood, or not be carried out as it stands.
package struct UsageError: Error, Equatable {
  /// The command whose usage is shown.
  package var command: Command
  package var problem: Problem
  /// The nearest thing that could have been meant, as it would be typed.
  package var suggestion: String?

  package init(_ problem: Problem, in command: Command, suggestion: String? = nil) {
    self.command = command
    self.problem = problem
    self.suggestion = suggestion
  }

  /// What is wrong.
  package enum Problem: Equatable, Sendable {
    /// The name as it was typed, dashes included.
    case unknownOption(String)
    case unknownSubcommand(String)
    case missingValue(Option)
    case unexpectedValue(Option, String)
    case invalidValue(String, Option)
    /// The value came from the option's environment variable.
    case invalidEnvironment(String, Option)
    case missingArgument(Positional)
    case invalidArgument(String, Positional)
    case unexpectedArguments([String])
    /// What only the command itself can know, in a sentence, with what to do about it.
    case refused(Wording, help: Wording?)
  }
}

/// What a command line asks for.
package enum Request: Equatable, Sendable {
  case run(Invocation)
  /// The help of a command, or of the tool.
  case help(Command)
  case version
}

/// A command with its arguments and the options that hold: the command line's, else the environment's, else the
/// defaults.
package struct Invocation: Equatable, Sendable {
  /// The command; the table's root when the tool was called without one.
  package let command: Command
  /// The positional arguments, in order.
  package let arguments: [String]
  private let flags: Set<String>
  private let values: [String: String]

  init(command: Command, arguments: [String], flags: Set<String>, values: [String: String]) {
    self.command = command
    self.arguments = arguments
    self.flags = flags
    self.values = values
  }

  /// Whether a flag was given.
  package func has(_ flag: Option) -> Bool { flags.contains(flag.name) }

  /// The value of an option, which is one that the option accepts.
  package func value(of option: Option) -> String? { values[option.name] }

  /// The value of an option that takes a number, in the option's range.
  package func number(of option: Option) -> Int? { value(of: option).flatMap { Int($0) } }
}

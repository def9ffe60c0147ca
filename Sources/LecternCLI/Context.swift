package import CommandLineParsing
package import Terminal

/// What a command gets from outside: nothing reads the process's own state but the code that makes this.
package struct Context {
  /// The arguments after the program's name.
  package var arguments: [String]
  package var environment: [String: String]
  /// Absolute.
  package var currentDirectory: String
  /// Seconds since 1970.
  package var clock: () -> Double
  /// The folder of `lectern`, `lectern-runner` and `lectern-syntax`.
  package var programs: String
  package var output: TerminalOutput
  package var errors: TerminalOutput
  package var outputFacts: TerminalFacts
  package var errorFacts: TerminalFacts

  package init(
    arguments: [String], environment: [String: String], currentDirectory: String, clock: @escaping () -> Double,
    programs: String, output: TerminalOutput, errors: TerminalOutput, outputFacts: TerminalFacts,
    errorFacts: TerminalFacts
  ) {
    self.arguments = arguments
    self.environment = environment
    self.currentDirectory = currentDirectory
    self.clock = clock
    self.programs = programs
    self.output = output
    self.errors = errors
    self.outputFacts = outputFacts
    self.errorFacts = errorFacts
  }
}

import FoundationEssentials
package import Terminal

/// What a command gets from outside: nothing reads the process's own state but the code that makes this.
package struct Context {
  /// The arguments after the program's name.
  package var arguments: [String]
  package var environment: [String: String]
  /// Absolute.
  package var currentDirectory: String
  /// Seconds since 1970.
  package var clock: @Sendable () -> Double
  /// The folder of `lectern`, `lectern-runner` and `lectern-syntax`.
  package var programs: String
  package var output: TerminalOutput
  package var errors: TerminalOutput
  package var outputFacts: TerminalFacts
  package var errorFacts: TerminalFacts
  package var inputFacts: TerminalFacts
  /// Waits for a line that a person types, without its line end; `nil` at the end of input.
  package var answer: @Sendable () -> String?

  package init(
    arguments: [String], environment: [String: String], currentDirectory: String,
    clock: @escaping @Sendable () -> Double,
    programs: String, output: TerminalOutput, errors: TerminalOutput, outputFacts: TerminalFacts,
    errorFacts: TerminalFacts, inputFacts: TerminalFacts, answer: @escaping @Sendable () -> String?
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
    self.inputFacts = inputFacts
    self.answer = answer
  }
}

extension Context {
  /// The context of this process.
  package static func ofThisProcess() -> Context {
    let arguments = CommandLine.arguments
    return Context(
      arguments: Array(arguments.dropFirst()), environment: ProcessInfo.processInfo.environment,
      currentDirectory: FileManager.default.currentDirectoryPath, clock: { Date().timeIntervalSince1970 },
      programs: folder(ofProgram: arguments.first ?? "lectern"), output: TerminalOutput(descriptor: 1),
      errors: TerminalOutput(descriptor: 2), outputFacts: TerminalFacts(descriptor: 1),
      errorFacts: TerminalFacts(descriptor: 2), inputFacts: TerminalFacts(descriptor: 0), answer: { readLine() })
  }

  /// The folder of the running program, links resolved: the other programs lie beside it.
  private static func folder(ofProgram name: String) -> String {
    let executable = FileManager.default.fileExists(atPath: "/proc/self/exe") ? "/proc/self/exe" : name
    return URL(filePath: executable).resolvingSymlinksInPath().deletingLastPathComponent().path
  }
}

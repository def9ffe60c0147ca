/// The program that shows text longer than the screen.
package struct Pager: Equatable, Sendable {
  /// What to start.
  let arguments: [String]
  let environment: [String: String]
  /// What the person set, for messages.
  let name: String

  /// The pager that `PAGER` names, else `less -R`; `nil` where it is empty or `cat`.
  ///
  /// A command with characters that mean something to the shell is given to the shell. `LESS` becomes `FRX` if it is
  /// not set: stop at the end of a short text, show styles (never raw control characters), and leave the text there.
  package init?(environment: [String: String]) {
    let command = environment["PAGER"] ?? "less -R"
    let words = command.split(separator: " ").map(String.init)
    guard let program = words.first, program != "cat" || words.count > 1 else { return nil }
    let needsShell = command.contains { "|&;<>()$`\\\"'*?[#~=%!{\n\t".contains($0) }
    arguments = needsShell ? ["/bin/sh", "-c", command] : words
    self.environment = environment.merging(["LESS": "FRX"]) { current, _ in current }
    name = command
  }

  /// Starts the pager on the terminal of this process.
  func start() -> Result<RunningPager, SystemError> {
    let resume = Platform.ignoreInterrupts()
    let started = Platform.spawn(arguments, environment: environment)
    if case .failure = started { resume() }
    return started.map { RunningPager(process: $0.process, input: $0.input, resumeInterrupts: resume) }
  }
}

/// A pager on the screen; ``finish()`` must be called once.
struct RunningPager {
  let process: Int32
  let input: Int32
  let resumeInterrupts: () -> Void

  /// Sends text.
  /// - Returns: whether the pager still reads.
  func send(_ text: [UInt8]) -> Bool {
    text.withUnsafeBytes { Platform.write($0, to: input) } == 0
  }

  /// Ends the text, and waits for the pager to end.
  /// - Returns: its exit status, or 128 and the number of the signal that ended it.
  func finish() -> Int32 {
    Platform.close(input)
    defer { resumeInterrupts() }
    return Platform.wait(for: process)
  }
}

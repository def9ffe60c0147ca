/// A program to start, with all that it is given.
package struct Command: Sendable {
  /// An absolute path.
  package var executable: String
  /// The arguments after the program's own name.
  package var arguments: [String]
  /// The whole environment: nothing is inherited.
  package var environment: [String: String]
  /// The working directory; `nil` keeps the caller's.
  package var directory: String?
  /// What the program reads from standard input before its end.
  package var input: [UInt8]
  /// Bytes of address space that the program may have; `nil` for no limit. (Linux; elsewhere there is none.)
  package var memory: UInt64?

  package init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String] = [:], directory: String? = nil,
    input: [UInt8] = [], memory: UInt64? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.directory = directory
    self.input = input
    self.memory = memory
  }
}

/// How long a program may run.
package struct Deadline: Sendable {
  /// Wall-clock seconds until its process group is asked to end (SIGTERM).
  package var seconds: Double
  /// Further seconds until the group is killed.
  package var grace: Double

  package init(seconds: Double, grace: Double = 0.2) {
    self.seconds = seconds
    self.grace = grace
  }
}

/// How a program ended.
package struct Ending: Equatable, Sendable {
  package enum Status: Equatable, Sendable {
    case exited(Int32)
    case signaled(Int32)
  }

  package var status: Status
  /// Whether it ran into its deadline.
  package var timedOut: Bool
  /// Wall-clock seconds from the start, or from when a program that waited got its input, to the end.
  package var seconds: Double

  package init(status: Status, timedOut: Bool, seconds: Double) {
    self.status = status
    self.timedOut = timedOut
    self.seconds = seconds
  }

  /// Whether the program ended by itself with status 0.
  package var isSuccess: Bool { status == .exited(0) && !timedOut }
}

/// Why a program could not be started or followed.
package enum SubprocessError: Error, Equatable, Sendable {
  /// `executable` could not be started; `reason` is the system's text.
  case cannotStart(executable: String, reason: String)
  /// The program was ended because nobody wants its result any more: see ``cancelPrograms()``.
  case cancelled
  /// A system call failed; `call` names it.
  case system(call: String, reason: String)

  /// One sentence for a person.
  package var message: String {
    switch self {
    case .cannotStart(let executable, let reason): "'\(executable)' cannot be started: \(reason)."
    case .cancelled: "The work was cancelled."
    case .system(let call, let reason): "\(call) failed: \(reason)."
    }
  }
}

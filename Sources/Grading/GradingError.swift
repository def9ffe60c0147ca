/// Why an exercise could not be graded at all; a verdict says everything else.
package enum GradingError: Error, Equatable, Sendable {
  /// No usable Swift toolchain.
  case noToolchain(String)
  /// The exercise's package or folder is not as it must be.
  case badExercise(String)
  /// Nothing is there to be checked.
  case noCode(String)
  /// A folder or file could not be read or written, or a program could not be started.
  case io(String)

  package var message: String {
    switch self {
    case .noToolchain(let message), .badExercise(let message), .noCode(let message), .io(let message): message
    }
  }

  /// What to do next.
  package var help: String {
    switch self {
    case .noToolchain: "Install Swift 6.2 or newer from swift.org, and put its 'usr/bin' folder on PATH."
    case .badExercise: "'lectern verify' lists what is wrong with a course."
    case .noCode: "Write one; 'lectern start' brings back what is missing of an exercise."
    case .io: "See that the disk has room and that the folder is yours to write."
    }
  }
}

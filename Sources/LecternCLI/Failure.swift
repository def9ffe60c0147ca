import CommandLineParsing
import Course
import Grading
import Progress
import Reports
import Search
import Terminal
import Workspace
import Wordings

/// How a command ended; the numbers are those of `sysexits.h` where it has one.
package enum ExitStatus: Int32, Sendable {
  case success = 0
  /// A check failed, or the course is unsound.
  case failure = 1
  case usage = 64
  case badData = 65
  /// No such note, section or exercise.
  case noInput = 66
  /// No toolchain, or a needed program is missing.
  case unavailable = 69
  case io = 74
}

extension Wording {
  /// What helps somebody who has not begun.
  static let whereToBegin = Wording("'lectern next' says where to begin.", "어디서 시작할지는 'lectern next'로 볼 수 있습니다.")
}

/// Why a command could not do its work: what is wrong, and what to do next.
struct Failure: Error, Equatable {
  var status: ExitStatus
  var message: Wording
  var help: Wording

  init(_ status: ExitStatus, _ message: Wording, help: Wording) {
    self.status = status
    self.message = message
    self.help = help
  }

  /// Any error of the modules below, in a person's words.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as LookupError: self.init(.noInput, error.message, help: error.help)
    case let error as CourseError: self.init(.noInput, error.message, help: error.help)
    case let error as SearchQuery.Failure: self.init(.usage, error.message, help: error.help)
    case let error as WorkspaceError: self.init(Self.status(of: error), error.message, help: error.help)
    case let error as ProgressError: self.init(.io, error.message, help: error.help)
    case let error as ProgressFileError: self.init(Self.status(of: error), error.message, help: error.help)
    case let error as OutputError: self.init(.io, error.message, help: error.help)
    case let error as GradingError: self.init(Self.status(of: error), error.message, help: error.help)
    default:
      self.init(
        .io, .asItIs("\(error)"),
        help: Wording(
          "This should not happen; please tell Lectern's authors.", "일어나지 않아야 할 일입니다. Lectern을 만든 사람에게 알려 주세요."))
    }
  }

  private static func status(of error: WorkspaceError) -> ExitStatus {
    switch error {
    case .noCourse, .noSuchDirectory, .courseIsGone, .notStarted: .noInput
    case .otherCourse: .usage
    case .damagedRecord, .newerRecord, .missingFile, .unsafeLink, .unusableName: .badData
    case .failed, .savedMeanwhile: .io
    }
  }

  private static func status(of error: ProgressFileError) -> ExitStatus {
    switch error {
    case .otherCourse: .usage
    case .foreign, .newer, .damaged, .incomplete: .badData
    }
  }

  private static func status(of error: GradingError) -> ExitStatus {
    switch error {
    case .noToolchain: .unavailable
    case .badExercise: .badData
    case .noCode: .noInput
    case .io: .io
    }
  }
}

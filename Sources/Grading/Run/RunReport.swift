import RunnerProtocol
import Subprocess

/// What one process that ran checks left behind.
struct RunReport: Equatable, Sendable {
  /// A record, with what was printed after it and before the next one.
  struct Entry: Equatable, Sendable {
    var record: TestRecord
    var output: String
  }

  var entries: [Entry]
  /// What was printed before the first record.
  var preamble: String
  var ending: Ending
  /// Whether the runner reported the run's own end.
  var isFinished: Bool
  /// Why the runner could not run anything.
  var failure: String?
  /// Whether the records' channel carried bytes that the runner did not write.
  var isForged: Bool
  /// How many bytes it could use, if that was limited.
  var memoryLimit: Int?
  /// Whether it had less time than the exercise gives.
  var isShortened = false

  /// Whether the run came to its own end: reported, and followed by a normal exit.
  var isSound: Bool { isFinished && ending.isSuccess && !isForged }
}

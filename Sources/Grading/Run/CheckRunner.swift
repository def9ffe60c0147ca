import Course
import FoundationEssentials
import RunnerProtocol
import Subprocess
import Wordings

/// A process of the runner's, loaded and waiting for checks.
///
/// It is started while the checks are still compiled, so that its own start takes no time of the learner's.
struct CheckRunner: ~Copyable {
  private let program: StartedProgram
  private let key: [UInt8]
  private let output: Output
  private let limits: ExerciseConfiguration.Limits
  private let safety: ExerciseConfiguration.Safety

  /// What the process has written so far.
  private final class Output {
    var frames: [Frame] = []
    var reader: FrameReader
    var splitter: OutputSplitter

    init(key: [UInt8], limit: Int) {
      reader = FrameReader(key: key)
      splitter = OutputSplitter(key: key, limit: limit)
    }
  }

  /// - Parameters:
  ///   - executable: the absolute path of `lectern-runner`.
  ///   - libraries: a shared object that needs what checks need, loaded ahead of them, if there is one.
  ///   - folder: the working directory.
  init(
    executable: String, libraries: String?, limits: ExerciseConfiguration.Limits,
    safety: ExerciseConfiguration.Safety, in folder: String
  ) throws(GradingError) {
    var generator = SystemRandomNumberGenerator()
    key = (0..<RunnerRequest.keyLength).map { _ in UInt8.random(in: 0 ... .max, using: &generator) }
    let output = Output(key: key, limit: limits.output / 2)
    self.output = output
    self.limits = limits
    self.safety = safety
    let channels = [
      OutputChannel([1, 2]) { output.splitter.read($0) },
      OutputChannel([3]) { output.frames += output.reader.read($0) },
    ]
    let arguments = libraries.map { [$0] } ?? []
    let command = Command(
      executable, arguments, environment: Self.environment.merging(["TMPDIR": folder]) { $1 }, directory: folder)
    do { program = try StartedProgram(command, channels: channels) } catch { throw .io(.asItIs(error.message)) }
  }

  /// Runs checks to their end.
  ///
  /// - Parameters:
  ///   - identifiers: the checks to run, by id; `nil` for all.
  ///   - hasExitTests: whether there are checks that start processes to see how they exit.
  consuming func run(
    _ built: BuiltChecks, module: String, only identifiers: [String]?, hasExitTests: Bool = false
  ) throws(GradingError) -> RunReport {
    var permissions = permissions
    if hasExitTests { permissions.insert(.exitTests) }
    let request = RunnerRequest(
      key: key, library: built.library, memory: UInt64(limits.memory), cpuSeconds: UInt64(limits.run.rounded(.up)) + 1,
      permissions: permissions, configuration: try Self.configuration(module: module, only: identifiers))
    let (output, limits) = (output, limits)
    let ending: Ending
    do {
      ending = try program.finish(input: request.encoded, deadline: Deadline(seconds: limits.run))
    } catch {
      throw .io(.asItIs(error.message))
    }
    return Self.report(
      output.frames, output: output.splitter.finish(), ending: ending,
      isForged: output.reader.isForged || ending.isSuccess && output.reader.isInsideFrame,
      originals: built.originals)
  }

  private static func report(
    _ frames: [Frame], output: [String], ending: Ending, isForged: Bool, originals: [String: String]
  ) -> RunReport {
    var report = RunReport(
      entries: [], preamble: output[0], ending: ending, isFinished: false, failure: nil, isForged: isForged)
    for (index, frame) in frames.enumerated() {
      let following = index + 1 < output.count ? output[index + 1] : ""
      switch frame.kind {
      case .record:
        if var record = TestRecord(json: frame.payload) {
          record.payload.issue?.sourceLocation?.rename(originals)
          report.entries.append(.init(record: record, output: following))
        }
      case .finished: report.isFinished = true
      case .failed: report.failure = String(decoding: frame.payload, as: UTF8.self)
      }
    }
    return report
  }

  private var permissions: RunnerRequest.Permissions {
    var permissions: RunnerRequest.Permissions = safety == .plain ? [.files] : []
    if limits.processes > 0 { permissions.insert(.processes) }
    return permissions
  }

  /// Nothing of the caller's environment reaches the learner's code. `RUNALL` is what Exercism's checks ask for.
  private static let environment = ["RUNALL": "true", "SWIFT_BACKTRACE": "enable=no", "LANG": "C.UTF-8"]

  /// The testing library's options: one check after the other, and nothing on the console.
  private struct Configuration: Encodable {
    var parallel = false
    var verbosity = Int.min
    var filter: [String]?
  }

  private static func configuration(module: String, only identifiers: [String]?) throws(GradingError) -> [UInt8] {
    // A check stands in the module or in one of its parts.
    let filter = identifiers?.map { "^\(escapedPattern(module))(_[0-9]+)?\(escapedPattern(".\($0)/"))" }
    guard let json = try? JSONEncoder().encode(Configuration(filter: filter)) else {
      throw .io(Wording("The checks' configuration cannot be written as JSON.", "검사 설정을 JSON으로 쓸 수 없습니다."))
    }
    return Array(json)
  }
}

/// A text as a regular expression that matches just that text.
func escapedPattern(_ text: String) -> String {
  text.map { #"\^$.|?*+()[]{}/"#.contains($0) ? "\\\($0)" : String($0) }.joined()
}

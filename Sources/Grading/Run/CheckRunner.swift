import Course
import FoundationEssentials
import RunnerProtocol
import Subprocess

/// Runs built checks in a process of their own.
struct CheckRunner {
  /// The absolute path of `lectern-runner`.
  let executable: String
  let built: BuiltChecks
  let limits: ExerciseConfiguration.Limits
  let safety: ExerciseConfiguration.Safety

  /// - Parameters:
  ///   - identifiers: the checks to run, by id; `nil` for all.
  ///   - folder: the working directory.
  func run(
    module: String, only identifiers: [String]?, in folder: String
  ) throws(GradingError) -> RunReport {
    var generator = SystemRandomNumberGenerator()
    let key = (0..<RunnerRequest.keyLength).map { _ in UInt8.random(in: 0 ... .max, using: &generator) }
    let request = RunnerRequest(
      key: key, library: built.library, memory: UInt64(limits.memory), cpuSeconds: UInt64(limits.run.rounded(.up)) + 1,
      permissions: permissions,
      configuration: try configuration(module: module, only: identifiers))
    var reader = FrameReader(key: key)
    var splitter = OutputSplitter(key: key, limit: limits.output / 2)
    var frames: [Frame] = []
    let channels = [
      OutputChannel([1, 2]) { splitter.read($0) }, OutputChannel([3]) { frames += reader.read($0) },
    ]
    let command = Command(executable, environment: Self.environment, directory: folder, input: request.encoded)
    let ending: Ending
    do {
      ending = try Subprocess.run(command, channels: channels, deadline: Deadline(seconds: limits.run))
    } catch {
      throw .io(error.message)
    }
    return report(frames, output: splitter.finish(), ending: ending, isForged: reader.isForged)
  }

  private func report(_ frames: [Frame], output: [String], ending: Ending, isForged: Bool) -> RunReport {
    var report = RunReport(
      entries: [], preamble: output[0], ending: ending, isFinished: false, failure: nil, isForged: isForged)
    for (index, frame) in frames.enumerated() {
      let following = index + 1 < output.count ? output[index + 1] : ""
      switch frame.kind {
      case .record:
        if var record = TestRecord(json: frame.payload) {
          record.payload.issue?.sourceLocation?.rename(built.originals)
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

  private func configuration(module: String, only identifiers: [String]?) throws(GradingError) -> [UInt8] {
    // A check stands in the module or in one of its parts.
    let filter = identifiers?.map { "^\(escapedPattern(module))(_[0-9]+)?\(escapedPattern(".\($0)/"))" }
    guard let json = try? JSONEncoder().encode(Configuration(filter: filter)) else {
      throw .io("The checks' configuration cannot be written as JSON.")
    }
    return Array(json)
  }
}

/// A text as a regular expression that matches just that text.
func escapedPattern(_ text: String) -> String {
  text.map { #"\^$.|?*+()[]{}/"#.contains($0) ? "\\\($0)" : String($0) }.joined()
}

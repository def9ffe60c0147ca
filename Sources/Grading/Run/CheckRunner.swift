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
    private(set) var events: [Event] = []
    private(set) var reader: FrameReader
    var splitter: OutputSplitter
    /// As in `BuiltChecks`.
    var originals: [String: String] = [:]
    /// Is told each record as soon as it is read and its signature found right.
    var receive: (TestRecord) -> Void = { _ in }

    /// A frame that is read: `nil` stands for a record that cannot be.
    enum Event {
      case record(TestRecord?)
      case finished
      case failed(String)
    }

    init(key: [UInt8], limit: Int) {
      reader = FrameReader(key: key)
      splitter = OutputSplitter(key: key, limit: limit)
    }

    func read(_ bytes: ArraySlice<UInt8>) {
      for frame in reader.read(bytes) {
        let event = event(of: frame)
        events.append(event)
        if case .record(let record?) = event { receive(record) }
      }
    }

    private func event(of frame: Frame) -> Event {
      switch frame.kind {
      case .record:
        var record = TestRecord(json: frame.payload)
        record?.payload.issue?.sourceLocation?.rename(originals)
        return .record(record)
      case .finished: return .finished
      case .failed: return .failed(String(decoding: frame.payload, as: UTF8.self))
      }
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
      // A check that comes to its end after its time, as the run is being ended, has not passed.
      OutputChannel([3], isHeardLate: false) { output.read($0) },
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
  ///   - seconds: less time than the exercise gives.
  ///   - receive: is told each record as it comes.
  consuming func run(
    _ built: BuiltChecks, module: String, only identifiers: [String]?, hasExitTests: Bool = false,
    within seconds: Double? = nil, receive: @escaping (TestRecord) -> Void = { _ in }
  ) throws(GradingError) -> RunReport {
    var permissions = permissions
    if hasExitTests { permissions.insert(.exitTests) }
    let request = RunnerRequest(
      key: key, library: built.library, memory: UInt64(limits.memory), cpuSeconds: UInt64(limits.run.rounded(.up)) + 1,
      permissions: permissions, configuration: try Self.configuration(module: module, only: identifiers))
    let (output, limits) = (output, limits)
    (output.originals, output.receive) = (built.originals, receive)
    let ending: Ending
    do {
      ending = try program.finish(
        input: request.encoded, deadline: Deadline(seconds: seconds ?? limits.run, grace: Self.grace))
    } catch {
      throw .io(.asItIs(error.message))
    }
    var report = Self.report(
      output.events, output: output.splitter.finish(), ending: ending,
      isForged: output.reader.isForged || ending.isSuccess && output.reader.isInsideFrame)
    (report.memoryLimit, report.isShortened) = (limits.memory, seconds != nil)
    return report
  }

  /// Seconds in which the runner may tell where it was when its time was up; nothing of it goes on meanwhile.
  private static let grace = 1.0

  private static func report(
    _ events: [Output.Event], output: [String], ending: Ending, isForged: Bool
  ) -> RunReport {
    var report = RunReport(
      entries: [], preamble: output[0], ending: ending, isFinished: false, failure: nil, isForged: isForged)
    for (index, event) in events.enumerated() {
      let following = index + 1 < output.count ? output[index + 1] : ""
      switch event {
      case .record(let record?): report.entries.append(.init(record: record, output: following))
      case .record(nil): break
      case .finished: report.isFinished = true
      case .failed(let reason): report.failure = reason
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

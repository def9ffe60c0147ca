import Foundation
import SampleCourse
import Subprocess

/// Somebody with a home of his own, a course, and the real `lectern`.
///
/// The course is the one that "comes with" Lectern, as the launcher names it.
final class Learner {
  let folder: TestFolder
  var environment: [String: String]
  var home: String { "\(folder.path)/home" }
  var course: String { "\(folder.path)/course" }
  var workspace: String { "\(home)/lectern/little-sums" }
  /// Where the learner writes, relative to the folder.
  static let adder = "home/lectern/little-sums/adder/Sources/Adder/Adder.swift"
  static let checks = "home/lectern/little-sums/adder/Tests/AdderTests/AdderTests.swift"

  init(_ files: [String: String] = SampleCourse.files) throws {
    folder = try TestFolder(Dictionary(uniqueKeysWithValues: files.map { ("course/\($0.key)", $0.value) }))
    try folder.shareCompilerCaches(in: "cache/lectern")
    environment = [
      "HOME": "\(folder.path)/home", "XDG_CACHE_HOME": "\(folder.path)/cache", "LECTERN_HOME": "\(folder.path)/course",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "LANG": "C.UTF-8",
    ]
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
  }

  deinit {
    // What `start` leaves running would write to the folder while it is removed.
    endPrograms()
  }

  static let lectern = "\(TestFolder.programs)/lectern"

  struct Run: Equatable {
    /// The exit status; for a signal 128 and its number, as the shell counts.
    var status: Int32
    var output: String
    var errors: String

    /// The output as a JSON object.
    var json: [String: Any] {
      get throws {
        try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
      }
    }
  }

  /// Runs `lectern` with its output in pipes, in the learner's home unless another folder is named.
  @discardableResult
  func lectern(
    _ arguments: String..., in directory: String? = nil, input: [UInt8] = [], environment more: [String: String] = [:]
  ) throws -> Run {
    try lectern(arguments, in: directory, input: input, environment: more)
  }

  @discardableResult
  func lectern(
    _ arguments: [String], in directory: String? = nil, input: [UInt8] = [], environment more: [String: String] = [:]
  ) throws -> Run {
    try run(Self.lectern, arguments, in: directory, input: input, environment: more)
  }

  /// Runs a line of the shell, for which `$lectern` is the program.
  func shell(_ line: String) throws -> Run {
    try run("/bin/sh", ["-c", line], in: nil, input: [], environment: ["lectern": Self.lectern])
  }

  /// Starts exercises, and ends what that leaves running, for tests that look at programs.
  func start(_ exercises: String...) throws {
    for exercise in exercises { try lectern("start", exercise) }
    endPrograms()
  }

  /// Writes the solution of an exercise that has one file of a module's name.
  func solve(_ exercise: String, _ module: String) throws {
    try folder.write(
      folder.text(of: "course/exercises/\(exercise)/.meta/Sources/\(module)/\(module).swift"),
      to: "home/lectern/little-sums/\(exercise)/Sources/\(module)/\(module).swift")
  }

  /// How often each exercise was tried, in the order of the course.
  func attempts() throws -> [Int] {
    let exercises = try lectern("progress", "--json").json["exercises"] as? [[String: Any]] ?? []
    return exercises.map { $0["attempts"] as? Int ?? 0 }
  }

  private func run(
    _ program: String, _ arguments: [String], in directory: String?, input: [UInt8], environment more: [String: String]
  ) throws -> Run {
    var (output, errors): ([UInt8], [UInt8]) = ([], [])
    let command = Command(
      program, arguments, environment: environment.merging(more) { $1 }, directory: directory ?? home, input: input)
    let channels = [OutputChannel([1]) { output += $0 }, OutputChannel([2]) { errors += $0 }]
    let ending = try Subprocess.run(command, channels: channels, deadline: Deadline(seconds: 120))
    return Run(
      status: Self.shellStatus(ending.status), output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }

  private static func shellStatus(_ status: Ending.Status) -> Int32 {
    switch status {
    case .exited(let status): status
    case .signaled(let number): 128 + number
    }
  }
}

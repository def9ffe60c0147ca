import Foundation
import SampleCourse

@testable import Subprocess

/// A `lectern` that is running, for tests that disturb it.
///
/// Foundation's `Process` would leave all signals blocked that this thread blocks.
final class RunningLectern {
  private let process: pid_t
  private let file: String

  /// Starts `lectern` with its output in a file.
  init(_ learner: Learner, _ arguments: String...) throws {
    file = "\(learner.folder.path)/output-\(UUID().uuidString)"
    try learner.folder.write("", to: String(file.dropFirst(learner.folder.path.count + 1)))
    let output = try FileHandle(forWritingTo: URL(filePath: file))
    let command = Command(
      Learner.lectern, arguments, environment: learner.environment, directory: learner.home)
    process = try spawn(
      command,
      descriptors: [
        (FileHandle.nullDevice.fileDescriptor, 0), (output.fileDescriptor, 1), (output.fileDescriptor, 2),
      ])
  }

  func send(_ signal: Int32) { kill(process, signal) }

  /// Waits for the end.
  /// - Returns: the exit status, or for a signal 128 and its number.
  func end() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  var output: String { (try? String(contentsOfFile: file, encoding: .utf8)) ?? "" }
}

/// The running programs of a learner, by the file of the program and its process; none where the system has no `/proc`.
func programs(of learner: Learner) -> [(name: String, process: Int32)] {
  let processes = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { Int32($0) }
  return processes.compactMap { process in
    func bytes(_ file: String) -> String {
      (FileManager.default.contents(atPath: "/proc/\(process)/\(file)")).map { String(decoding: $0, as: UTF8.self) }
        ?? ""
    }
    let folder = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/cwd")) ?? ""
    let isLearners = [folder, bytes("cmdline"), bytes("environ")].contains { $0.contains(learner.folder.path) }
    guard isLearners else { return nil }
    let program = bytes("cmdline").prefix { $0 != "\0" }
    return program.split(separator: "/").last.map { (String($0), process) }
  }
}

extension Learner {
  /// Ends every `lectern` of this learner, and with it what it runs.
  func endPrograms() {
    _ = eventually {
      let left = programs(of: self).filter { $0.name == "lectern" }
      for program in left { kill(program.process, SIGTERM) }
      return left.isEmpty
    }
  }
}

/// Asks again and again until it is true, for no longer than some seconds.
/// - Returns: whether it came true.
func eventually(within seconds: Int = 20, _ isTrue: () throws -> Bool) rethrows -> Bool {
  for _ in 0..<seconds * 100 {
    if try isTrue() { return true }
    usleep(10_000)
  }
  return false
}

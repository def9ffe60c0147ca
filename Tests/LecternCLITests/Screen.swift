import Foundation
import SampleCourse
import Subprocess
import Testing

/// A shell on a screen of 80 by 24 that `tmux` keeps; it goes with the value.
final class Screen {
  private let name = "lectern-\(UUID().uuidString)"
  private let tmux: String
  private let environment: [String: String]

  init(_ learner: Learner) throws {
    let path = learner.environment["PATH"] ?? ""
    let programs = path.split(separator: ":").map { "\($0)/tmux" }
    tmux = try #require(programs.first { FileManager.default.isExecutableFile(atPath: $0) }, "script/bootstrap --test")
    environment = learner.environment.merging(["PATH": "\(TestFolder.programs):\(path)", "PS1": "$ "]) { $1 }
    try call("-f", "/dev/null", "-u", "new-session", "-d", "-x", "80", "-y", "24", "-c", learner.home, "/bin/sh")
  }

  deinit { _ = try? call("kill-server") }

  /// Types a line.
  func type(_ line: String) throws { try call("send-keys", line, "Enter") }

  func press(_ key: String) throws { try call("send-keys", key) }

  var text: String {
    get throws { try call("capture-pane", "-p") }
  }

  @discardableResult
  private func call(_ arguments: String...) throws -> String {
    let command = Command(tmux, ["-L", name] + arguments, environment: environment)
    let result = try collect(command, deadline: Deadline(seconds: 20))
    let output = String(decoding: result.output, as: UTF8.self)
    try #require(result.ending.isSuccess, "\(output)")
    return output
  }
}

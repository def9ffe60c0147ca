import Foundation
import SampleCourse
import Subprocess
import Testing

/// A shell on a screen that `tmux` keeps; it goes with the value.
final class Screen {
  private let name = "lectern-\(UUID().uuidString)"
  private let tmux: String
  private let environment: [String: String]

  init(_ learner: Learner, columns: Int = 80, rows: Int = 24) throws {
    let path = learner.environment["PATH"] ?? ""
    let programs = path.split(separator: ":").map { "\($0)/tmux" }
    tmux = try #require(programs.first { FileManager.default.isExecutableFile(atPath: $0) }, "script/bootstrap --test")
    environment = learner.environment.merging(["PATH": "\(TestFolder.programs):\(path)", "PS1": "$ "]) { $1 }
    try call(
      "-f", "/dev/null", "-u", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-c", learner.home, "/bin/sh")
  }

  deinit { close() }

  /// Types a line.
  func type(_ line: String) throws { try call("send-keys", line, "Enter") }

  /// Presses keys as tmux names them.
  func press(_ keys: String...) throws { try call(["send-keys"] + keys) }

  func resize(columns: Int, rows: Int) throws { try call("resize-window", "-x", "\(columns)", "-y", "\(rows)") }

  /// Whether a program has the alternate screen, wants the mouse, or hides the cursor.
  var isTaken: Bool {
    get throws { try value(of: "#{alternate_on}#{mouse_any_flag}#{cursor_flag}") != "001" }
  }

  /// Takes the terminal away.
  func close() {
    let command = Command(tmux, ["-L", name, "kill-server"], environment: environment)
    _ = try? collect(command, deadline: Deadline(seconds: 20))
  }

  /// Leaves the reader, whatever is open. Keys that follow an escape at once would be taken for others.
  func quitReader() throws {
    for _ in 0..<4 {
      try press("Escape")
      usleep(80_000)
    }
    try press("q")
  }

  private func value(of format: String) throws -> String {
    try call("display-message", "-p", format).filter { !$0.isNewline }
  }

  /// The text with its colours.
  var styledText: String {
    get throws { try call("capture-pane", "-p", "-e") }
  }

  var text: String {
    get throws { try call("capture-pane", "-p") }
  }

  @discardableResult
  private func call(_ arguments: String...) throws -> String { try call(arguments) }

  @discardableResult
  private func call(_ arguments: [String]) throws -> String {
    let command = Command(tmux, ["-L", name] + arguments, environment: environment)
    let result = try collect(command, deadline: Deadline(seconds: 20))
    let output = String(decoding: result.output, as: UTF8.self)
    try #require(result.ending.isSuccess, "\(output)")
    return output
  }
}

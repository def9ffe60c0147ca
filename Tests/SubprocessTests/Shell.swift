import Foundation
import Subprocess

/// Seconds that no honest run in these tests comes near: only a hang does.
let patience = 60.0

/// A script for the system's shell, which finds the system's tools.
func shell(_ script: String, input: [UInt8] = []) -> Command {
  Command("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"], input: input)
}

/// What a program wrote to standard output and error, and how it ended.
func output(
  of command: Command, deadline: Deadline = Deadline(seconds: patience)
) throws -> (text: String, ending: Ending) {
  let (ending, output) = try collect(command, deadline: deadline)
  return (String(decoding: output, as: UTF8.self), ending)
}

/// The living members of a process group.
func members(ofGroup group: Int32) -> [Int32] {
  let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap { Int32($0) } ?? []
  return processes.filter { process in
    // proc(5): after the name in parentheses come the state, the parent and the group.
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let end = status.lastIndex(of: ")")
    else { return false }
    let fields = status[end...].split(separator: " ").dropFirst()
    return fields.count > 3 && fields.dropFirst(2).first == "\(group)" && fields.first != "Z"
  }
}

/// Whether a group that was killed is gone; the system needs a moment for it.
func isGone(group: Int32) -> Bool {
  let end = now() + patience
  while !members(ofGroup: group).isEmpty {
    if now() > end { return false }
    usleep(10_000)
  }
  return true
}

/// The open descriptors of this process that stand for a pipe or a process; other kinds come and go with the runtime.
func pipesAndProcesses() throws -> [String] {
  let files = FileManager.default
  return try files.contentsOfDirectory(atPath: "/proc/self/fd").sorted().filter { number in
    let kind = (try? files.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")) ?? ""
    return kind.hasPrefix("pipe:") || kind == "anon_inode:[pidfd]"
  }
}

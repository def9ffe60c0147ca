import Foundation
import Subprocess
import Testing

@Suite("What a program starts with")
struct StartTests {
  @Test(
    "is exactly the environment that was given",
    arguments: [[:], ["A": "1"], ["EMPTY": "", "EQUALS": "a=b", "LINES": "1\n2", "한글": "값 하나"]])
  func environment(_ given: [String: String]) throws {
    let text = try output(of: Command("/usr/bin/env", ["-0"], environment: given)).text
    let entries = text.split(separator: "\0").map(String.init)
    #expect(entries.sorted() == given.map { "\($0)=\($1)" }.sorted())
  }

  @Test("is exactly the arguments that were given", arguments: [[], [""], ["a b", "'\"$HOME", "한글\n"]])
  func arguments(_ given: [String]) throws {
    let text = try output(of: Command("/usr/bin/printf", ["%s\\0", "first"] + given)).text
    #expect(text == (["first"] + given).map { $0 + "\0" }.joined())
  }

  @Test("is the working directory that was given, else this process's own")
  func workingDirectory() throws {
    var command = shell("pwd -P")
    #expect(try output(of: command).text == FileManager.default.currentDirectoryPath + "\n")
    command.directory = "/usr/bin/.."
    #expect(try output(of: command).text == "/usr\n")
  }

  @Test(
    "is its channels' descriptors and no other, whatever this process holds open",
    arguments: [[1], [1, 2], [1, 2, 3]])
  func descriptors(_ given: [Int32]) throws {
    let held = open("/dev/null", O_RDONLY)  // Not closed on exec.
    defer { close(held) }
    var text = ""
    let channel = OutputChannel(given) { text += String(decoding: $0, as: UTF8.self) }
    // The shell's own look into the folder is gone by the time of the test.
    let script = "for one in /proc/$$/fd/*; do if test -e $one; then echo ${one##*/}; fi; done"
    _ = try run(shell(script), channels: [channel], deadline: Deadline(seconds: patience))
    #expect(text.split(separator: "\n") == (given.contains(3) ? ["0", "1", "2", "3"] : ["0", "1", "2"]))
  }

  @Test("is no signal ignored or blocked, whatever this process does with them")
  func signals() async {
    await #expect(processExitsWith: .success) {
      ignore(SIGPIPE)
      ignore(SIGUSR1)
      block(SIGTERM)
      let text = try output(of: Command("/bin/grep", ["-E", "^Sig(Blk|Ign):", "/proc/self/status"])).text
      // One bit a signal, from SIGHUP on; those above 31 are the C library's own.
      let sets = text.matches(of: #/:\t([0-9a-f]{16})/#).compactMap { UInt64($0.1, radix: 16) }
      #expect(sets.map { $0 & 0x7fff_ffff } == [0, 0])
    }
  }

  @Test("leaves no descriptor and no child behind, however often and however badly it goes")
  func leaks() async {
    await #expect(processExitsWith: .success) {
      let before = try pipesAndProcesses()
      for _ in 0..<100 {
        _ = try output(of: shell("echo", input: Array(repeating: 7, count: 1 << 17)))
        _ = try? output(of: Command("/nonexistent"))
      }
      let after = try pipesAndProcesses()
      #expect(after == before)
      #expect(hasNoChildren())
    }
  }

  @Test("stays its own while other threads start programs too")
  func threads() throws {
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for turn in 0..<20 {
        let text = "\(thread) \(turn) " + String(repeating: "x", count: 1 << 17)
        // A writing end that another program got hold of would keep the input from ending.
        let result = try? output(of: shell(thread < 4 ? "cat" : "cat; sleep 0.05", input: Array(text.utf8)))
        #expect(result?.text == text)
        #expect(result?.ending.isSuccess == true)
      }
    }
  }
}

@Suite("A program that cannot start")
struct StartErrorTests {
  /// A folder for one test.
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path

  private func message(_ command: Command) -> String? {
    do {
      _ = try collect(command, deadline: Deadline(seconds: patience))
      return nil
    } catch {
      return error.message
    }
  }

  private func file(_ text: String, permissions: Int) throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: folder + "/file", atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: folder + "/file")
    return folder + "/file"
  }

  @Test("is named when it does not exist")
  func missing() {
    #expect(message(Command("/nonexistent/x")) == "'/nonexistent/x' cannot be started: No such file or directory.")
  }

  @Test("is named when it may not be executed")
  func notExecutable() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = try file("#!/bin/sh\n", permissions: 0o644)
    #expect(message(Command(file)) == "'\(file)' cannot be started: Permission denied.")
  }

  @Test("is named when it is no program")
  func noProgram() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = try file("echo no\n", permissions: 0o755)
    #expect(message(Command(file)) == "'\(file)' cannot be started: Exec format error.")
  }

  @Test(
    "has its working directory named when that is what is wrong",
    arguments: [("/nonexistent", "No such file or directory"), ("/bin/sh", "Not a directory")])
  func directory(path: String, reason: String) {
    #expect(
      message(Command("/bin/true", directory: path))
        == "'/bin/true' cannot be started: its working directory '\(path)': \(reason).")
  }
}

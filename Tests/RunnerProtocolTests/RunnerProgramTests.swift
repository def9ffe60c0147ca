import Foundation
import RunnerProtocol
import Subprocess
import Testing

/// The built program, which lies beside the tests.
private let program = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("lectern-runner")
  .path

@Suite("The runner")
struct RunnerProgramTests {
  private struct Run {
    var ending: Ending
    var output: String
    var error: String
    var frames: [UInt8]
  }

  private func run(input: [UInt8]) throws -> Run {
    let program = try #require(program)
    var streams: [[UInt8]] = [[], [], []]
    let channels = streams.indices.map { index in OutputChannel([Int32(index + 1)]) { streams[index] += $0 } }
    let ending = try Subprocess.run(Command(program, input: input), channels: channels, deadline: Deadline(seconds: 60))
    return Run(
      ending: ending, output: String(decoding: streams[0], as: UTF8.self),
      error: String(decoding: streams[1], as: UTF8.self), frames: streams[2])
  }

  @Test("says who starts it when it has no request", arguments: [[], Array("hello".utf8)])
  func noRequest(input: [UInt8]) throws {
    let run = try run(input: input)
    #expect(run.ending.status == .exited(64))
    #expect(
      run.error == "Error: lectern-runner is started by Lectern, which sends it a request on standard input.\n")
    #expect(run.output.isEmpty)
    #expect(run.frames.isEmpty)
  }

  @Test(
    "reports what keeps the checks from running",
    arguments: [("/nonexistent/checks.so", "/nonexistent/checks.so"), ("/bin/true", "/bin/true")])
  func unusableLibrary(library: String, expected: String) throws {
    let request = RunnerRequest(
      key: key, library: library, memory: 0, cpuSeconds: 0, permissions: [], configuration: [])
    let run = try run(input: request.encoded)
    #expect(run.ending.isSuccess)
    var reader = FrameReader(key: key)
    let frames = reader.read(run.frames[...])
    #expect(!reader.isForged)
    #expect(frames.map(\.kind) == [.failed])
    #expect(String(decoding: try #require(frames.first).payload, as: UTF8.self).contains(expected))
    #expect(Array(run.output.utf8) == Frame.outputMark(number: 0, key: key))
  }

  @Test("reports that a library holds no checks")
  func noChecks() throws {
    // The C library is loaded already, so that looking it up again always works.
    let request = RunnerRequest(
      key: key, library: "libc.so.6", memory: 0, cpuSeconds: 0, permissions: [], configuration: [])
    var reader = FrameReader(key: key)
    let frames = reader.read(try run(input: request.encoded).frames[...])
    #expect(frames == [Frame(.failed, Array("The checks do not use the testing library.".utf8))])
  }
}

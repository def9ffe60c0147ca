import Foundation
import Subprocess
import SwiftSource
import Testing

/// What the client says when the process was ended by SIGSEGV.
private let crash = "The Swift parser did not finish its work: it was ended by signal 11."

@Suite("The parser's process")
struct ProcessTests {
  /// The built program, which lies beside the tests.
  private func program() throws -> String {
    let tests = try #require(Bundle.main.executableURL)
    return tests.deletingLastPathComponent().appendingPathComponent("lectern-syntax").path
  }

  @Test("answers every request in its order")
  func answers() throws {
    let manifest = SourceText(file: "Package.swift", text: "let package = Package(name: \"a\", targets: [])")
    let check = SourceText(file: "T.swift", text: "@Test(\"한 \\\"문장\\\"\") func a() { #expect(a == 1) }")
    let requests = [SyntaxRequest.safety([check], SafetyRules()), .checks([check]), .manifest(manifest), .checks([])]
    let replies = try SyntaxClient(executable: program()).answer(requests)
    try #require(replies.count == 4)
    #expect(replies[0] == .safety([]))
    guard case .checks(let sources) = replies[1] else { return #expect(Bool(false), "\(replies[1])") }
    #expect(sources.checks.map(\.name) == ["한 \"문장\""])
    #expect(sources.expectations.map(\.right) == ["1"])
    #expect(replies[2] == .manifest(PackageManifest(toolsVersion: [3, 1], targets: [])))
    #expect(replies[3] == .checks(CheckSources(checks: [], expectations: [])))
  }

  // Two bytes to a run by hand: "let" is 3 << 3 | 1, what follows is plain.
  @Test(
    "answers pieces of code one by one, in colours or in none",
    arguments: [("colours", [[], [25, 24], [], [8 * 3]]), ("parse", [[], [8 * 6], [], [8 * 3]])]
      as [(String, [[UInt8]])])
  func pieces(mode: String, answers: [[UInt8]]) throws {
    let input = ["let x;", "", "한"].flatMap { Message.framed($0.utf8) }
    let (ending, output) = try collect(Command(program(), [mode], input: input), deadline: Deadline(seconds: 60))
    #expect(ending.isSuccess)
    var reader = MessageReader()
    #expect(reader.read(output) == answers)
  }

  @Test("is not started for no request")
  func noRequests() throws {
    #expect(try SyntaxClient(executable: "/nonexistent").answer([]).isEmpty)
  }

  /// A text that is repeated, which keeps long ones out of the test's log.
  struct Repeated: CustomTestStringConvertible, Sendable {
    var opening = ""
    var piece: String
    var times: Int
    var closing = ""

    var text: String { opening + String(repeating: piece, count: times) + String(repeating: closing, count: times) }
    var testDescription: String { "\(opening)\(piece)…\(closing) × \(times)" }
  }

  @Test(
    "answers or is given up, whatever the source",
    arguments: [
      Repeated(piece: "(", times: 10_000, closing: ")"), Repeated(piece: "{ ", times: 10_000),
      Repeated(piece: "[", times: 100_000), Repeated(piece: "if x {} else ", times: 20_000),
      Repeated(piece: "#if A\n", times: 10_000), Repeated(opening: "x", piece: " + 1", times: 10_000),
      Repeated(opening: "\"", piece: "\\(\"", times: 1_000), Repeated(piece: "\0\u{1}\u{fffd}", times: 1),
      Repeated(piece: "", times: 0),
    ])
  func hostileSource(source: Repeated) throws {
    let client = SyntaxClient(executable: try program())
    let file = SourceText(file: "x.swift", text: source.text)
    for request in [SyntaxRequest.checks([file]), .manifest(file), .safety([file], SafetyRules())] {
      do {
        #expect(try client.answer([request]).count == 1)
      } catch {
        #expect(error.message == crash)
      }
    }
  }

  @Test("is an error in words, not a crash, when source is too deep for it")
  func tooDeep() throws {
    let file = SourceText(file: "x.swift", text: Repeated(opening: "x", piece: ".a", times: 100_000).text)
    let client = SyntaxClient(executable: try program())
    let error = #expect(throws: SyntaxError.self) { try client.answer([.checks([file])]) }
    #expect(error?.message == crash)
  }

  @Test(
    "is an error in words when it is not what it should be",
    arguments: [
      ("/nonexistent", "'/nonexistent' cannot be started: No such file or directory."),
      ("/bin/false", "The Swift parser did not finish its work: it ended with status 1."),
    ])
  func wrongProgram(path: String, message: String) {
    let error = #expect(throws: SyntaxError.self) { try SyntaxClient(executable: path).answer([.checks([])]) }
    #expect(error?.message == message)
  }

  @Test("is an error in words when its answer cannot be read")
  func unreadableAnswer() throws {
    let error = #expect(throws: SyntaxError.self) { try SyntaxClient(executable: "/bin/true").answer([.checks([])]) }
    #expect(error?.message.hasPrefix("The Swift parser gave an answer that cannot be read: ") == true)
  }

  @Test("says who starts it when it has no requests", arguments: ["", "hello", "{}"])
  func noInput(input: String) throws {
    let command = Command(try program(), input: Array(input.utf8))
    let (ending, output) = try collect(command, deadline: Deadline(seconds: 60))
    #expect(ending.status == .exited(64))
    #expect(
      String(decoding: output, as: UTF8.self)
        == "Error: lectern-syntax is started by Lectern, which sends it requests on standard input.\n")
  }
}

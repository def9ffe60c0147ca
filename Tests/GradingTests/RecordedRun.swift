import Foundation
import Subprocess
import SwiftSource
import Testing

@testable import Grading

/// A run that was recorded once from the real runner and testing library (Swift 6.3.1), as `Runs/<name>.txt` keeps it.
///
/// Its lines are, by how they begin: `# ` the checks that ran, `{` a record of the testing library, `> ` a line that was
/// printed after it (`>~ ` one without a line end), `finished` and `failed` what the runner said of the run, and last
/// how it ended.
struct RecordedRun {
  private(set) var report = RunReport(
    entries: [], preamble: "", ending: Ending(status: .exited(0), timedOut: false, seconds: 1), isFinished: false,
    failure: nil, isForged: false)
  /// The ids of the functions that the library said it would run, in order.
  private(set) var functions: [String] = []

  init(_ name: String) throws {
    let file = try #require(Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Runs"))
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") { try read(line) }
  }

  private mutating func read(_ line: Substring) throws {
    let words = line.split(separator: " ", maxSplits: 1)
    switch words.first ?? "" {
    case "#": break
    case ">": print(line.dropFirst(2) + "\n")
    case ">~": print(line.dropFirst(3))
    case "finished": report.isFinished = true
    case "failed": report.failure = String(words[1])
    case "exit", "signal": report.ending = try Self.ending(words[0], words[1], isForged: &report.isForged)
    default:
      let record = try #require(TestRecord(json: Array(line.utf8)), "\(line)")
      if record.payload.kind == "function", let id = record.payload.id { functions.append(TestRecord.checkID(id)) }
      report.entries.append(.init(record: record, output: ""))
    }
  }

  private mutating func print(_ text: some StringProtocol) {
    if report.entries.isEmpty {
      report.preamble += text
    } else {
      report.entries[report.entries.count - 1].output += text
    }
  }

  private static func ending(_ kind: Substring, _ rest: Substring, isForged: inout Bool) throws -> Ending {
    let parts = rest.split(separator: ", ")
    let number = try #require(parts.first.flatMap { Int32($0) })
    isForged = parts.contains("forged")
    return Ending(
      status: kind == "exit" ? .exited(number) : .signaled(number), timedOut: parts.contains("timed out"), seconds: 1)
  }
}

/// A check as its file would show it, from its id.
func check(_ id: String) -> DiscoveredCheck {
  let parts = id.split(separator: "/").map(String.init)
  let function = parts.last?.prefix { $0 != "(" } ?? ""
  return DiscoveredCheck(
    framework: .swiftTesting, suite: parts.dropLast().joined(separator: "/"), function: String(function),
    labels: String(parts.last?.dropFirst(function.count) ?? ""), displayName: nil, task: nil, isParameterized: false,
    file: "/course/SampleTests.swift", firstLine: 1, lastLine: 1)
}

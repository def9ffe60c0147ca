import Foundation
import Testing

@testable import Progress

@Suite("Several processes and one store")
struct ProcessesTests {
  @Test("every attempt that was reported as recorded survives kill -9", arguments: [true, false])
  func killed(sharesMemory: Bool) throws {
    let workspace = try TemporaryWorkspace()
    if !sharesMemory { try workspace.preventSharedMemory() }
    var reported: [Int64] = []
    for round in 0..<25 {
      let writer = try Writer(workspace.path, exercise: "round-\(round)", count: 1_000_000)
      // From before the first commit to some dozens of them, and at any point of the next.
      let output = writer.output(lines: round)
      usleep(UInt32.random(in: 0...3_000))
      kill(writer.process.processIdentifier, SIGKILL)
      reported += Writer.numbers(in: output + writer.output())
    }
    let store = try ProgressStore.open(inWorkspace: workspace.path)
    let kept = try store.database.rows(
      """
      SELECT id AS attempt FROM attempts
      WHERE 2 = (SELECT count(*) FROM check_results WHERE attempt = attempts.id)
      """
    ) { row throws(DatabaseError) in Int64(try row.int("attempt")) }
    #expect(reported.count >= (0..<25).reduce(0, +))
    #expect(Set(reported).count == reported.count)
    #expect(Set(reported).isSubset(of: kept))
    #expect(try store.database.integrity() == ["ok"])
    #expect(try store.histories().values.map(\.attempts).reduce(0, +) == kept.count)
  }

  @Test(
    "checks in several processes at once are all recorded, in a store that none of them found",
    arguments: [true, false])
  func atOnce(sharesMemory: Bool) throws {
    for _ in 0..<5 {
      let workspace = try TemporaryWorkspace()
      if !sharesMemory { try workspace.preventSharedMemory() }
      let writers = try (0..<4).map { try Writer(workspace.path, exercise: "exercise-\($0)", count: 10) }
      for writer in writers {
        #expect(Writer.numbers(in: writer.output()).count == 10)
        writer.process.waitUntilExit()
        #expect(writer.process.terminationStatus == 0)
      }
      let store = try ProgressStore.open(inWorkspace: workspace.path)
      #expect((store.journalNotice == nil) == sharesMemory)
      #expect(try store.histories().values.map(\.attempts) == [10, 10, 10, 10])
    }
  }

  @Test("a folder that may not be written is reported")
  func readOnlyFolder() throws {
    let workspace = try TemporaryWorkspace()
    let folder = "\(workspace.path)/.lectern"
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder) }
    // Permissions do not bind the superuser, so that the writer becomes nobody first.
    let writer = try Writer(workspace.path, exercise: "flip-count", count: 1, user: geteuid() == 0 ? "65534" : nil)
    let output = writer.output()
    writer.process.waitUntilExit()
    #expect(writer.process.terminationStatus == 74)
    #expect(output.contains("\(workspace.store) cannot be opened for writing"))
    #expect(workspace.files.isEmpty)
  }
}

/// A running `progress-test-writer`.
private struct Writer {
  let process = Process()
  private let pipe = Pipe()

  init(_ workspace: String, exercise: String, count: Int, user: String? = nil) throws {
    process.executableURL = Self.products.appending(path: "progress-test-writer")
    process.arguments = [workspace, exercise, "\(count)"] + (user.map { [$0] } ?? [])
    process.standardOutput = pipe
    try process.run()
  }

  /// What it prints until there are some lines more, or it ends.
  func output(lines: Int = .max) -> String {
    var text = ""
    while text.count(where: { $0 == "\n" }) < lines {
      let data = pipe.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    return text
  }

  /// The attempts that are reported as recorded.
  static func numbers(in output: String) -> [Int64] {
    output.split(separator: "\n").compactMap { Int64($0) }
  }

  /// The folder that the tests and the writer were built into.
  private static var products: URL {
    #if os(macOS)
      let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      return tests.bundleURL.deletingLastPathComponent()
    #else
      return Bundle.main.bundleURL
    #endif
  }
}

extension Database {
  fileprivate func integrity() throws -> [String] {
    try rows("PRAGMA integrity_check") { row throws(DatabaseError) in try row.text("integrity_check") }
  }
}

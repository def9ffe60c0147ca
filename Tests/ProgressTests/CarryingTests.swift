import Foundation
import Testing

@testable import Progress

@Suite("Carrying progress to another machine")
struct CarryingTests {
  let here = try? TemporaryWorkspace()
  let there = try? TemporaryWorkspace()

  private func store(_ workspace: TemporaryWorkspace?) throws -> ProgressStore {
    try ProgressStore.open(inWorkspace: try #require(workspace).path)
  }

  private func carry(from: ProgressStore, to: ProgressStore) throws -> ImportCounts {
    try to.add(ProgressFile(from.export(course: "Cards")), course: "Cards")
  }

  /// A store with one of everything.
  private func filled(_ workspace: TemporaryWorkspace?) throws -> ProgressStore {
    let store = try store(workspace)
    try store.recordStart(of: "flip-count", at: 10)
    try store.recordHint(of: "flip-count", task: 1, level: 1, at: 20)
    try store.recordSolutionRequest(of: "flip-count", wasShown: false, at: 25)
    let checks = [
      CheckResult(id: "a()", name: "뒤집기 \"a\"\u{2028}", task: 1, outcome: "passed"),
      CheckResult(id: "b()", outcome: "failed"),
    ]
    try store.record(.example(at: 30, outcome: "failed", checks: checks))
    try store.record(.example(at: 40.125, outcome: "passed", code: "b", checks: checks))
    return store
  }

  @Test("everything arrives as it was")
  func arrives() throws {
    let (from, to) = (try filled(here), try store(there))
    let counts = try carry(from: from, to: to)
    #expect((counts.attempts, counts.starts, counts.hints, counts.solutions, counts.known) == (2, 1, 1, 1, 0))
    #expect(try to.histories() == from.histories())
    #expect(try to.attempts() == from.attempts())
    #expect(try to.hintsRevealed(of: "flip-count") == from.hintsRevealed(of: "flip-count"))
    #expect(try to.solutionRequests() == from.solutionRequests())
    #expect(try to.export(course: "Cards") == from.export(course: "Cards"))
  }

  @Test("twice, or back and forth, changes nothing more")
  func again() throws {
    let (from, to) = (try filled(here), try store(there))
    try to.record(.example(of: "set-rules", at: 35))
    _ = try carry(from: from, to: to)
    let text = try to.export(course: "Cards")
    #expect(try carry(from: from, to: to).known == 5)
    #expect(try carry(from: to, to: from).attempts == 1)
    #expect(try carry(from: from, to: to).attempts == 0)
    #expect(try to.export(course: "Cards") == text)
    #expect(try from.export(course: "Cards") == text)
  }

  @Test("the latest attempt is the latest of both machines, and what is checked next comes after it")
  func order() throws {
    let (from, to) = (try store(here), try store(there))
    try from.record(.example(at: 10, code: "older"))
    try to.record(.example(at: 20, code: "newer"))
    _ = try carry(from: from, to: to)
    #expect(try to.history(of: "flip-count")?.latest?.fingerprint.code == "newer")
    _ = try carry(from: to, to: from)
    #expect(try from.history(of: "flip-count")?.latest?.fingerprint.code == "newer")
    try from.record(.example(at: 15, code: "now"))
    #expect(try from.history(of: "flip-count")?.latest?.fingerprint.code == "now")
  }

  @Test("a hint keeps its first date on both")
  func hintDates() throws {
    let (from, to) = (try store(here), try store(there))
    try from.recordHint(of: "flip-count", task: 1, level: 1, at: 10)
    try to.recordHint(of: "flip-count", task: 1, level: 1, at: 5)
    #expect(try carry(from: from, to: to).known == 1)
    _ = try carry(from: to, to: from)
    #expect(try from.export(course: "Cards") == to.export(course: "Cards"))
    #expect(try from.export(course: "Cards").contains("\"revealed\":5000"))
  }

  @Test("another course is refused by name")
  func otherCourse() throws {
    let (from, to) = (try filled(here), try store(there))
    let file = try ProgressFile(from.export(course: "Cards"))
    #expect(throws: ProgressFileError.otherCourse(found: "Cards", expected: "Sums")) {
      try to.add(file, course: "Sums")
    }
  }

  @Test("every file that is cut off, whatever its length, is refused", arguments: 0..<8)
  func cutOff(part: Int) throws {
    let text = try filled(here).export(course: "Cards")
    let lengths = stride(from: part, to: text.utf8.count - 1, by: 8)
    for length in lengths {
      let cut = String(decoding: Array(text.utf8.prefix(length)), as: UTF8.self)
      #expect(throws: ProgressFileError.self) { try ProgressFile(cut) }
    }
  }

  @Test(
    "a damaged line is named, and a newer format too",
    arguments: [
      ("{}", ProgressFileError.foreign), ("", .foreign), ("%PDF-1.7\n", .foreign),
      (header(version: 2), .newer(version: 2, known: 1)), (header() + "nonsense\n{}\n", .damaged(line: 2)),
      (header() + "{}\n{\"end\":{\"records\":0}}\n", .damaged(line: 2)),
      (header() + "{\"start\":{\"exercise\":\"a\",\"started\":1}}\n{\"end\":{\"records\":2}}\n", .damaged(line: 3)),
      (header() + "{\"start\":{\"exercise\":\"a\",\"started\":1}}\n", .incomplete(records: 1)),
      (header() + "{\"hint\":{\"exercise\":\"a\"}}\n{\"end\":{\"records\":1}}\n", .damaged(line: 2)),
    ])
  func damaged(text: String, error: ProgressFileError) {
    #expect(throws: error) { try ProgressFile(text) }
  }

  private static func header(version: Int = 1) -> String {
    "{\"course\":\"Cards\",\"format\":\"lectern progress\",\"version\":\(version)}\n"
  }

  @Test("a store of the first schema keeps the order of its attempts")
  func migration() throws {
    let path = try #require(here).store
    let first = Migrator(migrations: Array(Migrator.progress.migrations.prefix(1)))
    let old = try ProgressStore(path: path, for: .writing, migrator: first)
    for (started, code) in [(100, "a"), (50, "b")] {
      try old.database.run(
        """
        INSERT INTO attempts (exercise, started, duration, outcome, passed, total, code, checks, toolchain, hints)
        VALUES ('flip-count', \(started), 1.5, 'passed', 1, 1, '\(code)', 'k', 't', 0)
        """)
    }
    let new = try store(here)
    #expect(try new.history(of: "flip-count")?.latest?.fingerprint.code == "b")
    #expect(try new.history(of: "flip-count")?.latestPass?.code == "b")
    #expect(try new.attempts().map(\.fingerprint.code) == ["a", "b"])
    #expect(throws: (any Error).self) { try new.database.run("UPDATE attempts SET passed = 0") }
  }
}

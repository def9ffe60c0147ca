import Foundation
import Testing
import Wordings

@testable import Progress

@Suite("Opening a store")
struct OpeningTests {
  @Test("looking for progress where there is none makes nothing")
  func nothingThere() throws {
    let workspace = try TemporaryWorkspace()
    #expect(try ProgressStore.openExisting(inWorkspace: workspace.path) == nil)
    #expect(workspace.files.isEmpty)
  }

  @Test("a store on a local folder has a write-ahead log, and nothing to say about it")
  func writeAhead() throws {
    let workspace = try TemporaryWorkspace()
    let store = try ProgressStore.open(inWorkspace: workspace.path)
    #expect(store.journalNotice == nil)
    #expect(try store.database.journalMode() == "wal")
  }

  @Test("a folder that other machines share gets a rollback journal, and the store says so")
  func sharedFolder() throws {
    let workspace = try TemporaryWorkspace()
    let store = try ProgressStore(path: workspace.store, for: .writing, isShared: true)
    try store.record(.example())
    #expect(store.journalNotice != nil)
    #expect(try store.database.journalMode() == "delete")
    let other = try ProgressStore(path: workspace.store, for: .reading, isShared: true)
    try other.record(.example())
    #expect(try store.history(of: "flip-count")?.attempts == 2)
  }

  @Test(
    "a store that was begun with a write-ahead log goes on where memory cannot be shared", arguments: [true, false])
  func sharedMemoryLost(isReadOnly: Bool) throws {
    let workspace = try TemporaryWorkspace()
    try ProgressStore.open(inWorkspace: workspace.path).record(.example())
    if isReadOnly {
      try workspace.preventSharedMemory()
    } else {
      // A link to nowhere, which nobody can open at all.
      try FileManager.default.createSymbolicLink(
        atPath: "\(workspace.store)-shm", withDestinationPath: "/nonexistent/folder/file")
    }
    let store = try ProgressStore.open(inWorkspace: workspace.path)
    try store.record(.example())
    #expect(store.journalNotice != nil)
    #expect(try store.history(of: "flip-count")?.attempts == 2)
    #expect(try ProgressStore.openExisting(inWorkspace: workspace.path)?.history(of: "flip-count")?.attempts == 2)
  }

  @Test("a store of a newer Lectern is refused and stays as it is")
  func newerSchema() throws {
    let workspace = try TemporaryWorkspace()
    let newer = Migrator(
      migrations: Migrator.progress.migrations + [Migration(name: "badges", sql: "CREATE TABLE badges (name TEXT)")])
    _ = try ProgressStore(path: workspace.store, for: .writing, migrator: newer)
    let before = try Data(contentsOf: URL(filePath: workspace.store))
    let error = try #require(throws: ProgressError.self) { try ProgressStore.open(inWorkspace: workspace.path) }
    let known = Migrator.progress.migrations.count
    #expect(error.reason == .newerSchema(found: known + 1, known: known))
    #expect(error.help.english.contains("Update Lectern"))
    #expect(try Data(contentsOf: URL(filePath: workspace.store)) == before)
  }

  @Test("a store from every earlier step is brought to today's schema with what it holds", arguments: 0..<10)
  func earlierSchema(steps: Int) throws {
    let known = Migrator.progress.migrations
    guard steps <= known.count else { return }
    let workspace = try TemporaryWorkspace()
    _ = try ProgressStore(
      path: workspace.store, for: .writing, migrator: Migrator(migrations: Array(known.prefix(steps))))
    let store = try ProgressStore.open(inWorkspace: workspace.path)
    try store.record(.example())
    #expect(try Migrator.progress.state(of: store.database) == .current)
    #expect(try store.database.number("PRAGMA user_version", "user_version") == known.count)
  }

  @Test("a step that fails leaves the schema as it was")
  func failedStep() throws {
    let workspace = try TemporaryWorkspace()
    try ProgressStore.open(inWorkspace: workspace.path).record(.example())
    let broken = Migrator(
      migrations: Migrator.progress.migrations + [
        Migration(name: "half", sql: "CREATE TABLE half (name TEXT); CREATE TABLE attempts (id INTEGER)")
      ])
    #expect(throws: ProgressError.self) {
      try ProgressStore(path: workspace.store, for: .reading, migrator: broken)
    }
    let store = try ProgressStore.open(inWorkspace: workspace.path)
    #expect(try store.history(of: "flip-count")?.attempts == 1)
    #expect(try store.database.number("SELECT count(*) AS n FROM sqlite_schema WHERE name = 'half'", "n") == 0)
  }

  @Test("a database of another program is refused and stays as it is")
  func foreignDatabase() throws {
    let workspace = try TemporaryWorkspace()
    do {
      let foreign = try Database(path: workspace.store, for: .writing)
      try foreign.execute("CREATE TABLE recipes (name TEXT)")
    }
    let before = try Data(contentsOf: URL(filePath: workspace.store))
    let error = try #require(throws: ProgressError.self) { try ProgressStore.open(inWorkspace: workspace.path) }
    #expect(error.reason == .foreign)
    #expect(try Data(contentsOf: URL(filePath: workspace.store)) == before)
  }

  @Test("a file that is no database is reported and stays as it is")
  func notADatabase() throws {
    let workspace = try TemporaryWorkspace()
    let text = Data(String(repeating: "not a database ", count: 1000).utf8)
    try text.write(to: URL(filePath: workspace.store))
    for open in [ProgressStore.open, { try ProgressStore.openExisting(inWorkspace: $0) }] as [(String) throws -> Any?] {
      let error = try #require(throws: ProgressError.self) { try open(workspace.path) }
      #expect(error.reason == .damaged)
      #expect(error.message.english.contains(workspace.store))
    }
    #expect(try Data(contentsOf: URL(filePath: workspace.store)) == text)
    #expect(workspace.files == ["progress.sqlite3"])
  }

  @Test("a damaged page is reported when it is read")
  func damagedPage() throws {
    let workspace = try TemporaryWorkspace()
    do {
      let store = try ProgressStore.open(inWorkspace: workspace.path)
      for number in 0..<200 { try store.record(.example(of: "exercise-\(number)")) }
    }
    var bytes = try Data(contentsOf: URL(filePath: workspace.store))
    for index in 4096..<bytes.count { bytes[index] = 0xa5 }
    try bytes.write(to: URL(filePath: workspace.store))
    let error = try #require(throws: ProgressError.self) {
      _ = try ProgressStore.openExisting(inWorkspace: workspace.path)?.histories()
    }
    #expect(error.reason == .damaged)
  }

  @Test("a workspace without its folder is reported")
  func missingFolder() throws {
    let workspace = try TemporaryWorkspace()
    let error = try #require(throws: ProgressError.self) {
      try ProgressStore.open(inWorkspace: "\(workspace.path)/missing")
    }
    #expect(error.reason == .notAccessible)
  }

  @Test("an attempt cannot be changed or taken away, not even with SQL")
  func onlyAdded() throws {
    let workspace = try TemporaryWorkspace()
    let store = try ProgressStore.open(inWorkspace: workspace.path)
    try store.record(.example(checks: [CheckResult(id: "a()", outcome: "failed")]))
    for sql in [
      "DELETE FROM attempts", "UPDATE attempts SET outcome = 'passed'", "DELETE FROM check_results",
      "UPDATE check_results SET outcome = 'passed'",
    ] {
      let error = #expect(throws: DatabaseError.self) { try store.database.execute(sql) }
      #expect(error?.message == "attempts are only ever added")
    }
  }

  @Test("a transaction that fails keeps nothing")
  func rollback() throws {
    let workspace = try TemporaryWorkspace()
    let store = try ProgressStore.open(inWorkspace: workspace.path)
    #expect(throws: DatabaseError.self) {
      try store.database.transaction { () throws(DatabaseError) in
        try store.database.run("INSERT INTO starts (exercise, started) VALUES ('a', 1)")
        try store.database.execute("INSERT INTO nowhere VALUES (1)")
      }
    }
    #expect(try store.histories().isEmpty)
    try store.record(.example())
  }
}

extension Database {
  fileprivate func journalMode() throws -> String? {
    try rows("PRAGMA journal_mode") { row throws(DatabaseError) in try row.text("journal_mode") }.first
  }

  fileprivate func number(_ sql: String, _ column: String) throws -> Int? {
    try rows(sql) { row throws(DatabaseError) in try row.int(column) }.first
  }
}

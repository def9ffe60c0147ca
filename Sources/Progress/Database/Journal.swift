internal import CSQLite

/// How a database keeps a transaction that is under way.
enum Journal: Equatable, Sendable {
  /// Readers and a writer do not wait for each other; needs memory that all processes share.
  case writeAhead
  /// Works everywhere that files can be locked.
  case rollback
}

extension Database {
  /// Makes every commit of this connection durable when it returns.
  func makeCommitsDurable() throws(DatabaseError) {
    // EXTRA is FULL, and the folder is synchronized too when a rollback journal is deleted.
    try execute("PRAGMA synchronous = EXTRA; PRAGMA fullfsync = ON")
  }

  /// How the file's transactions are kept now.
  ///
  /// Fails with an error that `isMissingSharedMemory` where that is a write-ahead log and processes cannot share memory.
  func journal() throws(DatabaseError) -> Journal {
    try journalMode("") == "wal" ? .writeAhead : .rollback
  }

  /// Begins a write-ahead log where the folder can have one.
  ///
  /// The first use fails with an error that `isMissingSharedMemory` where it cannot be used after all. That connection
  /// cannot leave it any more, but a fresh one can.
  func beginWriteAhead() throws(DatabaseError) {
    _ = try journalMode("= WAL")
  }

  /// Fails where nothing can be written, which reading does not tell: it goes on with read-only shared memory.
  func requireWriting() throws(DatabaseError) {
    try execute("BEGIN IMMEDIATE; ROLLBACK")
  }

  /// Turns a write-ahead log into a rollback journal without sharing memory, which SQLite does for a connection that
  /// is alone and has read nothing yet (sqlite.org/wal.html, "Use of WAL Without Shared-Memory").
  func leaveWriteAhead() throws(DatabaseError) {
    try execute("PRAGMA locking_mode = EXCLUSIVE")
    _ = try journalMode("= DELETE")
    // The lock is given back by the next read.
    try execute("PRAGMA locking_mode = NORMAL; SELECT count(*) FROM sqlite_schema")
  }

  private func journalMode(_ change: String) throws(DatabaseError) -> String? {
    try rows("PRAGMA journal_mode \(change)") { row throws(DatabaseError) in try row.text("journal_mode") }.first
  }
}

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

  /// Keeps transactions as asked, and says how they are kept in truth: not everywhere is there a write-ahead log.
  ///
  /// Fails with an error that `isMissingSharedMemory` when processes cannot share memory here. A connection that met
  /// this cannot turn to a rollback journal any more, but a fresh one can.
  func keepTransactions(in journal: Journal, for purpose: Purpose) throws(DatabaseError) -> Journal {
    switch journal {
    case .writeAhead:
      guard try setJournalMode("WAL") == "wal" else { return .rollback }
      // The first use maps the shared memory; where it is read-only, only a writer notices.
      try execute(purpose == .writing ? "BEGIN IMMEDIATE; ROLLBACK" : "SELECT count(*) FROM sqlite_schema")
      return .writeAhead
    case .rollback:
      // Turns a write-ahead log that was begun elsewhere into a rollback journal without sharing memory, which SQLite
      // does for a connection that is alone (sqlite.org/wal.html, "Use of WAL Without Shared-Memory").
      try execute("PRAGMA locking_mode = EXCLUSIVE")
      _ = try setJournalMode("DELETE")
      // The lock is given back by the next read.
      try execute("PRAGMA locking_mode = NORMAL; SELECT count(*) FROM sqlite_schema")
      return .rollback
    }
  }

  private func setJournalMode(_ mode: String) throws(DatabaseError) -> String? {
    try rows("PRAGMA journal_mode = \(mode)") { row throws(DatabaseError) in try row.text("journal_mode") }.first
  }
}

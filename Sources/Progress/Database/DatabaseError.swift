internal import CSQLite

/// What SQLite says when a call fails.
struct DatabaseError: Error, Equatable, Sendable {
  /// The extended result code (sqlite.org/rescode.html).
  var code: Int32
  /// SQLite's own sentence.
  var message: String
  /// The statement that failed, if one was running.
  var sql: String?

  /// The result code without its refinement: the low eight bits.
  var primaryCode: Int32 { code & 0xff }

  /// Whether another process held a lock for longer than this one was ready to wait.
  var isBusy: Bool { [SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL].contains(primaryCode) }

  /// Whether the memory that the processes using a write-ahead log share cannot be had.
  var isMissingSharedMemory: Bool {
    primaryCode == SQLITE_IOERR || primaryCode == SQLITE_CANTOPEN || primaryCode == SQLITE_READONLY
  }
}

internal import CSQLite

/// One connection to a database file.
///
/// A class because a connection has an identity: statements keep it open, and the last one to go closes it.
final class Database {
  /// What a connection is for: one for writing makes the file where there is none.
  enum Purpose { case reading, writing }

  let handle: OpaquePointer

  /// Opens the file; nothing is read from it yet.
  init(path: String, for purpose: Purpose) throws(DatabaseError) {
    let creation = purpose == .writing ? SQLITE_OPEN_CREATE : 0
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_EXRESCODE | creation, nil)
    guard let opened else { throw DatabaseError(code: SQLITE_NOMEM, message: "out of memory") }
    handle = opened
    guard code == SQLITE_OK else { throw error(code) }
  }

  deinit { sqlite3_close_v2(handle) }

  /// Sets how long a statement waits for another process's lock; at first it does not.
  func wait(upTo patience: Duration) {
    sqlite3_busy_timeout(handle, Int32(clamping: Int(patience / .milliseconds(1))))
  }

  /// Runs statements without parameters and rows, separated by semicolons.
  func execute(_ sql: String) throws(DatabaseError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code, sql: sql) }
  }

  /// Runs one statement to its end and lends each row.
  func run(
    _ sql: String, _ parameters: [Value] = [],
    forEachRow body: (Row) throws(DatabaseError) -> Void = { _ in }
  ) throws(DatabaseError) {
    try Statement(sql, in: self).run(parameters, forEachRow: body)
  }

  /// Runs one statement and makes a value of each row.
  func rows<T>(
    _ sql: String, _ parameters: [Value] = [], _ decode: (Row) throws(DatabaseError) -> T
  ) throws(DatabaseError) -> [T] {
    var values: [T] = []
    try run(sql, parameters) { row throws(DatabaseError) in values.append(try decode(row)) }
    return values
  }

  /// The row id of the last insertion of this connection.
  var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Runs the body so that all of its writes are kept, or none.
  ///
  /// The write lock is taken at once: a transaction that begins by reading and then cannot write would have to be
  /// rolled back by its caller.
  func transaction<T>(_ body: () throws(DatabaseError) -> T) throws(DatabaseError) -> T {
    try execute("BEGIN IMMEDIATE")
    do {
      let value = try body()
      try execute("COMMIT")
      return value
    } catch {
      // Some failures have rolled the transaction back already; a second rollback only says so.
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// The error that SQLite describes for the last call on this connection.
  func error(_ code: Int32, sql: String? = nil) -> DatabaseError {
    DatabaseError(code: code, message: String(cString: sqlite3_errmsg(handle)), sql: sql)
  }
}

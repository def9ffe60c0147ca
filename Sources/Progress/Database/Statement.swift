internal import CSQLite

/// One prepared statement; it can run many times with other parameters.
struct Statement: ~Copyable {
  private let database: Database
  private let handle: OpaquePointer
  private let columns: [String: Int32]

  init(_ sql: String, in database: Database) throws(DatabaseError) {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v2(database.handle, sql, -1, &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw database.error(code, sql: sql) }
    self.database = database
    handle = prepared
    columns = Dictionary(
      (0..<sqlite3_column_count(prepared)).map { (String(cString: sqlite3_column_name(prepared, $0)), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement to its end and lends each row.
  func run(
    _ parameters: [Value] = [], forEachRow body: (Row) throws(DatabaseError) -> Void = { _ in }
  ) throws(DatabaseError) {
    defer { sqlite3_reset(handle) }
    try bind(parameters)
    while try step() { try body(Row(handle: handle, columns: columns)) }
  }

  /// Moves to the next row; false at the end.
  private func step() throws(DatabaseError) -> Bool {
    let code = sqlite3_step(handle)
    guard code == SQLITE_ROW || code == SQLITE_DONE else {
      throw database.error(code, sql: String(cString: sqlite3_sql(handle)))
    }
    return code == SQLITE_ROW
  }

  private func bind(_ parameters: [Value]) throws(DatabaseError) {
    for (index, value) in zip(Int32(1)..., parameters) {
      let code = bind(value, at: index)
      guard code == SQLITE_OK else { throw database.error(code, sql: String(cString: sqlite3_sql(handle))) }
    }
  }

  private func bind(_ value: Value, at index: Int32) -> Int32 {
    switch value {
    case .null: sqlite3_bind_null(handle, index)
    case .integer(let number): sqlite3_bind_int64(handle, index, number)
    case .real(let number): sqlite3_bind_double(handle, index, number)
    case .text(let text): sqlite3_bind_text(handle, index, text, Int32(text.utf8.count), copiesText)
    }
  }
}

/// `SQLITE_TRANSIENT`, which Swift does not import: SQLite copies the text before the call returns.
private let copiesText = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

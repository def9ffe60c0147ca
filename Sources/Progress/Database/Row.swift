internal import CSQLite

/// The current row of a running statement; it does not outlive the step that made it.
struct Row {
  /// The statement, owned by the `Statement` that lends the row.
  let handle: OpaquePointer
  /// Where each column stands.
  let columns: [String: Int32]

  func isNull(_ column: String) throws(DatabaseError) -> Bool {
    sqlite3_column_type(handle, try index(of: column)) == SQLITE_NULL
  }

  func int(_ column: String) throws(DatabaseError) -> Int {
    Int(sqlite3_column_int64(handle, try index(of: column, holding: SQLITE_INTEGER)))
  }

  func double(_ column: String) throws(DatabaseError) -> Double {
    sqlite3_column_double(handle, try index(of: column, holding: SQLITE_FLOAT))
  }

  func text(_ column: String) throws(DatabaseError) -> String {
    let index = try index(of: column, holding: SQLITE_TEXT)
    let bytes = UnsafeBufferPointer(
      start: sqlite3_column_text(handle, index), count: Int(sqlite3_column_bytes(handle, index)))
    return String(decoding: bytes, as: UTF8.self)
  }

  func optionalInt(_ column: String) throws(DatabaseError) -> Int? {
    try isNull(column) ? nil : try int(column)
  }

  func optionalText(_ column: String) throws(DatabaseError) -> String? {
    try isNull(column) ? nil : try text(column)
  }

  private func index(of column: String) throws(DatabaseError) -> Int32 {
    guard let index = columns[column] else {
      throw DatabaseError(code: SQLITE_ERROR, message: "no such column: \(column)")
    }
    return index
  }

  /// The tables are strict, so that another type than the schema's can only come from a damaged file.
  private func index(of column: String, holding type: Int32) throws(DatabaseError) -> Int32 {
    let index = try index(of: column)
    guard sqlite3_column_type(handle, index) == type else {
      throw DatabaseError(code: SQLITE_CORRUPT, message: "unexpected type in column \(column)")
    }
    return index
  }
}

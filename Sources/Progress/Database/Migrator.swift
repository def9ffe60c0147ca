/// A named step from one schema to the next; once released it never changes.
struct Migration: Sendable {
  var name: String
  /// The statements, separated by semicolons.
  var sql: String
}

/// Brings a database to the newest schema.
///
/// The names of the applied steps are kept in a table, and their number in `user_version`, where other
/// tools look for it.
struct Migrator: Sendable {
  private static let table = "lectern_migrations"

  /// All steps in their order; new ones are only ever appended.
  var migrations: [Migration]

  /// What is to be done to a database.
  enum State: Equatable {
    case current
    /// The number of steps that are applied.
    case behind(Int)
    /// Steps are applied that this program does not know.
    case newer(found: Int, known: Int)
    /// The file is a database of something else.
    case foreign

    /// Whether this program may change the database.
    var isOurs: Bool {
      switch self {
      case .current, .behind: true
      case .newer, .foreign: false
      }
    }
  }

  func state(of database: Database) throws(DatabaseError) -> State {
    let tables = try tables(of: database)
    if tables.isEmpty { return .behind(0) }
    guard tables.contains(Self.table) else { return .foreign }
    let applied = try database.rows("SELECT name FROM \(Self.table) ORDER BY step") { row throws(DatabaseError) in
      try row.text("name")
    }
    guard migrations.map(\.name).starts(with: applied) else {
      return .newer(found: applied.count, known: migrations.count)
    }
    return applied.count == migrations.count ? .current : .behind(applied.count)
  }

  /// Applies what is missing, all of it or nothing, and returns the state that this leads to.
  ///
  /// The state is read again under the write lock, since another process may have been quicker.
  func migrate(_ database: Database) throws(DatabaseError) -> State {
    let found = try state(of: database)
    guard case .behind = found else { return found }
    return try database.transaction { () throws(DatabaseError) in
      let found = try state(of: database)
      guard case .behind(let applied) = found else { return found }
      try database.execute(
        "CREATE TABLE IF NOT EXISTS \(Self.table) (step INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT")
      for migration in migrations.dropFirst(applied) {
        try database.execute(migration.sql)
        try database.run("INSERT INTO \(Self.table) (name) VALUES (?)", [Value(migration.name)])
      }
      try database.execute("PRAGMA user_version = \(migrations.count)")
      return .current
    }
  }

  /// The names of all tables, read at one moment: another process may be making them.
  private func tables(of database: Database) throws(DatabaseError) -> [String] {
    try database.rows("SELECT name FROM sqlite_schema WHERE type = 'table'") { row throws(DatabaseError) in
      try row.text("name")
    }
  }
}

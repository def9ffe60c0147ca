internal import CSQLite

/// Why progress cannot be read or recorded.
package struct ProgressError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// A newer Lectern has written the file: how many schema steps it took, and how many this one knows.
    case newerSchema(found: Int, known: Int)
    /// The file is a database of another program.
    case foreign
    /// The file is not a sound database.
    case damaged
    /// The file or its folder cannot be opened or written.
    case notAccessible
    /// Another process held the file for too long.
    case busy
    case diskFull
    /// Anything else, in SQLite's words.
    case failed
  }

  package var reason: Reason
  /// The database file.
  package var path: String
  /// SQLite's own sentence; empty where the reason says it all.
  package var detail: String

  package init(_ reason: Reason, path: String, detail: String = "") {
    self.reason = reason
    self.path = path
    self.detail = detail
  }

  init(_ error: DatabaseError, path: String) {
    self.init(Self.reason(of: error), path: path, detail: error.message)
  }

  private static func reason(of error: DatabaseError) -> Reason {
    if error.isBusy { return .busy }
    return switch error.primaryCode {
    case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
    case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: .notAccessible
    case SQLITE_FULL: .diskFull
    default: .failed
    }
  }

  /// What is wrong, and where.
  package var message: String {
    switch reason {
    case .newerSchema(let found, let known):
      "The progress in \(path) was written by a newer Lectern (schema \(found); this one knows \(known))."
    case .foreign: "\(path) is a database, but not one of Lectern's."
    case .damaged: "The progress in \(path) is damaged (\(detail)). It was left as it is."
    case .notAccessible: "The progress in \(path) cannot be opened for writing (\(detail))."
    case .busy: "The progress in \(path) is held by another program (\(detail))."
    case .diskFull: "The disk is full: nothing was recorded in \(path)."
    case .failed: "The progress in \(path) cannot be used (\(detail))."
    }
  }

  /// What to do about it.
  package var help: String {
    switch reason {
    case .newerSchema: "Update Lectern, or choose another workspace with --workspace."
    case .foreign: "Move the file away, or choose another workspace with --workspace."
    case .damaged:
      "'sqlite3 \(path) .recover' shows what can be saved. Move the file away to begin anew; your exercises stay."
    case .notAccessible:
      "See that you own the folder and may write in it, or choose another workspace with --workspace."
    case .busy: "Wait until the other check ends, then try again."
    case .diskFull: "Free some space, then try again."
    case .failed: "Try again; if it stays so, choose another workspace with --workspace."
    }
  }
}

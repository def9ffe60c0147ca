internal import CSystem

/// What a learner has done in one workspace: attempts, hints and starts.
///
/// Several processes may use one store at once. What a call has recorded when it returns survives the end of the
/// process, however it ends, and of the machine.
package struct ProgressStore {
  /// The database file.
  package let path: String
  /// What a person should know of how the store is kept; `nil` when there is nothing to say.
  package let journalNotice: String?

  let database: Database

  /// Where a workspace keeps its store.
  package static func path(inWorkspace workspace: String) -> String { "\(workspace)/.lectern/progress.sqlite3" }

  /// Opens the store of a workspace, and makes it if there is none; the folder `.lectern` must be there.
  package static func open(inWorkspace workspace: String) throws(ProgressError) -> ProgressStore {
    try ProgressStore(path: path(inWorkspace: workspace), for: .writing)
  }

  /// Opens the store of a workspace if there is one; reading progress leaves no trace in a workspace without any.
  package static func openExisting(inWorkspace workspace: String) throws(ProgressError) -> ProgressStore? {
    let path = path(inWorkspace: workspace)
    return isMissing(path) ? nil : try ProgressStore(path: path, for: .reading)
  }

  /// Opens a store and brings it to the newest schema; a file that is not ours, or newer, is left as it is.
  ///
  /// - Parameter isShared: Whether other machines may have the folder open; found out when it is left out.
  init(
    path: String, for purpose: Database.Purpose, isShared: Bool? = nil, migrator: Migrator = .progress
  ) throws(ProgressError) {
    self.path = path
    let isShared = isShared ?? csystem_is_network_folder(path)
    let (database, state, journal) = try explaining(path) { () throws(DatabaseError) in
      if !isShared {
        do throws(DatabaseError) {
          return try connect(to: path, for: purpose, .writeAhead, migrator)
        } catch {
          guard error.isMissingSharedMemory else { throw error }
        }
      }
      return try connect(to: path, for: purpose, .rollback, migrator)
    }
    switch state {
    case .newer(let found, let known): throw ProgressError(.newerSchema(found: found, known: known), path: path)
    case .foreign: throw ProgressError(.foreign, path: path)
    case .current, .behind: break
    }
    self.database = database
    journalNotice = journal == .rollback ? Self.rollbackNotice : nil
  }

  private static let rollbackNotice =
    "Progress is kept with a rollback journal, since this folder cannot share memory: checks that end at the same "
    + "moment wait for each other."
}

/// Opens a connection and brings the file to the newest schema, unless it is not ours to touch.
private func connect(
  to path: String, for purpose: Database.Purpose, _ journal: Journal, _ migrator: Migrator
) throws(DatabaseError) -> (Database, Migrator.State, Journal) {
  let database = try Database(path: path, for: purpose, patience: patience)
  // A log without shared memory has to be left before anything is read, even by a pragma.
  if journal == .rollback { _ = try database.keepTransactions(in: .rollback, for: purpose) }
  try database.makeCommitsDurable()
  let state = try migrator.state(of: database)
  switch state {
  case .newer, .foreign: return (database, state, journal)
  case .current, .behind:
    let kept = try database.keepTransactions(in: journal, for: purpose)
    return (database, try migrator.migrate(database), kept)
  }
}

/// How many milliseconds a call waits for another process's lock.
private let patience: Int32 = 10_000

/// Runs database work and tells a failure in the words of the store.
func explaining<T>(_ path: String, _ work: () throws(DatabaseError) -> T) throws(ProgressError) -> T {
  do throws(DatabaseError) {
    return try work()
  } catch {
    throw ProgressError(error, path: path)
  }
}

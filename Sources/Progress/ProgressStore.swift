internal import CSystem
package import Wordings

/// What a learner has done in one workspace: attempts, hints and starts.
///
/// Several processes may use one store at once. What a call has recorded when it returns survives the end of the
/// process, however it ends, and of the machine.
package struct ProgressStore {
  /// The database file.
  package let path: String
  /// What a person should know of how the store is kept; `nil` when there is nothing to say.
  package let journalNotice: Wording?

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
      try waitingForOthers { () throws(DatabaseError) in
        try connect(to: path, for: purpose, isShared: isShared, migrator)
      }
    }
    switch state {
    case .newer(let found, let known): throw ProgressError(.newerSchema(found: found, known: known), path: path)
    case .foreign: throw ProgressError(.foreign, path: path)
    case .current, .behind: break
    }
    self.database = database
    journalNotice = journal == .rollback ? Self.rollbackNotice : nil
  }

  private static let rollbackNotice = Wording(
    "Progress is kept with a rollback journal, since the folder cannot share memory, or once could not: "
      + "checks that end at the same moment wait for each other.",
    "이 폴더에서는 메모리를 나누어 쓸 수 없어(또는 그런 적이 있어) 진도를 롤백 저널로 기록합니다. 동시에 끝난 검사는 "
      + "서로 기다립니다.")
}

/// Runs database work and tells a failure in the words of the store.
func explaining<T>(_ path: String, _ work: () throws(DatabaseError) -> T) throws(ProgressError) -> T {
  do throws(DatabaseError) {
    return try work()
  } catch {
    throw ProgressError(error, path: path)
  }
}

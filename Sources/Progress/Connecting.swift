/// How long opening, or a statement later, waits for another process.
private let patience = Duration.seconds(10)

/// How long a statement waits while a store is opened: two processes may wait for each other, and one has to give way.
private let patienceWhileOpening = Duration.milliseconds(50)

/// Opens a connection and brings the file to the newest schema, unless it is not ours to touch.
///
/// - Parameter isShared: Whether other machines may have the folder open, whose memory cannot be shared.
func connect(
  to path: String, for purpose: Database.Purpose, isShared: Bool, _ migrator: Migrator
) throws(DatabaseError) -> (Database, Migrator.State, Journal) {
  if purpose == .writing, isMissing(path) { try create(path, isShared: isShared, migrator) }
  if !isShared {
    do throws(DatabaseError) {
      return try connect(to: path, for: purpose, leavingWriteAhead: false, migrator)
    } catch {
      guard error.isMissingSharedMemory else { throw error }
    }
  }
  return try connect(to: path, for: purpose, leavingWriteAhead: true, migrator)
}

/// Does work again while another process is in its way, up to a limit.
///
/// A statement waits by itself, but in vain where two processes wait for each other, as when both begin a store.
func waitingForOthers<T>(_ work: () throws(DatabaseError) -> T) throws(DatabaseError) -> T {
  let limit = ContinuousClock.now + patience
  while true {
    do throws(DatabaseError) {
      return try work()
    } catch {
      guard error.isBusy, ContinuousClock.now < limit else { throw error }
      pause(milliseconds: .random(in: 5...25))
    }
  }
}

private func connect(
  to path: String, for purpose: Database.Purpose, leavingWriteAhead: Bool, _ migrator: Migrator
) throws(DatabaseError) -> (Database, Migrator.State, Journal) {
  let database = try Database(path: path, for: purpose)
  database.wait(upTo: patienceWhileOpening)
  // Before anything is read, even by a pragma.
  if leavingWriteAhead { try database.leaveWriteAhead() }
  try database.makeCommitsDurable()
  let journal = try database.journal()
  let found = try migrator.state(of: database)
  guard found.isOurs else { return (database, found, journal) }
  if purpose == .writing { try database.requireWriting() }
  let state = try migrator.migrate(database)
  database.wait(upTo: patience)
  return (database, state, journal)
}

/// Makes a store elsewhere and gives it its name when it is whole, so that no process sees one whose journal is not
/// settled.
///
/// Where files cannot have two names there is none afterwards, and it is made in its place with a rollback journal.
private func create(_ path: String, isShared: Bool, _ migrator: Migrator) throws(DatabaseError) {
  let new = "\(path).\(UInt64.random(in: .min ... .max)).new"
  defer { for name in ["", "-journal", "-wal", "-shm"] { remove(new + name) } }
  do {
    let database = try Database(path: new, for: .writing)
    try database.makeCommitsDurable()
    _ = try migrator.migrate(database)
    // Whoever opens it finds out whether the log can be used.
    if !isShared { try? database.beginWriteAhead() }
  }
  linkIfMissing(new, as: path)
}

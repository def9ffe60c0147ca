extension Workspace {
  /// Where Lectern keeps its own files.
  var internals: String { "\(directory)/.lectern" }

  /// Where files wait until they are whole.
  var incoming: String { "\(internals)/incoming" }

  /// Does work on the learner's files that no other Lectern may do at the same time, with an empty folder `incoming`.
  func exclusively<T>(_ work: () throws(WorkspaceError) -> T) throws(WorkspaceError) -> T {
    try Files.makeDirectories("\(internals)/started")
    return try Files.locking("\(internals)/start.lock") { () throws(WorkspaceError) in
      // Whoever was here before has ended, and may have been interrupted.
      Files.removeTree(incoming)
      _ = try Files.makeDirectory(incoming)
      defer { Files.removeTree(incoming) }
      return try work()
    }
  }
}

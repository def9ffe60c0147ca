internal import ContentHash
package import Course

/// What resetting an exercise came to; all paths are relative to its folder.
package struct Reset: Equatable, Sendable {
  /// The folder of the learner's copy.
  package var directory: String
  /// The files that are the starter's again.
  package var restored: [String] = []
  /// The learner's own files that were taken away.
  package var removed: [String] = []
  /// The folder with copies of all that was restored or taken away; `nil` where the learner had changed nothing.
  package var backup: String?

  package init(directory: String) { self.directory = directory }
}

extension Workspace {
  /// Makes a learner's copy the starter again, as the course gives it now; a copy of what it was is kept first.
  ///
  /// Files are replaced one by one, so that a shell or an editor that has the folder open stays where it is. Hidden
  /// files but for the instructions are left alone.
  ///
  /// - Parameter time: Seconds since 1970.
  package func reset(_ exercise: Exercise, at time: Double) throws(WorkspaceError) -> Reset {
    let target = directory(of: exercise.slug)
    guard Files.kind(of: target, followingLinks: true) == .directory else {
      throw .notStarted(exercise: exercise.slug)
    }
    let starter = try StarterFiles(of: exercise).paths
    return try exclusively { () throws(WorkspaceError) in
      var (reset, record, backup) = (Reset(directory: target), StartRecord(), Backup())
      for file in starter {
        let hash = try Files.hash(of: "\(exercise.directory)/\(file)").hex
        record.files[file] = hash
        guard try copyHash(of: file, in: target) != hash else { continue }
        reset.restored.append(file)
        if try copyHash(of: file, in: target) != nil { backup.add(file, from: target) }
      }
      reset.removed = try LearnerFiles(in: target).paths.filter { !starter.contains($0) }
      for file in reset.removed { backup.add(file, from: target) }
      let kept = backup.entries.isEmpty ? nil : try keep(backup, of: exercise.slug, at: time)
      reset.backup = kept?.folder
      for file in reset.restored + reset.removed {
        try expect(kept?.hashes["\(target)/\(file)"], at: file, in: target)
        if starter.contains(file) { try put(file, of: exercise, in: target) } else { Files.remove("\(target)/\(file)") }
      }
      try write(record, of: exercise.slug)
      return reset
    }
  }

  /// The SHA-256 of a file in a learner's copy; `nil` where there is none.
  func copyHash(of file: String, in target: String) throws(WorkspaceError) -> String? {
    let path = "\(target)/\(file)"
    return Files.kind(of: path, followingLinks: true) == .regular ? try Files.hash(of: path).hex : nil
  }

  /// Fails where a file was saved since it was looked at: an editor is at work.
  func expect(_ hash: String?, at file: String, in target: String) throws(WorkspaceError) {
    guard try copyHash(of: file, in: target) == hash else { throw .savedMeanwhile(path: "\(target)/\(file)") }
  }

  /// Puts the course's file in its place in a learner's copy, whole at any time.
  func put(_ file: String, of exercise: Exercise, in target: String) throws(WorkspaceError) {
    let (new, place) = ("\(incoming)/file", "\(target)/\(file)")
    _ = try Files.copy("\(exercise.directory)/\(file)", to: new)
    try Files.makeDirectories(Files.parent(of: place))
    try Files.move(new, to: place)
    Files.synchronize(directory: Files.parent(of: place))
  }
}

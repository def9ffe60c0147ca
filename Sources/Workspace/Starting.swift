internal import ContentHash
package import Course

extension Workspace {
  /// Copies an exercise's starter to the workspace, which is made if there is none.
  ///
  /// Files that are there stay as they are; missing ones are added. Nothing is half-written at any time: a new folder
  /// is copied elsewhere in the workspace and moved to its place as a whole, and so is an added file.
  package func start(_ exercise: Exercise) throws(WorkspaceError) -> Start {
    guard !exercise.slug.isEmpty, !exercise.slug.hasPrefix("."), !exercise.slug.contains("/") else {
      throw .unusableName(exercise: exercise.slug)
    }
    let files = try StarterFiles(of: exercise).paths
    let madeWorkspace = try create()
    return try exclusively { () throws(WorkspaceError) in
      let target = directory(of: exercise.slug)
      let isNew = Files.kind(of: target) == nil
      let outcome = isNew ? try copy(files, of: exercise, to: target) : try complete(files, of: exercise, in: target)
      return Start(directory: target, outcome: outcome, madeWorkspace: madeWorkspace)
    }
  }

  private func copy(
    _ files: [String], of exercise: Exercise, to target: String
  ) throws(WorkspaceError) -> Start.Outcome {
    var record = StartRecord()
    for file in files {
      let copy = "\(incoming)/\(file)"
      try Files.makeDirectories(Files.parent(of: copy))
      record.files[file] = try Files.copy("\(exercise.directory)/\(file)", to: copy).hex
    }
    // Before the folder: a record without a folder is written anew, a folder without a record could not be updated.
    try write(record, of: exercise.slug)
    try Files.move(incoming, to: target)
    Files.synchronize(directory: directory)
    return .created
  }

  private func complete(
    _ files: [String], of exercise: Exercise, in target: String
  ) throws(WorkspaceError) -> Start.Outcome {
    var record = try startRecord(of: exercise.slug) ?? StartRecord()
    var added: [String] = []
    for file in files where Files.kind(of: "\(target)/\(file)") == nil {
      let copy = "\(incoming)/file"
      let hash = try Files.copy("\(exercise.directory)/\(file)", to: copy).hex
      let place = "\(target)/\(file)"
      try Files.makeDirectories(Files.parent(of: place))
      guard try Files.moveIfMissing(copy, to: place) else {
        Files.remove(copy)
        continue
      }
      Files.synchronize(directory: Files.parent(of: place))
      record.files[file] = hash
      added.append(file)
    }
    guard !added.isEmpty else { return .alreadyThere }
    try write(record, of: exercise.slug)
    return .completed(added: added)
  }
}

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
    try Files.makeDirectories("\(internals)/started")
    return try Files.locking("\(internals)/start.lock") { () throws(WorkspaceError) in
      // Whoever was here before has ended, and may have been interrupted.
      Files.removeTree(incoming)
      _ = try Files.makeDirectory(incoming)
      defer { Files.removeTree(incoming) }
      let target = directory(of: exercise.slug)
      let isNew = Files.kind(of: target) == nil
      let outcome = isNew ? try copy(files, of: exercise, to: target) : try complete(files, of: exercise, in: target)
      return Start(directory: target, outcome: outcome, madeWorkspace: madeWorkspace)
    }
  }

  /// Where Lectern keeps its own files.
  private var internals: String { "\(directory)/.lectern" }

  /// Where files wait until they are whole.
  private var incoming: String { "\(internals)/incoming" }

  func startRecordPath(of slug: String) -> String { "\(internals)/started/\(slug).json" }

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
    let path = startRecordPath(of: exercise.slug)
    var record = try Files.kind(of: path) == nil ? StartRecord() : StartRecord(Files.read(path), path: path)
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

  private func write(_ record: StartRecord, of slug: String) throws(WorkspaceError) {
    let path = startRecordPath(of: slug)
    try Files.replace(path, with: record.bytes(path: path))
  }
}

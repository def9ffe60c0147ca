package import Course

/// How a learner's copy of an exercise stands to the course's.
package struct ExerciseStatus: Equatable, Sendable {
  /// Whether there is a copy.
  package var isStarted: Bool
  /// The files of the course (checks, read-only files, the manifest) whose copy is another; the course's are used.
  package var differing: [String]
  /// The files of the course that have no copy; the course's are used.
  package var missing: [String]

  package init(isStarted: Bool, differing: [String] = [], missing: [String] = []) {
    self.isStarted = isStarted
    self.differing = differing
    self.missing = missing
  }
}

extension Workspace {
  /// How the learner's copy of an exercise stands; all paths are relative to its folder.
  package func status(of exercise: Exercise) throws(WorkspaceError) -> ExerciseStatus {
    let copies = directory(of: exercise.slug)
    var status = ExerciseStatus(
      isStarted: Files.kind(of: copies, followingLinks: true) == .directory, differing: [], missing: [])
    guard status.isStarted else { return status }
    for file in try StarterFiles(of: exercise).paths where exercise.configuration.isCourses(file) {
      let copy = "\(copies)/\(file)"
      if Files.kind(of: copy, followingLinks: true) != .regular {
        status.missing.append(file)
      } else if try Files.hash(of: copy) != Files.hash(of: "\(exercise.directory)/\(file)") {
        status.differing.append(file)
      }
    }
    return status
  }
}

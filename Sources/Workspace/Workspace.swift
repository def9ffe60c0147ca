internal import Course

/// A learner's own copies of a course's exercises, each in a folder named by its slug.
///
/// What Lectern itself remembers lies in the folder `.lectern`.
package struct Workspace: Equatable, Sendable {
  /// The canonical path of the folder, which need not exist yet.
  package var directory: String
  /// The course that the workspace belongs to.
  package var course: CourseRecord

  package init(directory: String, course: CourseRecord) {
    self.directory = directory
    self.course = course
  }

  /// Where a workspace says which course it belongs to.
  static func recordPath(in workspace: String) -> String { "\(workspace)/.lectern/course.json" }

  /// Whether the folder has been made a workspace.
  package var exists: Bool { Files.kind(of: Self.recordPath(in: directory)) != nil }

  /// Makes the folder a workspace of the course, and says whether it was none before.
  ///
  /// A record that names the course's former place or title is brought up to date; one that cannot be read is an error.
  @discardableResult
  package func create() throws(WorkspaceError) -> Bool {
    let path = Self.recordPath(in: directory)
    let found = try exists ? CourseRecord(Files.read(path), path: path) : nil
    if found != course {
      try Files.makeDirectories("\(directory)/.lectern")
      try Files.replace(path, with: course.bytes(path: path))
    }
    return found == nil
  }

  /// Where the learner's copy of an exercise is, or will be.
  package func directory(of slug: String) -> String { "\(directory)/\(slug)" }

  /// The exercise whose folder holds a path, by slug; `nil` for the workspace itself and for anything outside it.
  ///
  /// - Parameter currentDirectory: What a relative path begins at; absolute.
  package func exercise(holding path: String, currentDirectory: String) -> String? {
    let path = FileQuestions.ofThisMachine.canonicalPath(of: path, from: currentDirectory)
    guard path.hasPrefix("\(directory)/") else { return nil }
    let slug = path.dropFirst(directory.count + 1).prefix { $0 != "/" }
    return slug.hasPrefix(".") ? nil : String(slug)
  }
}

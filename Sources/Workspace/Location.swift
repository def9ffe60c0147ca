/// Which course and which workspace a command is about.
package struct Location: Equatable, Sendable {
  /// How the course was found.
  package enum Origin: Equatable, Sendable { case option, workspaceRecord, parent, shipped }

  /// The canonical path of the course's directory.
  package var course: String
  package var origin: Origin
  /// The canonical path of the workspace, which need not exist yet.
  package var workspace: String
  /// What the workspace says it belongs to; `nil` when it is not made yet.
  package var record: CourseRecord?

  /// Finds the course and the workspace.
  ///
  /// The course: the option, else the workspace's own record, else the nearest parent with `notes/`, else the shipped
  /// one. The workspace: the option, else the nearest parent with `.lectern/`, else `~/lectern/<course>`.
  ///
  /// - Parameter name: What `~/lectern/<course>` calls the course at a path.
  package static func find(
    in surroundings: Surroundings, _ files: FileQuestions = .ofThisMachine,
    name: (_ course: String) -> String = { $0.split(separator: "/").last.map(String.init) ?? "course" }
  ) throws(WorkspaceError) -> Location {
    let search = Search(surroundings: surroundings, files: files)
    let named = search.namedWorkspace()
    let (course, origin) = try search.course(recordedBy: named)
    let workspace = named ?? files.canonicalPath(of: "lectern/\(name(course))", from: surroundings.home)
    let record = try search.record(of: workspace)
    if let record, record.course != course, files.isDirectory(record.course) {
      throw .otherCourse(workspace: workspace, title: record.title, path: record.course)
    }
    return Location(course: course, origin: origin, workspace: workspace, record: record)
  }

  /// The workspace, once the course's title is known: a course that has moved is known again by its title.
  package func workspace(title: String) throws(WorkspaceError) -> Workspace {
    if let record, record.course != course, record.title != title {
      throw origin == .option
        ? .otherCourse(workspace: workspace, title: record.title, path: record.course)
        : .courseIsGone(workspace: workspace, title: record.title, path: record.course)
    }
    return Workspace(directory: workspace, course: CourseRecord(course: course, title: title))
  }
}

/// The steps of the search.
private struct Search {
  var surroundings: Surroundings
  var files: FileQuestions

  /// The workspace that the option or the surroundings name.
  func namedWorkspace() -> String? {
    if let option = surroundings.workspace {
      return files.canonicalPath(of: option, from: surroundings.currentDirectory)
    }
    return nearestParent(holding: ".lectern")
  }

  /// The course, and how it was found.
  ///
  /// - Parameter workspace: The workspace whose record may name the course.
  func course(recordedBy workspace: String?) throws(WorkspaceError) -> (String, Location.Origin) {
    if let option = surroundings.course {
      let path = files.canonicalPath(of: option, from: surroundings.currentDirectory)
      guard files.isDirectory(path) else { throw .noSuchDirectory(option: "--course", path: path) }
      return (path, .option)
    }
    var gone: WorkspaceError?
    if let workspace, let record = try record(of: workspace) {
      if files.isDirectory(record.course) { return (record.course, .workspaceRecord) }
      gone = .courseIsGone(workspace: workspace, title: record.title, path: record.course)
    }
    if let parent = nearestParent(holding: "notes") { return (parent, .parent) }
    if let shipped = surroundings.shippedCourse.flatMap(files.canonicalPath) { return (shipped, .shipped) }
    throw gone ?? .noCourse(currentDirectory: surroundings.currentDirectory)
  }

  func record(of workspace: String) throws(WorkspaceError) -> CourseRecord? {
    let path = Workspace.recordPath(in: workspace)
    return try files.contents(path).map { bytes throws(WorkspaceError) in try CourseRecord(bytes, path: path) }
  }

  /// The nearest folder, from the current one upwards, that holds a folder of a name.
  private func nearestParent(holding name: String) -> String? {
    var folder = files.canonicalPath(of: surroundings.currentDirectory, from: "/")
    while true {
      if files.isDirectory(folder == "/" ? "/\(name)" : "\(folder)/\(name)") { return folder }
      if folder == "/" { return nil }
      folder = Files.parent(of: folder)
    }
  }
}

/// Why a course or a workspace cannot be found or used.
package enum WorkspaceError: Error, Equatable, Sendable {
  /// Neither an option nor the surroundings name a course, and none is shipped.
  case noCourse(currentDirectory: String)
  /// The directory that an option names is not there.
  case noSuchDirectory(option: String, path: String)
  /// The course that a workspace belongs to is no longer where it was.
  case courseIsGone(workspace: String, title: String, path: String)
  /// A workspace belongs to another course than the one that is asked for.
  case otherCourse(workspace: String, title: String, path: String)
  /// A record of the workspace cannot be read.
  case damagedRecord(path: String)
  /// A record of the workspace was written by a newer Lectern.
  case newerRecord(path: String)
  /// A file that the exercise's configuration names is not in the course.
  case missingFile(exercise: String, file: String)
  /// A link in the course leads to something other than a file of its exercise.
  case unsafeLink(exercise: String, file: String)
  /// The exercise's name cannot name a folder of the workspace.
  case unusableName(exercise: String)
  /// There is no copy of the exercise in the workspace.
  case notStarted(exercise: String)
  /// A file was saved while it was about to be replaced; nothing of it is lost.
  case savedMeanwhile(path: String)
  /// The system refused an operation; the reason is the system's.
  case failed(operation: String, path: String, reason: String)

  /// What is wrong, and where.
  package var message: String {
    switch self {
    case .noCourse(let directory): "No course here: no folder above \(directory) holds notes."
    case .noSuchDirectory(let option, let path): "The directory of \(option) is not there: \(path)."
    case .courseIsGone(_, let title, let path): "The course '\(title)' is no longer at \(path)."
    case .otherCourse(let workspace, let title, let path):
      "The workspace \(workspace) belongs to another course: '\(title)' at \(path)."
    case .damagedRecord(let path): "The record \(path) cannot be read. It was left as it is."
    case .newerRecord(let path): "The record \(path) was written by a newer Lectern."
    case .missingFile(let exercise, let file):
      "The exercise '\(exercise)' names \(file) in its configuration, but the course has no such file."
    case .unsafeLink(let exercise, let file):
      "\(file) of the exercise '\(exercise)' is a link to something other than a file of the exercise."
    case .unusableName(let exercise): "An exercise cannot be named '\(exercise)'."
    case .notStarted(let exercise): "You have not started '\(exercise)' yet."
    case .savedMeanwhile(let path): "\(path) was saved at this moment, and was left as it is."
    case .failed(let operation, let path, let reason): "Cannot \(operation) \(path): \(reason)."
    }
  }

  /// What to do about it.
  package var help: String {
    switch self {
    case .noCourse: "Name a course with --course DIR."
    case .noSuchDirectory: "Check the spelling of the path."
    case .courseIsGone(let workspace, _, _): "Say where it is now with --course DIR; your work stays in \(workspace)."
    case .otherCourse: "Choose another folder with --workspace DIR, or leave --course out."
    case .damagedRecord: "Move the file away and try again; your exercises stay."
    case .newerRecord: "Update Lectern, or choose another workspace with --workspace DIR."
    case .missingFile, .unsafeLink, .unusableName: "Tell the course's author; 'lectern verify' shows it too."
    case .notStarted(let exercise): "'lectern start \(exercise)' copies it to your workspace."
    case .savedMeanwhile: "Save what you are editing, then try again."
    case .failed: "See that you own the folder and that the disk has room, or choose another with --workspace DIR."
    }
  }
}

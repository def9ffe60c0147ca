internal import Course

/// What a learner's copy of an exercise consists of.
///
/// Everything of the exercise's package but its hidden folders, of which only the instructions are the learner's: the
/// reference solution and what builds leave behind stay in the course.
struct StarterFiles {
  private static let instructions = ".docs"

  /// Paths relative to the exercise's directory, in order.
  var paths: [String]

  init(of exercise: Exercise) throws(WorkspaceError) {
    paths = try Self.files(in: "", of: exercise).sorted()
    let named = exercise.configuration.solution + exercise.configuration.test + exercise.configuration.editor
    for file in named where !paths.contains(file) { throw .missingFile(exercise: exercise.slug, file: file) }
  }

  /// The files of a folder and the folders in it; a folder's path is relative too, the exercise's own is empty.
  private static func files(in folder: String, of exercise: Exercise) throws(WorkspaceError) -> [String] {
    var found: [String] = []
    for name in try Files.names(in: "\(exercise.directory)/\(folder)") {
      if name.hasPrefix("."), name != instructions || !folder.isEmpty { continue }
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      switch Files.kind(of: "\(exercise.directory)/\(path)") {
      case .regular: found.append(path)
      case .directory: found += try files(in: path, of: exercise)
      case .link: found.append(try safeLink(path, of: exercise))
      case .other, nil: break
      }
    }
    return found
  }

  /// A link that stands for a file of the exercise; one to anything else would bring a stranger's file, or a circle.
  private static func safeLink(_ path: String, of exercise: Exercise) throws(WorkspaceError) -> String {
    let target = Files.canonicalPath("\(exercise.directory)/\(path)")
    guard let target, target.hasPrefix("\(exercise.directory)/"), Files.kind(of: target) == .regular else {
      throw .unsafeLink(exercise: exercise.slug, file: path)
    }
    return path
  }
}

extension ExerciseConfiguration {
  /// Whether a file is the course's, so that a copy which differs from it is not used.
  func isCourses(_ file: String) -> Bool {
    test.contains(file) || editor.contains(file) || file == "Package.swift"
  }
}

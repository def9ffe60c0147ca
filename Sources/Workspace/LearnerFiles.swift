package import Course

/// The files in a learner's copy of an exercise, but for hidden ones and those in hidden folders: what builds and
/// version control leave there is not looked at.
struct LearnerFiles {
  /// Paths relative to the folder, in order.
  var paths: [String]

  init(in folder: String) throws(WorkspaceError) {
    paths = try Self.files(in: "", of: folder).sorted()
  }

  private static func files(in folder: String, of root: String) throws(WorkspaceError) -> [String] {
    var found: [String] = []
    for name in try Files.names(in: "\(root)/\(folder)") where !name.hasPrefix(".") {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      switch Files.kind(of: "\(root)/\(path)") {
      case .regular: found.append(path)
      case .directory: found += try files(in: path, of: root)
      case .link where Files.kind(of: "\(root)/\(path)", followingLinks: true) == .regular: found.append(path)
      case .link, .other, nil: break
      }
    }
    return found
  }
}

/// A file of an exercise as the course gives it and as the learner has it.
package struct FileComparison: Equatable, Sendable {
  /// Relative to the exercise's folder.
  package var path: String
  /// `nil` for a file that only the learner has.
  package var starter: [UInt8]?
  /// `nil` for a file that only the course has.
  package var own: [UInt8]?

  package init(path: String, starter: [UInt8]?, own: [UInt8]?) {
    self.path = path
    self.starter = starter
    self.own = own
  }
}

extension Workspace {
  /// The files of a learner's copy that are not as the course gives them, in the order of their paths.
  ///
  /// Instructions, which nobody edits, and other hidden files are left out.
  package func differences(of exercise: Exercise) throws(WorkspaceError) -> [FileComparison] {
    let copies = directory(of: exercise.slug)
    guard Files.kind(of: copies, followingLinks: true) == .directory else {
      throw .notStarted(exercise: exercise.slug)
    }
    let given = Set(try StarterFiles(of: exercise).paths.filter { !$0.hasPrefix(".") })
    let own = Set(try LearnerFiles(in: copies).paths)
    var comparisons: [FileComparison] = []
    for path in given.union(own).sorted() {
      let starter = given.contains(path) ? try Files.read("\(exercise.directory)/\(path)") : nil
      let mine = own.contains(path) ? try Files.read("\(copies)/\(path)") : nil
      if starter != mine { comparisons.append(FileComparison(path: path, starter: starter, own: mine)) }
    }
    return comparisons
  }
}

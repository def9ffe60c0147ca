import Wordings

/// Where the parts of a course lie.
struct CourseSource {
  let root: String
  let layout: Course.Layout
  /// The absolute path of the directory of notes; `nil` for a course that has none.
  let notes: String?

  /// Looks at a canonical path; `nil` when there is no course in it.
  init?(at root: String) {
    func isDirectory(_ path: String) -> Bool { FileSystem.kind(of: Path.joined(root, path)) == .directory }
    func isFile(_ path: String) -> Bool { FileSystem.kind(of: Path.joined(root, path)) == .file }
    self.root = root
    if isDirectory("notes") {
      (layout, notes) = (.course, Path.joined(root, "notes"))
    } else if isFile(".exercism/config.json") {
      (layout, notes) = (.download, nil)
    } else if isFile("config.json"), isDirectory("exercises/practice") || isDirectory("exercises/concept") {
      (layout, notes) = (.track, nil)
    } else if isDirectory("exercises") {
      (layout, notes) = (.course, nil)
    } else if FileSystem.names(in: root).contains(where: { $0.hasSuffix(".md") }) {
      (layout, notes) = (.course, root)
    } else {
      return nil
    }
  }

  /// Where an exercise lies, as links name it: lexical, though links in the file system may lead elsewhere.
  struct ExerciseDirectory {
    var slug: String
    var path: String
  }

  /// The directories of the exercises in the order of their paths.
  var exercises: [ExerciseDirectory] {
    if layout == .download { return [ExerciseDirectory(slug: Path.name(of: root), path: root)] }
    return Self.directories(in: Path.joined(root, "exercises")).flatMap { directory -> [ExerciseDirectory] in
      let isGroup = ["concept", "practice"].contains(directory.slug) && !Self.looksLikeExercise(directory.path)
      if isGroup { return Self.directories(in: directory.path) }
      return layout == .track ? [] : [directory]
    }
  }

  /// A path as problems name it: relative to the root.
  func relative(_ path: String) -> String { Path.relative(path, to: root) ?? path }

  /// The text of a file, with what is wrong with the file; text that is not UTF-8 is repaired.
  func text(at path: String) -> (text: String, problem: Problem?) {
    switch FileSystem.content(of: path) {
    case .text(let text):
      (text, nil)
    case .broken(let text, let line):
      (
        text,
        Problem(
          file: relative(path), line: line, message: Wording("This is not UTF-8 text.", "UTF-8로 된 글이 아닙니다."),
          help: Wording("Save the file as UTF-8.", "UTF-8로 저장하세요."))
      )
    case .unreadable:
      (
        "",
        Problem(
          file: relative(path), message: Wording("The file cannot be read.", "파일을 읽을 수 없습니다."),
          help: Wording("Check the file's permissions.", "파일의 권한을 보세요."))
      )
    }
  }

  private static func directories(in directory: String) -> [ExerciseDirectory] {
    FileSystem.names(in: directory).map { ExerciseDirectory(slug: $0, path: Path.joined(directory, $0)) }
      .filter { FileSystem.kind(of: $0.path) == .directory }
  }

  private static func looksLikeExercise(_ path: String) -> Bool {
    [".meta", ".docs", ".exercism", "Package.swift"].contains { FileSystem.kind(of: Path.joined(path, $0)) != nil }
  }
}

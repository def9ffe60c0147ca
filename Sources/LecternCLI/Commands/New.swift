import CommandLineParsing
import Course
import FoundationEssentials
import Reports
import Terminal
import Typesetting

/// `lectern new`
func new(_ session: Session) throws -> ExitStatus {
  let arguments = session.invocation.arguments
  let course = try session.course()
  guard course.layout == .course else {
    throw Failure(.usage, "'\(course.root)' is no course of ours.", help: "Name one with --course DIR.")
  }
  return arguments[0] == "note"
    ? try newNote(arguments[1], course, session) : try newExercise(arguments[1], course, session)
}

private func newExercise(_ name: String, _ course: Course, _ session: Session) throws -> ExitStatus {
  guard let skeleton = ExerciseSkeleton(name) else {
    throw Failure(
      .usage, "An exercise cannot be named '\(name)'.",
      help: "Use words of small letters and digits, joined by hyphens: 'flip-count'.")
  }
  let folder = "\(course.root)/exercises/\(skeleton.slug)"
  try create(folder, named: name) { part in
    for (path, text) in skeleton.files { try write(text, to: "\(part)/\(path)") }
  }
  let file = session.abbreviated(folder)
  return try show(
    "Made the exercise in \(file). Its starter, solution and checks work; what is yours to say is marked TODO. Link to "
      + "it from a section of a note: [\(skeleton.slug)](../exercises/\(skeleton.slug))",
    next: ["lectern verify \(skeleton.slug)"], NewJSON(kind: "exercise", name: skeleton.slug, path: folder), course,
    session)
}

private func newNote(_ name: String, _ course: Course, _ session: Session) throws -> ExitStatus {
  guard let skeleton = NoteSkeleton(name, numbers: course.notes.map(\.number)) else {
    throw Failure(.usage, "A note cannot be named '\(name)'.", help: "Give it a name with letters: 'Value types'.")
  }
  let path = "\(course.root)/notes/\(skeleton.fileName)"
  try create(path, named: skeleton.fileName) { part in try write(skeleton.text, to: part) }
  return try show(
    "Made the note \(session.abbreviated(path)). What is yours to say is marked TODO. Add it to notes/README.md, in "
      + "its place: \(skeleton.syllabusLine)",
    next: ["lectern verify"], NewJSON(kind: "note", name: String(skeleton.fileName.dropLast(3)), path: path), course,
    session)
}

/// What was made.
private struct NewJSON: Encodable {
  var kind: String
  var name: String
  /// Absolute.
  var path: String
}

private func show(
  _ text: String, next: [String], _ content: NewJSON, _ course: Course, _ session: Session
) throws -> ExitStatus {
  let lines =
    session.paragraph(text) + NextReport(commands: next, appearance: session.appearance).lines + [StyledLine()]
  try session.show(CourseJSON(course: course.title, content), lines)
  return .success
}

// MARK: Files

/// Makes a file or folder elsewhere beside it, and moves it to its place as a whole.
private func create(_ path: String, named name: String, _ make: (_ part: String) throws -> Void) throws {
  let files = FileManager.default
  guard !files.fileExists(atPath: path) else {
    throw Failure(.usage, "There is a '\(name)' already, in \(path).", help: "Choose another name.")
  }
  let url = URL(filePath: path)
  let part = url.deletingLastPathComponent().path + "/.\(url.lastPathComponent).new"
  defer { try? files.removeItem(atPath: part) }
  do {
    try? files.removeItem(atPath: part)
    try make(part)
    try files.moveItem(atPath: part, toPath: path)
  } catch {
    throw Failure(.io, "'\(path)' cannot be made.", help: "See that you may write in the course's folder.")
  }
}

private func write(_ text: String, to path: String) throws {
  let url = URL(filePath: path)
  try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: url)
}

import CommandLineParsing
import Course
import FoundationEssentials
import Reports
import Terminal
import Typesetting
import Wordings

/// `lectern new`
func new(_ session: Session) throws -> ExitStatus {
  let arguments = session.invocation.arguments
  let course = try session.course()
  guard course.layout == .course else {
    throw Failure(
      .usage, Wording("'\(course.root)' is no course of ours.", "Lectern의 강의가 아닙니다: '\(course.root)'"),
      help: Wording("Name one with --course DIR.", "--course DIR로 강의를 지정하세요."))
  }
  return arguments[0] == "note"
    ? try newNote(arguments[1], course, session) : try newExercise(arguments[1], course, session)
}

private func newExercise(_ name: String, _ course: Course, _ session: Session) throws -> ExitStatus {
  guard let skeleton = ExerciseSkeleton(name) else {
    throw Failure(
      .usage, Wording("An exercise cannot be named '\(name)'.", "연습의 이름으로 쓸 수 없습니다: '\(name)'"),
      help: Wording(
        "Use words of small letters and digits, joined by hyphens: 'flip-count'.",
        "영어 소문자와 숫자로 된 낱말을 붙임표로 이으세요: 'flip-count'"))
  }
  let folder = "\(course.root)/exercises/\(skeleton.slug)"
  try create(folder, named: name) { part in
    for (path, text) in skeleton.files { try write(text, to: "\(part)/\(path)") }
  }
  let file = session.abbreviated(folder)
  return try show(
    session.messages.madeExercise(skeleton.slug, in: file),
    next: ["lectern verify \(skeleton.slug)"], NewJSON(kind: "exercise", name: skeleton.slug, path: folder), course,
    session)
}

private func newNote(_ name: String, _ course: Course, _ session: Session) throws -> ExitStatus {
  guard let skeleton = NoteSkeleton(name, numbers: course.notes.map(\.number)) else {
    throw Failure(
      .usage, Wording("A note cannot be named '\(name)'.", "노트의 이름으로 쓸 수 없습니다: '\(name)'"),
      help: Wording("Give it a name with letters: 'Value types'.", "글자가 있는 이름을 지으세요: 'Value types'"))
  }
  let path = "\(course.root)/notes/\(skeleton.fileName)"
  try create(path, named: skeleton.fileName) { part in try write(skeleton.text, to: part) }
  return try show(
    session.messages.madeNote(session.abbreviated(path), syllabusLine: skeleton.syllabusLine),
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
    throw Failure(
      .usage,
      Wording(
        "There is a '\(name)' already, in \(path).",
        "이미 있습니다: '\(name)' (\(path))"),
      help: Wording("Choose another name.", "다른 이름을 고르세요."))
  }
  let url = URL(filePath: path)
  let part = url.deletingLastPathComponent().path + "/.\(url.lastPathComponent).new"
  defer { try? files.removeItem(atPath: part) }
  do {
    try? files.removeItem(atPath: part)
    try make(part)
    try files.moveItem(atPath: part, toPath: path)
  } catch {
    throw Failure(
      .io, Wording("'\(path)' cannot be made.", "만들 수 없습니다: '\(path)'"),
      help: Wording("See that you may write in the course's folder.", "강의 폴더에 쓸 권한이 있는지 보세요."))
  }
}

private func write(_ text: String, to path: String) throws {
  let url = URL(filePath: path)
  try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: url)
}

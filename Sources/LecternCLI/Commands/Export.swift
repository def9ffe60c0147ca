import CommandLineParsing
import Course
import FoundationEssentials
import Progress
import Reports
import Terminal
import Workspace
import Wordings

/// `lectern export`: all that is recorded, to a file or to standard output.
func export(_ session: Session) throws -> ExitStatus {
  let site = try session.site()
  let store = try site.progress()
  guard let store else {
    throw Failure(.noInput, Wording("Nothing is recorded yet.", "아직 기록이 없습니다."), help: .whereToBegin)
  }
  let text = try store.export(course: try site.courseTitle())
  let name = session.invocation.arguments.first ?? "-"
  guard name != "-" else {
    try session.context.output.write(text)
    return .success
  }
  try replace(name, with: text, in: session.context.currentDirectory)
  session.tell(session.messages.exported(text.count { $0 == "\n" } - 2, to: name))
  return .success
}

/// Writes a file whole or not at all, unless there is something that another program has written.
private func replace(_ name: String, with text: String, in directory: String) throws {
  let url = URL(filePath: name, relativeTo: URL(filePath: directory + "/"))
  if FileManager.default.fileExists(atPath: url.path) {
    let old = (try? TextFile(at: name, in: directory).text()).map { try? ProgressFile($0) }
    guard old??.course != nil else {
      throw Failure(
        .usage, Wording("'\(name)' is there already, and no export.", "내보낸 것이 아닌 파일이 이미 있습니다: '\(name)'"),
        help: Wording("Name a file that is not there yet.", "아직 없는 파일의 이름을 적으세요."))
    }
  }
  do {
    try Data(text.utf8).write(to: url, options: .atomic)
  } catch {
    throw Failure(
      .io, Wording("'\(name)' cannot be written.", "파일을 쓸 수 없습니다: '\(name)'"),
      help: Wording(
        "See that its folder is there and that the disk has room.", "폴더가 있는지, 디스크에 자리가 있는지 보세요."))
  }
}

/// `lectern import`
func importProgress(_ session: Session) throws -> ExitStatus {
  let site = try session.site()
  let name = session.invocation.arguments[0]
  let file = try name == "-" ? TextFile() : TextFile(at: name, in: session.context.currentDirectory)
  let progress = try ProgressFile(file.text())
  let title = try site.courseTitle()
  // Before a workspace is made for nothing.
  guard progress.course == title else {
    throw ProgressFileError.otherCourse(found: progress.course, expected: title)
  }
  let counts = try site.makeProgress(session).add(progress, course: title)
  let text = session.messages.imported(
    attempts: counts.attempts, others: counts.starts + counts.hints + counts.solutions, known: counts.known)
  try session.show(
    CourseJSON(
      course: site.course.title,
      ImportJSON(
        attempts: counts.attempts, starts: counts.starts, hints: counts.hints, solutions: counts.solutions,
        known: counts.known)),
    session.paragraph(text))
  return .success
}

/// What an import has added.
private struct ImportJSON: Encodable {
  var attempts: Int
  var starts: Int
  var hints: Int
  var solutions: Int
  /// How many records were there already.
  var known: Int
}

extension Site {
  /// The course's title in its first language, by which a file of progress knows it whatever language is read.
  fileprivate func courseTitle() throws -> String {
    course.language == "en" ? course.title : try Course.load(at: course.root).title
  }
}

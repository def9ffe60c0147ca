import CommandLineParsing
import Course
import Markdown
import Reports
import Wordings

/// `lectern toc`
func toc(_ session: Session) throws -> ExitStatus {
  guard let argument = session.invocation.arguments.first else { return try courseToc(session) }
  switch try ReadingTarget(argument, in: session.context.currentDirectory) {
  case .text(let file, _): try outline(of: file, course: "", session)
  case .note(let name, _):
    let site = try session.site()
    switch try site.course.text(named: name) {
    case .note(let note): try outline(of: note, site, session)
    case .instructions(let path):
      try outline(of: TextFile(at: path, in: site.course.root), course: site.course.title, session)
    }
  }
  return .success
}

private func courseToc(_ session: Session) throws -> ExitStatus {
  let site = try session.site()
  let standings = try site.standings(session)
  try session.show(
    CourseJSON(course: site.course.title, ProgressJSON(course: site.course, standings: standings) { _ in 0 }),
    TocReport(course: site.course, standings: standings, appearance: session.appearance).lines)
  return .success
}

private func outline(of note: Note, _ site: Site, _ session: Session) throws {
  let owned = try site.standings(session).all.filter { $0.exercise.owner?.note == note.name }
  let exercises = Dictionary(grouping: owned) { $0.exercise.owner?.anchor ?? "" }
  try session.show(
    CourseJSON(
      course: site.course.title, OutlineJSON(title: note.title, sections: note.sections, exercises: exercises)),
    OutlineReport(
      title: note.title, sections: note.sections, exercises: exercises, appearance: session.appearance
    ).lines)
}

private func outline(of file: TextFile, course: String, _ session: Session) throws {
  try file.checkEncoding()
  let sections = Document(parsing: file.bytes).sections
  let title = sections.first?.title ?? file.name[session.spoken]
  try session.show(
    CourseJSON(course: course, OutlineJSON(title: title, sections: sections)),
    OutlineReport(title: title, sections: sections, appearance: session.appearance).lines)
}

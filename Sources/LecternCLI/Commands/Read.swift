import CommandLineParsing
import Course
import FoundationEssentials
import Markdown
import Reports
import Subprocess
import Terminal
import Typesetting

/// `lectern read`
func read(_ session: Session) throws -> ExitStatus {
  let argument = session.invocation.arguments[0]
  if argument == "-" {
    return try show(readStandardInput(), named: "standard input", session)
  }
  if argument.hasSuffix(".md") || argument.hasSuffix(".markdown") {
    return try readFile(argument, session)
  }
  let site = try session.site()
  let parts = argument.split(separator: "#", maxSplits: 1).map(String.init)
  let note = try site.course.note(named: parts.first ?? "")
  let section = parts.count == 2 ? try note.section(anchored: parts[1]) : nil
  if session.isJSON {
    try session.context.output.write(
      json(CourseJSON(course: site.course.title, NoteJSON(note: note, section: section, course: site.course))))
    return .success
  }
  let hooks = NoteHooks(note: note, standings: try site.standings(session), appearance: session.appearance)
  let blocks = section.map { Array(note.document.blocks[$0.blocks]) } ?? note.document.blocks
  try typeset(blocks, session, hooks.typesettingHooks)
  return .success
}

private func readFile(_ path: String, _ session: Session) throws -> ExitStatus {
  let url = URL(filePath: path, relativeTo: URL(filePath: session.context.currentDirectory + "/"))
  guard let data = try? Data(contentsOf: url) else {
    throw Failure(
      .noInput, "The file '\(path)' cannot be read.", help: "See that it is there and that it is yours to read.")
  }
  return try show(Array(data), named: path, session)
}

private func show(_ bytes: [UInt8], named name: String, _ session: Session) throws -> ExitStatus {
  guard let text = String(validating: bytes, as: UTF8.self) else {
    throw Failure(.badData, "The text of \(name) is not UTF-8.", help: "Save it as UTF-8, or convert it with iconv.")
  }
  let document = Document(parsing: text)
  if session.isJSON {
    try session.context.output.write(json(CourseJSON(course: "", NoteJSON(document: document, title: name))))
  } else {
    try typeset(document.blocks, session, TypesettingHooks())
  }
  return .success
}

private func typeset(_ blocks: [Block], _ session: Session, _ hooks: TypesettingHooks) throws {
  var typesetter = Typesetter(width: session.display.size.columns, signs: session.display.signs, hooks: hooks)
  try session.page([StyledLine()] + typesetter.lines(for: blocks) + [StyledLine()])
}

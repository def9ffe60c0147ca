import CommandLineParsing
import Course
import Markdown
import Reports
import Terminal
import Typesetting

/// `lectern read`
func read(_ session: Session) throws -> ExitStatus {
  if session.opensReader, let asked = try session.askedOfReader() { return try session.openReader(asked) }
  switch try ReadingTarget(session.invocation.arguments[0], in: session.context.currentDirectory) {
  case .text(let file, let anchor): try read(file, anchor: anchor, session)
  case .note(let name, let anchor):
    let site = try session.site()
    switch try site.course.text(named: name) {
    case .note(let note): try read(note, anchor: anchor, site, session)
    case .instructions(let path): try read(TextFile(at: path, in: site.course.root), anchor: anchor, session)
    }
  }
  return .success
}

private func read(_ note: Note, anchor: String?, _ site: Site, _ session: Session) throws {
  let section = try anchor.map { try note.sections.section(anchored: $0) }
  if session.isJSON {
    let content = NoteJSON(note: note, section: section, course: site.course)
    return try session.context.output.write(json(CourseJSON(course: site.course.title, content)))
  }
  let hooks = NoteHooks(note: note, standings: try site.standings(session), appearance: session.appearance)
  try show(section.map(note.document.part) ?? note.document, hooks.typesettingHooks, session)
}

private func read(_ file: TextFile, anchor: String?, _ session: Session) throws {
  guard session.isJSON || anchor != nil else { return try showInPieces(file, session) }
  let document = Document(parsing: try file.text())
  let section = try anchor.map { try document.sections.section(anchored: $0) }
  if session.isJSON {
    let content = NoteJSON(document: document, section: section, title: file.name)
    return try session.context.output.write(json(CourseJSON(course: "", content)))
  }
  try show(section.map(document.part) ?? document, TypesettingHooks(), session)
}

private func show(_ document: Document, _ hooks: TypesettingHooks, _ session: Session) throws {
  var pieces = [document].makeIterator()
  try session.page(SetPieces(session.typesetter(hooks)) { pieces.next() })
}

/// Shows a text of any size while the rest of it is still being parsed.
private func showInPieces(_ file: TextFile, _ session: Session) throws {
  _ = try file.text()
  let pieces = PiecesAhead(DocumentReader(file.bytes))
  defer { pieces.close() }
  try session.page(SetPieces(session.typesetter(TypesettingHooks())) { pieces.next() })
}

extension Session {
  fileprivate func typesetter(_ hooks: TypesettingHooks) -> Typesetter {
    Typesetter(
      width: display.size.columns, signs: display.signs,
      words: invocation.value(of: .language) == "ko" ? .korean : .english,
      hyperlinks: display.showsHyperlinks, hooks: hooks)
  }
}

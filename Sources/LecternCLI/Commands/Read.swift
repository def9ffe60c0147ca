import Colouring
import CommandLineParsing
import Course
import Markdown
import Reports
import Terminal
import Typesetting

/// `lectern read`
func read(_ session: Session) throws -> ExitStatus {
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

/// Shows a document, through the pager where it does not fit the screen.
func show(_ document: Document, _ hooks: TypesettingHooks, _ session: Session) throws {
  var pieces = [document].makeIterator()
  try show(hooks, session) { pieces.next() }
}

/// Shows a text of any size while the rest of it is still being parsed.
private func showInPieces(_ file: TextFile, _ session: Session) throws {
  _ = try file.text()
  let pieces = PiecesAhead(DocumentReader(file.bytes))
  defer { pieces.close() }
  try show(TypesettingHooks(), session) { pieces.next() }
}

private func show(_ hooks: TypesettingHooks, _ session: Session, nextPiece: @escaping () -> Document?) throws {
  var hooks = hooks
  let colourist = session.colourist
  if let colourist { hooks.codeColours = { colourist.pieces(of: $0, language: $1) } }
  let display = session.display
  let typesetter = Typesetter(
    width: display.size.columns, signs: display.signs,
    words: session.language == "ko" ? .korean : .english, hyperlinks: display.showsHyperlinks,
    hooks: hooks)
  try session.page(SetPieces(typesetter, colourist: colourist, nextPiece: nextPiece))
}

extension Session {
  /// Seconds that a text for a file may wait for its colours.
  private static let patienceOfFiles = 60.0

  /// Who colours code, where colours are shown.
  fileprivate var colourist: Colourist? {
    guard display.styling > .monochrome else { return nil }
    let colourist = Colourist(program: "\(context.programs)/lectern-syntax", cache: cacheFolder)
    if !display.isTerminal { colourist.patience = Self.patienceOfFiles }
    return colourist
  }
}

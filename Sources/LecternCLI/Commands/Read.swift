import Colouring
import CommandLineParsing
import Course
import Markdown
import Reports
import Terminal
import Typesetting
import Wordings

/// `lectern read`
func read(_ session: Session) throws -> ExitStatus {
  if session.opensReader, let asked = try session.askedOfReader() { return try session.openReader(asked) }
  switch try ReadingTarget(session.invocation.arguments[0], in: session.context.currentDirectory) {
  case .text(let file, let anchor): try read(file, anchor: anchor, session)
  case .note(let name, let anchor):
    let site = try session.site()
    switch try site.course.text(named: name) {
    case .note(let note): try read(note, anchor: anchor, site, session)
    case .instructions(let path):
      // Their links lead from the course's folder, which nobody is in.
      let hooks = NoteHooks(standings: try site.standings(session), appearance: session.appearance)
      try read(TextFile(at: path, in: site.course.root), anchor: anchor, session, hooks.typesettingHooks)
    }
  }
  return .success
}

private func read(_ note: Note, anchor: String?, _ site: Site, _ session: Session) throws {
  let section = try anchor.map { try note.section(anchored: $0) }
  if session.isJSON {
    let content = NoteJSON(note: note, section: section, course: site.course)
    return try session.showJSON(CourseJSON(course: site.course.title, content))
  }
  let hooks = NoteHooks(note: note, standings: try site.standings(session), appearance: session.appearance)
  let document = try document(of: note, site, session)
  try show(section.map(document.part) ?? document, hooks.typesettingHooks, session)
}

/// The note as the course was read, or by the letter of CommonMark; a track's notes are made, and have no file.
private func document(of note: Note, _ site: Site, _ session: Session) throws -> Document {
  guard session.invocation.has(.commonMark), note.path.hasSuffix(".md") else { return note.document }
  let file = try TextFile(at: note.path, in: site.course.root)
  return Document(parsing: file.bytes, options: session.parsingOptions)
}

/// - Parameter hooks: of a text of the course, which is short; `nil` for one of any size.
private func read(
  _ file: TextFile, anchor: String?, _ session: Session, _ hooks: TypesettingHooks? = nil
) throws {
  guard session.isJSON || anchor != nil || hooks != nil else { return try showInPieces(file, session) }
  try file.checkEncoding()
  let document = Document(parsing: file.bytes, options: session.parsingOptions)
  let section = try anchor.map { try document.sections.section(anchored: $0) }
  if session.isJSON {
    let content = NoteJSON(document: document, section: section, title: file.name[session.spoken])
    return try session.showJSON(CourseJSON(course: "", content))
  }
  try show(section.map(document.part) ?? document, hooks ?? TypesettingHooks(), session)
}

/// Shows a document, through the pager where it does not fit the screen.
func show(_ document: Document, _ hooks: TypesettingHooks, _ session: Session) throws {
  var pieces = [document].makeIterator()
  try session.page(session.setting.batches(hooks) { pieces.next() }.lazy.map(\.lines))
}

/// Shows a text of any size while the rest of it is still being parsed and set, each on a thread of its own.
private func showInPieces(_ file: TextFile, _ session: Session) throws {
  let (bytes, options, setting) = (file.bytes, session.parsingOptions, session.setting)
  let pieces = Ahead {
    var reader = DocumentReader(bytes, options: options)
    return { reader.next() }
  }
  defer { pieces.close() }
  let batches = Ahead {
    var batches = setting.batches(TypesettingHooks()) { pieces.next() }
    return { batches.next() }
  }
  defer { batches.close() }
  try file.checkEncoding()
  try session.page(batches.lazy.map(\.lines))
}

/// How a text is set.
private struct Setting: Sendable {
  var width: Int
  var signs: Signs
  var words: PageWords
  var hyperlinks: Bool
  var korean: KoreanBreaking
  /// Who colours code, if colours are shown.
  var colours: Colours?

  struct Colours: Sendable {
    var program: String
    var cache: String
    /// Whether nobody waits for the text, so that all of it is coloured.
    var isForFile: Bool
  }

  /// Seconds that a text for a file may wait for its colours.
  private static let patienceOfFiles = 60.0

  func batches(_ hooks: TypesettingHooks, nextPiece: @escaping () -> Document?) -> SetPieces {
    var hooks = hooks
    let colourist = colours.map { Colourist(program: $0.program, cache: $0.cache) }
    if let colourist {
      if colours?.isForFile == true { colourist.patience = Self.patienceOfFiles }
      hooks.codeColours = { colourist.pieces(of: $0, language: $1) }
    }
    let typesetter = Typesetter(
      width: width, signs: signs, words: words, hyperlinks: hyperlinks, korean: korean, hooks: hooks)
    return SetPieces(typesetter, colourist: colourist, nextPiece: nextPiece)
  }
}

extension Session {
  fileprivate var parsingOptions: ParsingOptions {
    ParsingOptions(repairsEmphasis: !invocation.has(.commonMark))
  }

  fileprivate var setting: Setting {
    Setting(
      width: display.size.columns, signs: display.signs,
      words: language == "ko" ? .korean : .english, hyperlinks: display.showsHyperlinks,
      korean: invocation.value(of: .koreanBreaks).flatMap(KoreanBreaking.init) ?? .words,
      colours: display.styling > .monochrome
        ? .init(program: "\(context.programs)/lectern-syntax", cache: cacheFolder, isForFile: !display.isTerminal) : nil
    )
  }
}

import CommandLineParsing
import Course
import Markdown
import Reader
import Reports
import Terminal
import Typesetting
import Workspace
import Wordings

/// When the reader opens.
enum ReaderTerms {
  /// Whether a command opens the reader: `lectern` alone, where a person is at a terminal that can show it.
  static func areMet(by invocation: Invocation, _ context: Context, _ display: TerminalCapabilities) -> Bool {
    let isAsked = invocation.command == CommandTable.lectern.root || invocation.has(.interactive)
    return isAsked && context.inputFacts.isTerminal && context.outputFacts.isTerminal && !invocation.has(.json)
      && !invocation.has(.plain) && display.styling > .plain
  }
}

/// What the reader is to open.
struct AskedText {
  var name: TextName
  var target: Arrival.Target
  /// The file, where it had to be read to be found.
  var file: TextFile?
}

extension Session {
  var opensReader: Bool { ReaderTerms.areMet(by: invocation, context, display) }

  /// Lets the person read and work until they leave.
  /// - Parameter asked: what to open; `nil` for where they left off.
  func openReader(_ asked: AskedText? = nil) throws -> ExitStatus {
    let site = try site()
    let words = ReaderWords(Wording.Language(rawValue: site.course.language) ?? .english)
    let host = try ReadingHost(site, self, words: words, colours: readerColours)
    let first = try host.firstEvents(asked)
    let settings = ReaderSettings(
      words: words, signs: display.signs, pageWords: site.course.language == "ko" ? .korean : .english,
      isUnicode: display.showsUnicode, isColoured: display.styling > .monochrome, hyperlinks: display.showsHyperlinks)
    let state = ReaderState(settings: settings, size: display.size, ground: display.ground)
    let loop = try ReaderLoop(state, host: host, asksForGround: asksForGround, typed: typedAhead) { [display] ground in
      LineRenderer(styling: display.styling, theme: Theme(ground: ground), hyperlinks: display.showsHyperlinks)
    }
    defer { host.end() }
    try loop.run(first)
    return .success
  }

  /// What `read` names, as the reader knows it; `nil` for standard input, from which it needs the keys.
  func askedOfReader() throws -> AskedText? {
    func target(_ anchor: String?) -> Arrival.Target { anchor.map { .anchor($0) } ?? .remembered }
    let argument = invocation.arguments[0]
    guard argument != "-" else { return nil }
    switch try ReadingTarget(argument, in: context.currentDirectory) {
    case .text(let file, let anchor):
      let path = FileQuestions.ofThisMachine.canonicalPath(of: file.name.english, from: context.currentDirectory)
      return AskedText(name: .file(path), target: target(anchor), file: file)
    case .note(let name, let anchor):
      let course = try site().course
      let section = { (note: Note) in try anchor.map { try note.section(anchored: $0).anchor } }
      switch try course.text(named: name) {
      case .note(let note): return AskedText(name: .note(note.name), target: target(try section(note)))
      case .instructions:
        return AskedText(name: .instructions(try course.exercise(named: name).slug), target: target(anchor))
      }
    }
  }

  /// Whether the terminal is to say what its ground is, while the first screen is there already.
  private var asksForGround: Bool {
    !display.knowsGround && display.styling > .monochrome
      && !TerminalCapabilities.isMute(context.environment)
  }

  /// The colours of code, where any are shown.
  private var readerColours: ReaderColours? {
    guard display.styling > .monochrome else { return nil }
    return ReaderColours(program: "\(context.programs)/lectern-syntax", cache: cacheFolder)
  }
}

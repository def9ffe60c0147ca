import CommandLineParsing
import Course
import FoundationEssentials
import Grading
import Reports
import Terminal
import Typesetting
import Wordings
import Workspace

/// One call of a command: what was asked, and the way to the course, the workspace and the screen.
struct Session {
  let invocation: Invocation
  let context: Context
  /// What standard output can show.
  let display: TerminalCapabilities
  /// What was typed while the terminal was asked for its ground.
  let typedAhead: [UInt8]

  init(_ invocation: Invocation, _ context: Context) {
    self.invocation = invocation
    self.context = context
    let options = DisplayOptions(
      colour: invocation.value(of: .color).flatMap(DisplayOptions.Colour.init) ?? .auto,
      width: invocation.number(of: .width), isPlain: invocation.has(.plain) || invocation.has(.json))
    var display = TerminalCapabilities(
      facts: context.outputFacts, environment: context.environment, options: options)
    // The reader asks while there is something to read.
    let asks = !ReaderTerms.areMet(by: invocation, context, display)
    typedAhead = asks ? display.askForGround(environment: context.environment) : []
    self.display = display
  }

  var isJSON: Bool { invocation.has(.json) }

  var appearance: Appearance {
    Appearance(
      width: display.size.columns, isColoured: display.styling > .monochrome, isUnicode: display.showsUnicode,
      isVerbose: invocation.has(.verbose), messages: messages)
  }

  /// What is said, in the language that was asked for.
  var messages: Messages { Messages(language: spoken) }

  /// Of what is said.
  var spoken: Wording.Language { Wording.Language(rawValue: language) ?? .english }

  /// The language of notes and messages: what was asked for, else the locale's, as far as Lectern speaks it.
  var language: String {
    invocation.value(of: .language) ?? Wording.Language(locale: context.environment).rawValue
  }

  // MARK: Output

  /// Writes the result: as JSON if that was asked for, else as lines.
  func show(_ value: @autoclosure () -> some Encodable, _ lines: @autoclosure () throws -> [StyledLine]) throws {
    if isJSON { try showJSON(value()) } else { try show(lines()) }
  }

  func showJSON(_ value: some Encodable) throws { try context.output.write(json(value, in: spoken)) }

  func show(_ lines: [StyledLine]) throws {
    var renderer = LineRenderer(styling: display.styling, theme: display.theme)
    try context.output.write(renderer.render(lines))
  }

  /// A sentence or two as a result of their own.
  func paragraph(_ text: String) -> [StyledLine] {
    [StyledLine()] + StyledLine(text).wrapped(width: display.size.columns, firstIndent: 2, indent: 2) + [StyledLine()]
  }

  /// Shows lines through the pager where they do not fit the screen; when the person leaves it, no more are asked for.
  func page(_ batches: some Sequence<[StyledLine]>) throws {
    let pager = display.isTerminal && !invocation.has(.plain) ? Pager(environment: context.environment) : nil
    let output = PagedOutput(output: context.output, pager: pager, height: display.size.rows) { tell(messages.say($0)) }
    var renderer = LineRenderer(
      styling: display.styling, theme: display.theme, hyperlinks: display.showsHyperlinks)
    for lines in batches {
      var bytes: [UInt8] = []
      for line in lines { renderer.append(line, to: &bytes) }
      try output.write(bytes)
      if output.isLeft { break }
    }
    try output.finish()
  }

  /// Says something beside the result, on standard error.
  func tell(_ message: String) {
    try? context.errors.write(message + "\n")
    try? context.errors.flush()
  }

  /// A path as a person types it, on one line so that it can be copied.
  func abbreviated(_ path: String) -> String {
    guard let home = context.environment["HOME"], home != "/", path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  // MARK: Course and tools

  /// The course and workspace that the call is about.
  func site() throws -> Site {
    var loaded: Course?
    let location = try Location.find(in: surroundings) { path in
      loaded = try? load(path)
      return loaded?.folderName ?? "course"
    }
    let course = try loaded ?? load(location.course)
    return Site(course: course, workspace: try location.workspace(title: course.name))
  }

  /// The course alone, for a command that needs no workspace.
  ///
  /// - Parameter language: another than the one that is read in.
  func course(language: String? = nil) throws -> Course {
    try load(Location.find(in: surroundings).course, language: language)
  }

  /// The canonical path of the course, of which nothing is read.
  func courseFolder() throws -> String { try Location.find(in: surroundings).course }

  private var surroundings: Surroundings {
    Surroundings(
      course: invocation.value(of: .course), workspace: invocation.value(of: .workspace),
      currentDirectory: context.currentDirectory, home: context.environment["HOME"] ?? "/",
      shippedCourse: context.environment["LECTERN_HOME"])
  }

  private func load(_ path: String, language other: String? = nil) throws -> Course {
    try Course.load(at: path, language: other ?? language)
  }

  /// - Parameter cores: how many calls of the compiler one exercise may have at once.
  func grader(cores: Int = ProcessInfo.processInfo.activeProcessorCount) throws(GradingError) -> Grader {
    try Grader(
      programs: .init(runner: "\(context.programs)/lectern-runner", syntax: "\(context.programs)/lectern-syntax"),
      cache: cacheFolder, environment: context.environment, cores: cores)
  }

  /// `lectern` in `XDG_CACHE_HOME`, else in `~/.cache`.
  var cacheFolder: String {
    let base = context.environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (base ?? (context.environment["HOME"] ?? "/tmp") + "/.cache") + "/lectern"
  }
}

extension Course {
  /// The name as a folder's: its words in lower case, joined by hyphens.
  fileprivate var folderName: String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}

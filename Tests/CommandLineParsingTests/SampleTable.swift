import CommandLineParsing

/// A table close to Lectern's own, so that the tests read like what people type.
let lectern = CommandTable(
  root: Command(
    "lectern", "Read a course, work its exercises, see how far you are.",
    discussion: "Without a subcommand: where you are and what is next.", options: [.json]),
  version: "1.0.0",
  globalOptions: [.course, .color, .width],
  commands: [
    Command(
      "check", "Check exercises.", arguments: [Positional("exercise", "What to check.", .any)],
      options: [.all, .solution, .verbose, .json],
      examples: [Command.Example("lectern check flip-count", "Check one exercise.")]),
    Command(
      "hint", "Show the next hint.",
      arguments: [Positional("exercise", "The exercise."), Positional("task", "The task's number.", .optional)]),
    Command("search", "Search the notes.", arguments: [Positional("words", "What to look for.", .oneOrMore)]),
    Command(
      "new", "Make a skeleton.",
      arguments: [
        Positional("kind", "What to make.", choices: ["note", "exercise"]), Positional("name", "Its name."),
      ]),
    Command("toc", "Show the syllabus.", options: [.json]),
    Command("warm-up", "Fill the caches.", isHidden: true),
  ])

extension Option {
  static let json = flag("json", "Print JSON.")
  static let all = flag("all", short: "a", "Check every exercise.")
  static let verbose = flag("verbose", short: "v", "Show what passed, too.")
  static let solution = valued("solution", short: "s", .text("dir"), "Check the files of a folder instead.")
  static let course = valued(
    "course", .text("dir"), "The course.", environment: "LECTERN_COURSE", section: "Global options")
  static let color = valued(
    "color", .choice("when", ["auto", "always", "never"], default: "auto"), "When to use colour.",
    environment: "LECTERN_COLOR", section: "Global options")
  static let width = valued(
    "width", short: "w", .number("columns", 20...500), "How wide a line may be.", environment: "LECTERN_WIDTH",
    section: "Global options")
}

extension CommandTable {
  /// Parses a command line as typed, words parted by spaces.
  func parse(line: String, environment: [String: String] = [:]) throws(UsageError) -> Request {
    try parse(line.split(separator: " ").map(String.init), environment: environment)
  }

  /// The invocation that a command line asks for; `nil` for help and version.
  func invocation(_ line: String, environment: [String: String] = [:]) throws(UsageError) -> Invocation? {
    if case .run(let invocation) = try parse(line: line, environment: environment) { invocation } else { nil }
  }

  /// What is wrong with a command line; `nil` when nothing is.
  func error(_ line: String, environment: [String: String] = [:]) -> UsageError? {
    do {
      _ = try parse(line: line, environment: environment)
      return nil
    } catch {
      return error
    }
  }
}

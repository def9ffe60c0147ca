import CommandLineParsing

/// The version of this program.
private let currentVersion = "0.1.0"

extension CommandTable {
  /// Everything that can be typed to Lectern.
  static let lectern = CommandTable(
    root: Command(
      "lectern", "Read course notes, work their exercises, and see how far you have come",
      discussion: "Without a subcommand: where you are, and what is next.", options: [.json]),
    version: currentVersion,
    globalOptions: [.course, .workspace, .language, .color, .width, .plain],
    commands: [
      .toc, .read, .search, .start, .check, .watch, .hint, .next, .reset, .diff, .solution, .progress, .export,
      .importProgress,
      .verify, .new, .doctor, .completions, .manual, .complete, .warmUp,
    ])
}

extension Command {
  private static let exercise = "An exercise's name, or enough of its beginning."
  private static let exercises = ValueSource.names(CourseNames.exercise.rawValue)
  private static let texts = ValueSource.names(CourseNames.text.rawValue)
  private static let here = "Without an exercise: the one whose folder you are in."

  static let toc = Command(
    "toc", "Show the course's notes and exercises, and how far you are",
    discussion: "With a note, an exercise or a Markdown file: its sections.",
    arguments: [Positional("note", "A note, an exercise, a Markdown file, or '-'.", .optional, from: texts)],
    options: [.json])

  static let read = Command(
    "read", "Read a note, or one section of it",
    discussion: "NOTE is a note's name or number, SECTION the anchor of one of its headings ('lectern toc NOTE' lists "
      + "them). An exercise's name shows its instructions. A file of your own can be read by its path, and standard "
      + "input as '-'.",
    arguments: [Positional("note", "NOTE, NOTE#SECTION, an exercise, a Markdown file, or '-'.", from: texts)],
    options: [.interactive, .koreanBreaks, .commonMark, .json],
    examples: [
      .init("lectern read 2", "The second note."),
      .init("lectern read 02-concentration#themes", "One section."),
    ])

  static let search = Command(
    "search", "Find words in the notes and instructions",
    discussion:
      "Shows the sections that hold all of the words, in any order, the best first. Case does not matter, a part "
      + "of a word will do, and code is found as it is typed. What stands in quotes is a phrase; Korean is also found by "
      + "the first consonants of its syllables. Hints are not searched.",
    arguments: [Positional("words", "What to look for.", .oneOrMore)], options: [.limit, .json],
    examples: [
      .init("lectern search value type", "Sections with both words."),
      .init("lectern search 'chooseCard(at:)'", "Code, quoted for the shell."),
      .init("lectern search ㅌㅁ", "테마, by its first consonants."),
    ])

  static let start = Command(
    "start", "Copy an exercise to your workspace and say where it is",
    discussion: "Files of yours that are already there are never overwritten.",
    arguments: [Positional("exercise", exercise, from: exercises)], options: [.json])

  static let check = Command(
    "check", "Check your code",
    discussion: "Without arguments: the exercise that you are in, else the one last worked on. "
      + "The checks always come from the course, never from your copy.",
    arguments: [
      Positional(
        "exercise", "An exercise, a note, NOTE#SECTION, or the path of your copy.", .any,
        from: .names(CourseNames.target.rawValue))
    ],
    options: [.all, .changed, .solution, .fresh, .verbose, .json],
    examples: [
      .init("lectern check flip-count", "One exercise."), .init("lectern check 2", "All exercises of a note."),
    ])

  static let watch = Command(
    "watch", "Check your code on every save",
    discussion:
      "Without an exercise: the one that you are in, else the one last worked on, and then whichever you save. "
      + "A save during a check begins it anew.",
    arguments: [Positional("exercise", exercise, .optional, from: exercises)], options: [.verbose, .json])

  static let hint = Command(
    "hint", "Show the next hint for a task",
    discussion: "Without a task: the first one whose checks do not pass yet.",
    arguments: [
      Positional("exercise", exercise, from: exercises), Positional("task", "The task's number.", .optional),
    ],
    options: [.json])

  static let next = Command("next", "Say what to do now", options: [.json])

  static let reset = Command(
    "reset", "Put an exercise back to its starter",
    discussion: "A copy of what you have is kept in '.lectern/backups' of your workspace, and the command that brings "
      + "it back is shown. \(here)",
    arguments: [Positional("exercise", exercise, .optional, from: exercises)], options: [.yes, .json])

  static let diff = Command(
    "diff", "Show what you have changed in an exercise",
    discussion: "Compares your copy with the starter as the course gives it now. In a pipe it is a patch. \(here)",
    arguments: [Positional("exercise", exercise, .optional, from: exercises)], options: [.json])

  static let solution = Command(
    "solution", "Show the solution of an exercise",
    discussion: "Before you have passed, the first call says what seeing it costs, and the second shows it. \(here)",
    arguments: [Positional("exercise", exercise, .optional, from: exercises)], options: [.json])

  static let progress = Command(
    "progress", "Show how far the course and its assignments have come",
    discussion: "With --csv: a row for each attempt, with its exercise, its number among the exercise's, when it was "
      + "made (UTC), how many seconds it took, what came of it, how many checks passed, and how many hints had been "
      + "seen.",
    options: [.csv, .json])

  static let export = Command(
    "export", "Write your progress to a file, for another machine",
    discussion: "The file holds attempts, hints and starts, not your code. 'lectern import' takes it.",
    arguments: [Positional("file", "Where to; standard output if left out.", .optional, from: .files)])

  static let importProgress = Command(
    "import", "Add the progress of another machine to yours",
    discussion: "Takes what 'lectern export' has written. What is here already is not added twice, and a damaged file "
      + "changes nothing.",
    arguments: [Positional("file", "The file, or '-' for standard input.", from: .files)], options: [.json])

  static let verify = Command(
    "verify", "For authors: is the course sound?",
    discussion: "Notes and links are looked at in every language, the Swift in them is compiled, and every exercise is "
      + "proved: its starter passes no check, its reference passes all, each wrong solution is rejected by the checks "
      + "that it names, and so are nine in ten of the small changes that are made of the reference.",
    arguments: [Positional("exercise", exercise, .any, from: exercises)], options: [.verbose, .json])

  static let new = Command(
    "new", "For authors: begin a note or an exercise",
    discussion: "An exercise works as it is made: its starter fails every check, its solution passes all. What its "
      + "author has to say is marked TODO.",
    arguments: [
      Positional("kind", "What to make.", choices: ["note", "exercise"]),
      Positional("name", "A note's title, or an exercise's name, such as 'flip-count'."),
    ], options: [.json],
    examples: [
      .init("lectern new exercise flip-count", "In exercises/flip-count."),
      .init("lectern new note 'Value types'", "In notes, behind the last one's number."),
    ])

  static let doctor = Command(
    "doctor", "Say what is wrong with this machine's set-up and how to mend it",
    discussion: "Looks at the toolchain, checks an exercise with the course's own solution, and looks at what limits a "
      + "check, the terminal, the workspace, the cache, and the watching of files.",
    options: [.json])

  static let completions = Command(
    "completions", "Print what teaches a shell to complete Lectern's commands",
    discussion: "The script says where to put it. Exercises, notes and sections are completed too.",
    arguments: [Positional("shell", "Your shell.", choices: CompletionShell.allCases.map(\.rawValue))],
    examples: [.init("source <(lectern completions bash)", "In this shell, to try it.")])

  static let manual = Command(
    "man", "Print the manual page",
    examples: [.init("lectern man | man -l -", "Read it.")])

  /// What the completion scripts ask.
  static let complete = Command(
    "complete", "Say what may come next on a command line",
    arguments: [Positional("words", "What was typed after 'lectern'.", .any)], isHidden: true)

  /// Called by the launcher after a build, so that the first check need not wait for the toolchain's modules, and by
  /// `start` for the exercise's own.
  static let warmUp = Command(
    "warm-up", "Fill the compiler's caches", arguments: [Positional("exercise", exercise, .optional, from: exercises)],
    isHidden: true)
}

import CommandLineParsing
import Wordings

/// The version of this program.
private let currentVersion = "0.1.0"

extension CommandTable {
  /// Everything that can be typed to Lectern.
  static let lectern = CommandTable(
    root: Command(
      "lectern",
      Wording(
        "Read course notes, work their exercises, and see how far you have come",
        "강의 노트를 읽고, 연습을 풀고, 어디까지 왔는지 보기"),
      discussion: Wording(
        "Without a subcommand: where you are, and what is next.", "명령 없이 실행하면 지금 어디까지 왔고 다음에 무엇을 할지 보여 줍니다."),
      options: [.json]),
    version: currentVersion,
    globalOptions: [.course, .workspace, .language, .color, .width, .plain],
    commands: [
      .toc, .read, .search, .start, .check, .watch, .hint, .next, .reset, .diff, .solution, .progress, .export,
      .importProgress,
      .verify, .new, .doctor, .completions, .manual, .complete, .warmUp,
    ])
}

extension Command {
  private static let exercise = Wording(
    "An exercise's name, or enough of its beginning.", "연습의 이름입니다. 다른 것과 구별되는 앞부분만 써도 됩니다.")
  private static let exercises = ValueSource.names(CourseNames.exercise.rawValue)
  private static let texts = ValueSource.names(CourseNames.text.rawValue)
  private static let here = Wording(
    "Without an exercise: the one whose folder you are in.", "연습을 적지 않으면 지금 있는 폴더의 연습을 고릅니다.")

  static let toc = Command(
    "toc", Wording("Show the course's notes and exercises, and how far you are", "강의의 노트와 연습, 진도 보기"),
    discussion: Wording(
      "With a note, an exercise or a Markdown file: its sections.", "노트나 연습, Markdown 파일을 적으면 그 글의 절을 보여 줍니다."),
    arguments: [
      Positional(
        "note", Wording("A note, an exercise, a Markdown file, or '-'.", "노트, 연습, Markdown 파일 또는 '-'입니다."), .optional,
        from: texts)
    ],
    options: [.json])

  static let read = Command(
    "read", Wording("Read a note, or one section of it", "노트나 그 안의 한 절 읽기"),
    discussion: Wording(
      "NOTE is a note's name or number, SECTION the anchor of one of its headings ('lectern toc NOTE' lists "
        + "them). An exercise's name shows its instructions. A file of your own can be read by its path, and standard "
        + "input as '-'.",
      "NOTE에는 노트의 이름이나 번호를, SECTION에는 제목의 앵커를 씁니다. 앵커는 'lectern toc NOTE'로 볼 수 있습니다. "
        + "연습의 이름을 쓰면 그 설명서를 보여 줍니다. 내 파일은 경로로, 표준 입력은 '-'로 읽습니다."),
    arguments: [
      Positional(
        "note",
        Wording(
          "NOTE, NOTE#SECTION, an exercise, a Markdown file, or '-'.", "NOTE, NOTE#SECTION, 연습, Markdown 파일 또는 '-'입니다."),
        from: texts)
    ],
    options: [.interactive, .koreanBreaks, .commonMark, .json],
    examples: [
      .init("lectern read 2", Wording("The second note.", "두 번째 노트를 읽습니다.")),
      .init("lectern read 02-concentration#themes", Wording("One section.", "한 절만 읽습니다.")),
    ])

  static let search = Command(
    "search", Wording("Find words in the notes and instructions", "노트와 연습 설명에서 낱말 찾기"),
    discussion: Wording(
      "Shows the sections that hold all of the words, in any order, the best first. Case does not matter, a part "
        + "of a word will do, and code is found as it is typed. What stands in quotes is a phrase; Korean is also found by "
        + "the first consonants of its syllables. Hints are not searched.",
      "낱말이 모두 들어 있는 절을 순서에 상관없이 찾아 잘 맞는 것부터 보여 줍니다. 대소문자는 가리지 않고, 낱말의 일부만 써도 되며, "
        + "코드는 적은 그대로 찾습니다. 따옴표로 묶으면 한 구절로 찾고, 한글은 초성으로도 찾습니다. 힌트에서는 찾지 않습니다."),
    arguments: [Positional("words", Wording("What to look for.", "찾을 낱말입니다."), .oneOrMore)], options: [.limit, .json],
    examples: [
      .init("lectern search value type", Wording("Sections with both words.", "두 낱말이 모두 있는 절을 찾습니다.")),
      .init("lectern search 'chooseCard(at:)'", Wording("Code, quoted for the shell.", "코드를 찾습니다. 셸 때문에 따옴표로 묶었습니다.")),
      .init("lectern search ㅌㅁ", Wording("테마, by its first consonants.", "'테마'를 초성으로 찾습니다.")),
    ])

  static let start = Command(
    "start", Wording("Copy an exercise to your workspace and say where it is", "연습을 작업 폴더에 가져오고 어디에 있는지 보기"),
    discussion: Wording("Files of yours that are already there are never overwritten.", "이미 있는 내 파일은 결코 덮어쓰지 않습니다."),
    arguments: [Positional("exercise", exercise, from: exercises)], options: [.json])

  static let check = Command(
    "check", Wording("Check your code", "내 코드 검사하기"),
    discussion: Wording(
      "Without arguments: the exercise that you are in, else the one last worked on. "
        + "The checks always come from the course, never from your copy.",
      "인자가 없으면 지금 있는 폴더의 연습을, 아니면 마지막에 풀던 연습을 검사합니다. 검사 파일은 언제나 강의의 것을 쓰고 "
        + "내 사본은 쓰지 않습니다."),
    arguments: [
      Positional(
        "exercise",
        Wording("An exercise, a note, NOTE#SECTION, or the path of your copy.", "연습, 노트, NOTE#SECTION 또는 내 사본의 경로입니다."),
        .any, from: .names(CourseNames.target.rawValue))
    ],
    options: [.all, .changed, .solution, .fresh, .verbose, .json],
    examples: [
      .init("lectern check flip-count", Wording("One exercise.", "연습 하나를 검사합니다.")),
      .init("lectern check 2", Wording("All exercises of a note.", "한 노트의 연습을 모두 검사합니다.")),
    ])

  static let watch = Command(
    "watch", Wording("Check your code on every save", "저장할 때마다 내 코드 검사하기"),
    discussion: Wording(
      "Without an exercise: the one that you are in, else the one last worked on, and then whichever you save. "
        + "A save during a check begins it anew.",
      "연습을 적지 않으면 지금 있는 폴더의 연습이나 마지막에 풀던 연습에서 시작하고, 그 뒤로는 저장하는 연습을 따라갑니다. "
        + "검사하는 동안 다시 저장하면 검사를 새로 시작합니다."),
    arguments: [Positional("exercise", exercise, .optional, from: exercises)], options: [.verbose, .json])

  static let hint = Command(
    "hint", Wording("Show the next hint for a task", "과제의 다음 힌트 보기"),
    discussion: Wording(
      "Without a task: the first one whose checks do not pass yet.", "과제를 적지 않으면 아직 통과하지 못한 첫 과제의 힌트를 보여 줍니다."),
    arguments: [
      Positional("exercise", exercise, from: exercises),
      Positional("task", Wording("The task's number.", "과제의 번호입니다."), .optional),
    ],
    options: [.json])

  static let next = Command(
    "next", Wording("Say what to do now", "지금 할 일 보기"),
    discussion: Wording(
      "That is the exercise last worked on, or, once it is done, the first after it that is not. Those that were passed "
        + "over come at the end.",
      "마지막에 풀던 연습을, 그것을 마쳤으면 그 뒤에서 아직 마치지 않은 첫 연습을 알려 줍니다. 건너뛴 연습은 맨 나중에 알려 줍니다."),
    options: [.json])

  static let reset = Command(
    "reset", Wording("Put an exercise back to its starter", "연습을 시작 상태로 되돌리기"),
    discussion: Wording(
      "A copy of what you have is kept in '.lectern/backups' of your workspace, and the command that brings "
        + "it back is shown. ",
      "지금 것은 작업 폴더의 '.lectern/backups'에 사본으로 보관하고, 다시 가져오는 명령을 알려 줍니다. ") + here,
    arguments: [Positional("exercise", exercise, .optional, from: exercises)], options: [.yes, .json])

  static let diff = Command(
    "diff", Wording("Show what you have changed in an exercise", "연습에서 내가 바꾼 것 보기"),
    discussion: Wording(
      "Compares your copy with the starter as the course gives it now. In a pipe it is a patch. ",
      "내 사본을 지금 강의에 있는 시작 상태와 비교합니다. 파이프로 넘기면 패치가 됩니다. ") + here,
    arguments: [Positional("exercise", exercise, .optional, from: exercises)], options: [.json])

  static let solution = Command(
    "solution", Wording("Show the solution of an exercise", "연습의 모범 답안 보기"),
    discussion: Wording(
      "Before you have passed, the first call says what seeing it costs, and the second shows it. ",
      "통과하기 전이면 처음에는 답을 볼 때 무엇을 잃는지 알려 주고, 한 번 더 실행하면 답을 보여 줍니다. ") + here,
    arguments: [Positional("exercise", exercise, .optional, from: exercises)], options: [.json])

  static let progress = Command(
    "progress", Wording("Show how far the course and its assignments have come", "강의와 과제의 진도 보기"),
    discussion: Wording(
      "With --csv: a row for each attempt, with its exercise, its number among the exercise's, when it was "
        + "made (UTC), how many seconds it took, what came of it, how many checks passed, and how many hints had been "
        + "seen.",
      "--csv를 쓰면 검사 한 번을 한 줄로 적습니다. 연습, 그 연습의 몇 번째 검사인지, 시각(UTC), 걸린 시간(초), 결과, 통과한 검사 수, "
        + "그때까지 본 힌트 수가 들어갑니다."),
    options: [.csv, .json])

  static let export = Command(
    "export", Wording("Write your progress to a file, for another machine", "다른 컴퓨터로 옮길 수 있게 진도를 파일에 쓰기"),
    discussion: Wording(
      "The file holds attempts, hints and starts, not your code. 'lectern import' takes it.",
      "파일에는 검사 기록과 본 힌트, 시작한 연습이 들어가고 코드는 들어가지 않습니다. 'lectern import'로 가져옵니다."),
    arguments: [
      Positional(
        "file", Wording("Where to; standard output if left out.", "쓸 파일입니다. 적지 않으면 표준 출력에 씁니다."), .optional,
        from: .files)
    ])

  static let importProgress = Command(
    "import", Wording("Add the progress of another machine to yours", "다른 컴퓨터의 진도를 여기에 더하기"),
    discussion: Wording(
      "Takes what 'lectern export' has written. What is here already is not added twice, and a damaged file "
        + "changes nothing.",
      "'lectern export'로 쓴 파일을 읽습니다. 이미 있는 기록은 두 번 더하지 않고, 손상된 파일이면 아무것도 바꾸지 않습니다."),
    arguments: [
      Positional(
        "file", Wording("The file, or '-' for standard input.", "가져올 파일입니다. '-'는 표준 입력입니다."), from: .files)
    ],
    options: [.json])

  static let verify = Command(
    "verify", Wording("For authors: is the course sound?", "강의를 쓰는 사람에게: 강의에 잘못이 없는지 보기"),
    discussion: Wording(
      "Notes and links are looked at in every language, the Swift in them is compiled, and every exercise is "
        + "proved: its starter passes no check, its reference passes all, each wrong solution is rejected by the checks "
        + "that it names, and so are nine in ten of the small changes that are made of the reference.",
      "노트와 링크를 모든 언어에서 살피고, 노트 속 Swift를 컴파일하며, 연습을 하나하나 확인합니다. 시작 상태는 어떤 검사도 통과하지 "
        + "못하고, 모범 답안은 모두 통과하며, 잘못된 답은 저마다 적어 둔 검사에 걸리고, 모범 답안을 조금씩 바꾼 것은 열에 아홉이 걸려야 합니다."),
    arguments: [Positional("exercise", exercise, .any, from: exercises)], options: [.verbose, .json])

  static let new = Command(
    "new", Wording("For authors: begin a note or an exercise", "강의를 쓰는 사람에게: 새 노트나 연습 만들기"),
    discussion: Wording(
      "An exercise works as it is made: its starter fails every check, its solution passes all. What its "
        + "author has to say is marked TODO.",
      "연습은 만들자마자 제대로 돌아갑니다. 시작 상태는 검사마다 실패하고 답은 모두 통과합니다. 쓰는 사람이 채울 곳에는 TODO라고 적혀 있습니다."),
    arguments: [
      Positional("kind", Wording("What to make.", "만들 것입니다."), choices: ["note", "exercise"]),
      Positional(
        "name",
        Wording(
          "A note's title, or an exercise's name, such as 'flip-count'.", "노트의 제목 또는 'flip-count' 같은 연습의 이름입니다.")),
    ], options: [.json],
    examples: [
      .init("lectern new exercise flip-count", Wording("In exercises/flip-count.", "exercises/flip-count에 만듭니다.")),
      .init(
        "lectern new note 'Value types'",
        Wording("In notes, behind the last one's number.", "notes에 마지막 노트의 다음 번호로 만듭니다.")),
    ])

  static let doctor = Command(
    "doctor",
    Wording("Say what is wrong with this machine's set-up and how to mend it", "이 컴퓨터의 준비 상태를 살피고 고칠 방법 보기"),
    discussion: Wording(
      "Looks at the toolchain, checks an exercise with the course's own solution, and looks at what limits a "
        + "check, the terminal, the workspace, the cache, and the watching of files.",
      "툴체인을 살피고, 강의의 답으로 연습 하나를 검사해 보고, 검사를 가두는 제한과 터미널, 작업 폴더, 캐시, 파일 감시를 살핍니다."),
    options: [.json])

  static let completions = Command(
    "completions",
    Wording("Print what teaches a shell to complete Lectern's commands", "셸이 Lectern 명령을 자동 완성하게 하는 스크립트 출력하기"),
    discussion: Wording(
      "The script says where to put it. Exercises, notes and sections are completed too.",
      "어디에 두면 되는지는 스크립트에 적혀 있습니다. 연습과 노트, 절의 이름도 완성합니다."),
    arguments: [
      Positional("shell", Wording("Your shell.", "쓰는 셸입니다."), choices: CompletionShell.allCases.map(\.rawValue))
    ],
    examples: [
      .init("source <(lectern completions bash)", Wording("In this shell, to try it.", "지금 셸에서 써 봅니다."))
    ])

  static let manual = Command(
    "man", Wording("Print the manual page", "매뉴얼 페이지 출력하기"),
    examples: [.init("lectern man | man -l -", Wording("Read it.", "매뉴얼을 읽습니다."))])

  /// What the completion scripts ask.
  static let complete = Command(
    "complete", Wording("Say what may come next on a command line", "명령줄에 이어질 수 있는 것 보기"),
    arguments: [
      Positional("words", Wording("What was typed after 'lectern'.", "'lectern' 뒤에 입력한 낱말입니다."), .any)
    ], isHidden: true)

  /// Called by the launcher after a build, so that the first check need not wait for the toolchain's modules, and by
  /// `start` for the exercise's own.
  static let warmUp = Command(
    "warm-up", Wording("Fill the compiler's caches", "컴파일러의 캐시 채우기"),
    arguments: [Positional("exercise", exercise, .optional, from: exercises)],
    isHidden: true)
}

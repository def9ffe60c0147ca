import Course
import Grading
import Progress
import SampleCourse
import Typesetting
import Wordings

@testable import Reports

/// A course with three notes, one of them in Korean, and five exercises.
enum Cards {
  static func course() throws -> Course {
    let folder = try TestFolder(files)
    return try withExtendedLifetime(folder) {
      let course = try Course.load(at: folder.path)
      // Exercises are read when they are first asked for, while the folder is there.
      for exercise in course.exercises { _ = exercise.title }
      return course
    }
  }

  private static let files = [
    "notes/README.md": """
    # Swift by building card games

    - [MVVM and the model](01-model.md)
    - [Concentration 게임을 만들며 배우는 값 타입](02-concentration.md)
    - [What was learned](03-log.md)
    """,
    "notes/01-model.md": """
    # MVVM and the model

    ## A generic model

    [Memory game](../exercises/memory-game)

    ## Optionals instead of −1

    [Optional index](../exercises/optional-index)
    """,
    "notes/02-concentration.md": """
    # Concentration 게임을 만들며 배우는 값 타입

    ## Themes

    [Themes](../exercises/concentration-themes)

    ## The flip count belongs to the model, not to the view 🃏

    [Flip count](../exercises/flip-count), then [the model](01-model.md#a-generic-model).

    ## Required tasks

    - [ ] Count ([counts](../exercises/flip-count#counts))
    - [ ] Deal ([deals](../exercises/concentration-themes))

    ## Extra credit

    - [ ] Look ([looks](../exercises/flip-count#looks))
    """,
    "notes/03-log.md": "# What was learned\n\nMuch.\n",
  ].merging(
    ["memory-game", "optional-index", "concentration-themes", "flip-count", "new-game"].map(exercise).joined()
  ) { $1 }

  private static func exercise(_ slug: String) -> [(String, String)] {
    [
      ("exercises/\(slug)/.docs/instructions.md", "# The \(slug)\n\n## 1. Begin\n\nBegin.\n"),
      ("exercises/\(slug)/.meta/config.json", SampleCourse.configuration("M")),
      ("exercises/\(slug)/Sources/M/M.swift", ""), ("exercises/\(slug)/Tests/MTests/MTests.swift", ""),
    ]
  }

  /// One exercise done, one stale, one tried in vain, one started, one not.
  static func standings(_ course: Course) -> Standings {
    Standings(
      course.exercises.map { exercise in
        switch exercise.slug {
        case "memory-game":
          Standing(
            exercise: exercise, state: .done, attempts: 3, latest: attempt(exercise, passed: ["counts", "looks"]))
        case "optional-index":
          Standing(
            exercise: exercise, state: .stale(because: [.checks, .toolchain]), attempts: 1,
            latest: attempt(exercise, passed: ["counts", "looks"]))
        case "flip-count":
          Standing(exercise: exercise, state: .started, attempts: 2, latest: attempt(exercise, passed: ["counts"]))
        case "concentration-themes": Standing(exercise: exercise, state: .started, attempts: 0, latest: nil)
        default: Standing(exercise: exercise, state: .notStarted, attempts: 0, latest: nil)
        }
      })
  }

  private static func attempt(_ exercise: Exercise, passed: [String]) -> Attempt {
    Attempt(
      exercise: exercise.slug, started: 1_700_000_000, duration: 1, outcome: passed.count == 2 ? "passed" : "failed",
      passed: passed.count, total: 2, fingerprint: Fingerprint(code: "a", checks: "b", toolchain: "c"),
      checks: ["counts", "looks"].map {
        CheckResult(id: "\($0)()", name: $0, task: 1, outcome: passed.contains($0) ? "passed" : "failed")
      })
  }
}

/// An exercise and verdicts on it.
enum FlipCount {
  static let exercise = Exercise(
    slug: "flip-count", title: "Flip count", directory: "/course/exercises/flip-count",
    configuration: ExerciseConfiguration(solution: ["Concentration.swift"], test: ["Tests/Tests.swift"]),
    tasks: [
      ExerciseTask(number: 2, title: "Count each card once", hints: ["Where is a card *turned over*?", "In `choose`."])
    ],
    owner: SectionReference(
      note: "02-concentration", anchor: "the-flip-count-belongs-to-the-model", noteTitle: "Concentration",
      sectionTitle: "The flip count belongs to the model"))

  static let file = "/mine/flip-count/Sources/FlipCount/Concentration.swift"

  static func sourceLine(_ file: String, _ line: Int) -> String? {
    file == self.file ? [12: "    let card = cards[index]", 14: "\tflipCount += 1"][line] : nil
  }

  /// Every outcome that a check can have.
  private static var placeOfCrash: CheckVerdict.Issue {
    var issue = CheckVerdict.Issue(message: "Index out of range", file: file, line: 12)
    issue.isPlace = true
    return issue
  }

  static var failed: Verdict {
    var verdict = verdict(.failed)
    verdict.checks = [
      CheckVerdict(id: "a()", name: "starts at zero", task: 1, outcome: .passed),
      CheckVerdict(
        id: "b()", name: "does not count a card that is already matched", task: 2, outcome: .failed,
        issues: [
          .init(
            message: "after choosing the matched card again, the count", expected: "2", actual: "3",
            argument: "index → 1", file: file, line: 14),
          .init(message: "and again", expected: "2", actual: "4"),
        ], output: "choosing 0\nchoosing 1\n\(String(repeating: "and again\n", count: 7))"),
      CheckVerdict(
        id: "c()", name: "ignores an index that is not on the table", task: 3, outcome: .crashed,
        reason: .asItIs("Index out of range, in Concentration.choose(at:) with index → 7"), signal: "SIGILL",
        issues: [placeOfCrash]),
      CheckVerdict(
        id: "d()", name: "ends", task: 4, outcome: .timedOut, reason: .asItIs("Still running after 10 seconds.")),
      CheckVerdict(id: "e()", name: "not explained any more", task: 4, outcome: .failed, issues: [.init(message: "x")]),
      CheckVerdict(id: "f()", name: "카드를 섞는다", task: 5, outcome: .pending, reason: .asItIs("TODO: shuffle")),
      CheckVerdict(id: "g()", name: "skipped", task: nil, outcome: .skipped),
      CheckVerdict(id: "h()", name: "not run", task: nil, outcome: .notRun),
    ]
    return verdict
  }

  static var passed: Verdict {
    var verdict = verdict(.passed)
    verdict.origin = .cached
    verdict.checks = [CheckVerdict(id: "a()", name: "starts at zero", task: 1, outcome: .passed)]
    return verdict
  }

  static var doesNotCompile: Verdict {
    var verdict = verdict(.doesNotCompile)
    verdict.diagnostics =
      [
        Diagnostic(
          file: file, line: 14, column: 18, severity: .error, message: "cannot find 'flipCuont' in scope",
          sourceLine: "\tlet 횟수 = 1; flipCuont += 1",
          notes: [
            Diagnostic(
              file: file, line: 12, column: 5, severity: .note, message: "change 'let' to 'var' to make it mutable",
              sourceLine: "    let card = cards[index]", fixIts: [.init(line: 12, column: 5, length: 3, text: "var")])
          ])
      ]
      + (1...4).map {
        Diagnostic(file: file, line: $0, column: 1, severity: .error, message: "expected declaration number \($0)")
      } + [Diagnostic(file: file, line: 9, column: 1, severity: .warning, message: "never used")]
    verdict.checks = [CheckVerdict(id: "a()", name: "starts at zero", task: 1, outcome: .notRun)]
    return verdict
  }

  static var missingMember: Verdict {
    var verdict = verdict(.doesNotCompile)
    verdict.checks = [
      CheckVerdict(id: "a()", name: "starts at zero", task: 1, outcome: .notRun),
      CheckVerdict(
        id: "b()", name: "reports whether a card may be chosen", task: 4, outcome: .doesNotCompile,
        reason: .asItIs("Concentration has no member canChoose yet.")),
    ]
    return verdict
  }

  static var error: Verdict {
    var verdict = verdict(.error)
    verdict.reason = .asItIs("The compiler was stopped after 60 seconds.")
    return verdict
  }

  private static func verdict(_ outcome: Verdict.Outcome) -> Verdict {
    var seconds = Verdict.Seconds()
    seconds.total = 0.137
    return Verdict(outcome: outcome, route: .direct, origin: .fresh, source: "/mine/flip-count", seconds: seconds)
  }
}

extension Appearance {
  static func plain(_ width: Int) -> Appearance { Appearance(width: width, isColoured: false, isUnicode: true) }
  static let ascii = Appearance(width: 80, isColoured: false, isUnicode: false)
  static let coloured = Appearance(width: 80, isColoured: true, isUnicode: true)
}

extension [StyledLine] {
  /// The text, without the empty lines around it.
  var text: String {
    let lines = map(\.text)
    return lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed().joined(separator: "\n")
  }
}

func report(_ verdict: Verdict, _ appearance: Appearance, notices: [String] = []) -> CheckReport {
  CheckReport(
    exercise: FlipCount.exercise, verdict: verdict, notices: notices,
    next: verdict.outcome == .passed ? ["lectern start new-game"] : ["lectern hint flip-count 2"],
    appearance: appearance, sourceLine: FlipCount.sourceLine)
}

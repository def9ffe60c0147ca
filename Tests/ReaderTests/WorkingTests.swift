import Course
import Grading
import Markdown
import Terminal
import Testing
import Typesetting

@testable import Reader

@Suite("Working at exercises")
struct WorkingTests {
  static let adder = Exercise(
    slug: "adder", title: "Adder", directory: "/course/exercises/adder",
    configuration: ExerciseConfiguration(solution: ["Sources/Adder/Adder.swift"], test: []),
    owner: SectionReference(note: "01-sums", anchor: "what", noteTitle: "Sums", sectionTitle: "What"))

  static func check(
    _ name: String, _ outcome: CheckVerdict.Outcome, task: Int = 1, line: Int? = nil,
    file: String = "/w/adder/Sources/A.swift"
  ) -> CheckVerdict {
    var check = CheckVerdict(id: "Adder/\(name)()", name: name, task: task, outcome: outcome)
    if outcome == .failed {
      check.issues = [
        .init(message: "because of \(name)", expected: "3", actual: "2", file: line.map { _ in file }, line: line)
      ]
    }
    return check
  }

  static func checked(_ checks: [CheckVerdict], outcome: Verdict.Outcome = .failed) -> CheckedExercise {
    var verdict = Verdict(outcome: outcome, route: .direct, origin: .fresh, source: "/w/adder", seconds: .init())
    verdict.checks = checks
    return CheckedExercise(exercise: adder, verdict: verdict)
  }

  static let failing = checked([
    check("adds", .passed), check("adds many", .failed, line: 12), check("adds none", .failed, task: 2),
  ])

  /// Somebody at the section of an exercise.
  private func reading(columns: Int = 80, rows: Int = 30) -> Reading {
    var reading = Reading(columns: columns, rows: rows, exercises: [Reading.exercise], course: Reading.course)
    reading.press("]")
    return reading
  }

  @Test(
    "keys ask for what can be done with the exercise of the section",
    arguments: [
      ("e", ExerciseAction.edit(nil)), ("c", .check), ("h", .hint(task: nil)), ("=", .compare),
      ("R", .reset(isCertain: false)), ("S", .solution(isCertain: false)),
    ])
  func actions(key: String, action: ExerciseAction) {
    var reading = reading()
    reading.press(key)
    #expect(reading.effects.last == .exercise(action, "adder"))
  }

  @Test("the keys are shown where they work, and are of no use elsewhere")
  func elsewhere() {
    var reading = reading(columns: 100)
    #expect(reading.lastRow.contains("e edit"))
    reading.resize(100, 8)
    reading.press("G")
    #expect(!reading.lastRow.contains("e edit"))
    let count = reading.effects.count
    reading.press("e c h = R S .")
    #expect(reading.effects.count == count)
    reading.press("e")
    #expect(reading.screen.suffix(2).joined().contains("This section has no exercise"))
  }

  @Test("a verdict comes beside the note, one failure is explained, and . and , step through them")
  func failures() {
    var reading = reading()
    reading.send(.checking(exercise: "adder", title: "Adder"))
    #expect(reading.screen.contains { $0.contains("checking") })
    reading.send(.checked(Self.failing))
    func explained() -> String { reading.screen.first { $0.contains("because of") }?.trimmed ?? "" }
    #expect(reading.screen.contains { $0.contains("── Adder") && $0.contains("1 of 3 checks pass") })
    #expect(explained() == "because of adds many")
    reading.press(".")
    #expect(explained() == "because of adds none")
    reading.press(".")
    #expect(explained() == "because of adds many")
    reading.press(",")
    #expect(explained() == "because of adds none")
    reading.press("h")
    #expect(reading.effects.last == .exercise(.hint(task: 2), "adder"))
  }

  @Test("the failure that is looked at stays in view while it fails")
  func stayingWithAFailure() {
    var reading = reading()
    reading.send(.checked(Self.failing))
    reading.press(".")
    reading.send(.checked(Self.failing))
    #expect(reading.state.work?.selected == 2)
    reading.send(.checked(Self.checked([Self.check("adds", .failed), Self.check("adds none", .passed)])))
    #expect(reading.state.work?.selected == 0)
  }

  @Test("the line of the learner's that a failure names is opened, never one of the checks'")
  func failingLine() {
    var reading = reading()
    reading.send(.checked(Self.failing))
    reading.press("E")
    let place = EditPlace(file: "/w/adder/Sources/A.swift", line: 12)
    #expect(reading.effects.last == .exercise(.edit(place), "adder"))
    reading.send(.checked(Self.checked([Self.check("adds", .failed, line: 3, file: "/w/adder/Tests/T.swift")])))
    let count = reading.effects.count
    reading.press("E")
    #expect(reading.effects.count == count)
  }

  @Test("the section that explains the exercise is gone to from anywhere")
  func explaining() {
    var reading = reading(rows: 14)
    reading.send(.checked(Self.failing))
    reading.press("Esc G w")
    #expect(reading.firstLine == "What")
    reading.send(.opened(Reading.text("# Products", name: .note("02-products")), Arrival(.top)))
    reading.press("w")
    #expect(reading.effects.last == .open(.note("01-sums"), Arrival(.anchor("what"))))
  }

  @Test("a hint takes the place of the checks until it is closed")
  func hints() {
    var reading = reading()
    reading.send(.checked(Self.failing))
    reading.send(
      .hint(
        Hint(slug: "adder", task: 1, taskTitle: "Add", level: 1, levels: 3, text: Document(parsing: "Use a loop."))))
    #expect(reading.screen.contains { $0.contains("Hint 1 of 3 for task 1") })
    #expect(reading.screen.contains { $0.contains("Use a loop.") })
    #expect(!reading.screen.contains { $0.contains("because of") })
    reading.press("Esc")
    #expect(reading.screen.contains { $0.contains("because of") })
  }

  @Test("beside the text there is room for a hint and the checks")
  func hintAndChecks() {
    var reading = reading(columns: 200, rows: 40)
    reading.send(.checked(Self.failing))
    reading.send(
      .hint(
        Hint(slug: "adder", task: 1, taskTitle: "Add", level: 1, levels: 3, text: Document(parsing: "Use a loop."))))
    #expect(reading.screen.contains { $0.contains("Use a loop.") })
    #expect(reading.screen.contains { $0.contains("because of adds many") })
  }

  @Test("the check that is stepped to is in sight, however low the panel is")
  func steppingInALowPanel() {
    var reading = reading(rows: 14)
    reading.send(.checked(Self.checked((1...9).map { Self.check("adds \($0)", .failed) })))
    for number in 2...9 {
      reading.press(".")
      #expect(reading.screen.contains { $0.contains("✘ adds \(number)") }, "\(number)")
    }
  }

  @Test("the next exercise is offered where the course has any")
  func coursesWithoutExercises() {
    var course = Reading.course
    #expect(Reading(course: course).lastRow.contains("next exercise"))
    for index in course.notes.indices { course.notes[index].tally = "" }
    #expect(!Reading(course: course).lastRow.contains("next exercise"))
  }

  @Test("after a pass the next exercise and the solution are offered")
  func passing() {
    var reading = reading(columns: 120)
    reading.send(.checked(Self.checked([Self.check("adds", .passed)], outcome: .passed)))
    #expect(reading.screen.contains { $0.contains("The one check passes") })
    #expect(reading.lastRow.contains("x next exercise") && reading.lastRow.contains("S solution"))
    reading.press("x")
    #expect(reading.effects.last == .goToNext)
  }

  @Test("a question is answered by y, and by nothing else")
  func questions() {
    var reading = reading()
    let effect = ReaderEffect.exercise(.reset(isCertain: true), "adder")
    let count = reading.effects.count
    for key in ["n", "Esc", "Enter", "q"] {
      reading.send(.asked(Question("Begin anew?", effect: effect)))
      #expect(reading.lastRow.contains("Begin anew?   y: yes"))
      reading.press(key)
      #expect(reading.effects.count == count)
    }
    reading.send(.asked(Question("Begin anew?", effect: effect)))
    reading.press("y")
    #expect(reading.effects.last == effect)
  }

  @Test("the panel stands below the text, and beside it where there is room for both")
  func panelPlace() {
    var reading = reading()
    reading.send(.checked(Self.failing))
    #expect(!reading.state.layout.isPanelBeside)
    reading.resize(200, 60)
    #expect(reading.state.layout.isPanelBeside)
    reading.press("p")
    #expect(reading.state.layout.panel.isEmpty)
    reading.press("p")
    #expect(!reading.state.layout.panel.isEmpty)
  }

  @Test("a note whose marks have changed stays where it is, at the section that was gone to")
  func changedMarks() {
    var reading = reading(rows: 40)
    #expect(reading.state.currentExercise?.slug == "adder")
    reading.press("]")
    let (top, aim) = (reading.state.top, reading.state.aim)
    reading.send(.changed(Reading.text(Reading.note, exercises: [Reading.exercise])))
    #expect(reading.state.top == top && reading.state.aim == aim && aim == "why")
    #expect(reading.state.currentExercise == nil)
  }
}

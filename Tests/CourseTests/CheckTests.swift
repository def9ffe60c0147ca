import SwiftSource
import Testing
import Wordings

@testable import Course

@Suite("Checks, tasks and links belong together")
struct CheckTests {
  private static func check(
    _ function: String, suite: String = "", labels: String = "()", task: Int? = nil, file: String = "Tests/M.swift"
  ) -> DiscoveredCheck {
    DiscoveredCheck(
      framework: .swiftTesting, suite: suite, function: function, labels: labels, displayName: nil, task: task,
      isParameterized: labels != "()", file: file, firstLine: 7, lastLine: 9)
  }

  private static let sound = [
    "flip-count": [check("countsFlips", task: 1), check("resets", suite: "Reset", task: 2)],
    "set-rules": [check("deals", suite: "Outer/Inner", labels: "(_:)")], "set-deck": [check("has81Cards")],
  ]

  @Test("a sound course has no further problem")
  func noProblem() throws {
    let course = try CourseFolder(CourseFolder.sound).load()
    #expect(course.problems(ofChecks: Self.sound).map(\.brief) == [])
    #expect(course.problems(ofChecks: [:]).map(\.brief) == [])
  }

  @Test(
    "what does not belong together is reported with its place",
    arguments: [
      ("set-deck", [], ["exercises/set-deck/Tests/M.swift:-: There is no check in the exercise's check files."]),
      (
        "flip-count", [check("countFlips", task: 1), check("resets", suite: "Reset", task: 2)],
        ["notes/01-model.md:9: The exercise 'flip-count' has no check 'countsFlips'."]
      ),
      (
        "flip-count", [check("countsFlips", task: 1), check("resets", suite: "Other", task: 2)],
        ["notes/01-model.md:9: The exercise 'flip-count' has no check 'Reset.resets'."]
      ),
      (
        "flip-count",
        [
          check("countsFlips", suite: "A", task: 1), check("countsFlips", suite: "B", task: 1),
          check("resets", suite: "Reset", task: 2),
        ],
        ["notes/01-model.md:9: '#countsFlips' names 2 checks of 'flip-count'."]
      ),
      (
        "flip-count", [check("countsFlips", task: 1), check("resets", suite: "Reset", task: 3)],
        [
          "exercises/flip-count/.docs/instructions.md:7: No check is for task 2.",
          "exercises/flip-count/Tests/M.swift:7: 'resets' is for task 3, but there is no such task.",
        ]
      ),
    ] as [(String, [DiscoveredCheck], [String])])
  func problems(_ slug: String, _ checks: [DiscoveredCheck], _ expected: [String]) throws {
    let course = try CourseFolder(CourseFolder.sound).load()
    #expect(course.problems(ofChecks: Self.sound.merging([slug: checks]) { $1 }).map(\.brief) == expected)
  }

  @Test("a task without a hint is reported at the task")
  func missingHint() throws {
    let course = try CourseFolder.changed(["exercises/flip-count/.docs/hints.md": "## 2. x\n\ntext\n"]).load()
    #expect(
      course.problems(ofChecks: Self.sound).map(\.brief) == [
        "exercises/flip-count/.docs/instructions.md:3: There is no hint for task 1."
      ])
  }

  @Test("a check that the configuration names must exist")
  func namedChecks() throws {
    let config = """
      {"files": {"solution": ["Sources/M/M.swift"], "test": ["Tests/M.swift"]},
       "lectern": {"points": {"has81Cards()": 2, "has80Cards()": 1}, "ko": {"has81Cards()": "81장이다"}}}
      """
    let course = try CourseFolder.changed(["exercises/set-deck/.meta/config.json": config]).load(language: "ko")
    let problems = course.problems(ofChecks: Self.sound)
    #expect(
      problems.map(\.brief) == ["exercises/set-deck/.meta/config.json:-: The exercise has no check 'has80Cards()'."])
    #expect(problems.first?.help.english == "Did you mean 'has81Cards()'?")
  }

  @Test("the file of a check may be named by its absolute path")
  func absoluteFile() throws {
    let course = try CourseFolder(CourseFolder.sound).load()
    let file = try course.exercise(named: "set-deck").directory + "/Tests/M.swift"
    let problems = course.problems(ofChecks: ["set-deck": [Self.check("a", task: 1, file: file)]])
    #expect(problems.map(\.file) == ["exercises/set-deck/Tests/M.swift"])
  }

  @Test(
    "a fragment names a check by its function, and by as many suites as it gives",
    arguments: [
      ("resets", "Reset/resets()", true), ("Reset.resets", "Reset/resets()", true), ("resets", "resets()", true),
      ("Inner.deals", "Outer/Inner/deals(_:)", true), ("Outer.Inner.deals", "Outer/Inner/deals(_:)", true),
      ("Outer.deals", "Outer/Inner/deals(_:)", false), ("sets", "Reset/resets()", false), ("", "Reset/resets()", false),
      ("holds 1.5 cards", "Deck/holds 1.5 cards()", true), ("5 cards", "Deck/holds 1.5 cards()", false),
      ("뒤집기", "카드/뒤집기()", true), ("deals(_:)", "deals(_:)", false),
    ])
  func fragment(_ fragment: String, _ id: String, _ names: Bool) {
    #expect(CheckFragment(fragment).names(checkWithID: id) == names)
  }
}

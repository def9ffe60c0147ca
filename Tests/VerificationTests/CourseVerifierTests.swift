import Course
import SampleCourse
import Testing
import Wordings

@testable import Verification

/// Courses in a temporary folder, with the real compiler and runner.
@Suite("Proving a course", .tags(.slow))
struct CourseVerifierTests {
  @Test("a sound course has no problems, and every exercise is proved three ways")
  func sound() throws {
    let report = try verified(SampleCourse.files)
    #expect(report.problems.map(\.text) == [])
    #expect(report.isSound)
    #expect(report.blocks == 0)
    #expect(
      report.exercises == [
        ExerciseReport(
          slug: "adder", sound: true, starter: .init(compiles: true, passed: 0, total: 2),
          reference: .init(passed: 2, total: 2, warnings: 0),
          mutants: [.init(name: "Subtracts", expected: ["adds"], rejectedBy: ["adds()"])],
          mechanical: .init(made: 3, rejected: 3)),
        ExerciseReport(
          slug: "greeter", sound: true, starter: .init(compiles: true, passed: 0, total: 2),
          reference: .init(passed: 2, total: 2, warnings: 0),
          mutants: [.init(name: "ForgetsTheName", expected: ["greets"], rejectedBy: ["greets()"])],
          mechanical: .init(made: 5, rejected: 5)),
      ])
  }

  @Test("every problem is reported at once, with its place")
  func unsound() throws {
    let report = try verified(Self.unsoundCourse)
    let found = report.problems.map(\.text)
    for problem in Self.problems { #expect(found.contains(problem)) }
    #expect(found.count == Self.problems.count, "\(Set(found).subtracting(Self.problems))")
    #expect(report.problems.allSatisfy { !$0.help.isEmpty })
    #expect(!report.isSound)
    #expect(report.exercises.map(\.slug) == ["adder", "second", "greeter"])
    #expect(report.exercises.map(\.sound) == [false, false, false])
    #expect(report.exercises.map(\.starter.compiles) == [true, true, false])
    #expect(report.exercises.map(\.reference.passed) == [2, 1, 0])
    let mutants = report.exercises[0].mutants
    #expect(mutants.map(\.name) == ["AddsRight", "DoesNotCompile", "NamesNobody", "Subtracts"])
    #expect(mutants.map(\.rejectedBy) == [[], [], ["adds()"], ["adds()"]])
  }

  private static let unsoundCourse = SampleCourse.files.merging([
    "notes/01-numbers.md": """
    # Numbers

    [The adder](../exercises/adder), [a second](../exercises/second) and [an empty one](../exercises/empty).

    - [ ] Add ([adds](../exercises/adder#addz)), as [it was](00-before.md)

    """,
    // The first check passes and there is a warning.
    "exercises/adder/Sources/Adder/Adder.swift": """
    func sum(_ a: Int, _ b: Int) -> Int {
      let unused = a
      return a == 1 ? 3 : 0
    }

    """,
    "exercises/adder/.docs/hints.md": "# Hints\n\n## 1. Add\n\n- Which operator adds?\n",
    "exercises/adder/.meta/Mutants/AddsRight/Adder.swift":
      "// Mistake: none; rejected by: adds\n\(SampleCourse.adderReference)",
    "exercises/adder/.meta/Mutants/Silent/Adder.swift": "func sum(_ a: Int, _ b: Int) -> Int { a - b }\n",
    "exercises/adder/.meta/Mutants/NamesNobody/Adder.swift":
      "// Mistake: subtracts; rejected by: addz\nfunc sum(_ a: Int, _ b: Int) -> Int { a - b }\n",
    "exercises/adder/.meta/Mutants/DoesNotCompile/Adder.swift":
      "// Mistake: subtracts; rejected by: adds\nfunc sum(_ a: Int, _ b: Int) -> Int { a - c }\n",
    // Neither starter nor reference compiles.
    "exercises/greeter/Sources/Greeter/Greeter.swift": "func greeting(_ name: String) -> String { nome }\n",
    "exercises/greeter/.meta/Sources/Greeter/Greeter.swift": "func salute(_ name: String) -> String { name }\n",
    // The reference fails a check.
    "exercises/second/.docs/instructions.md": "# Second\n\n## 1. Add\n\nAdd two numbers.\n",
    "exercises/second/.docs/hints.md": "# Hints\n\n## 1. Add\n\n- Which operator adds?\n",
    "exercises/second/.meta/config.json": SampleCourse.configuration("Adder"),
    "exercises/second/Package.swift": SampleCourse.manifest("Adder"),
    "exercises/second/Sources/Adder/Adder.swift": "func sum(_ a: Int, _ b: Int) -> Int { 0 }\n",
    "exercises/second/.meta/Sources/Adder/Adder.swift": "func sum(_ a: Int, _ b: Int) -> Int { a - b }\n",
    "exercises/second/Tests/AdderTests/AdderTests.swift": """
    import Testing
    @testable import Adder

    // Task 1
    @Test func adds() { #expect(sum(1, 2) == 3) }
    // Task 1
    @Test func keeps() { #expect(sum(1, 0) == 1) }

    """,
    // There is no package.
    "exercises/empty/.docs/instructions.md": "# Empty\n",
    "exercises/empty/.meta/config.json": SampleCourse.configuration("Empty"),
    "exercises/empty/Sources/Empty/Empty.swift": "",
    "exercises/empty/Tests/EmptyTests/EmptyTests.swift": "",
    "exercises/empty/.meta/Sources/Empty/Empty.swift": "",
  ]) { $1 }

  private static let problems: Set<String> = [
    "notes/01-numbers.md:5: The exercise 'adder' has no check 'addz'.",
    "notes/01-numbers.md:5: The link to '00-before.md' leads nowhere.",
    "exercises/adder/.docs/instructions.md:7: There is no hint for task 2.",
    "exercises/adder/.meta/Mutants/AddsRight/Adder.swift:1: "
      + "The mutant 'AddsRight' is not rejected by 'adds', though it should be: none.",
    "exercises/adder/.meta/Mutants/DoesNotCompile/Adder.swift:2: "
      + "The mutant 'DoesNotCompile' is refused: cannot find 'c' in scope",
    "exercises/adder/.meta/Mutants/NamesNobody/Adder.swift:1: "
      + "The mutant 'NamesNobody' names a check 'addz' that is not there.",
    "exercises/adder/.meta/Mutants/Silent/Adder.swift:1: "
      + "The mutant 'Silent' does not say what is wrong and which check rejects it.",
    "exercises/adder/Sources/Adder/Adder.swift:2: The starter compiles with a warning: initialization of immutable "
      + "value 'unused' was never used; consider replacing with assignment to '_' or removing it.",
    "exercises/adder/Tests/AdderTests/AdderTests.swift:6: "
      + "The starter passes 'adds()' before the learner has written anything.",
    "exercises/empty:-: 'empty' has no Package.swift.",
    "exercises/greeter/Sources/Greeter/Greeter.swift:1: The starter is refused: cannot find 'nome' in scope",
    "exercises/greeter/Tests/GreeterTests/GreeterTests.swift:6: "
      + "The reference is refused: cannot find 'greeting' in scope (and 1 more)",
    "exercises/second/Tests/AdderTests/AdderTests.swift:5: The reference does not pass 'adds()': failed.",
  ]
}

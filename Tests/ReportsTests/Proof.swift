import Course
import Wordings

@testable import Verification

/// What was proved of a course.
enum Proof {
  private static let reference = "exercises/flip-count/.meta/Sources/FlipCount/Concentration.swift"

  static let unsound = CourseReport(
    problems: [
      Problem(
        file: "exercises/flip-count/.meta/Mutants/CountsTwice/Concentration.swift", line: 1,
        message: .asItIs("The mutant 'CountsTwice' is not rejected by 'counts', though it should be: counts twice."),
        help: .asItIs("Sharpen the check, or name another.")),
      Problem(
        file: "notes/02-concentration.md", message: .asItIs("No note links to the exercise 'new-game'."),
        help: .asItIs("Link to its directory, without a fragment, from the section that it belongs to.")),
    ],
    exercises: [
      ExerciseReport(
        slug: "memory-game", sound: true, starter: .init(compiles: true, passed: 0, total: 12),
        reference: .init(passed: 12, total: 12, warnings: 0),
        mutants: [.init(name: "M", expected: ["counts"], rejectedBy: ["counts()"])],
        mechanical: .init(made: 3, rejected: 3)),
      ExerciseReport(
        slug: "flip-count", sound: false, starter: .init(compiles: true, passed: 0, total: 2),
        reference: .init(passed: 2, total: 2, warnings: 0),
        mutants: [.init(name: "CountsTwice", expected: ["counts"], rejectedBy: [])],
        mechanical: .init(
          made: 10, rejected: 8,
          survivors: [
            .init(
              mutation: "Concentration.flipCount: flipCount = 0 → flipCount = 1", file: reference, line: 7),
            .init(
              mutation: "Concentration.newGame(): body → nothing", file: reference, line: 29, reason: "nobody calls it"),
          ])),
    ])

  static let sound = CourseReport(problems: [], exercises: Array(unsound.exercises.prefix(1)), blocks: 12)
}

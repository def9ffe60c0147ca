import Course
import Grading
import SampleCourse
import Testing

@testable import LecternCLI

@Suite("The hint that is suggested")
struct HintOfErrorTests {
  private static let source = """
    // Task 1
    struct Game {
      var score = 0

      // Tasks 2 and 3
      func flip(at index: Int) {
        scor += 1
      }

      // MARK: - Task 4
      func end() {}
    }
    """

  private func exercise(_ folder: TestFolder) -> Exercise {
    Exercise(
      slug: "game", title: "Game", directory: "\(folder.path)/course",
      configuration: ExerciseConfiguration(solution: ["Game.swift"], test: []),
      tasks: (1...4).map { ExerciseTask(number: $0, title: "T", hints: [], line: 1) })
  }

  private func verdict(_ folder: TestFolder, errorAt line: Int?, outcomes: [CheckVerdict.Outcome]) -> Verdict {
    var verdict = Verdict(
      outcome: .doesNotCompile, route: .direct, origin: .fresh, source: folder.path, seconds: .init())
    verdict.checks = outcomes.enumerated().map {
      CheckVerdict(id: "\($0)()", name: "c", task: $0 + 1, outcome: $1)
    }
    if let line {
      verdict.diagnostics = [
        Diagnostic(file: "\(folder.path)/Game.swift", line: line, column: 1, severity: .error, message: "no")
      ]
    }
    return verdict
  }

  @Test(
    "is of the task that the error stands below, or of the first check that is not passed, or none",
    arguments: [
      (3, [.notRun, .notRun], "lectern hint game 1"), (7, [.notRun, .notRun], "lectern hint game 2"),
      (11, [.notRun, .notRun], "lectern hint game 4"), (nil, [.notRun, .notRun], nil),
      (nil, [.passed, .failed], "lectern hint game 2"),
      (nil, [.passed, .skipped, .doesNotCompile], "lectern hint game 3"),
      (40, [.notRun], "lectern hint game 4"),
    ] as [(Int?, [CheckVerdict.Outcome], String?)])
  func hints(line: Int?, outcomes: [CheckVerdict.Outcome], command: String?) throws {
    let folder = try TestFolder(["Game.swift": Self.source])
    #expect(
      helpfulCommands(exercise(folder), verdict(folder, errorAt: line, outcomes: outcomes))
        == [command].compactMap { $0 })
  }

  @Test("is none where no task is named above the error")
  func noTask() throws {
    let folder = try TestFolder(["Game.swift": "struct Game {\n  no\n}"])
    #expect(helpfulCommands(exercise(folder), verdict(folder, errorAt: 2, outcomes: [.notRun])).isEmpty)
  }
}

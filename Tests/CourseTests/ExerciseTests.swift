import Testing
import Wordings

@testable import Course

@Suite("An exercise is read from its directory")
struct ExerciseTests {
  private func load(_ files: [String: String], language: String = "en") throws -> Course {
    let inExercise = files.map { ("exercises/flip-count/\($0.key)", $0.value) }
    let sources = ["S.swift", "T.swift", "E.swift", "R.swift"].map { ("exercises/flip-count/\($0)", "") }
    let folder = try CourseFolder(Dictionary(inExercise + sources) { first, _ in first })
    return try folder.load(language: language)
  }

  @Test("every key of the configuration is read")
  func configuration() throws {
    let json = """
      {"blurb": "Count.", "authors": ["a"], "icon": "x",
       "files": {"solution": ["S.swift"], "test": ["T.swift"], "exemplar": ["R.swift"], "editor": ["E.swift"]},
       "lectern": {"points": {"a()": 3}, "limits": {"run": 2.5, "compile": 30, "memory": 134217728, "output": 1024,
         "processes": 1}, "safety": "strict", "imports": ["Foundation"], "allow": ["print"], "ko": {"a()": "가"}}}
      """
    let expected = ExerciseConfiguration(
      solution: ["S.swift"], test: ["T.swift"], example: ["R.swift"], editor: ["E.swift"], blurb: "Count.",
      limits: .init(run: 2.5, compile: 30, memory: 134_217_728, output: 1024, processes: 1), safety: .strict,
      imports: ["Foundation"], allow: ["print"], points: ["a()": 3], checkNames: ["a()": "가"])
    let course = try load([".meta/config.json": json, ".docs/instructions.md": "# T\n"], language: "ko")
    #expect(course.exercises.first?.configuration == expected)
    #expect(course.reported == [])
  }

  @Test("what is left out has its default")
  func defaults() throws {
    let json = #"{"files": {"solution": ["S.swift"], "test": ["T.swift"]}}"#
    let course = try load([".meta/config.json": json, ".docs/instructions.md": ""])
    #expect(course.exercises.first?.configuration == ExerciseConfiguration(solution: ["S.swift"], test: ["T.swift"]))
  }

  @Test(
    "a value that makes no sense is reported at its line",
    arguments: [
      (#""safety": "lax""#, "The safety 'lax' does not exist."),
      (#""limits": {"run": 0}"#, "The limit 'run' leaves nothing."),
      (#""limits": {"memory": -1}"#, "The limit 'memory' leaves nothing."),
      (#""limits": {"processes": -1}"#, "The limit 'processes' is negative."),
      (#""limits": {"run": "10"}"#, "The value of 'run' is of the wrong kind."),
      (#""limits": {"memory": 1e99}"#, "This is not JSON."),
      (#""imports": "Foundation""#, "The value of 'imports' is of the wrong kind."),
    ])
  func senselessValue(_ value: String, _ message: String) throws {
    let json = "{\"files\": {\"solution\": [\"S.swift\"], \"test\": [\"T.swift\"]},\n\"lectern\": {\n\(value)}}"
    let course = try load([".meta/config.json": json, ".docs/instructions.md": "# T\n"])
    #expect(course.problems.map(\.message.english) == [message])
    #expect(course.problems.map(\.line) == [message == "This is not JSON." ? nil : 3])
  }

  @Test(
    "the title comes from the instructions, then from the slug",
    arguments: [
      ("# The *flip* count\n", "The flip count"), ("# Instructions\n", "Flip count"), ("text\n", "Flip count"),
      ("# Description\n\n## 1. Task\n", "Flip count"), ("", "Flip count"),
    ])
  func title(_ instructions: String, _ expected: String) throws {
    let course = try load([".docs/instructions.md": instructions])
    #expect(course.exercises.map(\.title) == [expected])
  }

  @Test("hints are list items and paragraphs, with the definitions that they use")
  func hints() throws {
    let hints = """
      # Hints

      ## General

      - Not for a task.

      ## 1. Count

      - Look at [the model][model],
        not at the view.

        ```swift
        flipCount += 1
        ```
      - Second with `code`.

      A paragraph
      over two lines.

          code after it

      ## 2. Reset

      1. Numbered.

      ### Not a task

      [model]: https://example.com
      [unused]: https://example.org
      """
    let course = try load([
      ".docs/instructions.md": "# T\n\n## 1. Count\n\n## 2. Reset\n\n## 3) no task\n\n### 4. no task\n",
      ".docs/hints.md": hints,
    ])
    let tasks = try #require(course.exercises.first?.tasks)
    #expect(tasks.map(\.number) == [1, 2])
    #expect(tasks.map(\.title) == ["Count", "Reset"])
    #expect(tasks.map(\.line) == [3, 5])
    #expect(
      tasks[0].hints == [
        """
        Look at [the model][model],
        not at the view.

        ```swift
        flipCount += 1
        ```

        [model]: https://example.com
        """,
        "Second with `code`.", "A paragraph\nover two lines.\n\n    code after it",
      ])
    #expect(tasks[1].hints == ["Numbered.", "### Not a task"])
  }
}

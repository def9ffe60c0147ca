import Course
import Workspace

/// A course with one exercise, and a workspace that is not made yet, in a folder of its own.
struct ExampleCourse {
  let folder: TemporaryFolder
  let workspace: Workspace
  var exercise: Exercise

  static let starter = [
    ".docs/hints.md": "# Hints", ".docs/instructions.ko.md": "# 뒤집기", ".docs/instructions.md": "# Flip count",
    "Package.swift": "// swift-tools-version: 6.2", "Sources/FlipCount/Card.swift": "struct Card {}",
    "Sources/FlipCount/Game.swift": "struct Game {}", "Tests/FlipCountTests/GameTests.swift": "import Testing",
  ]

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Dictionary(uniqueKeysWithValues: Self.starter.map { ("course/exercises/flip-count/\($0)", $1) }))
    try folder.write([
      "course/exercises/flip-count/.meta/config.json": "{}",
      "course/exercises/flip-count/.meta/Sources/FlipCount/Game.swift": "struct Game { /* solved */ }",
      "course/exercises/flip-count/.build/debug.yaml": "", "course/exercises/flip-count/.DS_Store": "",
    ])
    exercise = Exercise(
      slug: "flip-count", title: "Flip count", directory: "\(folder.path)/course/exercises/flip-count",
      configuration: ExerciseConfiguration(
        solution: ["Sources/FlipCount/Game.swift"], test: ["Tests/FlipCountTests/GameTests.swift"],
        editor: ["Sources/FlipCount/Card.swift"]))
    workspace = Workspace(
      directory: "\(folder.path)/work", course: CourseRecord(course: "\(folder.path)/course", title: "Cards"))
  }
}

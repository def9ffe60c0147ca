import Foundation
import Testing
import Workspace

@Suite("How a copy stands to the course")
struct StatusTests {
  @Test("an exercise without a copy is not started, and nothing is made for it")
  func notStarted() throws {
    let example = try ExampleCourse()
    #expect(
      try example.workspace.status(of: example.exercise)
        == ExerciseStatus(isStarted: false))
    #expect(!example.workspace.exists)
  }

  @Test("a fresh copy is the course's, and the learner's own files may differ")
  func same() throws {
    let example = try ExampleCourse()
    _ = try example.workspace.start(example.exercise)
    try example.folder.write([
      "work/flip-count/Sources/FlipCount/Game.swift": "struct Game { var mine = 1 }",
      "work/flip-count/.docs/instructions.md": "my notes",
    ])
    #expect(
      try example.workspace.status(of: example.exercise)
        == ExerciseStatus(isStarted: true))
  }

  @Test("edited and missing checks, read-only files and manifests are named")
  func edited() throws {
    let example = try ExampleCourse()
    _ = try example.workspace.start(example.exercise)
    try example.folder.write([
      "work/flip-count/Tests/FlipCountTests/GameTests.swift": "// nothing is tested any more",
      "work/flip-count/Package.swift": "// swift-tools-version: 5.0",
    ])
    try FileManager.default.removeItem(
      atPath: "\(example.workspace.directory)/flip-count/Sources/FlipCount/Card.swift")
    #expect(
      try example.workspace.status(of: example.exercise)
        == ExerciseStatus(
          isStarted: true, differing: ["Package.swift", "Tests/FlipCountTests/GameTests.swift"],
          missing: ["Sources/FlipCount/Card.swift"]))
  }
}

import Foundation
import Testing
import Workspace

@Suite("Putting an exercise back to its starter")
struct ResetTests {
  static let game = "Sources/FlipCount/Game.swift"

  @Test("restores the starter, takes other files away, and keeps a copy of all that changes; hidden files stay")
  func reset() throws {
    let example = try ExampleCourse()
    _ = try example.workspace.start(example.exercise)
    try example.folder.write([
      "work/flip-count/\(Self.game)": "mine", "work/flip-count/Sources/FlipCount/내 코드.swift": "extra",
      "work/flip-count/.build/debug": "built",
    ])
    let deleted = "work/flip-count/Tests/FlipCountTests/GameTests.swift"
    try FileManager.default.removeItem(atPath: "\(example.folder.path)/\(deleted)")
    let reset = try example.workspace.reset(example.exercise, at: 0)
    #expect(reset.restored == [Self.game, "Tests/FlipCountTests/GameTests.swift"])
    #expect(reset.removed == ["Sources/FlipCount/내 코드.swift"])
    #expect(
      example.folder.files(in: "work/flip-count") == (ExampleCourse.starter.keys + [".build/debug"]).sorted())
    for (file, text) in ExampleCourse.starter { #expect(try example.folder.text("work/flip-count/\(file)") == text) }
    let backup = try #require(reset.backup)
    #expect(try String(contentsOfFile: "\(backup)/\(Self.game)", encoding: .utf8) == "mine")
    #expect(try String(contentsOfFile: "\(backup)/Sources/FlipCount/내 코드.swift", encoding: .utf8) == "extra")
  }

  @Test("what follows the starter again follows later changes of the course")
  func thenUpdated() throws {
    let example = try ExampleCourse()
    _ = try example.workspace.start(example.exercise)
    try example.folder.write([
      "work/flip-count/\(Self.game)": "mine", "course/exercises/flip-count/\(Self.game)": "second edition",
    ])
    _ = try example.workspace.reset(example.exercise, at: 0)
    #expect(try example.folder.text("work/flip-count/\(Self.game)") == "second edition")
    try example.folder.write(["course/exercises/flip-count/\(Self.game)": "third edition"])
    #expect(try example.workspace.update(example.exercise, at: 0).followed == [Self.game])
  }

  @Test("an unchanged exercise needs no backup")
  func unchanged() throws {
    let example = try ExampleCourse()
    _ = try example.workspace.start(example.exercise)
    let reset = try example.workspace.reset(example.exercise, at: 0)
    #expect(reset.restored.isEmpty && reset.removed.isEmpty && reset.backup == nil)
  }

  @Test("an exercise that was not started cannot be reset or compared")
  func notStarted() throws {
    let example = try ExampleCourse()
    #expect(throws: WorkspaceError.notStarted(exercise: "flip-count")) {
      try example.workspace.reset(example.exercise, at: 0)
    }
    #expect(throws: WorkspaceError.notStarted(exercise: "flip-count")) {
      try example.workspace.differences(of: example.exercise)
    }
  }

  @Test("differences are the files that are not as the course gives them, without instructions")
  func differences() throws {
    let example = try ExampleCourse()
    _ = try example.workspace.start(example.exercise)
    #expect(try example.workspace.differences(of: example.exercise).isEmpty)
    try example.folder.write([
      "work/flip-count/\(Self.game)": "mine", "work/flip-count/Notes.txt": "note",
      "work/flip-count/.docs/hints.md": "x",
    ])
    let found = try example.workspace.differences(of: example.exercise)
    #expect(found.map(\.path) == ["Notes.txt", Self.game])
    #expect(found.map(\.own) == [Array("note".utf8), Array("mine".utf8)])
    #expect(found.map(\.starter) == [nil, Array("struct Game {}".utf8)])
  }
}

import ContentHash
import Course
import Foundation
import Testing
import Workspace

@Suite("Starting an exercise")
struct StartTests {
  @Test("copies the starter, the checks and the instructions, and not the solution")
  func created() throws {
    let example = try ExampleCourse()
    let start = try example.workspace.start(example.exercise)
    #expect(start.outcome == .created)
    #expect(start.madeWorkspace)
    #expect(start.directory == "\(example.workspace.directory)/flip-count")
    #expect(example.folder.files(in: "work/flip-count") == ExampleCourse.starter.keys.sorted())
    for (file, text) in ExampleCourse.starter { #expect(try example.folder.text("work/flip-count/\(file)") == text) }
  }

  @Test("leaves nothing behind but its records")
  func tidy() throws {
    let example = try ExampleCourse()
    _ = try example.workspace.start(example.exercise)
    #expect(
      example.folder.files(in: "work/.lectern") == ["course.json", "start.lock", "started/flip-count.json"])
  }

  @Test("records what the starter was, by SHA-256")
  func record() throws {
    let example = try ExampleCourse()
    _ = try example.workspace.start(example.exercise)
    let text = try example.folder.text("work/.lectern/started/flip-count.json")
    let record = try JSONDecoder().decode(StartedFiles.self, from: Data(text.utf8))
    #expect(record.formatVersion == 1)
    #expect(record.files == ExampleCourse.starter.mapValues { SHA256.hash(Array($0.utf8)).hex })
  }

  @Test("keeps the learner's files and adds what is missing")
  func completed() throws {
    let example = try ExampleCourse()
    _ = try example.workspace.start(example.exercise)
    try example.folder.write([
      "work/flip-count/Sources/FlipCount/Game.swift": "struct Game { var mine = 1 }",
      "work/flip-count/Sources/FlipCount/Extra.swift": "struct Extra {}",
    ])
    #expect(try example.workspace.start(example.exercise).outcome == .alreadyThere)
    try FileManager.default.removeItem(atPath: "\(example.workspace.directory)/flip-count/Tests")
    let start = try example.workspace.start(example.exercise)
    #expect(!start.madeWorkspace)
    #expect(start.outcome == .completed(added: ["Tests/FlipCountTests/GameTests.swift"]))
    #expect(try example.folder.text("work/flip-count/Sources/FlipCount/Game.swift") == "struct Game { var mine = 1 }")
    #expect(try example.folder.text("work/flip-count/Sources/FlipCount/Extra.swift") == "struct Extra {}")
    #expect(try example.folder.text("work/flip-count/Tests/FlipCountTests/GameTests.swift") == "import Testing")
  }

  @Test("a course that is read-only gives copies that can be written")
  func permissions() throws {
    let example = try ExampleCourse()
    let source = "\(example.exercise.directory)/Sources/FlipCount/Game.swift"
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: source)
    _ = try example.workspace.start(example.exercise)
    let copy = "\(example.workspace.directory)/flip-count/Sources/FlipCount/Game.swift"
    let permissions = try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions] as? Int
    #expect(try #require(permissions) & 0o600 == 0o600)
    #expect(try #require(permissions) & 0o111 == 0)
  }

  @Test("what an interrupted start has left is cleared away")
  func interrupted() throws {
    let example = try ExampleCourse()
    try example.workspace.create()
    try example.folder.write([
      "work/.lectern/incoming/Sources/FlipCount/Game.swift": "struct Ga", "work/.lectern/incoming/file": "x",
    ])
    #expect(try example.workspace.start(example.exercise).outcome == .created)
    #expect(example.folder.files(in: "work/flip-count") == ExampleCourse.starter.keys.sorted())
    #expect(try example.folder.text("work/flip-count/Sources/FlipCount/Game.swift") == "struct Game {}")
    #expect(!FileManager.default.fileExists(atPath: "\(example.workspace.directory)/.lectern/incoming"))
  }

  @Test("several at once make one copy")
  func atOnce() async throws {
    let example = try ExampleCourse()
    let (workspace, exercise) = (example.workspace, example.exercise)
    let outcomes = try await withThrowingTaskGroup(of: Start.Outcome.self) { group in
      for _ in 0..<8 { group.addTask { try workspace.start(exercise).outcome } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count { $0 == .created } == 1)
    #expect(outcomes.count { $0 == .alreadyThere } == 7)
  }

  @Test("a link within the exercise is copied as a file")
  func innerLink() throws {
    let example = try ExampleCourse()
    try example.folder.link(
      "course/exercises/flip-count/Tests/FlipCountTests/Card.swift", to: "../../Sources/FlipCount/Card.swift")
    _ = try example.workspace.start(example.exercise)
    let copy = "\(example.workspace.directory)/flip-count/Tests/FlipCountTests/Card.swift"
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == "struct Card {}")
    #expect(throws: (any Error).self) { try FileManager.default.destinationOfSymbolicLink(atPath: copy) }
  }

  @Test(
    "a link out of the exercise, to a folder or to nothing stops the start", arguments: ["../../secret", ".", "no"])
  func outerLink(target: String) throws {
    let example = try ExampleCourse()
    try example.folder.write(["course/secret": "secret"])
    try example.folder.link("course/exercises/flip-count/Sources/link", to: "../\(target)")
    #expect(throws: WorkspaceError.unsafeLink(exercise: "flip-count", file: "Sources/link")) {
      try example.workspace.start(example.exercise)
    }
    #expect(example.folder.files(in: "work").isEmpty)
  }

  @Test("a file that the configuration names and the course lacks stops the start")
  func missingFile() throws {
    var example = try ExampleCourse()
    example.exercise.configuration.test.append("Tests/FlipCountTests/More.swift")
    #expect(throws: WorkspaceError.missingFile(exercise: "flip-count", file: "Tests/FlipCountTests/More.swift")) {
      try example.workspace.start(example.exercise)
    }
    #expect(example.folder.files(in: "work").isEmpty)
  }

  @Test("a name that leads elsewhere is refused", arguments: ["", ".", "..", "../up", ".lectern", "a/b"])
  func unusableName(slug: String) throws {
    var example = try ExampleCourse()
    example.exercise.slug = slug
    #expect(throws: WorkspaceError.unusableName(exercise: slug)) { try example.workspace.start(example.exercise) }
  }

  @Test("a file in the place of the exercise's folder is kept and reported")
  func fileInTheWay() throws {
    let example = try ExampleCourse()
    try example.folder.write(["work/flip-count": "mine"])
    #expect(throws: WorkspaceError.self) { try example.workspace.start(example.exercise) }
    #expect(try example.folder.text("work/flip-count") == "mine")
  }

  private struct StartedFiles: Decodable {
    var formatVersion: Int
    var files: [String: String]
  }
}

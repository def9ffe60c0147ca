import Course
import Foundation
import Testing

@testable import Workspace

@Suite("A course that changes after an exercise was started")
struct UpdateTests {
  static let game = "Sources/FlipCount/Game.swift"
  static let card = "Sources/FlipCount/Card.swift"
  static let checks = "Tests/FlipCountTests/GameTests.swift"
  static let instructions = ".docs/instructions.md"
  let example: ExampleCourse

  init() throws {
    example = try ExampleCourse()
    _ = try example.workspace.start(example.exercise)
  }

  private func changeCourse(_ file: String, _ text: String) throws {
    try example.folder.write(["course/exercises/flip-count/\(file)": text])
  }

  private func edit(_ file: String, _ text: String) throws {
    try example.folder.write(["work/flip-count/\(file)": text])
  }

  private func own(_ file: String) throws -> String { try example.folder.text("work/flip-count/\(file)") }

  private func update(at time: Double = 0) throws -> Update {
    try example.workspace.update(example.exercise, at: time)
  }

  @Test("nothing happens while the course stays as it was, whatever the learner does")
  func unchanged() throws {
    try edit(Self.game, "mine")
    try edit(Self.checks, "mine too")
    #expect(try update() == Update())
    #expect(try own(Self.game) == "mine")
    #expect(try own(Self.checks) == "mine too")
    #expect(example.folder.files(in: "work/.lectern/backups").isEmpty)
  }

  @Test(
    "what the learner has not changed follows, and so does what is new", arguments: [game, card, checks, instructions])
  func follows(file: String) throws {
    try changeCourse(file, "new")
    try changeCourse("Sources/FlipCount/More.swift", "more")
    #expect(try update().followed.sorted() == [file, "Sources/FlipCount/More.swift"].sorted())
    #expect(try own(file) == "new")
    #expect(try own("Sources/FlipCount/More.swift") == "more")
    #expect(try update().isEmpty)
  }

  @Test("where both changed the learner's stays, and the course's lies beside it, outside the module; said once")
  func both() throws {
    try edit(Self.game, "mine")
    try changeCourse(Self.game, "theirs")
    let first = try update(at: 1_700_000_000)
    #expect(first.kept == [Self.game])
    #expect(try own(Self.game) == "mine")
    let backup = try #require(first.backup)
    #expect(backup == "\(example.workspace.directory)/.lectern/backups/flip-count/2023-11-14T22-13-20Z")
    #expect(try String(contentsOfFile: "\(backup)/course/\(Self.game)", encoding: .utf8) == "theirs")
    #expect(try update() == Update())
    try changeCourse(Self.game, "theirs again")
    #expect(try update().kept == [Self.game])
  }

  @Test(
    "files of the course follow even where the learner edited them, of which a copy is kept", arguments: [card, checks])
  func coursesFiles(file: String) throws {
    try edit(file, "mine")
    try changeCourse(file, "theirs")
    let update = try update()
    #expect(update.followed == [file])
    #expect(update.keepsLearnersFiles)
    #expect(try own(file) == "theirs")
    #expect(try String(contentsOfFile: "\(#require(update.backup))/\(file)", encoding: .utf8) == "mine")
  }

  @Test("a file that the course gave up goes with it, unless the learner has written in it")
  func removed() throws {
    var exercise = example.exercise
    exercise.configuration.solution = []
    exercise.configuration.editor = []
    try edit(Self.game, "mine")
    for file in [Self.game, Self.card] {
      try FileManager.default.removeItem(atPath: "\(exercise.directory)/\(file)")
    }
    #expect(try example.workspace.update(exercise, at: 0).removed == [Self.card])
    #expect(try own(Self.game) == "mine")
    #expect(!FileManager.default.fileExists(atPath: "\(example.workspace.directory)/flip-count/\(Self.card)"))
  }

  @Test("without a record nothing of the learner's is touched, and from then on there is one")
  func withoutRecord() throws {
    try edit(Self.game, "mine")
    try FileManager.default.removeItem(atPath: "\(example.workspace.directory)/.lectern/started/flip-count.json")
    try changeCourse(Self.game, "theirs")
    #expect(try update().isEmpty)
    #expect(try own(Self.game) == "mine")
    try changeCourse(Self.game, "theirs again")
    #expect(try update().kept == [Self.game])
  }

  @Test("an exercise that was not started is not made")
  func notStarted() throws {
    let other = try ExampleCourse()
    #expect(try other.workspace.update(other.exercise, at: 0).isEmpty)
    #expect(other.folder.files(in: "work").isEmpty)
  }

  @Test("two backups of one second have two names")
  func names() throws {
    for text in ["1", "2"] {
      try edit(Self.game, "mine \(text)")
      try changeCourse(Self.game, "theirs \(text)")
      _ = try update(at: 7)
    }
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: "\(example.workspace.directory)/.lectern/backups/flip-count")
    #expect(folders.sorted() == ["1970-01-01T00-00-07Z", "1970-01-01T00-00-07Z-2"])
  }

  @Test(
    "every case of copied, own and course",
    arguments: [
      ("a", "a", "a", FileUpdate.none, FileUpdate.none), ("a", "a", "b", .follow, .follow),
      ("a", "m", "a", .none, .none), ("a", "m", "b", .keepBoth, .follow), ("a", "b", "b", .none, .none),
      ("a", nil, "a", .none, .none), ("a", nil, "b", .none, .follow), ("a", "a", nil, .remove, .remove),
      ("a", "m", nil, .none, .none), ("a", nil, nil, .none, .none), (nil, nil, "b", .follow, .follow),
      (nil, "m", "b", .keepBoth, .follow), (nil, "m", nil, .none, .none),
    ] as [(String?, String?, String?, FileUpdate, FileUpdate)])
  func decisions(copied: String?, own: String?, course: String?, learners: FileUpdate, courses: FileUpdate) {
    #expect(FileUpdate(copied: copied, own: own, course: course, belongsToCourse: false) == learners)
    #expect(FileUpdate(copied: copied, own: own, course: course, belongsToCourse: true) == courses)
  }
}

import Foundation
import Testing
import Workspace

@Suite("A workspace")
struct WorkspaceTests {
  @Test("is made once, and says which course it belongs to")
  func create() throws {
    let example = try ExampleCourse()
    #expect(!example.workspace.exists)
    #expect(try example.workspace.create())
    #expect(example.workspace.exists)
    #expect(try !example.workspace.create())
    let location = try Location.find(
      in: Surroundings(workspace: "work", currentDirectory: example.folder.path, home: "/"))
    #expect(location.record == example.workspace.course)
    #expect(location.origin == .workspaceRecord)
    #expect(example.folder.files(in: "work") == [".lectern/course.json"])
  }

  @Test("its record follows a course that has moved")
  func moved() throws {
    let example = try ExampleCourse()
    try example.workspace.create()
    var moved = example.workspace
    moved.course.course = "\(example.folder.path)/moved"
    #expect(try !moved.create())
    #expect(try example.folder.text("work/.lectern/course.json").contains("\(example.folder.path)/moved"))
  }

  @Test("a record that cannot be read is not replaced")
  func damagedRecord() throws {
    let example = try ExampleCourse()
    try example.folder.write(["work/.lectern/course.json": "mine"])
    #expect(throws: WorkspaceError.damagedRecord(path: "\(example.workspace.directory)/.lectern/course.json")) {
      try example.workspace.create()
    }
    #expect(try example.folder.text("work/.lectern/course.json") == "mine")
  }

  @Test("a folder that cannot be made is reported")
  func notAFolder() throws {
    let example = try ExampleCourse()
    try example.folder.write(["work": "a file"])
    #expect(throws: WorkspaceError.self) { try example.workspace.create() }
    #expect(try example.folder.text("work") == "a file")
  }

  @Test("knows the exercise that a path lies in")
  func exerciseOfPath() throws {
    let example = try ExampleCourse()
    _ = try example.workspace.start(example.exercise)
    try example.folder.link("alias", to: "work/flip-count")
    let work = example.workspace.directory
    let cases: [(path: String, directory: String, slug: String?)] = [
      (".", "\(work)/flip-count", "flip-count"),
      ("Game.swift", "\(work)/flip-count/Sources/FlipCount", "flip-count"),
      ("\(work)/flip-count", "/", "flip-count"),
      ("alias/Sources", example.folder.path, "flip-count"),
      ("not-yet-there", work, "not-yet-there"),
      (".", work, nil), ("..", work, nil), (".lectern/course.json", work, nil), ("/", work, nil),
      ("\(work)-other/flip-count", "/", nil),
    ]
    for (path, directory, slug) in cases {
      #expect(example.workspace.exercise(holding: path, currentDirectory: directory) == slug, "\(path) in \(directory)")
    }
  }
}

import Foundation
import Testing
import Workspace

@Suite("Which course and which workspace")
struct LocationTests {
  /// A file system of folders and workspace records, by canonical path.
  struct Tree {
    var folders: Set<String> = ["/home/me", "/courses/cards", "/courses/cards/notes", "/courses/poker", "/shipped"]
    /// Workspaces with the course that they say they belong to.
    var workspaces: [String: String] = [:]

    var questions: FileQuestions {
      let folders = folders.union(workspaces.keys.flatMap { [$0, "\($0)/.lectern"] })
      let workspaces = workspaces
      return FileQuestions(
        canonicalPath: { folders.contains($0) || $0 == "/" ? $0 : nil }, isDirectory: folders.contains,
        contents: { path in
          guard path.hasSuffix("/.lectern/course.json") else { return nil }
          return workspaces[String(path.dropLast("/.lectern/course.json".count))].map {
            Array(#"{"formatVersion": 1, "course": "\#($0)", "title": "Recorded"}"#.utf8)
          }
        })
    }
  }

  static func surroundings(
    course: String? = nil, workspace: String? = nil, at directory: String = "/home/me", shipped: String? = "/shipped"
  ) -> Surroundings {
    Surroundings(
      course: course, workspace: workspace, currentDirectory: directory, home: "/home/me", shippedCourse: shipped)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var surroundings: Surroundings
    var workspaces: [String: String] = [:]
    var course: String
    var origin: Location.Origin
    var workspace: String
  }

  static let cases = [
    Case(
      testDescription: "nothing is said: the shipped course", surroundings: surroundings(), course: "/shipped",
      origin: .shipped, workspace: "/home/me/lectern/shipped"),
    Case(
      testDescription: "inside a course", surroundings: surroundings(at: "/courses/cards/notes"),
      course: "/courses/cards", origin: .parent, workspace: "/home/me/lectern/cards"),
    Case(
      testDescription: "an option wins over the folder",
      surroundings: surroundings(course: "/courses/poker", at: "/courses/cards"), course: "/courses/poker",
      origin: .option, workspace: "/home/me/lectern/poker"),
    Case(
      testDescription: "a relative option begins at the current folder",
      surroundings: surroundings(course: "../poker", at: "/courses/cards"), course: "/courses/poker",
      origin: .option, workspace: "/home/me/lectern/poker"),
    Case(
      testDescription: "inside a workspace, deep in an exercise",
      surroundings: surroundings(at: "/work"), workspaces: ["/work": "/courses/poker"],
      course: "/courses/poker", origin: .workspaceRecord, workspace: "/work"),
    Case(
      testDescription: "a workspace inside a course belongs to what it says",
      surroundings: surroundings(at: "/courses/cards/w"), workspaces: ["/courses/cards/w": "/courses/poker"],
      course: "/courses/poker", origin: .workspaceRecord, workspace: "/courses/cards/w"),
    Case(
      testDescription: "a workspace that an option names says the course",
      surroundings: surroundings(workspace: "/work"), workspaces: ["/work": "/courses/poker"],
      course: "/courses/poker", origin: .workspaceRecord, workspace: "/work"),
    Case(
      testDescription: "a workspace that is still to be made", surroundings: surroundings(workspace: "new/../w"),
      course: "/shipped", origin: .shipped, workspace: "/home/me/w"),
    Case(
      testDescription: "an option and a workspace of the same course",
      surroundings: surroundings(course: "/courses/poker", at: "/work"), workspaces: ["/work": "/courses/poker"],
      course: "/courses/poker", origin: .option, workspace: "/work"),
    Case(
      testDescription: "a course that has moved is looked for again",
      surroundings: surroundings(workspace: "/work", at: "/courses/cards"), workspaces: ["/work": "/courses/gone"],
      course: "/courses/cards", origin: .parent, workspace: "/work"),
    Case(
      testDescription: "a default workspace of the same course",
      surroundings: surroundings(at: "/courses/cards"), workspaces: ["/home/me/lectern/cards": "/courses/cards"],
      course: "/courses/cards", origin: .parent, workspace: "/home/me/lectern/cards"),
  ]

  @Test("are found by the options, the records and the folders", arguments: cases)
  func found(example: Case) throws {
    let tree = Tree(workspaces: example.workspaces)
    let location = try Location.find(in: example.surroundings, tree.questions)
    #expect(location.course == example.course)
    #expect(location.origin == example.origin)
    #expect(location.workspace == example.workspace)
  }

  static let refusals: [(surroundings: Surroundings, workspaces: [String: String], error: WorkspaceError)] = [
    (surroundings(shipped: nil), [:], .noCourse(currentDirectory: "/home/me")),
    (surroundings(course: "missing"), [:], .noSuchDirectory(option: "--course", path: "/home/me/missing")),
    (
      surroundings(course: "/courses/cards", at: "/work"), ["/work": "/courses/poker"],
      .otherCourse(workspace: "/work", title: "Recorded", path: "/courses/poker")
    ),
    (
      surroundings(at: "/courses/cards"), ["/home/me/lectern/cards": "/courses/poker"],
      .otherCourse(workspace: "/home/me/lectern/cards", title: "Recorded", path: "/courses/poker")
    ),
    (
      surroundings(at: "/work", shipped: nil), ["/work": "/courses/gone"],
      .courseIsGone(workspace: "/work", title: "Recorded", path: "/courses/gone")
    ),
  ]

  @Test("are refused by name where they do not go together", arguments: refusals)
  func refused(surroundings: Surroundings, workspaces: [String: String], error: WorkspaceError) {
    #expect(throws: error) { try Location.find(in: surroundings, Tree(workspaces: workspaces).questions) }
  }

  @Test("a course that has moved is known by its title, and another course is not taken for it")
  func moved() throws {
    let tree = Tree(workspaces: ["/work": "/courses/gone"])
    let location = try Location.find(in: Self.surroundings(at: "/work"), tree.questions)
    #expect(try location.workspace(title: "Recorded").course == CourseRecord(course: "/shipped", title: "Recorded"))
    #expect(throws: WorkspaceError.courseIsGone(workspace: "/work", title: "Recorded", path: "/courses/gone")) {
      try location.workspace(title: "Another")
    }
    let named = try Location.find(in: Self.surroundings(course: "/courses/poker", at: "/work"), tree.questions)
    #expect(throws: WorkspaceError.otherCourse(workspace: "/work", title: "Recorded", path: "/courses/gone")) {
      try named.workspace(title: "Another")
    }
  }

  @Test("two spellings of one folder are one, links included")
  func spellings() throws {
    let folder = try TemporaryFolder()
    try folder.write(["cards/notes/README.md": "# Cards", "work/a/b": ""])
    try folder.link("alias", to: "cards")
    try folder.link("elsewhere", to: "work")
    for (course, workspace) in [
      ("cards", "work"), ("alias", "elsewhere"), ("./cards/notes/..", "work/a/.."), ("cards/", "\(folder.path)//work/"),
    ] {
      let location = try Location.find(
        in: Surroundings(course: course, workspace: workspace, currentDirectory: folder.path, home: folder.path))
      #expect(location.course == "\(folder.path)/cards")
      #expect(location.workspace == "\(folder.path)/work")
    }
  }

  @Test(
    "a record that cannot be read is reported and left alone", arguments: ["", "{", "[]", #"{"formatVersion": 1}"#])
  func damagedRecord(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(["work/.lectern/course.json": text])
    let surroundings = Surroundings(workspace: "work", currentDirectory: folder.path, home: folder.path)
    #expect(throws: WorkspaceError.damagedRecord(path: "\(folder.path)/work/.lectern/course.json")) {
      try Location.find(in: surroundings)
    }
    #expect(try folder.text("work/.lectern/course.json") == text)
  }

  @Test("a record of a newer Lectern is refused")
  func newerRecord() throws {
    let folder = try TemporaryFolder()
    try folder.write(["work/.lectern/course.json": #"{"formatVersion": 2, "courses": []}"#])
    let surroundings = Surroundings(workspace: "work", currentDirectory: folder.path, home: folder.path)
    #expect(throws: WorkspaceError.newerRecord(path: "\(folder.path)/work/.lectern/course.json")) {
      try Location.find(in: surroundings)
    }
  }
}

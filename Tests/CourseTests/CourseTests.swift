import Foundation
import Markdown
import Testing

@testable import Course

@Suite("A course is read from its directory")
struct CourseTests {
  @Test("notes come in the order of the syllabus, exercises in the order of their sections")
  func soundCourse() throws {
    let course = try CourseFolder(CourseFolder.sound).load()
    #expect(course.reported == [])
    #expect(course.title == "Card games")
    #expect(course.layout == .course)
    #expect(course.notes.map(\.name) == ["01-model", "02-log"])
    #expect(course.notes.map(\.path) == ["notes/01-model.md", "notes/02-log.md"])
    #expect(course.notes.map(\.title) == ["The model", "Log"])
    #expect(course.notes.map(\.number) == [1, 2])
    #expect(course.notes.map(\.kind) == [.assignment, .log])
    #expect(course.exercises.map(\.slug) == ["set-rules", "flip-count", "set-deck"])
    #expect(course.exercises.map(\.owner?.argument) == ["01-model#the-model", "01-model#required", "02-log#day-15"])
    #expect(course.exercises[1].owner?.sectionTitle == "Required")
    #expect(course.exercises.map(\.title) == ["Title of set-rules", "Title of flip-count", "Title of set-deck"])
    #expect(course.exercises(ownedBy: course.notes[1]).map(\.slug) == ["set-deck"])
  }

  @Test(
    "notes are numbered as their names are, else in their order",
    arguments: [
      (["02-b", "03-c"], [2, 3]), (["03-c", "02-b"], [3, 2]), (["02-b", "intro"], [1, 2]), (["02-b", "2-c"], [1, 2]),
    ])
  func numbers(names: [String], numbers: [Int]) throws {
    let links = names.map { "- [\($0)](\($0).md)" }.joined(separator: "\n")
    var files = ["notes/README.md": "# Course\n\n\(links)\n"]
    for name in names { files["notes/\(name).md"] = "# \(name)\n" }
    #expect(try CourseFolder(files).load().notes.map(\.number) == numbers)
  }

  @Test("a task item knows its checks, and whether it is extra")
  func taskItems() throws {
    let note = try #require(try CourseFolder(CourseFolder.sound).load().notes.first)
    #expect(note.taskItems.map(\.text) == ["Count every flip: counts, resets", "Play the game", "Deal (rules)"])
    #expect(note.taskItems.map(\.isExtra) == [false, false, true])
    #expect(note.taskItems.map(\.line) == [9, 10, 14])
    #expect(note.taskItems.map(\.anchor) == ["required", "required", "extra-credit"])
    #expect(note.taskItems.map { $0.links.map(\.check) } == [["countsFlips", "Reset.resets"], [nil], ["deals"]])
    #expect(note.checkLinks.map(\.exercise) == ["flip-count", "flip-count", "set-rules"])
  }

  @Test("links on both sides of a nested task belong to one item")
  func nestedTaskItems() throws {
    let note = """
      # Log

      ## Day 15

      - [ ] outer [a](../exercises/set-deck#a)
        - [x] inner [b](../exercises/set-deck#b)

        more [c](../exercises/set-deck)
      """
    let course = try CourseFolder.changed(["notes/02-log.md": note]).load()
    #expect(course.notes[1].taskItems.map { $0.links.map(\.line) } == [[5, 8], [6]])
  }

  @Test("a translation stands in for a note, the syllabus and an exercise's texts")
  func translation() throws {
    let folder = try CourseFolder.changed([
      "notes/ko/README.md": "# 카드 게임\n\n- [모델](01-model.md)\n",
      "notes/ko/01-model.md": """
      # 모델

      [세트](../../exercises/set-rules)

      ## 필수와 추가

      ### 필수 과제

      - [ ] [뒤집기](../../exercises/flip-count#countsFlips)

      ### 추가 과제

      - [ ] [나누기](../../exercises/set-rules#deals)

      ## 출처
      """,
      "exercises/flip-count/.docs/instructions.ko.md": "# 뒤집은 횟수\n\n## 1. 세기\n\n## 2. 되돌리기\n",
      "exercises/flip-count/.docs/hints.ko.md": "## 1. 세기\n\n- 모델을 보세요.\n",
    ])
    let course = try folder.load(language: "ko")
    #expect(course.title == "카드 게임")
    #expect(course.name == "Card games")
    #expect(course.notes.map(\.path) == ["notes/ko/01-model.md", "notes/02-log.md"])
    #expect(course.notes.map(\.name) == ["01-model", "02-log"])
    #expect(course.notes[0].taskItems.map(\.isExtra) == [false, true])
    let exercise = try course.exercise(named: "flip-count")
    #expect(exercise.title == "뒤집은 횟수")
    #expect(exercise.instructions == ".docs/instructions.ko.md")
    #expect(exercise.tasks.first?.hints == ["모델을 보세요."])
    #expect(course.reported == [])
    let english = try folder.load()
    #expect(english.title == "Card games")
    #expect(english.name == course.name)
    #expect(english.exercises.map(\.title).contains("Title of flip-count"))
  }

  @Test("sections that do not pair with the first language's are reported")
  func unpairedTranslation() throws {
    let course = try CourseFolder.changed(["notes/ko/02-log.md": "# 기록\n"]).load(language: "ko")
    #expect(
      course.reported == [
        "exercises/set-deck:-: No note links to the exercise 'set-deck'.",
        "notes/ko/02-log.md:-: Its sections are not those of notes/02-log.md.",
      ])
  }

  @Test("a folder of notes is a course", arguments: ["notes/", ""])
  func notesAlone(_ directory: String) throws {
    let folder = try CourseFolder([
      "\(directory)README.md": "# Reading\n\n* [B](b.md)\n* [A](a.md)\n", "\(directory)a.md": "text\n",
      "\(directory)b.md": "# Bee\n",
    ])
    let course = try folder.load()
    #expect(course.notes.map(\.title) == ["Bee", "A"])
    #expect(course.exercises.isEmpty)
    #expect(course.reported == [])
  }

  @Test("a track is a course whose notes are made from its configuration")
  func track() throws {
    let files = [
      "config.json": """
      {"language": "Swift", "exercises": {
        "concept": [{"slug": "lasagna", "name": "Layers [of] *Lasagna*", "difficulty": 1}],
        "practice": [
          {"slug": "zipper", "name": "Zipper", "difficulty": 8},
          {"slug": "acronym", "name": "Acronym", "difficulty": 2},
          {"slug": "old", "name": "Old", "difficulty": 1, "status": "deprecated"},
          {"slug": "missing", "name": "Missing", "difficulty": 5}
        ]}}
      """
    ]
    .merging(CourseFolder.exercise("lasagna", in: "exercises/concept")) { $1 }
    .merging(CourseFolder.exercise("zipper", in: "exercises/practice")) { $1 }
    .merging(CourseFolder.exercise("acronym", in: "exercises/practice")) { $1 }
    .merging(CourseFolder.exercise("old", in: "exercises/practice")) { $1 }
    .merging([
      "exercises/concept/lasagna/.docs/instructions.md": "# Instructions\n", "exercises/shared/.docs/help.md": "#",
    ]) { $1 }
    let course = try CourseFolder(files).load()
    #expect(course.layout == .track)
    #expect(course.title == "Swift")
    #expect(course.notes.map(\.name) == ["concept", "practice"])
    #expect(course.notes[1].sections.map(\.title) == ["Practice exercises", "Easy", "Medium", "Hard", "Deprecated"])
    #expect(course.exercises.map(\.slug) == ["lasagna", "acronym", "zipper", "old"])
    #expect(course.exercises.map(\.owner?.anchor) == ["in-order", "easy", "hard", "deprecated"])
    #expect(course.exercises[0].title == "Layers [of] *Lasagna*")
    #expect(course.reported == ["config.json:-: No exercise 'missing' in this course."])
  }

  @Test("a learner's download is a course of one exercise")
  func download() throws {
    let course = try CourseFolder([
      ".exercism/config.json": #"{"files": {"solution": ["S.swift"], "test": ["T.swift"], "exemplar": []}}"#,
      "S.swift": "", "T.swift": "", "README.md": "# Lasagna\n\n## Instructions\n\n## 1. Bake\n",
      "HINTS.md": "# Hints\n\n## 1. Bake\n\n- Hot.\n",
    ]).load()
    #expect(course.layout == .download)
    #expect(course.exercises.map(\.title) == ["Lasagna"])
    #expect(course.exercises.first?.directory == course.root)
    #expect(course.exercises.first?.tasks.map(\.hints) == [["Hot."]])
    #expect(course.reported == [])
  }

  @Test("without a course the error says so")
  func noCourse() throws {
    let folder = try CourseFolder(["src/main.swift": ""])
    #expect(throws: CourseError.noCourse(try #require(FileSystem.canonicalPath(of: folder.path)))) { try folder.load() }
    #expect(throws: CourseError.noDirectory("/no/such/place")) { try Course.load(at: "/no/such/place") }
  }

  @Test("the root and the exercises' directories are canonical")
  func canonicalPaths() throws {
    let folder = try CourseFolder(CourseFolder.sound)
    let link = folder.path + "-link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path)
    defer { try? FileManager.default.removeItem(atPath: link) }
    let course = try Course.load(at: link + "/notes/..")
    #expect(course.root == FileSystem.canonicalPath(of: folder.path))
    #expect(course.exercises[0].directory == course.root + "/exercises/set-rules")
  }
}

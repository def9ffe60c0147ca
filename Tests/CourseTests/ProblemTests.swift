import Foundation
import Testing
import Wordings

@testable import Course

@Suite("Every problem of a course is found, with its place")
struct ProblemTests {
  @Test(
    "a fault in one file is one problem",
    arguments: [
      (
        ["notes/02-log.md": "# Log\n\n## Day 15\n\n[deck](../exercises/set-deck)\n\n[gone](03-gone.md)\n"],
        "notes/02-log.md:7: The link to '03-gone.md' leads nowhere."
      ),
      (
        ["notes/02-log.md": "# Log\n\n## Day 15\n\n[deck](../exercises/set-deck)\n[up](01-model.md#surces)\n"],
        "notes/02-log.md:6: 01-model.md has no section '#surces'."
      ),
      (
        ["notes/02-log.md": "# Log\n\n## Day 15\n[deck](../exercises/set-deck) ![no](no.png)\n"],
        "notes/02-log.md:4: The link to 'no.png' leads nowhere."
      ),
      (
        ["notes/02-log.md": "# Log\n\n## Day 15\n[deck](../exercises/set-deck) [x]()\n"],
        "notes/02-log.md:4: The link 'x' has no destination."
      ),
      (
        [
          "notes/02-log.md": "# Log\n\n## Day 15\n[deck](../exercises/set-deck)\n- [ ] [x](../exercises/flip-cuont#a)\n"
        ],
        "notes/02-log.md:5: No exercise 'flip-cuont' in this course."
      ),
      (
        ["notes/02-log.md": "# Log\n\n## Day 15\n"],
        "exercises/set-deck:-: No note links to the exercise 'set-deck'."
      ),
      (["notes/README.md": ""], "notes/README.md:-: The course has no syllabus."),
      (
        ["notes/README.md": "- [a](01-model.md)\n- [b](02-log.md)\n"],
        "notes/README.md:-: The syllabus has no heading."
      ),
      (
        ["notes/README.md": "# C\n- [a](01-model.md)\n- [b](02-log.md)\n- [c](gone.md)\n"],
        "notes/README.md:4: The link to 'gone.md' leads nowhere."
      ),
      (
        ["notes/README.md": "# C\n- [a](01-model.md)\n- [b](02-log.md)\n- [a](./01-model.md)\n"],
        "notes/README.md:4: The note './01-model.md' is in the syllabus twice."
      ),
      (["notes/03-more.md": "# More\n"], "notes/03-more.md:-: The note is not in the syllabus."),
      (
        ["exercises/set-deck/.meta/config.json": #"{"files": {"solution": ["Sources/M/M.swift"], "test": []}}"#],
        "exercises/set-deck/.meta/config.json:1: The exercise has no checks."
      ),
      (
        ["exercises/set-deck/.meta/config.json": #"{"files": {"solution": [], "test": ["Tests/M.swift"]}}"#],
        "exercises/set-deck/.meta/config.json:1: The exercise has no file for the learner to write."
      ),
      (
        ["exercises/set-deck/.meta/config.json": "{\"files\": {,}}"],
        "exercises/set-deck/.meta/config.json:-: This is not JSON."
      ),
      (
        ["exercises/set-deck/.meta/config.json": "{\"files\": {\"solution\": [],\n \"test\": 3}}"],
        "exercises/set-deck/.meta/config.json:2: The value of 'test' is of the wrong kind."
      ),
      (["exercises/set-deck/.meta/config.json": ""], "exercises/set-deck:-: The exercise has no '.meta/config.json'."),
      (["exercises/set-deck/.docs/instructions.md": ""], "exercises/set-deck:-: The exercise has no instructions."),
      (
        ["exercises/set-deck/.docs/instructions.md": "# T\n\n[back](../../../notes/02-log.md#day-16)\n"],
        "exercises/set-deck/.docs/instructions.md:3: 02-log.md has no section '#day-16'."
      ),
      (
        ["exercises/set-deck/.docs/hints.md": "# Hints\n\n## General\n\n## 2. What\n\n- x\n"],
        "exercises/set-deck/.docs/hints.md:5: There are hints for task 2, but no such task."
      ),
      (
        ["exercises/flip-count/.docs/instructions.md": "# T\n\n## 1. A\n\n## 2. B\n\n## 1. C\n"],
        "exercises/flip-count/.docs/instructions.md:7: Task 1 is there twice."
      ),
      (
        ["exercises/Set-Deck/.docs/instructions.md": "# T\n"].merging(exercise("Set-Deck")) { $1 }
          .merging(["notes/02-log.md": "# L\n## Day 15\n[a](../exercises/set-deck) [b](../exercises/Set-Deck)\n"]) {
            $1
          },
        "exercises/set-deck:-: There is another exercise 'Set-Deck': exercises/Set-Deck."
      ),
      (
        exercise("set-deck", in: "exercises/practice"),
        "exercises/set-deck:-: There is another exercise 'set-deck': exercises/practice/set-deck."
      ),
    ] as [([String: String], String)])
  func oneFault(_ changes: [String: String], _ expected: String) throws {
    let course = try CourseFolder.changed(changes).load()
    #expect(course.reported.contains(expected))
    // A second exercise of one slug takes the links of the first with it.
    #expect(course.reported.count == (expected.hasSuffix("practice/set-deck.") ? 2 : 1))
    #expect(
      course.problems.allSatisfy { $0.message.english.hasSuffix(".") && ".?".contains($0.help.english.suffix(1)) })
  }

  private static func exercise(_ slug: String, in directory: String = "exercises") -> [String: String] {
    CourseFolder.exercise(slug, in: directory)
  }

  @Test("all problems come at once, sorted by place")
  func allAtOnce() throws {
    let course = try CourseFolder.changed([
      "notes/02-log.md": "[a](a.md)\n[b](b.md)\n", "exercises/flip-count/.meta/config.json": "[",
      "exercises/set-rules/.docs/hints.md": "## 9. x\n",
    ]).load()
    #expect(
      course.reported == [
        "exercises/flip-count/.meta/config.json:-: This is not JSON.",
        "exercises/set-deck:-: No note links to the exercise 'set-deck'.",
        "exercises/set-rules/.docs/hints.md:1: There are hints for task 9, but no such task.",
        "notes/01-model.md:18: 02-log.md has no section '#day-15'.",
        "notes/02-log.md:1: The link to 'a.md' leads nowhere.", "notes/02-log.md:2: The link to 'b.md' leads nowhere.",
      ])
  }

  @Test("a file that is not UTF-8 is reported and read all the same")
  func notUTF8() throws {
    let folder = try CourseFolder(CourseFolder.sound)
    let note = Data("# Log\n\n## Day 15\n[a](../exercises/set-deck)\n\nb ".utf8) + [0xFF, 0xFE] + Data("\n".utf8)
    try folder.write(note, to: "notes/02-log.md")
    let course = try folder.load()
    #expect(course.reported == ["notes/02-log.md:6: This is not UTF-8 text."])
    #expect(course.notes[1].title == "Log")
  }

  @Test("a pipe in the place of a note is not opened")
  func pipe() throws {
    let folder = try CourseFolder(CourseFolder.sound)
    #expect(mkfifo(folder.path + "/notes/03-pipe.md", 0o600) == 0)
    let course = try folder.load()
    #expect(
      course.reported == [
        "notes/03-pipe.md:-: The file cannot be read.", "notes/03-pipe.md:-: The note is not in the syllabus.",
      ])
  }

  @Test(
    "a path that leaves the exercise is reported and not kept",
    arguments: ["/etc/passwd", "../set-deck/Sources/M/M.swift", "Sources/../../x.swift", "", "."])
  func escapingPath(_ path: String) throws {
    let config =
      "{\"files\": {\"solution\": [\"Sources/M/M.swift\"],\n\"test\": [\"Tests/M.swift\"],\n\"editor\": [\"\(path)\"]}}"
    let course = try CourseFolder.changed(["exercises/set-deck/.meta/config.json": config]).load()
    #expect(
      course.reported == [
        "exercises/set-deck/.meta/config.json:3: The path '\(path)' leaves the exercise's directory."
      ])
    #expect(try course.exercise(named: "set-deck").configuration.editor == [])
  }

  @Test("a listed file that is missing is reported")
  func missingFile() throws {
    let config =
      "{\"files\": {\"solution\": [\"Sources/M/M.swift\"], \"test\": [\"Tests/M.swift\"],\n\"example\": [\".meta/E.swift\"]}}"
    let course = try CourseFolder.changed(["exercises/set-deck/.meta/config.json": config]).load()
    #expect(course.reported == ["exercises/set-deck/.meta/config.json:2: There is no file '.meta/E.swift'."])
  }

  @Test(
    "a directory of anything is read without a crash",
    arguments: [
      ["notes/README.md/x": "", "notes/a.md/b.md": "x"], ["exercises/x": "a file"],
      ["notes/README.md": "# A\n- [loop](README.md)\n- [out](../../etc/passwd.md)\n- [root](/)\n- [dots](..)\n"],
      ["exercises/a/.meta/config.json/x": ""], ["config.json": "[]", "exercises/practice/a/x": ""],
      ["config.json": "{\"language\": 1}", "exercises/concept/.x": ""],
    ])
  func oddDirectories(_ files: [String: String]) throws {
    let course = try CourseFolder(files).load()
    #expect(course.problems.allSatisfy { !$0.message.isEmpty && !$0.help.isEmpty })
  }
}

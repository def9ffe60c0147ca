import Course
import Foundation
import Grading
import Testing
import Wordings

@testable import Reports
@testable import Verification

/// The keys that DESIGN promises; others may be there.
@Suite("JSON")
struct JSONTests {
  private func object(_ text: String) throws -> [String: Any] {
    #expect(text.hasSuffix("}\n"))
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func list(_ value: Any?) throws -> [[String: Any]] { try #require(value as? [[String: Any]]) }

  private func expect(_ keys: String, in object: [String: Any]?, _ location: SourceLocation = #_sourceLocation) {
    let missing = Set(keys.split(separator: " ").map(String.init)).subtracting(object?.keys.map { $0 } ?? [])
    #expect(missing == [], sourceLocation: location)
  }

  @Test("of a check")
  func check() throws {
    let entries = [
      CheckJSON.Entry(slug: "flip-count", verdict: FlipCount.failed, notices: ["a notice"]),
      CheckJSON.Entry(slug: "flip-count", verdict: FlipCount.doesNotCompile, notices: []),
    ]
    let root = try object(json(CourseJSON(course: "Cards", CheckJSON(exercises: entries)), in: .english))
    expect("formatVersion course exercises", in: root)
    #expect(root["formatVersion"] as? Int == 1)
    let exercises = try list(root["exercises"])
    for exercise in exercises {
      expect("slug outcome route origin source seconds passed total diagnostics checks", in: exercise)
      expect("scan learner checks link run total", in: exercise["seconds"] as? [String: Any])
    }
    #expect(exercises[0]["passed"] as? Int == 1)
    #expect(exercises[0]["total"] as? Int == 8)
    let checks = try list(exercises[0]["checks"])
    #expect(
      checks.map { $0["outcome"] as? String } == [
        "passed", "failed", "crashed", "timedOut", "failed", "pending", "skipped", "notRun",
      ])
    // What a check has nothing to say of is left out.
    for check in checks { expect("id name outcome seconds issues output", in: check) }
    expect("id name task outcome reason signal seconds issues output", in: checks[2])
    expect("message expected actual argument file line", in: try list(checks[1]["issues"]).first)
    let diagnostic = try list(exercises[1]["diagnostics"]).first
    expect("file line column severity message sourceLine highlights fixIts notes", in: diagnostic)
    let note = try list(diagnostic?["notes"]).first
    expect("file line column severity message fixIts", in: note)
    expect("line column length text", in: try list(note?["fixIts"]).first)
  }

  @Test("of progress and of the table of contents")
  func progress() throws {
    let course = try Cards.course()
    let standings = Cards.standings(course)
    let root = try object(
      json(
        CourseJSON(course: course.title, ProgressJSON(course: course, standings: standings) { _ in 7 }), in: .english))
    expect("formatVersion course notes exercises", in: root)
    let notes = try list(root["notes"])
    for note in notes {
      expect("path title kind exercises tasks", in: note)
      expect("done total", in: note["exercises"] as? [String: Any])
      expect("done total", in: note["tasks"] as? [String: Any])
    }
    #expect((notes[0]["exercises"] as? [String: Int]) == ["done": 1, "total": 2])
    #expect((notes[1]["tasks"] as? [String: Int]) == ["done": 1, "total": 3])
    let exercises = try list(root["exercises"])
    for exercise in exercises { expect("slug state passed total attempts staleBecause", in: exercise) }
    expect("slug state passed total attempts lastAttempt staleBecause", in: exercises[0])
    #expect(
      exercises.map { $0["state"] as? String } == ["done", "stale", "started", "started", "notStarted"])
    #expect(exercises[1]["staleBecause"] as? [String] == ["checks", "toolchain"])
    #expect(exercises.map { $0["total"] as? Int } == [2, 2, 7, 2, 7])
  }

  @Test("of a proof")
  func verify() throws {
    let root = try object(json(CourseJSON(course: "Cards", VerifyJSON(Proof.unsound)), in: .english))
    expect("formatVersion sound problems exercises blocks mechanical", in: root)
    #expect(root["sound"] as? Bool == false)
    let problems = try list(root["problems"])
    expect("file line message", in: problems.first)
    for exercise in try list(root["exercises"]) {
      expect("slug starter reference mutants mechanical", in: exercise)
      let mechanical = exercise["mechanical"] as? [String: Any]
      expect("made rejected survivors", in: mechanical)
      for survivor in try list(mechanical?["survivors"]) { expect("mutation file line", in: survivor) }
      expect("compiles passed total", in: exercise["starter"] as? [String: Any])
      expect("passed total warnings", in: exercise["reference"] as? [String: Any])
      for mutant in try list(exercise["mutants"]) { expect("name expected rejectedBy", in: mutant) }
    }
  }

  @Test("of a note, as the tree of its sections")
  func note() throws {
    let course = try Cards.course()
    let note = try #require(course.notes.dropFirst().first)
    let root = try object(
      json(CourseJSON(course: course.title, NoteJSON(note: note, section: nil, course: course)), in: .english))
    let sections = try list(root["sections"])
    for section in sections {
      expect("anchor title level exercises blocks", in: section)
      for block in try list(section["blocks"]) { expect("kind firstLine lastLine text", in: block) }
    }
    #expect(
      sections.map { $0["exercises"] as? [String] } == [[], ["concentration-themes"], ["flip-count"], [], []])
    #expect(sections.map { $0["level"] as? Int } == [1, 2, 2, 2, 2])
    let section = try course.notes[1].sections.section(anchored: "themes")
    let part = try object(
      json(CourseJSON(course: course.title, NoteJSON(note: note, section: section, course: course)), in: .english))
    #expect(try list(part["sections"]).map { $0["anchor"] as? String } == ["themes"])
  }

  @Test("of an error")
  func error() throws {
    let root = try object(
      json(ErrorJSON(code: 66, message: Wording("No \"note\".", "없음"), help: .asItIs("Look.")), in: .english))
    expect("formatVersion error", in: root)
    let error = root["error"] as? [String: Any]
    expect("code message help", in: error)
    #expect(error?["message"] as? String == "No \"note\".")
  }
}

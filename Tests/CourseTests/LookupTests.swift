import Markdown
import Testing
import Wordings

@testable import Course

@Suite("Notes, sections and exercises are found by name")
struct LookupTests {
  private let course = Course(
    root: "/course", layout: .course, language: "en", name: "", title: "",
    notes: ["01-mvvm", "02-concentration", "03-set", "7"].enumerated().map { index, name in
      let document = Document(parsing: "# \(name)\n## Themes\n## The flip count\n## The flip side\n")
      return Note(
        name: name, path: "notes/\(name).md", title: name, number: index + 1, kind: .lecture, document: document,
        sections: document.sections, exerciseLinks: [], taskItems: [])
    },
    exercises: ["flip-count", "set-deck", "set-rules", "set", "새-게임"].map {
      Exercise(
        slug: $0, title: $0, directory: "/course/exercises/\($0)",
        configuration: ExerciseConfiguration(solution: [], test: []))
    }, problems: Deferred { [] })

  @Test(
    "an exercise is found by its slug or the beginning of it",
    arguments: [
      ("flip-count", "flip-count"), ("fl", "flip-count"), ("set", "set"), ("set-d", "set-deck"), ("SET-R", "set-rules"),
      ("새", "새-게임"),
    ])
  func exercise(_ name: String, _ slug: String) throws {
    #expect(try course.exercise(named: name).slug == slug)
  }

  @Test(
    "a note is found by its name, its number or the beginning of its name",
    arguments: [("02-concentration", 2), ("03", 3), ("2", 2), ("02", 2), ("7", 4), ("01-m", 1)])
  func note(_ name: String, _ number: Int) throws {
    #expect(try course.note(named: name).number == number)
  }

  @Test(
    "a failure names what is near and what was meant perhaps",
    arguments: [
      (
        "flip-cuont", "No exercise 'flip-cuont' in this course.",
        "Did you mean 'flip-count'? 'lectern toc' lists them all."
      ),
      ("zzz", "No exercise 'zzz' in this course.", "'lectern toc' lists them all."),
      ("", "No exercise '' in this course.", "'lectern toc' lists them all."),
      ("se", "'se' could be 'set-deck', 'set-rules' or 'set'.", "Type more of the name."),
      ("set-", "'set-' could be 'set-deck' or 'set-rules'.", "Type more of the name."),
    ])
  func failure(_ name: String, _ message: String, _ help: String) {
    let error = #expect(throws: LookupError.self) { try course.exercise(named: name) }
    #expect(error?.message.english == message)
    #expect(error?.help.english == help)
  }

  @Test("a section is found by its anchor or the beginning of it")
  func section() throws {
    let note = course.notes[1]
    #expect(try note.section(anchored: "themes").title == "Themes")
    #expect(try note.section(anchored: "the-flip-c").title == "The flip count")
    let error = #expect(throws: LookupError.self) { try note.section(anchored: "theems") }
    #expect(error?.message.english == "No section 'theems' in this note.")
    #expect(error?.suggestion == "themes")
    #expect(throws: LookupError.self) { try note.section(anchored: "the-flip") }
  }

  @Test("more than five candidates are counted")
  func manyCandidates() {
    let error = LookupError(kind: .note, name: "a", suggestion: nil, candidates: (1...7).map { "a\($0)" })
    #expect(error.message.english == "'a' could be 'a1', 'a2', 'a3', 'a4', 'a5' or one of 2 more.")
  }
}

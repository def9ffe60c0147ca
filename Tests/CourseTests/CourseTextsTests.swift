import Testing

@testable import Course

@Suite("The texts of a course")
struct CourseTextsTests {
  private struct Example {
    var files: [String: String]
    var title: String
    /// Subject, file and language, in order.
    var texts: [String]
  }

  private static let exercise = ["exercises/deal/.docs/hints.md": "", "exercises/deal/Package.swift": ""]

  private static let examples: [Example] = [
    // In the order of the syllabus, then the others; translations after their originals.
    Example(
      files: exercise.merging([
        "notes/README.md": "# Cards\n\n- [B](b.md)\n- [Deep](week-1/deep.md)\n- [Gone](gone.md)\n- [Out](../out.md)\n",
        "notes/a.md": "", "notes/b.md": "", "notes/week-1/deep.md": "", "notes/week-1/other.md": "", "out.md": "",
        "notes/ko/README.md": "", "notes/ko/b.md": "", "notes/ko/alone.md": "", "notes/ko/week-1/deep.md": "",
        "notes/picture.png": "", "notes/.hidden.md": "",
        "exercises/deal/.docs/instructions.md": "", "exercises/deal/.docs/instructions.ko.md": "",
        "exercises/deal/.docs/instructions.append.md": "", "exercises/deal/.docs/introduction.md": "",
        "exercises/deal/.docs/source.md": "", "exercises/deal/.meta/notes.md": "", "exercises/deal/README.md": "",
      ]) { $1 }, title: "Cards",
      texts: [
        "b notes/b.md", "b notes/ko/b.md ko", "deep notes/week-1/deep.md", "deep notes/ko/week-1/deep.md ko",
        "a notes/a.md", "deal exercises/deal/.docs/instructions.append.md",
        "deal exercises/deal/.docs/instructions.ko.md ko", "deal exercises/deal/.docs/instructions.md",
        "deal exercises/deal/.docs/introduction.md",
      ]),
    // A folder of notes.
    Example(files: ["b.md": "", "a.md": "", "x/c.md": ""], title: "", texts: ["a a.md", "b b.md"]),
    // An Exercism track.
    Example(
      files: [
        "config.json": #"{"language": "Swift", "exercises": {"practice": []}}"#,
        "exercises/practice/leap/.docs/instructions.md": "", "exercises/concept/lasagna/.docs/introduction.md": "",
        "exercises/concept/lasagna/.docs/hints.md": "", "concepts/arrays/about.md": "",
      ], title: "Swift",
      texts: [
        "lasagna exercises/concept/lasagna/.docs/introduction.md", "leap exercises/practice/leap/.docs/instructions.md",
      ]),
  ]

  @Test("are its notes and instructions, in all languages and nothing else", arguments: examples.indices)
  func texts(index: Int) throws {
    let example = Self.examples[index]
    let folder = try CourseFolder(example.files)
    let texts = try Course.texts(at: folder.path)
    #expect(example.title.isEmpty || texts.title == example.title)
    let found = texts.texts.map { text in
      let name =
        switch text.subject {
        case .note(let name), .exercise(let name): name
        }
      return ([name, text.file] + [text.language].compactMap { $0 }).joined(separator: " ")
    }
    #expect(found == example.texts)
    let originals = Set(texts.texts.filter { $0.language == nil }.map(\.file))
    #expect(texts.texts.allSatisfy { originals.contains($0.original) })
  }

  @Test("are the README of an exercise that a learner has downloaded")
  func download() throws {
    let folder = try CourseFolder([
      ".exercism/config.json": "{}", "README.md": "# Leap\n", "HINTS.md": "", "HELP.md": "",
    ])
    let texts = try Course.texts(at: folder.path).texts
    #expect(texts.map(\.file) == ["README.md"])
  }

  @Test("of nothing are an error")
  func nothing() throws {
    let folder = try CourseFolder(["a.txt": ""])
    #expect(throws: CourseError.self) { try Course.texts(at: folder.path) }
    #expect(throws: CourseError.self) { try Course.texts(at: "\(folder.path)/nowhere") }
  }
}

import Course
import Foundation
import Grading
import Testing

@Suite("In a strict exercise no file of the learner's folder")
struct FolderAttackTests {
  /// Grades the learner's folder after it was prepared.
  private func verdict(_ prepare: (SampleExercise, URL) throws -> Void) throws -> Verdict {
    let sample = try AttackTarget.exercise(checking: ["dones"])
    let mine = sample.folder.appending(path: "mine")
    try sample.write(AttackTarget.file(""), to: "mine/Sources/Sample/Sample.swift")
    try prepare(sample, mine)
    return try sample.grader.grade(sample.exercise, .folder(mine.path)).verdict
  }

  @Test(
    "takes the place of the course's",
    arguments: [
      ("Sources/Sample/Card.swift", "struct Card: Equatable { enum Suit { case red }; let suit = Suit.red }"),
      ("Tests/SampleTests/SampleTests.swift", "import Testing\n@Test func dones() {}"),
      ("Package.swift", "fatalError()"),
      ("Sources/Sample/module.modulemap", "module Testing {}"),
      ("Sources/Sample/include/module.modulemap", "module Glibc {}"),
      ("Tests/SampleTests/More.swift", "import Testing\n@Test func more() {}"),
    ])
  func replaced(path: String, text: String) throws {
    let verdict = try verdict { sample, _ in try sample.write(text, to: "mine/\(path)") }
    #expect(verdict.outcome == .failed, "\(verdict.diagnostics)")
    #expect(verdict.passed == 0)
    #expect(!verdict.checks.contains { $0.id == "more()" })
  }

  @Test(
    "is left out of the scan",
    arguments: [
      "main.swift", "SampleTests.swift", "Card+More.swift", "deep/er/More.swift", "한글.swift", "a b.swift",
    ])
  func scanned(name: String) throws {
    let verdict = try verdict { sample, _ in try sample.write("import Glibc", to: "mine/Sources/Sample/\(name)") }
    #expect(verdict.outcome == .forbidden)
    #expect(verdict.diagnostics.map(\.message) == ["This exercise is solved without 'import Glibc'."])
    #expect(verdict.diagnostics.first?.file.hasSuffix(name) == true)
  }

  @Test("is taken on trust because it is a link to one outside")
  func links() throws {
    let verdict = try verdict { sample, mine in
      try sample.write("import Glibc", to: "outside/More.swift")
      try FileManager.default.createSymbolicLink(
        at: mine.appending(path: "Sources/Sample/More.swift"),
        withDestinationURL: sample.folder.appending(path: "outside/More.swift"))
      try FileManager.default.createSymbolicLink(
        at: mine.appending(path: "Sources/Sample/Checks.swift"),
        withDestinationURL: URL(filePath: sample.exercise.directory).appending(
          path: "Tests/SampleTests/SampleTests.swift"))
    }
    #expect(verdict.outcome == .forbidden)
    #expect(
      verdict.diagnostics.map(\.message).filter { $0.contains("import") }.sorted()
        == ["Glibc", "Sample", "Testing"].map { "This exercise is solved without 'import \($0)'." })
  }

  @Test("passes with bytes that are no text")
  func bytes() throws {
    let verdict = try verdict { _, mine in
      try Data("func \u{fe}() {} // ".utf8 + [0xC0, 0xAF, 0xFF, 0x0A]).write(
        to: mine.appending(path: "Sources/Sample/More.swift"))
    }
    #expect(verdict.outcome == .doesNotCompile)
    #expect(verdict.passed == 0)
  }

  @Test("passes by its size")
  func size() throws {
    let verdict = try verdict { sample, _ in
      let comment = String(
        repeating: "// nothing at all stands in this line, and in all the others neither\n", count: 150_000)
      try sample.write(comment + "import Glibc", to: "mine/Sources/Sample/More.swift")
    }
    #expect(verdict.outcome == .forbidden)
    #expect(verdict.diagnostics.map(\.line) == [150_001])
  }
}

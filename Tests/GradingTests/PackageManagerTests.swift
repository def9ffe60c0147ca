import Course
import Foundation
import Grading
import Testing
import Wordings

/// Packages that the direct route leaves to the package manager, checked again after a change.
@Suite("A package that needs the package manager")
struct PackageManagerTests {
  /// An exercise whose checks read a file, in a package with a target that does not compile and that no check needs.
  private static func sample() throws -> SampleExercise {
    let sample = try SampleExercise(
      learner: "func word() -> String { \"one\" }",
      checks: """
        @Test func reads() throws {
          let file = try #require(Bundle.module.url(forResource: "word", withExtension: "txt"))
          #expect(try String(contentsOf: file, encoding: .utf8) == word())
        }
        """, imports: "import Foundation\nimport Testing\n@testable import Sample")
    try sample.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Sample",
        targets: [
          .target(name: "Sample"),
          .target(name: "Other"),
          .testTarget(name: "SampleTests", dependencies: ["Sample"], resources: [.copy("word.txt")]),
        ])
      """, to: "course/sample/Package.swift")
    try sample.write("one", to: "course/sample/Tests/SampleTests/word.txt")
    try sample.write("let a: Int = \"\"", to: "course/sample/Sources/Other/Other.swift")
    return sample
  }

  @Test("is built again where the learner's code, a check or a file of the course has changed")
  func changes() throws {
    let sample = try Self.sample()
    let first = try sample.verdict()
    #expect([first.route, try sample.verdict().route] == [.packageManager, .packageManager])
    #expect(first.outcome == .passed, "\(first.reason?.english ?? "") \(first.diagnostics.map(\.message))")

    try sample.write("func word() -> String { \"two\" }", to: "course/sample/Sources/Sample/Sample.swift")
    #expect(try sample.verdict().outcome == .failed)
    try sample.write("two", to: "course/sample/Tests/SampleTests/word.txt")
    #expect(try sample.verdict(isFresh: true).outcome == .passed)
    try sample.write(
      "import Testing\n@testable import Sample\n@Test func other() { #expect(word() == \"\") }",
      to: "course/sample/Tests/SampleTests/SampleTests.swift")
    let last = try sample.verdict()
    #expect(last.checks.map(\.id) == ["other()"])
    #expect(last.outcome == .failed)
  }

  @Test("has none of the files that a submission before it brought")
  func leftovers() throws {
    let sample = try Self.sample()
    try sample.write("func word() -> String { more }", to: "mine/Sources/Sample/Sample.swift")
    try sample.write("let more = \"one\"", to: "mine/Sources/Sample/deep/More.swift")
    let mine = Submission.folder(sample.folder.appending(path: "mine").path)
    #expect(try sample.grader.grade(sample.exercise, mine).verdict.outcome == .passed)

    try FileManager.default.removeItem(at: sample.folder.appending(path: "mine/Sources/Sample/deep"))
    let verdict = try sample.grader.grade(sample.exercise, mine).verdict
    #expect(verdict.outcome == .doesNotCompile)
    #expect(verdict.diagnostics.map(\.message) == ["cannot find 'more' in scope"])
    #expect(verdict.diagnostics.first?.file == sample.folder.path + "/mine/Sources/Sample/Sample.swift")
    #expect(try sample.verdict().outcome == .passed)
  }

  @Test("is checked for several at once, each with the verdict of the code that is its own")
  func severalAtOnce() throws {
    let sample = try Self.sample()
    let words = ["one", "two", "one", "three"]
    for (index, word) in words.enumerated() {
      try sample.write("func word() -> String { \"\(word)\" }", to: "mine\(index)/Sources/Sample/Sample.swift")
    }
    let (grader, exercise, folder) = (sample.grader, sample.exercise, sample.folder)
    let outcomes = try Array(words.indices).concurrently { index in
      try grader.grade(exercise, .folder(folder.appending(path: "mine\(index)").path)).verdict.outcome
    }
    #expect(outcomes == [.passed, .failed, .passed, .failed])
  }
}

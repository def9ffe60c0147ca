import Foundation
import Grading
import Testing

/// What rewritten checks come to, beside what the testing library's own macros come to for the same text.
@Suite("Checks whose macros are rewritten")
struct LoweringTests {
  private static let learner = """
    struct Point: Equatable { var x = 0; var y = 0 }
    struct Wrong: Error {}
    func answer() -> Int { 41 }
    func name() -> String? { nil }
    func points() -> [Point] { [Point(x: 1), Point(y: 2)] }
    func fails() throws -> Int { throw Wrong() }
    func crash(_ n: Int) -> Int { [1][n] }
    """

  private static let checks = #"""
    @Suite("The \"first\" suite", .serialized) struct First {
      let start = answer()
      static let pairs = [(1, "a"), (41, "b")]

      // Task 1
      @Test func plainlyWrong() { #expect(answer() == 42, "six times \(7)") }
      @Test("in Korean, with a \\ and \"quotes\" 🎴", .tags(.slow)) func sentence() throws {
        try #require(name() == "민수", "이름")
        #expect(Bool(false), "not reached")
      }
      @Test(.enabled(if: answer() == 0), .bug("https://example.com")) func skipped() {}
      @Test(
        "over lines",
        arguments: [
          1,
          41,
        ])
      func each(_ value: Int) {
        #expect(
          answer() // the learner's
            == value)
      }
      @Test(arguments: First.pairs) func tuple(number: Int, text: String) { #expect(number == answer(), "\(text)") }
      @Test(arguments: zip([1, 41], ["a", "b"])) func zipped(a: Int, b: String) { #expect(a == answer(), "\(b)") }
      @Test(arguments: ["k": 2]) func dictionary(key: String, value: Int) { #expect(value != 2) }
      @Test(arguments: [1, 2], ["x"]) func product(a: Int, b: String) { #expect(b == "y") }
      @Test func ordered() {
        #expect(answer() > 41)
        #expect(answer() >= 41)
        #expect(answer() < 41)
        #expect(answer() <= 40)
        #expect(Double.nan <= 1)
      }
      @Test func nothing() { #expect(name() != nil); #expect(name() == nil) }
      @Test func collections() { #expect(points() == [Point()]); #expect(points().count == 2) }
      @Test func throwing() throws { #expect(try fails() == 1) }
      @Test func rethrowing() throws { try #expect(fails() == 1) }
      @Test func waiting() async { #expect(await later() == 1) }
      @Test func truth() { #expect(points().isEmpty); #expect(!points().contains(Point(x: 1))) }
      @Test func throwsRight() { #expect(throws: Wrong.self) { try fails() } }
      @Test func crashing() { #expect(crash(3) == 1) }
      @Test static func ofTheType() { #expect(answer() == 1) }
      @Test mutating func changing() { #expect(start == 1) }
      @MainActor @Test func onTheMainActor() { #expect(answer() == 1) }
      @Test @available(*, deprecated) func old() { #expect(answer() == 1) }
      private func later() async -> Int { 2 }

      struct Inner {
        @Test func inside() { withKnownIssue { #expect(answer() == 42) } }
      }
    }

    final class Second {
      init() throws {}
      @Test func ofAClass() { #expect(answer() == 43) }
    }

    extension First { @Test func extended() { #expect(answer() == 44) } }

    @Test(.disabled("not yet")) func free() { #expect(answer() == 45) }
    @Test(arguments: 40...42) func `in backticks`(n: Int) { #expect(n == answer()) }
    extension Tag { @Tag static var slow: Self }
    """#

  @Test("come to the same as the macros: ids, outcomes, messages, values, places and output")
  func sameAsTheMacros() throws {
    // The two sides have no type in common: the file is compiled as it is written.
    let written = "\nfunc isKeptAsWritten(a: String, b: Substring) { #expect(a == b) }"
    let sample = try SampleExercise(learner: Self.learner, checks: Self.checks)
    let lowered = try sample.verdict()
    #expect(try compiledText(of: sample).contains("__Lectern.expect"))
    let asWritten = try SampleExercise(learner: Self.learner, checks: Self.checks + written)
    let expected = try asWritten.verdict()

    try #require(expected.outcome == .failed, "\(expected.diagnostics.filter { $0.severity == .error })")
    #expect(lowered.checks.map(\.id) == expected.checks.map(\.id))
    for (check, same) in zip(lowered.checks, expected.checks) {
      #expect(check.outcome == same.outcome, "\(check.id)")
      #expect(check.output == same.output, "\(check.id)")
      #expect(check.reason == same.reason, "\(check.id)")
      #expect(check.issues.map(withoutFolder) == same.issues.map(withoutFolder), "\(check.id)")
    }
    #expect(Set(lowered.checks.map(\.outcome)).isSuperset(of: [.passed, .failed, .crashed, .skipped]))
    #expect(lowered.diagnostics == [])
  }

  @Test("are compiled as they are written from then on, where the compiler refuses them rewritten")
  func refusalsAreRemembered() throws {
    let sample = try SampleExercise(
      learner: Self.learner, checks: "@Test(arguments: [\"a\"]) func texts(a: String) { #expect(a == a.dropLast(0)) }")
    #expect(try sample.verdict().outcome == .passed)
    try sample.write(Self.learner + "\nlet another = 1", to: "course/sample/Sources/Sample/Sample.swift")
    #expect(try sample.verdict().outcome == .passed)
  }

  @Test("say what the compiler says of the author's own text, when the learner's code does not fit")
  func diagnosticsAreOfTheText() throws {
    let sample = try SampleExercise(
      learner: "func answer() -> Int { 1 }",
      checks: "@Test func one() {\n  #expect(answer() == 1)\n  #expect(other() == \"two\")\n}")
    let verdict = try sample.verdict()
    #expect(verdict.outcome == .doesNotCompile)
    let diagnostic = try #require(verdict.diagnostics.first)
    #expect(diagnostic.message == "cannot find 'other' in scope")
    #expect((diagnostic.line, diagnostic.column) == (5, 11))
    #expect(diagnostic.file.hasSuffix("course/sample/Tests/SampleTests/SampleTests.swift"))
  }

  @Test("cannot be reached by names of the learner's")
  func namesOfTheLearnersDoNotMatter() throws {
    let sample = try SampleExercise(
      learner: """
        public enum __Lectern {
          public static func expect<T>(_ a: T, _ b: T, of: (String, String, String), at: Int) {}
          public static func place(_ a: Int, _ b: Int) -> Int { 0 }
        }
        func answer() -> Int { 1 }
        """,
      checks: "@Test func one() { #expect(answer() == 2) }")
    #expect(try sample.verdict().checks.map(\.outcome) == [.failed])
  }

  private func withoutFolder(_ issue: CheckVerdict.Issue) -> CheckVerdict.Issue {
    var issue = issue
    issue.file = issue.file.map { URL(filePath: $0).lastPathComponent }
    return issue
  }

  /// The check files that were compiled in place of the exercise's.
  private func compiledText(of sample: SampleExercise) throws -> String {
    let parts = sample.folder.appending(path: "cache/parts")
    let files = try #require(FileManager.default.enumerator(at: parts, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.lastPathComponent == "SampleTests.swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }
}

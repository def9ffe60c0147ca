import Course
import Foundation
import Grading
import Testing
import Wordings

/// The whole path with the real compiler, linker, runner and testing library.
@Suite("Grading an exercise")
struct GraderTests {
  static let adder = "func sum(_ a: Int, _ b: Int) -> Int { a + b }"

  @Test("right code passes, and every check has its own verdict in source order")
  func rightCodePasses() throws {
    let sample = try SampleExercise(
      learner: Self.adder,
      checks: """
        @Suite struct Sums {
          // Task 1
          @Test("adds two numbers") func adds() { #expect(sum(1, 2) == 3) }
          // Task 2
          @Test(arguments: [1, 5]) func keepsZero(_ n: Int) { #expect(sum(n, 0) == n) }
        }
        @Test func free() {}
        """)
    let verdict = try sample.verdict()
    #expect(verdict.outcome == .passed, "\(verdict.reason?.english ?? "")")
    #expect(verdict.route == .direct)
    #expect(verdict.checks.map(\.id) == ["Sums/adds()", "Sums/keepsZero(_:)", "free()"])
    #expect(verdict.checks.map(\.name) == ["adds two numbers", "keepsZero", "free"])
    #expect(verdict.checks.map(\.task) == [1, 2, nil])
  }

  @Test("wrong code fails with expected and actual value, comment, line and argument")
  func wrongCodeFails() throws {
    let sample = try SampleExercise(
      learner: "func sum(_ a: Int, _ b: Int) -> Int { print(\"adding\"); return a - b }",
      checks: """
        @Test func adds() { #expect(sum(1, 2) == 3, "one and two make three") }
        @Test(arguments: [0, 5]) func doubles(_ n: Int) { #expect(sum(n, n) == n + n) }
        """)
    let verdict = try sample.verdict()
    #expect(verdict.outcome == .failed)
    let adds = try #require(verdict.checks.first)
    #expect(adds.outcome == .failed)
    #expect(adds.output == "adding\n")
    let issue = try #require(adds.issues.first)
    #expect(issue.message == "one and two make three")
    #expect(issue.actual == "-1")
    #expect(issue.expected == "3")
    #expect(issue.line == 3)
    let doubles = try #require(verdict.checks.last?.issues)
    #expect(doubles.map(\.argument) == ["n → 5"])
    #expect(doubles.map(\.expected) == ["10"])
  }

  @Test("a crash, a hang and an early exit each cost only their own check")
  func badEndingsAreIsolated() throws {
    let sample = try SampleExercise(
      learner: """
        #if canImport(Glibc)
          import Glibc
        #elseif canImport(Musl)
          import Musl
        #else
          import Darwin
        #endif
        func item(_ index: Int) -> Int { [1, 2, 3][index] }
        func spin() { while true {} }
        func leave() { exit(0) }
        func later() -> Int { fatalError("TODO: write me") }
        """,
      checks: """
        @Test func first() { #expect(item(0) == 1) }
        @Test func crashes() { #expect(item(3) == 1) }
        @Test func second() { #expect(item(1) == 2) }
        @Test func hangs() { spin() }
        @Test func leaves() { leave() }
        @Test func isToDo() { #expect(later() == 1) }
        @Test(arguments: [2, 7]) func crashesWith(index: Int) { #expect(item(index) == 3) }
        @Test func third() { #expect(item(2) == 3) }
        """, runSeconds: 3)
    let verdict = try sample.verdict()
    #expect(verdict.outcome == .failed)
    #expect(
      verdict.checks.map(\.outcome)
        == [.passed, .crashed, .passed, .timedOut, .failed, .pending, .crashed, .passed])
    let reasons = verdict.checks.map { $0.reason?.english ?? "" }
    #expect(reasons[1].hasPrefix("Index out of range"))
    #expect(verdict.checks[1].issues.first?.line == 8)
    #expect(reasons[3].hasPrefix("Still running after 3"))
    #expect(reasons[4] == "The code ended the whole program (exit status 0) before the check was over.")
    #expect(reasons[5] == "TODO: write me")
    #expect(reasons[6].hasSuffix("with index → 7"))
  }

  @Test("code that ends the program before any check passes nothing")
  func exitBeforeTheFirstCheck() throws {
    let sample = try SampleExercise(
      learner: """
        #if canImport(Glibc)
          import Glibc
        #elseif canImport(Musl)
          import Musl
        #else
          import Darwin
        #endif
        let early: Int = { exit(0) }()
        """,
      checks: "let given = early\n@Test(.enabled(if: given == 1)) func never() {}")
    let verdict = try sample.verdict()
    #expect(verdict.outcome != .passed)
    #expect(verdict.checks.map(\.outcome) != [.passed])
  }

  @Test("printed results and a message to the tester change nothing")
  func printedResultsDoNotCount() throws {
    let sample = try SampleExercise(
      learner: """
        func sum(_ a: Int, _ b: Int) -> Int {
          print(#"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":"6.3.0"}"#)
          print("✔ Test adds() passed after 0.001 seconds.")
          return 0
        }
        """,
      checks: "@Test func adds() { #expect(sum(1, 2) == 3) }")
    let verdict = try sample.verdict()
    #expect(verdict.outcome == .failed)
    #expect(verdict.checks.first?.output.contains("✔ Test adds() passed") == true)
  }

  @Test("checks that compile side by side judge as one module")
  func partsJudgeAlike() throws {
    let checks = (0..<8).map { "@Test func check\($0)() { #expect(item(\($0)) == \($0 == 5 ? 0 : $0)) }" }
    let sample = try SampleExercise(
      learner: "func item(_ index: Int) -> Int { [0, 1, 2, 3, 4, 5, 6][index] }",
      checks: checks.joined(separator: "\n"))
    let verdict = try sample.verdict()
    #expect(verdict.checks.map(\.id) == (0..<8).map { "check\($0)()" })
    #expect(
      verdict.checks.map(\.outcome) == [.passed, .passed, .passed, .passed, .passed, .failed, .passed, .crashed])
    let issue = try #require(verdict.checks[5].issues.first)
    #expect(issue.file?.hasSuffix("course/sample/Tests/SampleTests/SampleTests.swift") == true)
    #expect(issue.line == 8)
    #expect([issue.actual, issue.expected] == ["5", "0"])
  }

  @Test("checks that name one another or their module compile all the same")
  func partsThatAreNotWhole() throws {
    let checks = (0..<8).map { "@Test func check\($0)() { \($0 == 0 ? "check7(); SampleTests.check6()" : "") }" }
    let sample = try SampleExercise(learner: Self.adder, checks: checks.joined(separator: "\n"))
    #expect(try sample.verdict().outcome == .passed)
  }

  @Test("an error in the learner's file is told with its line")
  func learnerErrorsAreTold() throws {
    let sample = try SampleExercise(
      learner: "func sum(_ a: Int, _ b: Int) -> Int {\n  a + c\n}",
      checks: "@Test func adds() { #expect(sum(1, 2) == 3) }")
    let verdict = try sample.verdict()
    #expect(verdict.outcome == .doesNotCompile)
    let diagnostic = try #require(verdict.diagnostics.first)
    #expect(diagnostic.file == sample.folder.path + "/course/sample/Sources/Sample/Sample.swift")
    #expect(diagnostic.line == 2)
    #expect(diagnostic.column == 7)
    #expect(diagnostic.message == "cannot find 'c' in scope")
    #expect(diagnostic.sourceLine == "  a + c")
  }

  @Test("a strict exercise refuses code that reaches the system, and runs none of it")
  func strictExercisesAreScanned() throws {
    let sample = try SampleExercise(
      learner: "import Foundation\nfunc sum(_ a: Int, _ b: Int) -> Int { a + b }",
      checks: "@Test func adds() { #expect(sum(1, 2) == 3) }", safety: .strict)
    let verdict = try sample.verdict()
    #expect(verdict.outcome == .forbidden)
    #expect(verdict.diagnostics.map(\.line) == [1])
    #expect(verdict.checks.map(\.outcome) == [.notRun])
  }

  @Test("a strict exercise refuses unsafe memory even where no name gives it away")
  func strictExercisesAreMemorySafe() throws {
    let sample = try SampleExercise(
      learner: "func sum(_ a: Int, _ b: Int) -> Int { [a, b].span[unchecked: 2] }",
      checks: "@Test func adds() { #expect(sum(1, 2) == 3) }", safety: .strict)
    let verdict = try sample.verdict()
    #expect(verdict.outcome == .doesNotCompile)
    #expect(verdict.diagnostics.first?.line == 1)
  }

  @Test("a strict exercise whose package is not plain is not graded at all")
  func strictExercisesArePlain() throws {
    let sample = try SampleExercise(
      learner: Self.adder, checks: "@Test func adds() { #expect(sum(1, 2) == 3) }", safety: .strict,
      targetSettings: ", swiftSettings: [.define(\"OTHER\")]")
    #expect(
      throws: GradingError.badExercise(
        Wording(
          "'sample' is strict, and its package is not plain: a target sets 'swiftSettings'",
          "'sample' 연습은 엄격한데 패키지가 단순하지 않습니다: 타깃에 'swiftSettings' 설정이 있습니다."))
    ) {
      try sample.verdict()
    }
  }

  @Test("a verdict holds until the code, the checks or the rules change")
  func verdictsAreCached() throws {
    let sample = try SampleExercise(
      learner: Self.adder, checks: "@Test func adds() { #expect(sum(1, 2) == 3) }")
    let first = try sample.grader.grade(sample.exercise, .starter)
    let second = try sample.grader.grade(sample.exercise, .starter)
    #expect([first.verdict.origin, second.verdict.origin] == [.fresh, .cached])
    #expect(first.verdict.checks == second.verdict.checks)

    try sample.write("func sum(_ a: Int, _ b: Int) -> Int { a }", to: "course/sample/Sources/Sample/Sample.swift")
    let third = try sample.grader.grade(sample.exercise, .starter)
    #expect(third.verdict.origin == .fresh)
    #expect(third.verdict.outcome == .failed)
    #expect(third.fingerprint.code != first.fingerprint.code)
    #expect(third.fingerprint.checks == first.fingerprint.checks)

    sample.exercise.configuration.limits.run = 19
    let fourth = try sample.grader.grade(sample.exercise, .starter)
    #expect(fourth.verdict.origin == .fresh)
    #expect(fourth.fingerprint == third.fingerprint, "more time does not put a pass in doubt")

    sample.exercise.configuration.safety = .strict
    let fifth = try sample.grader.grade(sample.exercise, .starter)
    #expect(fifth.verdict.origin == .fresh)
    #expect(fifth.fingerprint.checks != fourth.fingerprint.checks)
  }

  @Test("the same code in another place is the same code, with a verdict that names its own place")
  func fingerprintsDoNotHangOnPlaces() throws {
    let sample = try SampleExercise(
      learner: Self.adder, checks: "@Test func adds() { #expect(sum(1, 2) == 3) }")
    for name in ["mine", "moved"] { try sample.write(Self.adder, to: "\(name)/Sources/Sample/Sample.swift") }
    let results = try ["mine", "moved"].map { name in
      try sample.grader.grade(sample.exercise, .folder(sample.folder.appending(path: name).path))
    }
    #expect(results[0].fingerprint == results[1].fingerprint)
    #expect(results.map(\.verdict.origin) == [.fresh, .fresh])
    #expect(results[0].verdict.source != results[1].verdict.source)
  }

  @Test("a run that timed out is tried again the next time")
  func timeoutsAreNotCached() throws {
    let sample = try SampleExercise(
      learner: "func spin() { while true {} }", checks: "@Test func hangs() { spin() }", runSeconds: 1)
    #expect(try sample.verdict().checks.map(\.outcome) == [.timedOut])
    #expect(try sample.verdict().origin == .fresh)
  }

  @Test("the checks of a folder's own are never used")
  func foldersBringOnlyTheirSources() throws {
    let sample = try SampleExercise(
      learner: "func sum(_ a: Int, _ b: Int) -> Int { 0 }",
      checks: "@Test func adds() { #expect(sum(1, 2) == 3) }")
    try sample.write("func sum(_ a: Int, _ b: Int) -> Int { 1 }", to: "mine/Sources/Sample/Sample.swift")
    try sample.write(
      "import Testing\n@Test func adds() {}", to: "mine/Tests/SampleTests/SampleTests.swift")
    let mine = sample.folder.appending(path: "mine").path
    let verdict = try sample.grader.grade(sample.exercise, .folder(mine)).verdict
    #expect(verdict.outcome == .failed)
    #expect(verdict.checks.first?.issues.first?.actual == "1")
    #expect(verdict.source == mine)
  }

  @Test("a track's reference is all that lies beside its example, and nothing of the starter's")
  func wholeReferences() throws {
    let sample = try SampleExercise(
      learner: "struct Pair {}\nfunc sum() -> Int { 0 }", checks: "@Test func adds() { #expect(sum() == 3) }")
    try sample.write(
      "func sum() -> Int { Pair().a + Pair().b }", to: "course/sample/.meta/Sources/Sample/Example.swift")
    try sample.write("struct Pair { var a = 1, b = 2 }", to: "course/sample/.meta/Sources/Sample/Pair.swift")
    sample.exercise.configuration.example = [".meta/Sources/Sample/Example.swift"]
    sample.exercise.configuration.referenceIsWhole = true
    #expect(try sample.grader.grade(sample.exercise, .reference).verdict.outcome == .passed)
  }

  @Test("a package that needs the package manager gets the same verdict from the same code")
  func packageManagerRoute() throws {
    let learner = "func item(_ index: Int) -> Int { [1, 2, 3][index] }"
    let checks = """
      @Test func first() { #expect(item(0) == 2, "counted from zero") }
      @Test func crashes() { #expect(item(3) == 1) }
      @Test func third() { #expect(item(2) == 3) }
      """
    let direct = try SampleExercise(learner: learner, checks: checks).verdict()
    let managed = try SampleExercise(
      learner: learner, checks: checks, targetSettings: ", swiftSettings: [.define(\"PLAIN\")]"
    ).verdict()
    #expect(managed.route == .packageManager)
    #expect(managed.outcome == direct.outcome)
    #expect(managed.checks.map(\.outcome) == [.failed, .crashed, .passed])
    #expect(managed.checks.map(\.reason) == direct.checks.map(\.reason))
    for (one, other) in zip(managed.checks, direct.checks) {
      #expect(one.issues.map(\.actual) == other.issues.map(\.actual))
      #expect(one.issues.map(\.line) == other.issues.map(\.line))
    }
  }
}

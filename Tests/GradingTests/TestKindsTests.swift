import Course
import Foundation
import Grading
import Testing
import Wordings

/// Every kind of test that the testing library and XCTest know, in one sample exercise each: what becomes of it is what
/// the libraries' documentation says of the kind.
@Suite("Every kind of test gets its own verdict")
struct TestKindsTests {
  static let learner = """
    func sum(_ a: Int, _ b: Int) -> Int { a + b }
    func item(_ index: Int) -> Int { [1, 2][index] }
    func spin() { while true {} }
    func check(_ n: Int) { if n <= 0 { fatalError("not positive") } }
    struct Odd: Error {}
    func half(_ n: Int) throws -> Int { if n % 2 == 1 { throw Odd() }; return n / 2 }
    """

  /// A verdict in short: the outcome, why, and every issue as `line: message [actual, not expected] with argument`.
  private struct Short: Equatable, CustomStringConvertible {
    var outcome: CheckVerdict.Outcome
    var reason: String?
    var issues: [String]

    init(_ outcome: CheckVerdict.Outcome, _ reason: String? = nil, _ issues: [String] = []) {
      (self.outcome, self.reason, self.issues) = (outcome, reason, issues)
    }

    init(_ check: CheckVerdict) {
      self.init(check.outcome, check.reason?.english, check.issues.map(Self.text))
    }

    var description: String { "\(outcome) \(reason ?? "–") \(issues)" }

    private static func text(_ issue: CheckVerdict.Issue) -> String {
      let values = issue.actual.map { actual in " [\(actual)" + (issue.expected.map { ", not \($0)" } ?? "") + "]" }
      return "\(issue.line ?? 0): \(issue.message)\(values ?? "")\(issue.argument.map { " with \($0)" } ?? "")"
    }
  }

  private func expect(
    _ verdict: Verdict, _ expected: [(String, Short)], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(verdict.checks.map(\.id) == expected.map(\.0), sourceLocation: sourceLocation)
    #expect(verdict.diagnostics.isEmpty, sourceLocation: sourceLocation)
    for (check, expected) in zip(verdict.checks, expected) {
      #expect(Short(check) == expected.1, "\(check.id)", sourceLocation: sourceLocation)
    }
  }

  @Test("of the testing library")
  func swiftTesting() throws {
    let sample = try SampleExercise(
      learner: Self.learner,
      checks: """
        extension Tag { @Tag static var quick: Self }
        @Test func later() async throws { try await Task.sleep(for: .milliseconds(1)); #expect(sum(1, 1) == 2) }
        @Test func laterFails() async { let two = await Task { sum(1, 1) }.value; #expect(two == 3) }
        @Test @MainActor func onMain() { MainActor.assertIsolated(); #expect(sum(1, 1) == 3) }
        @Test @MainActor func onMainLater() async { await Task.yield(); MainActor.assertIsolated() }
        @Test(arguments: [0, 1]) func oneArgumentFails(n: Int) { #expect(item(n) == 1) }
        @Test(arguments: [1, 2, 0]) func oneArgumentCrashes(_ n: Int) async { #expect(item(n) > 1) }
        @Test(arguments: ["a": 1, "b": 2]) func pairs(key: String, n: Int) { #expect(n < 3) }
        @Test(arguments: [1, 2], [3, 4]) func grid(a: Int, b: Int) { #expect(sum(a, b) != 6) }
        @Suite(.serialized) final class Fixture {
          let value: Int
          init() async throws { value = try half(4) }
          deinit { print("gone") }
          @Test func isMade() { #expect(value == 2) }
          @Test func isMadeAnew() { #expect(value == 3) }
        }
        @Suite struct Broken {
          init() throws { _ = try half(3) }
          @Test func neverBegins() {}
        }
        @Test(.enabled(if: sum(1, 1) == 3, "only where one and one make three")) func off() { check(0) }
        @Test(.enabled(if: sum(1, 1) == 2)) func on() {}
        @Test(.disabled("not today")) func disabled() { check(0) }
        @Test(.timeLimit(.minutes(1)), .tags(.quick), .bug(id: 1)) func traits() {}
        @Test func known() { withKnownIssue("always") { #expect(sum(1, 1) == 3) } }
        @Test func knownNoMore() { withKnownIssue { #expect(sum(1, 1) == 2) } }
        @Test func requires() throws { let n = try #require(Int("x"), "a number"); #expect(n == item(9)) }
        @Test func throwsOdd() throws { _ = try half(3) }
        @Test func expectsAnError() { #expect(throws: Odd.self) { try half(3) } }
        @Test func missesAnError() { #expect(throws: Odd.self) { try half(2) } }
        @Test func confirms() async { await confirmation(expectedCount: 2) { $0(); $0() } }
        @Test func confirmsTooLittle() async { await confirmation("twice", expectedCount: 2) { $0() } }
        @Test func attaches() { Attachment.record("text", named: "note.txt") }
        @Test func recordsAnIssue() { Issue.record("said so") }
        @Test func cancels() throws { try Test.cancel("no more") }
        """)
    let verdict = try sample.verdict()
    expect(
      verdict,
      [
        ("later()", .init(.passed)), ("laterFails()", .init(.failed, nil, ["5: two == 3 [2, not 3]"])),
        ("onMain()", .init(.failed, nil, ["6: sum(1, 1) == 3 [2, not 3]"])), ("onMainLater()", .init(.passed)),
        ("oneArgumentFails(n:)", .init(.failed, nil, ["8: item(n) == 1 [2, not 1] with n → 1"])),
        (
          "oneArgumentCrashes(_:)",
          .init(.crashed, "Index out of range, in item(_:) with n → 2", ["2: Index out of range with n → 2"])
        ),
        ("pairs(key:n:)", .init(.passed)),
        ("grid(a:b:)", .init(.failed, nil, ["11: sum(a, b) != 6 [6, not != 6] with a → 2, b → 4"])),
        ("Fixture/isMade()", .init(.passed)),
        ("Fixture/isMadeAnew()", .init(.failed, nil, ["17: value == 3 [2, not 3]"])),
        ("Broken/neverBegins()", .init(.failed, nil, ["21: Caught error: Odd()"])),
        ("off()", .init(.skipped, "only where one and one make three")), ("on()", .init(.passed)),
        ("disabled()", .init(.skipped, "not today")), ("traits()", .init(.passed)), ("known()", .init(.passed)),
        ("knownNoMore()", .init(.failed, nil, ["28: Known issue was not recorded"])),
        ("requires()", .init(.failed, nil, ["29: a number [Int(\"x\") → nil]"])),
        ("throwsOdd()", .init(.failed, nil, ["30: Caught error: Odd()"])), ("expectsAnError()", .init(.passed)),
        (
          "missesAnError()",
          .init(
            .failed, nil,
            ["32: an error was expected but none was thrown and \"1\" was returned"])
        ),
        ("confirms()", .init(.passed)),
        (
          "confirmsTooLittle()",
          .init(
            .failed, nil,
            ["34: twice [Confirmation was confirmed 1 time, but expected to be confirmed 2 times]"])
        ),
        ("attaches()", .init(.passed)), ("recordsAnIssue()", .init(.failed, nil, ["36: said so"])),
        ("cancels()", .init(.skipped, "no more")),
      ])
    let fixture = verdict.checks.filter { $0.id.hasPrefix("Fixture/") }
    #expect(fixture.map(\.output) == ["gone\n", "gone\n"])
  }

  @Test("of XCTest, in a file that knows no other library")
  func xctest() throws {
    let sample = try SampleExercise(
      learner: Self.learner,
      checks: """
        class Shared: XCTestCase {
          var base: Int { 1 }
          func testShared() { XCTAssertEqual(sum(base, 1), 2) }
          func testOverridden() { XCTFail("the base's own") }
        }
        final class Sums: Shared {
          override var base: Int { 2 }
          override func testOverridden() { XCTAssertEqual(sum(2, 2), 5, "two and two") }
          func testExpectedFirst() { XCTAssertEqual(4, sum(1, 2)) }
          func testThrows() throws { _ = try half(3) }
          func testLater() async throws { try await Task.sleep(nanoseconds: 1000); XCTAssertEqual(try half(2), 2) }
          func testCrashes() { XCTAssertEqual(item(7), 1) }
          func testHangs() { spin() }
          func testAsserts() throws {
            XCTAssertNil(1, "nothing")
            XCTAssertTrue(sum(1, 1) == 3)
            XCTAssertLessThan(sum(1, 1), 2)
            XCTAssertEqual(0.5, 0.75, accuracy: 0.1)
            XCTAssertThrowsError(try half(2))
            XCTFail("last words")
            let n = try XCTUnwrap(Int("x"))
            XCTAssertEqual(n, item(9))
          }
          func notATest() { XCTFail("never") }
          func testWithArgument(_ n: Int) { XCTFail("never") }
        }
        extension Sums { func testInExtension() { XCTAssertEqual(sum(1, 1), 2) } }
        """, imports: "import XCTest\n@testable import Sample", runSeconds: 3)
    expect(
      try sample.verdict(),
      [
        ("Shared/testShared()", .init(.passed)),
        ("Shared/testOverridden()", .init(.failed, nil, ["6: the base's own"])),
        ("Sums/testShared()", .init(.failed, nil, ["5: sum(base, 1) == 2 [3, not 2]"])),
        ("Sums/testOverridden()", .init(.failed, nil, ["10: two and two [4, not 5]"])),
        ("Sums/testExpectedFirst()", .init(.failed, nil, ["11: sum(1, 2) == 4 [3, not 4]"])),
        ("Sums/testThrows()", .init(.failed, nil, ["12: threw error \"Odd()\""])),
        ("Sums/testLater()", .init(.failed, nil, ["13: try half(2) == 2 [1, not 2]"])),
        ("Sums/testCrashes()", .init(.crashed, "Index out of range, in item(_:)", ["2: Index out of range"])),
        (
          "Sums/testHangs()",
          .init(.timedOut, "Still running after 3 seconds, in spin().", ["3: Still running after 3 seconds"])
        ),
        (
          "Sums/testAsserts()",
          .init(
            .failed, nil,
            [
              "17: nothing", "18: XCTAssertTrue failed [false, not true]", "19: XCTAssertLessThan failed [2, not < 2]",
              "20: 0.5 == 0.75 [0.5, not 0.75 ± 0.1]", "21: XCTAssertThrowsError failed: did not throw error",
              "22: last words", "23: XCTUnwrap failed: expected non-nil value of type \"Int\"",
            ])
        ),
        ("Sums/testInExtension()", .init(.passed)),
      ])
  }

  @Test("of XCTest, with what surrounds it in XCTest's order")
  func fixtures() throws {
    let sample = try SampleExercise(
      learner: Self.learner,
      checks: """
        final class Fixtures: XCTestCase {
          override class func setUp() { print("class set up") }
          override class func tearDown() { print("class torn down") }
          override func setUp() async throws { print("async set up") }
          override func setUpWithError() throws { print("throwing set up") }
          override func setUp() { print("set up") }
          override func tearDown() { print("torn down") }
          override func tearDownWithError() throws { print("throwing torn down") }
          override func tearDown() async throws { print("async torn down") }
          func testOrder() {
            addTeardownBlock { print("block") }
            addTeardownBlock { () async throws in print("async block") }
            print("test")
          }
          func testFailsLate() { addTeardownBlock { XCTFail("too late") } }
        }
        final class NoFixture: XCTestCase {
          override func setUpWithError() throws { _ = try half(3) }
          func testNeverBegins() { XCTFail("never") }
        }
        final class Skipped: XCTestCase {
          override func setUpWithError() throws { try XCTSkipIf(name.hasSuffix("testWhole()"), "the whole fixture") }
          func testWhole() { XCTFail("never") }
          func testPlain() throws { throw XCTSkip() }
          func testUnless() throws { try XCTSkipUnless(sum(1, 1) == 3, "wrong sums") }
          func testSkipsAfterAFailure() throws { XCTFail("first"); throw XCTSkip("then") }
        }
        """, imports: "import XCTest\n@testable import Sample")
    let verdict = try sample.verdict()
    expect(
      verdict,
      [
        ("Fixtures/testOrder()", .init(.passed)),
        ("Fixtures/testFailsLate()", .init(.failed, nil, ["17: too late"])),
        ("NoFixture/testNeverBegins()", .init(.failed, nil, ["21: threw error \"Odd()\""])),
        ("Skipped/testWhole()", .init(.skipped, "the whole fixture")),
        ("Skipped/testPlain()", .init(.skipped, "Test skipped")),
        ("Skipped/testUnless()", .init(.skipped, "wrong sums")),
        ("Skipped/testSkipsAfterAFailure()", .init(.failed, nil, ["28: first"])),
      ])
    // As `XCTestCase`'s documentation has it.
    let order = [
      "class set up", "async set up", "throwing set up", "set up", "test", "async block", "block", "torn down",
      "throwing torn down", "async torn down", "class torn down",
    ]
    #expect(verdict.checks.first?.output == order.map { "\($0)\n" }.joined())
  }

  @Test("of XCTest, on the main thread with its queue going on", arguments: ["5.10", "6.0"])
  func mainThread(toolsVersion: String) throws {
    let sample = try SampleExercise(
      learner: Self.learner,
      checks: """
        @MainActor final class OnMain: XCTestCase {
          var count = 0
          func testSync() { count += 1; MainActor.assertIsolated(); XCTAssertEqual(count, 2) }
          func testLater() async { count += 1; await Task.yield(); MainActor.assertIsolated(); XCTAssertEqual(count, 2) }
        }
        final class Waiting: XCTestCase {
          func testIsMain() { XCTAssertTrue(Thread.isMainThread) }
          func testQueue() {
            let done = expectation(description: "done")
            DispatchQueue.main.async { done.fulfill() }
            wait(for: [done], timeout: 10)
          }
          func testTimer() {
            let done = expectation(description: "done")
            _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in done.fulfill() }
            wait(for: [done], timeout: 10)
          }
          @MainActor func testActor() async { MainActor.assertIsolated(); await Task.yield(); MainActor.assertIsolated() }
          @MainActor func testNobody() { _ = expectation(description: "nobody"); waitForExpectations(timeout: 0.05) }
        }
        """, imports: "import XCTest\n@testable import Sample")
    let manifest = try String(
      contentsOf: sample.folder.appending(path: "course/sample/Package.swift"), encoding: .utf8)
    try sample.write(
      manifest.replacing("swift-tools-version: 6.0", with: "swift-tools-version: \(toolsVersion)"),
      to: "course/sample/Package.swift")
    let nobody =
      "21: Asynchronous wait failed - Exceeded timeout of 0.05 seconds, with unfulfilled expectations: nobody"
    expect(
      try sample.verdict(),
      [
        ("OnMain/testSync()", .init(.failed, nil, ["5: count == 2 [1, not 2]"])),
        ("OnMain/testLater()", .init(.failed, nil, ["6: count == 2 [1, not 2]"])),
        ("Waiting/testIsMain()", .init(.passed)), ("Waiting/testQueue()", .init(.passed)),
        ("Waiting/testTimer()", .init(.passed)), ("Waiting/testActor()", .init(.passed)),
        ("Waiting/testNobody()", .init(.failed, nil, [nobody])),
      ])
  }

  @Test("of both libraries in one file")
  func mixed() throws {
    let sample = try SampleExercise(
      learner: Self.learner,
      checks: """
        @Suite struct Sums { @Test("adds") func adds() { #expect(sum(1, 1) == 3) } }
        final class Mixed: XCTestCase {
          func testExpects() { #expect(sum(1, 1) == 3, "a sum") }
          func testRequires() throws { let n = try #require(Int("x")); XCTAssertEqual(n, item(9)) }
          #if NEVER
          func testNever() {}
          #else
          func testElse() { XCTAssertEqual(sum(1, 1), 2) }
          #endif
          func testCrashes() { check(0) }
          func testExits() async { await #expect(processExitsWith: .failure) { check(0) } }
        }
        @Test func free() { #expect(sum(1, 1) == 2) }
        """, imports: "import Testing\nimport XCTest\n@testable import Sample",
      safety: .strict)
    expect(
      try sample.verdict(),
      [
        ("Sums/adds()", .init(.failed, nil, ["4: sum(1, 1) == 3 [2, not 3]"])),
        ("Mixed/testExpects()", .init(.failed, nil, ["6: a sum [2, not 3]"])),
        (
          "Mixed/testRequires()",
          .init(
            .failed, nil,
            ["7: Int(\"x\") → nil"])
        ),
        ("Mixed/testNever()", .init(.notRun, "The testing library did not find it.")),
        ("Mixed/testElse()", .init(.passed)),
        ("Mixed/testCrashes()", .init(.crashed, "not positive, in check(_:)", ["4: not positive"])),
        ("Mixed/testExits()", .init(.passed)), ("free()", .init(.passed)),
      ])
  }

  @Test("of XCTest, when it does not fit the code")
  func missingMembers() throws {
    let sample = try SampleExercise(
      learner: Self.learner,
      checks: """
        class Sums: XCTestCase {
          func testSum() { XCTAssertEqual(sum(1, 1), 2) }
          func testProduct() { XCTAssertEqual(product(1, 1), 1) }
        }
        final class Broken: Sums, Missing {
        }
        """, imports: "import XCTest\n@testable import Sample")
    let verdict = try sample.verdict()
    #expect(
      verdict.checks.map(\.id)
        == ["Sums/testSum()", "Sums/testProduct()", "Broken/testSum()", "Broken/testProduct()"])
    #expect(verdict.checks.map(\.outcome) == [.passed, .doesNotCompile, .doesNotCompile, .doesNotCompile])
    #expect(verdict.checks[1].reason?.english == "There is no product yet.")
    #expect(verdict.checks[2].reason?.english == "There is no Missing yet.")
    #expect(Set(verdict.diagnostics.map(\.line)) == [5, 7])
  }

  @Test(
    "of XCTest, and no strict exercise takes the learner's assertions for XCTest's",
    arguments: [
      "func XCTAssertEqual(_ a: Int, _ b: Int) {}", "func XCTFail(_ text: String) {}", "class XCTestCase {}",
      "let XCTAssertEqual: (Int, Int) -> Void = { _, _ in }",
    ])
  func shadowing(attack: String) throws {
    let starter = "func sum(_ a: Int, _ b: Int) -> Int { 0 }\n"
    let sample = try SampleExercise(
      learner: starter,
      checks: "final class Sums: XCTestCase { func testSum() { XCTAssertEqual(sum(1, 1), 2); XCTFail(\"never\") } }",
      imports: "import XCTest\n@testable import Sample", safety: .strict)
    try sample.write(starter + attack, to: "mine/Sample.swift")
    let mine = Submission.folder(sample.folder.appending(path: "mine").path)
    let verdict = try sample.grader.grade(sample.exercise, mine).verdict
    #expect(verdict.outcome == .forbidden)
    #expect(verdict.diagnostics.map(\.line) == [2])
  }

  @Test("of XCTest, in a package that needs the package manager")
  func packageManager() throws {
    let sample = try SampleExercise(
      learner: Self.learner,
      checks: """
        final class Sums: XCTestCase {
          func testSum() { XCTAssertEqual(sum(1, 1), 3) }
          func testLater() async throws { XCTAssertEqual(try half(2), 1) }
          func testExits() async { await #expect(processExitsWith: .failure) { check(0) } }
        }
        """, imports: "import Testing\nimport XCTest\n@testable import Sample",
      targetSettings: ", swiftSettings: [.define(\"PLAIN\")]")
    let verdict = try sample.verdict()
    #expect(verdict.route == .packageManager)
    expect(
      verdict,
      [
        ("Sums/testSum()", .init(.failed, nil, ["5: sum(1, 1) == 3 [2, not 3]"])),
        ("Sums/testLater()", .init(.passed)), ("Sums/testExits()", .init(.passed)),
      ])
  }

  @Test("of exit tests, in plain and strict exercises", arguments: [ExerciseConfiguration.Safety.plain, .strict])
  func exitTests(safety: ExerciseConfiguration.Safety) throws {
    let sample = try SampleExercise(
      learner: Self.learner,
      checks: """
        @Test func stops() async { await #expect(processExitsWith: .failure) { check(0) } }
        @Test func stopsNot() async { await #expect(processExitsWith: .failure) { check(1) } }
        @Test func aborts() async { await #expect(processExitsWith: .signal(SIGABRT)) { abort() } }
        @Test func raises() async { await #expect(processExitsWith: .signal(SIGTERM)) { kill(getpid(), SIGTERM) } }
        @Test func leaves() async { await #expect(processExitsWith: .exitCode(7)) { exit(7) } }
        @Test func leavesOtherwise() async { await #expect(processExitsWith: .exitCode(7), "seven") { exit(8) } }
        @Test func captures() async {
          let n = sum(1, 1)
          await #expect(processExitsWith: .exitCode(2)) { [n = n as Int] in exit(Int32(n)) }
        }
        @Test func observes() async throws {
          let result = try await #require(processExitsWith: .success, observing: [\\.standardOutputContent]) {
            print("hello")
          }
          #expect(String(decoding: result.standardOutputContent, as: UTF8.self).contains("hello"))
        }
        @Test func failsInside() async { await #expect(processExitsWith: .success) { Issue.record("inside") } }
        @Test func hangs() async { await #expect(processExitsWith: .failure) { spin() } }
        @Test func after() { #expect(sum(1, 1) == 2) }
        """, imports: "import Foundation\nimport Testing\n@testable import Sample", safety: safety, runSeconds: 4)
    expect(
      try sample.verdict(),
      [
        ("stops()", .init(.passed)),
        ("stopsNot()", .init(.failed, nil, ["5: .failure → .exitCode(0)"])),
        ("aborts()", .init(.passed)), ("raises()", .init(.passed)), ("leaves()", .init(.passed)),
        ("leavesOtherwise()", .init(.failed, nil, ["9: seven [.exitCode(7) → .exitCode(8)]"])),
        ("captures()", .init(.passed)), ("observes()", .init(.passed)),
        ("failsInside()", .init(.failed, nil, ["20: inside"])),
        ("hangs()", .init(.timedOut, "Still running after 4 seconds.")), ("after()", .init(.passed)),
      ])
  }

  #if os(Linux)
    @Test("of exit tests, whose processes can neither start others, nor reach them, nor write records")
    func exitTestsAreContained() throws {
      let sample = try SampleExercise(
        learner: """
          import Foundation
          func starts() -> Bool {
            var id: pid_t = 0
            let words: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
            return posix_spawn(&id, "/bin/true", nil, nil, words, nil) == 0
          }
          func writesTo(_ descriptors: Range<Int32>) -> Bool {
            descriptors.contains { write($0, "forged", 6) > 0 }
          }
          """,
        checks: """
          @Test func starts() async { await #expect(processExitsWith: .exitCode(0)) { exit(Sample.starts() ? 1 : 0) } }
          @Test func leavesItsGroup() async {
            await #expect(processExitsWith: .exitCode(0)) { exit(setsid() < 0 && setpgid(0, 0) < 0 ? 0 : 1) }
          }
          @Test func killsItsParent() async {
            await #expect(processExitsWith: .exitCode(0)) { exit(kill(getppid(), SIGKILL) < 0 ? 0 : 1) }
          }
          @Test func parentLeavesItsGroup() { #expect(setsid() < 0 && setpgid(0, 0) < 0) }
          @Test func parentKillsItsOwn() { #expect(kill(getppid(), SIGKILL) < 0 && kill(-1, SIGKILL) < 0) }
          @Test func writesToTheRecords() async {
            // The pipe back to the library is open too; what comes through it can only add issues.
            await #expect(processExitsWith: .exitCode(0)) { exit(writesTo(3..<4) ? 1 : 0) }
          }
          @Test func knowsTheLibrary() async {
            await #expect(processExitsWith: .exitCode(0)) { exit(getenv("LECTERN_EXIT_TEST_LIBRARY") == nil ? 0 : 1) }
          }
          """, imports: "import Foundation\nimport Testing\n@testable import Sample", runSeconds: 10)
      let verdict = try sample.verdict()
      #expect(verdict.checks.map(\.outcome) == Array(repeating: .passed, count: 7), "\(verdict.checks.map(\.issues))")
    }

    @Test("of exit tests, whose processes die with the run")
    func exitTestsEnd() throws {
      let sample = try SampleExercise(
        learner: """
          import Foundation
          func note(_ file: String) { try? "\\(getpid())".write(toFile: file, atomically: true, encoding: .utf8) }
          /// Waits for another process to note its number, and prints that.
          func printNote(_ file: String) async {
            while true {
              if let text = try? String(contentsOfFile: file, encoding: .utf8) { return print(text) }
              await Task.yield()
            }
          }
          """,
        checks: """
          @Test func hangs() async {
            async let noted: Void = printNote("hangs")
            await #expect(processExitsWith: .success) {
              signal(SIGTERM, SIG_IGN)
              note("hangs")
              while true { sleep(1) }
            }
            await noted
          }
          @Test func isLeftBehind() async {
            await withTaskGroup { group in
              group.addTask {
                await #expect(processExitsWith: .success) {
                  note("left")
                  while true { sleep(1) }
                }
              }
              await printNote("left")
              exit(0)
            }
          }
          """, imports: "import Foundation\nimport Testing\n@testable import Sample", runSeconds: 5)
      let verdict = try sample.verdict()
      #expect(verdict.checks.map(\.outcome) == [.timedOut, .failed])
      let processes = verdict.checks.compactMap { pid_t($0.output.trimmingCharacters(in: .whitespacesAndNewlines)) }
      #expect(processes.count == 2)
      #expect(processes.allSatisfy(ends))
    }

    /// Whether a process that was killed is gone, or will be as soon as the system comes to it.
    private func ends(_ process: pid_t) -> Bool {
      for _ in 0..<100 {
        if kill(process, 0) != 0 { return errno == ESRCH }
        // Of an orphan that ended, its new parent may take its time to hear.
        let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        if state?.split(separator: ")").last?.hasPrefix(" Z") == true { return true }
        usleep(20_000)
      }
      return false
    }
  #endif
}

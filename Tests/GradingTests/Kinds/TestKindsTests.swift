import Course
import Grading
import Testing

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
}

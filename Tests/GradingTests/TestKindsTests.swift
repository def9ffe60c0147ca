import Course
import Foundation
import Grading
import Testing

@Suite("probe") struct Probe {
  @Test func xctest() throws {
    let sample = try SampleExercise(
      learner: "func sum(_ a: Int, _ b: Int) -> Int { a + b }\nfunc item(_ i: Int) -> Int { [1, 2][i] }\nfunc spin() { while true {} }",
      checks: """
        class Shared: XCTestCase {
          var base: Int { 1 }
          func testShared() { XCTAssertEqual(sum(base, 1), 2) }
        }
        final class Sums: Shared {
          override var base: Int { 2 }
          override func setUp() async throws { print("set up") }
          func testEqual() { XCTAssertEqual(sum(1, 2), 4, "one and two") }
          func testReversed() { XCTAssertEqual(4, sum(1, 2)) }
          func testThrows() throws { throw CancellationError() }
          func testSkips() throws { throw XCTSkip("not today") }
          func testCrashes() { XCTAssertEqual(item(7), 1) }
          func testHangs() { spin() }
          func testHalts() { continueAfterFailure = false; XCTAssertNil(1); XCTFail("never") }
          func testLater() async throws { try await Task.sleep(nanoseconds: 1000); XCTAssertEqual(sum(1, 1), 2) }
          func testTearsDown() { addTeardownBlock { print("torn down") } }
        }
        extension Sums { func testInExtension() {} }
        """, imports: "import XCTest\n@testable import Sample", runSeconds: 3)
    let verdict = try sample.verdict()
    print(verdict.outcome, verdict.reason ?? "", verdict.diagnostics, verdict.seconds)
    for c in verdict.checks { print(c.id, c.outcome, c.reason ?? "-", c.issues, c.output) }
  }

  @Test(arguments: [ExerciseConfiguration.Safety.plain, .strict]) func exits(safety: ExerciseConfiguration.Safety) throws {
    let sample = try SampleExercise(
      learner: "func check(_ n: Int) { precondition(n > 0, \"positive\") }\nfunc spin() { while true {} }",
      checks: """
        import Foundation
        @Test func stops() async { await #expect(processExitsWith: .failure) { check(0) } }
        @Test func aborts() async { await #expect(processExitsWith: .signal(SIGABRT)) { abort() } }
        @Test func doesNotStop() async { await #expect(processExitsWith: .failure) { check(1) } }
        @Test func exitsWell() async { await #expect(processExitsWith: .success) { exit(0) } }
        @Test func records() async { await #expect(processExitsWith: .success) { #expect(1 == 2) } }
        @Test func output() async throws {
          let result = try await #require(processExitsWith: .success, observing: [\\.standardOutputContent]) { print("hello"); exit(0) }
          #expect(String(decoding: result.standardOutputContent, as: UTF8.self).contains("hello"))
        }
        @Test func hangs() async { await #expect(processExitsWith: .failure) { spin() } }
        @Test func after() {}
        """, safety: safety, runSeconds: 3)
    let verdict = try sample.verdict()
    print(safety, verdict.outcome, verdict.reason ?? "", verdict.diagnostics, verdict.seconds)
    for c in verdict.checks { print(c.id, c.outcome, c.reason ?? "-", c.issues, c.output) }
  }
}

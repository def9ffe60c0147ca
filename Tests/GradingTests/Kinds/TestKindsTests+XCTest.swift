import Course
import Foundation
import Grading
import Testing
import Wordings
import Wordings

extension TestKindsTests {
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
}

import SwiftSource
import Testing

@testable import Grading

/// The texts are those that XCTest of Swift 6.3.1 gave.
@Suite("A failure of XCTest's")
struct XCTestFailureTests {
  @Test(
    "is taken apart",
    arguments: [
      ("XCTAssertEqual failed: (\"3\") is not equal to (\"4\") - ", "XCTAssertEqual failed", "3", "4"),
      ("XCTAssertEqual failed: (\"3\") is not equal to (\"4\") - one - two", "one - two", "3", "4"),
      ("XCTAssertEqual failed: (\"a\nb\") is not equal to (\"a \"b\"\") - x", "x", "a\nb", "a \"b\""),
      ("XCTAssertEqual failed: (\"0.5\") is not equal to (\"0.75\") +/- (\"0.1\") - x", "x", "0.5", "0.75 ± 0.1"),
      ("XCTAssertNotEqual failed: (\"1\") is equal to (\"1\") - x", "x", "1", "!= 1"),
      ("XCTAssertGreaterThanOrEqual failed: (\"1\") is less than (\"2\") - x", "x", "1", ">= 2"),
      ("XCTAssertTrue failed - ", "XCTAssertTrue failed", "false", "true"),
      ("XCTAssertFalse failed - why", "why", "true", "false"),
      ("XCTAssertNil failed: \"1\" - ", "XCTAssertNil failed: \"1\"", nil, nil),
      ("XCTAssertNil failed: \"1\" - why", "why", nil, nil), ("failed - why", "why", nil, nil),
      ("failed - ", "XCTFail", nil, nil),
    ] as [(String, String, String?, String?)])
  func parts(_ text: String, _ message: String, _ actual: String?, _ expected: String?) throws {
    var issue = CheckVerdict.Issue(message: text)
    try #require(XCTestFailure(text)).fill(&issue, as: nil)
    #expect([issue.message, issue.actual, issue.expected] == [message, actual, expected])
  }

  @Test(
    "is left whole where it cannot be told what is a value and what are words",
    arguments: [
      "XCTAssertEqual failed: (\"\") is not equal to (\"\") is not equal to (\"\") - ",
      "XCTAssertEqual failed: (\"a\") is not equal to (\"\") - b\") - ", "threw error \"Odd()\"",
      "Asynchronous wait failed - Exceeded timeout", "Expectation failed: 1 == 2", "",
    ])
  func unclear(_ text: String) {
    let failure = XCTestFailure(text)
    #expect(failure == nil || failure?.values == nil)
  }

  @Test("has the sides that its source has")
  func sides() throws {
    let stated = Expectation(
      file: "/T.swift", line: 1, column: 0, left: "4", comparison: "==", right: "sum(1, 2)", isReversed: true)
    var issue = CheckVerdict.Issue(message: "")
    let failure = try #require(XCTestFailure("XCTAssertEqual failed: (\"4\") is not equal to (\"3\") - "))
    failure.fill(&issue, as: stated)
    var expected = CheckVerdict.Issue(message: "sum(1, 2) == 4", expected: "4", actual: "3")
    expected.isExpression = true
    #expect(issue == expected)
  }
}

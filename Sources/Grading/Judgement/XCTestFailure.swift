import SwiftSource

/// What an assertion of XCTest says when it does not hold: `XCTAssertEqual failed: ("3") is not equal to ("4") - comment`.
struct XCTestFailure: Equatable, Sendable {
  /// What was asserted, `XCTAssertEqual failed`.
  var title: String
  /// What the check's author adds; empty without.
  var comment: String
  var values: Values?

  struct Values: Equatable, Sendable {
    var first: String
    /// What the second value must be to the first: `==`, `<`.
    var comparison: String
    var second: String
  }

  /// `nil` for a text of another kind. One in which a value may be mistaken for the words around it has no values.
  init?(_ text: String) {
    if let comment = text.dropPrefix("failed - ") {
      (title, self.comment) = ("XCTFail", comment)
      return
    }
    guard text.hasPrefix("XCT"), let name = text.split(separator: " ").first else { return nil }
    let failed = "\(name) failed"
    guard let rest = text.dropPrefix(failed) else { return nil }
    title = failed
    if let comment = rest.dropPrefix(" - ") {
      self.comment = comment
      values = Self.plainValues[String(name)].map { Values(first: $0, comparison: "==", second: $1) }
    } else if let words = Self.words[String(name)], let parts = Self.split(rest, at: words.text) {
      values = Values(first: parts.first, comparison: words.comparison, second: parts.second)
      comment = parts.comment
    } else {
      guard let dash = rest.ranges(of: " - ").only else { return nil }
      comment = String(rest[dash.upperBound...])
      title += rest[..<dash.lowerBound]
    }
  }

  /// The check's issue.
  ///
  /// - Parameter stated: the assertion as its file has it.
  func fill(_ issue: inout CheckVerdict.Issue, as stated: Expectation?) {
    issue.message = comment.isEmpty ? title : comment
    guard let values else { return }
    let isReversed = stated?.isReversed == true && values.comparison == "=="
    let (actual, expected) = isReversed ? (values.second, values.first) : (values.first, values.second)
    issue.actual = actual
    issue.expected = values.comparison == "==" ? expected : "\(values.comparison) \(expected)"
    if comment.isEmpty, let stated {
      issue.message =
        stated.isReversed ? "\(stated.right) == \(stated.left)" : "\(stated.left) == \(stated.right)"
      issue.isExpression = true
    }
  }

  /// What stands between the values that an assertion compares, and what was to hold of them.
  private static let words: [String: (text: String, comparison: String)] = [
    "XCTAssertEqual": ("is not equal to", "=="), "XCTAssertNotEqual": ("is equal to", "!="),
    "XCTAssertGreaterThan": ("is not greater than", ">"), "XCTAssertGreaterThanOrEqual": ("is less than", ">="),
    "XCTAssertLessThan": ("is not less than", "<"), "XCTAssertLessThanOrEqual": ("is greater than", "<="),
  ]

  /// The value that was there and the one that was to be, for assertions that need not tell them.
  private static let plainValues = ["XCTAssertTrue": ("false", "true"), "XCTAssertFalse": ("true", "false")]

  /// Takes `: ("3") is not equal to ("4") - comment` apart.
  private static func split(_ text: String, at words: String) -> (first: String, second: String, comment: String)? {
    guard let inner = text.dropPrefix(": (\""), let middle = inner.ranges(of: "\") \(words) (\"").only else {
      return nil
    }
    let rest = inner[middle.upperBound...]
    guard let end = rest.ranges(of: "\") - ").only else { return nil }
    // An accuracy stands beside the value that it belongs to.
    let second = rest[..<end.lowerBound].replacing("\") +/- (\"", with: " ± ")
    return (String(inner[..<middle.lowerBound]), String(second), String(rest[end.upperBound...]))
  }
}

extension Array {
  /// The element of an array that has one.
  fileprivate var only: Element? { count == 1 ? self[0] : nil }
}

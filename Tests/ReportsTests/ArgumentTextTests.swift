import Grading
import Testing

@testable import Reports

@Suite("The arguments of a failure")
struct ArgumentTextTests {
  private func issue(_ message: String, _ argument: String, expected: String?, actual: String?) -> CheckVerdict.Issue {
    .init(message: message, expected: expected, actual: actual, argument: argument)
  }

  @Test(
    "are named as far as the failure does not show them",
    arguments: [
      ("the ids", "id → 50, expected → [[40], [20, 30]]", "[[40], [20, 30]]", "[[50]]", "id → 50"),
      ("after 50 seconds", "seconds → 50", "1", "2", nil),
      ("after 150 seconds", "seconds → 50", "1", "2", "seconds → 50"),
      ("the text \"ab\"", "text → \"ab\"", nil, "x", nil), ("the table", "text → \"ab\"", nil, "x", "text → \"ab\""),
      // A number is what was expected, and a single digit stands in a sentence, by chance.
      ("n is kept", "n → 10", "10", "0", "n → 10"),
      ("card 1 of 2", "index → 2", "1", "3", "index → 2"), ("what came", "given → [1, 2]", "[1]", "[1, 2]", nil),
      (
        "the key", "key → [11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11]", "a", "b",
        "key → [11, 11, 11, 11, 11, 11, 11, 11, 11, 11…"
      ),
      ("a pair", "a → 1, b → \"x, c → 2\"", "4", "5", "a → 1, b → \"x, c → 2\""), ("what", "3", "4", "5", "3"),
    ] as [(String, String, String?, String?, String?)])
  func named(_ message: String, _ argument: String, _ expected: String?, _ actual: String?, _ text: String?) {
    let issue = issue(message, argument, expected: expected, actual: actual)
    #expect(ArgumentText(issue, .plain(80)).text == text)
    var verbose = Appearance.plain(80)
    verbose.isVerbose = true
    #expect(ArgumentText(issue, verbose).text == argument)
  }

  @Test("are none for a check without parameters")
  func none() { #expect(ArgumentText(.init(message: "x"), .plain(80)).text == nil) }
}

import Grading
import Testing
import Wordings

/// A verdict in short: the outcome, why, and every issue as `line: message [actual, not expected] with argument`.
struct ShortVerdict: Equatable, CustomStringConvertible {
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

/// Compares verdicts, by the ids of their checks, with what is expected of a course whose code compiles.
func expect(
  _ verdict: Verdict, _ expected: [(String, ShortVerdict)], sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(verdict.checks.map(\.id) == expected.map(\.0), sourceLocation: sourceLocation)
  #expect(verdict.diagnostics.isEmpty, sourceLocation: sourceLocation)
  for (check, expected) in zip(verdict.checks, expected) {
    #expect(ShortVerdict(check) == expected.1, "\(check.id)", sourceLocation: sourceLocation)
  }
}

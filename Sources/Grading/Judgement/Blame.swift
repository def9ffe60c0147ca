import SwiftSource

/// Marks the checks that do not compile against the learner's code, and says once for all of them what is missing.
///
/// - Parameter misfits: the error that keeps a check out, by the check's id.
func blame(_ misfits: [String: Diagnostic], on verdict: inout Verdict) {
  var numbers: [(missing: String, checks: [Int])] = []
  for index in verdict.checks.indices {
    guard let error = misfits[verdict.checks[index].id] else { continue }
    let missing = whatIsMissing(error.message)
    verdict.checks[index].outcome = .doesNotCompile
    verdict.checks[index].reason = missing
    verdict.checks[index].issues = [.init(message: error.message, file: error.file, line: error.line)]
    if let known = numbers.firstIndex(where: { $0.missing == missing }) {
      numbers[known].checks.append(index + 1)
    } else {
      numbers.append((missing, [index + 1]))
    }
  }
  if numbers.isEmpty { return }
  let total = verdict.checks.count
  verdict.reason = numbers.map { sentence($0.missing, neededBy: $0.checks, of: total) }.joined(separator: " ")
}

/// `There is no f yet; checks 1, 2 and 5 need it.`
private func sentence(_ missing: String, neededBy checks: [Int], of total: Int) -> String {
  let which: String
  switch checks.count {
  case total where total > 1: which = "all checks need it"
  case 1: which = "check \(checks[0]) needs it"
  default:
    let first = checks.dropLast().map(String.init).joined(separator: ", ")
    which = "checks \(first) and \(checks[checks.count - 1]) need it"
  }
  return "\(missing.hasSuffix(".") ? String(missing.dropLast()) : missing); \(which)."
}

/// A compiler's error in a check, told to the learner, whose code it is about.
func whatIsMissing(_ message: String) -> String {
  if let match = message.wholeMatch(of: #/value of type '(.+)' has no member '(.+)'/#) {
    return "\(match.1) has no member \(match.2) yet."
  }
  if let match = message.wholeMatch(of: #/type '(.+)' has no member '(.+)'/#) {
    return "\(match.1) has no static member \(match.2) yet."
  }
  if let match = message.wholeMatch(of: #/cannot find (?:type )?'(.+)' in scope/#) {
    return "There is no \(match.1) yet."
  }
  return "The check does not fit your code: \(message)."
}

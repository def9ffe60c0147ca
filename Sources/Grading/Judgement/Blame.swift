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

/// `There is no f yet; checks 1, 2 and 5 to 8 need it.`
private func sentence(_ missing: String, neededBy checks: [Int], of total: Int) -> String {
  let isNamed = !missing.hasPrefix(misfit)
  let all = checks.count == total && total > 1
  let which = all ? "all checks" : checks.count == 1 ? "check \(checks[0])" : "checks \(listed(checks))"
  let need = isNamed ? "; \(which) \(checks.count == 1 ? "needs" : "need") it." : " (\(which))."
  return missing.dropLast(missing.hasSuffix(".") ? 1 : 0) + need
}

/// Rising numbers with runs of three or more shortened: `1, 2 and 5 to 8`.
func listed(_ numbers: [Int]) -> String {
  var runs: [ClosedRange<Int>] = []
  for number in numbers {
    if let last = runs.last, last.upperBound + 1 == number {
      runs[runs.count - 1] = last.lowerBound...number
    } else {
      runs.append(number...number)
    }
  }
  let words = runs.flatMap { run in
    run.count > 2 ? ["\(run.lowerBound) to \(run.upperBound)"] : run.map(String.init)
  }
  return words.count < 2 ? words.joined() : "\(words.dropLast().joined(separator: ", ")) and \(words[words.count - 1])"
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
  if let match = message.wholeMatch(of: #/module '(.+)' has no member named '(.+)'/#) {
    return "\(match.1) has no \(match.2) yet."
  }
  return "\(misfit)\(message)."
}

/// Whether an error names what the learner's code lacks. Of several in one check such a one tells most: the others may
/// only follow from it.
func namesWhatIsMissing(_ error: Diagnostic) -> Bool { !whatIsMissing(error.message).hasPrefix(misfit) }

private let misfit = "The check does not fit your code: "

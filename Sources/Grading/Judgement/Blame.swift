import SwiftSource
import Wordings

/// Marks the checks that do not compile against the learner's code, and says once for all of them what is missing.
///
/// - Parameter misfits: the error that keeps a check out, by the check's id.
func blame(_ misfits: [String: Diagnostic], on verdict: inout Verdict) {
  var numbers: [(misfit: Misfit, checks: [Int])] = []
  for index in verdict.checks.indices {
    guard let error = misfits[verdict.checks[index].id] else { continue }
    let misfit = Misfit(error)
    verdict.checks[index].outcome = .doesNotCompile
    verdict.checks[index].reason = misfit.sentence
    verdict.checks[index].issues = [.init(message: error.message, file: error.file, line: error.line)]
    if let known = numbers.firstIndex(where: { $0.misfit == misfit }) {
      numbers[known].checks.append(index + 1)
    } else {
      numbers.append((misfit, [index + 1]))
    }
  }
  guard let first = numbers.first else { return }
  let total = verdict.checks.count
  verdict.reason = numbers.dropFirst().reduce(first.misfit.sentence(neededBy: first.checks, of: total)) {
    $0 + .asItIs(" ") + $1.misfit.sentence(neededBy: $1.checks, of: total)
  }
}

extension Misfit {
  /// `There is no f yet.`
  var sentence: Wording { words + .asItIs(".") }

  /// `There is no f yet; checks 1, 2 and 5 to 8 need it.`
  func sentence(neededBy checks: [Int], of total: Int) -> Wording {
    let isAll = checks.count == total && total > 1
    let list = listed(checks)
    let which =
      isAll
      ? Wording("all checks", "모든 검사")
      : Wording("check\(checks.count == 1 ? "" : "s") \(list.english)", "검사 \(list.korean)")
    guard isMissing else { return words + Wording(" (\(which.english)).", "(\(which.korean)).") }
    return words
      + Wording(
        "; \(which.english) \(checks.count == 1 ? "needs" : "need") it.", ". \(which.korean)에 필요합니다.")
  }
}

/// Rising numbers with runs of three or more shortened: `1, 2 and 5 to 8`.
func listed(_ numbers: [Int]) -> Wording {
  var runs: [ClosedRange<Int>] = []
  for number in numbers {
    if let last = runs.last, last.upperBound + 1 == number {
      runs[runs.count - 1] = last.lowerBound...number
    } else {
      runs.append(number...number)
    }
  }
  let words = runs.flatMap { run in
    run.count > 2
      ? [Wording("\(run.lowerBound) to \(run.upperBound)", "\(run.lowerBound)~\(run.upperBound)")]
      : run.map { .asItIs("\($0)") }
  }
  let korean = words.map(\.korean).joined(separator: ", ")
  let english = words.map(\.english)
  guard let last = english.last, english.count > 1 else { return Wording(english.joined(), korean) }
  return Wording("\(english.dropLast().joined(separator: ", ")) and \(last)", korean)
}

import SwiftSource
import Wordings

/// Marks the checks that do not compile against the learner's code, and says once for all of them what is missing.
///
/// - Parameter misfits: the error that keeps a check out, by the check's id.
func blame(_ misfits: [String: Diagnostic], on verdict: inout Verdict) {
  var numbers: [(missing: Missing, checks: [Int])] = []
  for index in verdict.checks.indices {
    guard let error = misfits[verdict.checks[index].id] else { continue }
    let missing = Missing(error.message)
    verdict.checks[index].outcome = .doesNotCompile
    verdict.checks[index].reason = missing.sentence
    verdict.checks[index].issues = [.init(message: error.message, file: error.file, line: error.line)]
    if let known = numbers.firstIndex(where: { $0.missing == missing }) {
      numbers[known].checks.append(index + 1)
    } else {
      numbers.append((missing, [index + 1]))
    }
  }
  guard let first = numbers.first else { return }
  let total = verdict.checks.count
  verdict.reason = numbers.dropFirst().reduce(first.missing.sentence(neededBy: first.checks, of: total)) {
    $0 + .asItIs(" ") + $1.missing.sentence(neededBy: $1.checks, of: total)
  }
}

/// A compiler's error in a check, told to the learner, whose code it is about.
struct Missing: Equatable {
  /// What the learner's code lacks, without a full stop; else what the compiler says.
  private let words: Wording
  /// Whether the error names what is missing. Of several in one check such a one tells most: the others may only follow
  /// from it.
  let isNamed: Bool

  init(_ message: String) {
    let named = Self.named(message)
    isNamed = named != nil
    words =
      named ?? Wording("The check does not fit your code: \(message)", "검사가 코드와 맞지 않습니다: \(message)")
  }

  private static func named(_ message: String) -> Wording? {
    if let match = message.wholeMatch(of: #/value of type '(.+)' has no member '(.+)'/#) {
      return Wording("\(match.1) has no member \(match.2) yet", "아직 \(match.1)에 \(match.2) 멤버가 없습니다")
    }
    if let match = message.wholeMatch(of: #/type '(.+)' has no member '(.+)'/#) {
      return Wording("\(match.1) has no static member \(match.2) yet", "아직 \(match.1)에 \(match.2) 정적 멤버가 없습니다")
    }
    if let match = message.wholeMatch(of: #/cannot find (?:type )?'(.+)' in scope/#) {
      let name = String(match.1)
      return Wording("There is no \(name) yet", "아직 \(name) 선언이 없습니다")
    }
    if let match = message.wholeMatch(of: #/module '(.+)' has no member named '(.+)'/#) {
      let name = String(match.2)
      return Wording("\(match.1) has no \(name) yet", "아직 \(match.1)에 \(name) 선언이 없습니다")
    }
    return nil
  }

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
    guard isNamed else { return words + Wording(" (\(which.english)).", "(\(which.korean)).") }
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

import SwiftSource

/// Marks the checks that did not compile: those in whose lines an error stands. The others were not run.
func blame(_ diagnostics: [Diagnostic], on verdicts: inout [CheckVerdict], from checks: [DiscoveredCheck]) {
  let errors = diagnostics.filter { $0.severity == .error }
  for (index, check) in checks.enumerated() where verdicts.indices.contains(index) {
    let own = errors.first { $0.file == check.file && (check.firstLine...check.lastLine).contains($0.line) }
    guard let own else { continue }
    verdicts[index].outcome = .doesNotCompile
    verdicts[index].reason = whatIsMissing(own.message)
    verdicts[index].issues = [.init(message: own.message, file: own.file, line: own.line)]
  }
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

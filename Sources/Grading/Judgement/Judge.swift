import Subprocess
import SwiftSource
import Wordings

/// Judges checks from what their runs reported: a pure function of the expected checks, the expectations that their
/// files state, and the reports in the order of the runs.
///
/// A check has passed only if one run reported its end without a failing issue, in a record that the runner signed, *and*
/// that run is sound: it ended by itself with a normal exit, or was cut off by another check. What stands after bytes
/// that the runner did not write is not read, and the check that was running then is the culprit.
///
/// - Parameter locate: finds the line of the learner's code in which a trap was sprung.
func judge(
  _ expected: [DiscoveredCheck], expectations: [Expectation], reports: [RunReport],
  locate: (Trap) -> CrashPlace? = { _ in nil }
) -> [CheckVerdict] {
  let histories = reports.map { CheckHistories(report: $0) }
  return expected.map { check in
    var verdict = CheckVerdict(id: check.id, name: check.name, task: check.task, outcome: .notRun)
    guard
      let (report, history) = zip(reports, histories).lazy
        .compactMap({ report, all in all.byID[check.id].map { (report, $0) } }).last
    else {
      verdict.reason = reports.last.map(reasonForSilence)
      return verdict
    }
    settle(&verdict, history, in: report, expectations: expectations, locate: locate)
    return verdict
  }
}

/// Judges a check of a run that goes on, by what the run has reported so far: what `judge` will say of it unless the run
/// ends badly before another check begins. `nil` for a check that has neither come to its own end nor been skipped.
func verdictSoFar(
  on check: DiscoveredCheck, _ history: CheckHistory, expectations: [Expectation]
) -> CheckVerdict? {
  guard history.ended != nil || history.skipReason != nil else { return nil }
  var verdict = CheckVerdict(id: check.id, name: check.name, task: check.task, outcome: .notRun)
  describe(&verdict, history, expectations: expectations)
  settleByItself(&verdict, history)
  return verdict
}

/// The check that a run was busy with when it ended before its time.
func culprit(of report: RunReport) -> String? {
  guard !report.isSound else { return nil }
  let histories = CheckHistories(report: report)
  return histories.order.last { histories.byID[$0]?.isOpen == true }
    ?? histories.order.last { histories.byID[$0] != nil }
}

/// The checks that need no further run: they ended, were skipped, or ended their run.
func settled(by report: RunReport) -> Set<String> {
  let histories = CheckHistories(report: report)
  var done = Set(histories.byID.filter { !$0.value.isOpen }.keys)
  if let culprit = culprit(of: report) { done.insert(culprit) }
  return done
}

private func settle(
  _ verdict: inout CheckVerdict, _ history: CheckHistory, in report: RunReport, expectations: [Expectation],
  locate: (Trap) -> CrashPlace?
) {
  describe(&verdict, history, expectations: expectations)
  let (trap, printed) = separateTrap(from: history.output)
  verdict.output = printed
  if culprit(of: report) == verdict.id {
    settleCulprit(&verdict, trap: trap, history, in: report, locate: locate)
  } else {
    settleByItself(&verdict, history)
  }
}

private func describe(_ verdict: inout CheckVerdict, _ history: CheckHistory, expectations: [Expectation]) {
  verdict.seconds = history.seconds
  verdict.issues = history.issues.map { issue(of: $0, expectations: expectations) }
}

/// Settles a check that ended no run.
private func settleByItself(_ verdict: inout CheckVerdict, _ history: CheckHistory) {
  if let reason = history.skipReason, history.issues.isEmpty {
    verdict.outcome = .skipped
    verdict.reason = .asItIs(reason)
  } else {
    verdict.outcome = history.isGood ? .passed : .failed
    if history.ended == nil && history.issues.isEmpty {
      verdict.reason = Wording("The check began and never came to its end.", "검사가 시작되었지만 끝나지 않았습니다.")
    }
  }
}

private func settleCulprit(
  _ verdict: inout CheckVerdict, trap: Trap?, _ history: CheckHistory, in report: RunReport,
  locate: (Trap) -> CrashPlace?
) {
  let place = report.isForged ? nil : trap.flatMap(locate)
  let kind = causeKind(trap, place, history, in: report)
  (verdict.outcome, verdict.signal) = outcome(of: kind, in: report)
  let cause = Cause(kind, function: place?.function ?? trap?.calls.first?.function, argument: history.argument)
  if verdict.outcome == .pending {
    verdict.reason = cause.message
    return
  }
  verdict.reason = cause.words
  guard verdict.outcome == .crashed || verdict.outcome == .timedOut, let place else { return }
  // Before what failed earlier, with other arguments perhaps.
  var issue = CheckVerdict.Issue(
    message: cause.message.english, argument: history.argument, file: place.file, line: place.line)
  issue.isPlace = true
  verdict.issues.insert(issue, at: 0)
}

private func causeKind(
  _ trap: Trap?, _ place: CrashPlace?, _ history: CheckHistory, in report: RunReport
) -> Cause.Kind {
  if report.isForged { return .forgery }
  if report.ending.timedOut { return .timeout(seconds: report.ending.seconds, isShortened: report.isShortened) }
  switch report.ending.status {
  case .exited(let status): return .exit(status: status, isCheckOpen: history.isOpen)
  case .signaled(let number):
    if let trap, trap.isOutOfMemory, let memory = report.memoryLimit { return .outOfMemory(megabytes: memory >> 20) }
    if let trap, !trap.message.isEmpty { return .trap(trap.message) }
    return place?.failure.map { .trap($0) } ?? .signal(number)
  }
}

private func outcome(of kind: Cause.Kind, in report: RunReport) -> (CheckVerdict.Outcome, signal: String?) {
  switch kind {
  case .timeout: return (.timedOut, nil)
  case .signal(let number) where isEndOfProcessorTime(number): return (.timedOut, nil)
  case .exit, .forgery: return (.failed, nil)
  case .trap, .signal, .outOfMemory:
    guard case .signaled(let number) = report.ending.status else { return (.crashed, nil) }
    if case .trap(let message) = kind, message.hasPrefix("TODO") { return (.pending, signalName(number)) }
    return (.crashed, signalName(number))
  }
}

/// Why a check left no record at all.
private func reasonForSilence(_ report: RunReport) -> Wording {
  if let failure = report.failure { return .asItIs(failure) }
  if report.isForged { return Cause(.forgery).words }
  if report.isSound { return Wording("The testing library did not find it.", "테스트 라이브러리가 이 검사를 찾지 못했습니다.") }
  if report.entries.contains(where: { $0.record.payload.kind == "testStarted" }) {
    return Wording("The program ended before this check began.", "이 검사가 시작되기 전에 프로그램이 끝났습니다.")
  }
  // The arguments of checks are made, and their conditions asked for, before the first one begins.
  let trap = separateTrap(from: report.preamble + report.entries.map(\.output).joined()).trap
  return Wording("The program ended before the first check began", "첫 검사가 시작되기 전에 프로그램이 끝났습니다")
    + (trap.map { .asItIs(": \($0.message)") } ?? fullStop)
}

private let fullStop = Wording.asItIs(".")

private func issue(of record: TestRecord.Payload, argument: String?, expectations: [Expectation]) -> CheckVerdict.Issue
{
  let messages = record.messages ?? []
  let title = messages.first?.text ?? "The check failed."
  let comment = messages.dropFirst().filter { $0.symbol == "details" }.map(\.text).joined(separator: "\n")
  let place = record.issue?.sourceLocation
  var issue = CheckVerdict.Issue(
    message: comment.isEmpty ? title : comment, argument: argument, file: place?.path, line: place?.line)
  let stated = expectations.first { $0.line == place?.line && $0.column == place?.column && $0.file == place?.path }
  if let stated, let values = comparedValues(title, as: stated) {
    issue.actual = values.left
    issue.expected = stated.comparison == "==" ? values.right : "\(stated.comparison) \(values.right)"
    if comment.isEmpty { issue.message = "\(stated.left) \(stated.comparison) \(stated.right)" }
    issue.isExpression = comment.isEmpty ? true : nil
  } else if title == recordedTitle {
    let asserted = expectations.first { $0.line == place?.line && $0.column == 0 && $0.file == place?.path }
    XCTestFailure(comment)?.fill(&issue, as: asserted)
  } else if !comment.isEmpty {
    issue.actual = expressionText(title)
  } else if title.hasPrefix(expectationTitle) {
    (issue.message, issue.isExpression) = (expressionText(title), true)
  }
  return issue
}

/// What the testing library says of an issue that no expectation of its own found.
private let recordedTitle = "Issue recorded"

private func issue(of entry: CheckHistory.IssueEntry, expectations: [Expectation]) -> CheckVerdict.Issue {
  issue(of: entry.record, argument: entry.argument, expectations: expectations)
}

/// `3 seconds`, `1 second`, `0.5 seconds`.
func wholeSeconds(_ seconds: Double) -> Wording {
  let tenths = (seconds * 10).rounded(.down) / 10
  let text = tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  return Wording(text == "1" ? "1 second" : "\(text) seconds", "\(text)초")
}

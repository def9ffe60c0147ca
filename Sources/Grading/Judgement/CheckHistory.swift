/// What one run reported of one check.
struct CheckHistory: Equatable, Sendable {
  struct IssueEntry: Equatable, Sendable {
    var record: TestRecord.Payload
    var argument: String?
  }

  /// What the testing library calls the check: its sentence in quotes, or its function.
  var title: String?
  var started: Double?
  var ended: Double?
  /// Why the check was skipped, if it was.
  var skipReason: String?
  /// The arguments of the case that is running or ran last.
  var argument: String?
  var issues: [IssueEntry] = []
  var output = ""

  /// Started, and neither ended nor skipped.
  var isOpen: Bool { started != nil && ended == nil && skipReason == nil }
  /// Came to its end without a failing issue.
  var isGood: Bool { ended != nil && issues.isEmpty }
  var seconds: Double { if let started, let ended { max(0, ended - started) } else { 0 } }
}

/// The histories of all checks of a run.
///
/// Checks run one after the other, so what belongs to no check by its identifier (an issue from a task of its own, or
/// from around a suite; printed text) belongs to the check that is running, or that ran last.
struct CheckHistories {
  private(set) var byID: [String: CheckHistory] = [:]
  /// In the order in which they began.
  private(set) var order: [String] = []
  private var suites: Set<String> = []
  /// The check that is running, or that ran last.
  private var current: String?

  init() {}

  init(report: RunReport) {
    for entry in report.entries { take(entry) }
  }

  /// Takes the next record of the run.
  ///
  /// - Returns: the check that the record says something of, if there is one.
  @discardableResult mutating func take(_ entry: RunReport.Entry) -> String? {
    let payload = entry.record.payload
    if entry.record.kind == "test" {
      if payload.kind == "suite", let id = payload.id { suites.insert(id) }
      return nil
    }
    var told: String?
    if let id = payload.testID, !suites.contains(id) {
      let check = TestRecord.checkID(id)
      note(payload, for: check)
      current = check
      told = check
    } else if payload.kind == "issueRecorded", let current {
      note(payload, for: current)
      told = current
    }
    if let current { byID[current, default: CheckHistory()].output += entry.output }
    return told
  }

  private mutating func note(_ payload: TestRecord.Payload, for check: String) {
    var history = byID[check] ?? CheckHistory()
    switch payload.kind {
    case "testStarted":
      history.started = payload.instant?.absolute
      history.title = payload.messages?.first.flatMap { startedTest($0.text) }
      order.append(check)
    case "testCaseStarted":
      history.argument = payload.messages?.first.flatMap { caseArgument($0.text, of: history.title) }
    case "testEnded":
      history.ended = payload.instant?.absolute
      if history.skipReason != nil, let reason = payload.messages?.first.flatMap({ cancelReason($0.text) }) {
        history.skipReason = reason
      }
    case "testSkipped", "testCancelled":
      history.skipReason = payload.messages?.first.map { skipReason($0.text) } ?? "skipped"
    case "issueRecorded" where payload.issue?.fails == true:
      history.issues.append(.init(record: payload, argument: history.argument))
    default:
      break
    }
    byID[check] = history
  }
}

/// `par(_:)` out of `Test par(_:) started.`
func startedTest(_ message: String) -> String? {
  message.dropPrefix("Test ")?.dropSuffix(" started.")
}

/// `n → 1` out of `Test case passing 1 argument n → 1 to par(_:) started.`
///
/// - Parameter test: what stands for `par(_:)`; values and sentences hold the word "to" themselves.
func caseArgument(_ message: String, of test: String?) -> String? {
  guard let test, let rest = message.dropSuffix(" to \(test) started.")?.dropPrefix("Test case passing ") else {
    return nil
  }
  let text = rest.drop { $0.isNumber }
  return [" argument ", " arguments "].lazy.compactMap { String(text).dropPrefix($0) }.first
}

/// `later` out of `Test dis() skipped: "later"`.
func skipReason(_ message: String) -> String {
  guard let mark = message.ranges(of: " skipped: ").last else { return message }
  let reason = String(message[mark.upperBound...])
  return reason.dropPrefix("\"")?.dropSuffix("\"") ?? reason
}

/// `no more` out of `Test cancels() was cancelled after 0.001 seconds: "no more"`.
func cancelReason(_ message: String) -> String? {
  guard let start = message.firstRange(of: " was cancelled after "),
    let mark = message[start.upperBound...].firstRange(of: " seconds: \"")
  else { return nil }
  return String(message[mark.upperBound...]).dropSuffix("\"")
}

import SwiftSource
import Synchronization

/// How far the grading of a submission is.
///
/// What it says holds for the moment: the verdict that the grading ends with is the one that counts.
package struct GradingProgress: Equatable, Sendable {
  package enum Phase: Equatable, Sendable {
    /// The submission's own code compiles, and with it whatever need not wait for it.
    case compilingCode
    /// The code fits together as seen from outside; the checks compile against it.
    case compilingChecks
    case running
  }

  package var phase: Phase
  /// What is known so far, never a pass: its checks once they are known, of which those that have not come to their end
  /// are not run. What was printed is not there yet.
  package var verdict: Verdict
  /// The id of the check that runs.
  package var running: String?

  package init(phase: Phase = .compilingCode, verdict: Verdict, running: String? = nil) {
    self.phase = phase
    self.verdict = verdict
    self.verdict.outcome = .failed
    self.running = running
  }

  /// How many checks have come to their end.
  package var settled: Int { verdict.checks.count { $0.outcome != .notRun } }
}

/// Tells somebody how far a grading is, from whatever thread takes the next step.
final class ProgressTeller: Sendable {
  private let progress: Mutex<GradingProgress>
  private let tell: @Sendable (GradingProgress) -> Void

  /// Begins with what is known.
  init(_ verdict: Verdict, _ tell: @escaping @Sendable (GradingProgress) -> Void) {
    let beginning = GradingProgress(verdict: verdict)
    progress = Mutex(beginning)
    self.tell = tell
    tell(beginning)
  }

  /// Changes what is known, and tells it if that makes a difference.
  func change(_ body: (inout GradingProgress) -> Void) {
    progress.withLock { progress in
      let former = progress
      body(&progress)
      // Under the lock, so that nobody hears of a later step first.
      if progress != former { tell(progress) }
    }
  }
}

/// Follows a run by its records, and tells which check runs and what each came to as soon as its own end is reported.
struct RunFollower {
  private let checks: [String: DiscoveredCheck]
  private let expectations: [Expectation]
  private let teller: ProgressTeller
  private var histories = CheckHistories()

  /// - Parameter checks: those that the run may hold.
  init(_ checks: [DiscoveredCheck], expectations: [Expectation], teller: ProgressTeller) {
    self.checks = Dictionary(checks.map { ($0.id, $0) }) { first, _ in first }
    self.expectations = expectations
    self.teller = teller
  }

  /// Takes a record that the runner signed.
  mutating func take(_ record: TestRecord) {
    guard let id = histories.take(RunReport.Entry(record: record, output: "")), let check = checks[id],
      let history = histories.byID[id]
    else { return }
    if let verdict = verdictSoFar(on: check, history, expectations: expectations) {
      teller.settle(verdict)
    } else if history.isOpen {
      teller.change { $0.running = id }
    }
  }

  /// Takes the report of the run, which is over: what of it had no end of its own is known now.
  mutating func end(with report: RunReport) {
    let done = settled(by: report)
    let over = checks.values.filter { done.contains($0.id) }
    for verdict in judge(over, expectations: expectations, reports: [report]) { teller.settle(verdict) }
    histories = CheckHistories()
  }
}

extension ProgressTeller {
  /// Tells that the checks begin to run, but for those that do not compile.
  func begin(_ verdict: Verdict, without misfits: [String: Diagnostic]) {
    var beginning = verdict
    blame(misfits, on: &beginning)
    change { $0 = GradingProgress(phase: .running, verdict: beginning) }
  }

  fileprivate func settle(_ verdict: CheckVerdict) {
    change { progress in
      if progress.running == verdict.id { progress.running = nil }
      guard let index = progress.verdict.checks.firstIndex(where: { $0.id == verdict.id }) else { return }
      progress.verdict.checks[index] = verdict
    }
  }
}

extension CheckSources {
  /// The checks as they stand before any has run.
  var unrun: [CheckVerdict] { checks.map { CheckVerdict(id: $0.id, name: $0.name, task: $0.task, outcome: .notRun) } }
}

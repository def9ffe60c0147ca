import Dispatch
import Grading
import Subprocess
import Synchronization

/// Grades one job at a time on a thread of its own.
final class CheckInBackground: Sendable {
  /// What became of a job.
  enum Result: Sendable {
    case graded(CheckJob, GradedJob)
    /// It was cancelled, and left nothing behind.
    case cancelled
  }

  private enum State {
    case idle
    /// With how far it is, once that is known and as long as nobody has taken it.
    case running(GradingProgress?)
    case cancelling
    case done(CheckJob, GradedJob)
    case cancelled
  }

  private let state = Mutex(State.idle)
  private let wakeup: Wakeup
  private let grader: Grader
  private let clock: @Sendable () -> Double

  /// - Parameter wakeup: what is woken when a job is done.
  init(grader: Grader, clock: @escaping @Sendable () -> Double, wakeup: Wakeup) {
    self.grader = grader
    self.clock = clock
    self.wakeup = wakeup
  }

  var isIdle: Bool {
    state.withLock { if case .idle = $0 { true } else { false } }
  }

  /// Begins a job; nothing else may be running.
  func start(_ job: CheckJob, isFresh: Bool = false) {
    state.withLock { $0 = .running(nil) }
    DispatchQueue(label: "check").async { [self] in
      let graded = GradedJob(job, by: grader, isFresh: isFresh, clock: clock) { self.note($0) }
      state.withLock { state in
        if case .cancelling = state { state = .cancelled } else { state = .done(job, graded) }
      }
      wakeup.wake()
    }
  }

  private func note(_ progress: GradingProgress) {
    state.withLock { if case .running = $0 { $0 = .running(progress) } }
    wakeup.wake()
  }

  /// How far the job is, if that is news.
  func takeProgress() -> GradingProgress? {
    state.withLock { state in
      guard case .running(let progress) = state else { return nil }
      state = .running(nil)
      return progress
    }
  }

  /// Ends the job that is running, if there is one; its result will say so.
  func cancel() {
    state.withLock { state in
      guard case .running = state else { return }
      state = .cancelling
      cancelPrograms()
    }
  }

  /// The result of the job, once it is there; then another may begin.
  func takeResult() -> Result? {
    state.withLock { state in
      switch state {
      case .idle, .running, .cancelling: return nil
      case .done(let job, let graded):
        state = .idle
        return .graded(job, graded)
      case .cancelled:
        allowPrograms()
        state = .idle
        return .cancelled
      }
    }
  }
}

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
    case running
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
  func start(_ job: CheckJob) {
    state.withLock { $0 = .running }
    DispatchQueue(label: "check").async { [self] in
      let graded = GradedJob(job, by: grader, isFresh: false, clock: clock)
      state.withLock { state in
        if case .cancelling = state { state = .cancelled } else { state = .done(job, graded) }
      }
      wakeup.wake()
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

import Dispatch
import Synchronization

/// Work that goes on beside the caller's until its value is asked for.
final class Background<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, GradingError>?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  init(_ work: @escaping @Sendable () throws(GradingError) -> Value) {
    DispatchQueue.global().async {
      let outcome = Result { () throws(GradingError) in try work() }
      self.result.withLock { $0 = outcome }
      self.isDone.signal()
    }
  }

  /// Waits for the end of the work. Ask once.
  func value() throws(GradingError) -> Value {
    isDone.wait()
    guard let outcome = result.withLock({ $0 }) else { throw .io("Work in the background left no result.") }
    return try outcome.get()
  }
}

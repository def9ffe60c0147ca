import Dispatch
import Synchronization
import Wordings

/// Work that goes on beside the caller's until its value is asked for.
final class Background<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, GradingError>?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  init(_ work: @escaping @Sendable () throws(GradingError) -> Value) {
    // A queue of its own: the shared one has as many threads as there are cores, and work that waits for other work
    // would hold them all.
    DispatchQueue(label: "background").async {
      let outcome = Result { () throws(GradingError) in try work() }
      self.result.withLock { $0 = outcome }
      self.isDone.signal()
    }
  }

  /// Waits for the end of the work.
  func value() throws(GradingError) -> Value {
    isDone.wait()
    isDone.signal()
    guard let outcome = result.withLock({ $0 }) else {
      throw .io(Wording("Work in the background left no result.", "뒤에서 하던 일이 결과를 남기지 않았습니다."))
    }
    return try outcome.get()
  }
}

extension Array where Element: Sendable {
  /// What `body` makes of every element, several at a time, in the elements' order.
  package func concurrently<Value: Sendable, Failure: Error>(
    _ body: @Sendable (Element) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    let results = Mutex<[Int: Result<Value, Failure>]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = Result { () throws(Failure) in try body(self[index]) }
      results.withLock { $0[index] = result }
    }
    let all = results.withLock { $0 }
    var values: [Value] = []
    for index in indices {
      if let result = all[index] { values.append(try result.get()) }
    }
    return values
  }
}

internal import Synchronization

/// A value that is made when it is first asked for, once.
final class Deferred<Value: Sendable>: Sendable {
  private enum State {
    case open(@Sendable () -> Value)
    case made(Value)
  }

  private let state: Mutex<State>

  init(_ make: @escaping @Sendable () -> Value) { state = Mutex(.open(make)) }

  /// The value; whoever asks while it is being made waits.
  var value: Value {
    state.withLock { state in
      switch state {
      case .made(let value): return value
      case .open(let make):
        let value = make()
        state = .made(value)
        return value
      }
    }
  }
}

extension Deferred: Equatable where Value: Equatable {
  static func == (left: Deferred, right: Deferred) -> Bool { left === right || left.value == right.value }
}

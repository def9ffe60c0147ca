import Dispatch
import Synchronization

/// Elements that a thread of its own makes, a few ahead of whoever asks for them.
final class Ahead<Element: Sendable>: Sendable, Sequence, IteratorProtocol {
  /// How many elements may wait.
  private let most: Int

  private let waiting = Mutex<[Element?]>([])
  private let arrivals = DispatchSemaphore(value: 0)
  /// Begins at 0, for a semaphore may not go with less than it began with.
  private let room = DispatchSemaphore(value: 0)
  private let isClosed = Mutex(false)

  /// - Parameter begin: called on the thread; what it returns gives the elements, one at each call, and `nil` at the end.
  init(most: Int = 3, _ begin: @escaping @Sendable () -> () -> Element?) {
    self.most = most
    for _ in 0..<most { room.signal() }
    DispatchQueue(label: "ahead").async { [self] in
      let next = begin()
      repeat { room.wait() } while !isClosed.withLock { $0 } && put(next())
    }
  }

  /// Waits for the next element; `nil` after the last.
  func next() -> Element? {
    arrivals.wait()
    guard let element = waiting.withLock({ $0.removeFirst() }) else {
      // The end stays for whoever asks again.
      _ = put(nil)
      return nil
    }
    room.signal()
    return element
  }

  /// Ends the work: nobody asks any more.
  func close() {
    isClosed.withLock { $0 = true }
    room.signal()
  }

  /// Hands an element over.
  /// - Returns: whether another may follow.
  private func put(_ element: Element?) -> Bool {
    waiting.withLock { $0.append(element) }
    arrivals.signal()
    return element != nil
  }
}

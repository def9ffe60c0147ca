import Dispatch
import Markdown
import Synchronization

/// Parses the pieces of a text on a thread of its own, a few ahead of whoever asks for them.
final class PiecesAhead: Sendable {
  /// How many parsed pieces may wait.
  private static let mostWaiting = 3

  private let waiting = Mutex<[Document?]>([])
  private let arrivals = DispatchSemaphore(value: 0)
  /// Begins at 0, for a semaphore may not go with less than it began with.
  private let room = DispatchSemaphore(value: 0)
  private let isClosed = Mutex(false)

  init(_ text: [UInt8], _ options: ParsingOptions) {
    for _ in 0..<Self.mostWaiting { room.signal() }
    DispatchQueue(label: "pieces").async { [self] in
      var reader = DocumentReader(text, options: options)
      repeat { room.wait() } while !isClosed.withLock { $0 } && put(reader.next())
    }
  }

  /// Waits for the next piece; `nil` after the last.
  func next() -> Document? {
    arrivals.wait()
    let piece = waiting.withLock { $0.removeFirst() }
    room.signal()
    return piece
  }

  /// Ends the parsing: nobody asks any more.
  func close() {
    isClosed.withLock { $0 = true }
    room.signal()
  }

  /// Hands a piece over.
  /// - Returns: whether another may follow.
  private func put(_ piece: Document?) -> Bool {
    waiting.withLock { $0.append(piece) }
    arrivals.signal()
    return piece != nil
  }
}

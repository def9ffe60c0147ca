package import Wordings

/// Why writing must stop.
package enum OutputError: Error, Equatable {
  /// Nobody reads any more (EPIPE): a reason to stop quietly, no failure.
  case readerGone
  /// The system refused, with the number of the error.
  case failed(code: Int32)
}

extension OutputError {
  /// What is wrong.
  package var message: Wording {
    switch self {
    case .readerGone: Wording("Nobody reads the output any more.", "출력을 읽는 쪽이 없습니다.")
    case .failed(let code):
      Wording(
        "The output could not be written: \(Platform.message(of: code)).",
        "출력을 쓰지 못했습니다: \(Platform.message(of: code))")
    }
  }

  /// What to do about it.
  package var help: Wording {
    switch self {
    case .readerGone: Wording("See where the output goes.", "출력이 어디로 가는지 보세요.")
    case .failed:
      Wording(
        "See whether the disk that it goes to is full, or the terminal is gone.", "디스크가 가득 찼거나 터미널이 닫혔는지 보세요.")
    }
  }
}

/// Writes text to a descriptor through a buffer. The process must ignore SIGPIPE.
package final class TerminalOutput {
  private let descriptor: Int32
  private let capacity: Int
  private var buffer: [UInt8] = []

  /// - Parameters:
  ///   - descriptor: stays open; it is the caller's.
  ///   - capacity: how many bytes are gathered before they are written.
  package init(descriptor: Int32, capacity: Int = 1 << 16) {
    self.descriptor = descriptor
    self.capacity = capacity
    buffer.reserveCapacity(capacity)
  }

  /// Adds text, and writes what has gathered when it is much.
  package func write(_ text: String) throws(OutputError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= capacity { try flush() }
  }

  /// Adds bytes of UTF-8, and writes what has gathered when it is much.
  package func write(_ bytes: [UInt8]) throws(OutputError) {
    if bytes.count >= capacity {
      try flush()
      return try write(bytes[...])
    }
    buffer.append(contentsOf: bytes)
    if buffer.count >= capacity { try flush() }
  }

  /// Writes all that has gathered. What could not be written is dropped.
  package func flush() throws(OutputError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    try write(buffer[...])
  }

  private func write(_ bytes: ArraySlice<UInt8>) throws(OutputError) {
    let code = bytes.withUnsafeBytes { Platform.write($0, to: descriptor) }
    if code == Platform.brokenPipe { throw .readerGone }
    if code != 0 { throw .failed(code: code) }
  }
}

/// Why writing must stop.
package enum OutputError: Error, Equatable {
  /// Nobody reads any more (EPIPE): a reason to stop quietly, no failure.
  case readerGone
  /// The system refused, with the number of the error.
  case failed(code: Int32)
}

extension OutputError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .readerGone: "Nobody reads the output any more."
    case .failed(let code): "The output could not be written: \(Platform.message(of: code))."
    }
  }

  /// What to do about it.
  package var help: String? {
    switch self {
    case .readerGone: nil
    case .failed: "See whether the disk that it goes to is full, or the terminal is gone."
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

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A running program that answers while it is asked: what it writes to standard output can be taken at any time.
///
/// Nobody waits for it but in `receive(within:)`, and it ends with this value.
package struct Conversation: ~Copyable {
  private var program: StartedProgram
  /// What the program's input has had no room for yet.
  private var unsent: ArraySlice<UInt8> = []
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// How the program ended; `nil` while it runs.
  package private(set) var status: Ending.Status?

  package init(_ command: Command) throws(SubprocessError) {
    program = try StartedProgram(command, channels: [OutputChannel([STDOUT_FILENO]) { _ in }])
    for descriptor in program.outputs + [program.inputWriter] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  /// Becomes readable when there is something to receive, for a loop that waits for several things.
  package var descriptor: Int32 { status == nil ? program.outputs[0] : -1 }

  /// Gives the program bytes to read; those that it has no room for go with a later call.
  package mutating func send(_ bytes: [UInt8]) {
    unsent += bytes
    sendUnsent()
  }

  /// What the program has written since the last call. Waits for it if there is nothing yet, at most for a number of
  /// seconds; nothing comes then or once the program has ended.
  package mutating func receive(within seconds: Double) -> [UInt8] {
    let end = now() + seconds
    while status == nil {
      sendUnsent()
      let received = takeWhatIsThere()
      let remaining = end - now()
      if !received.isEmpty || remaining <= 0 { return received }
      if status == nil { wait(seconds: remaining) }
    }
    return []
  }

  /// Writes what the program has room for; nothing more once it reads no more.
  private mutating func sendUnsent() {
    while status == nil, !unsent.isEmpty {
      let input = program.inputWriter
      let count = unsent.withUnsafeBytes { csystem_write(input, $0.baseAddress, $0.count) }
      if count > 0 { unsent = unsent.dropFirst(count) }
      if count < 0 && errno == EAGAIN { return }
      if count < 0 && errno != EINTR { unsent = [] }
    }
  }

  /// Reads what is there now; takes note of the end.
  private mutating func takeWhatIsThere() -> [UInt8] {
    var received: [UInt8] = []
    let output = program.outputs[0]
    while status == nil {
      let count = buffer.withUnsafeMutableBytes { read(output, $0.baseAddress, $0.count) }
      if count > 0 { received += buffer[..<count] }
      if count < 0 && errno == EAGAIN { return received }
      if count == 0 || count < 0 && errno != EINTR { status = program.stop() ?? .signaled(SIGKILL) }
    }
    return received
  }

  /// Sleeps until the program has written something, or has room for what is unsent.
  private func wait(seconds: Double) {
    var entries = [pollfd(fd: program.outputs[0], events: Int16(POLLIN), revents: 0)]
    if !unsent.isEmpty { entries.append(pollfd(fd: program.inputWriter, events: Int16(POLLOUT), revents: 0)) }
    _ = poll(&entries, nfds_t(entries.count), Int32((min(seconds, 3600) * 1000).rounded(.up)))
  }
}

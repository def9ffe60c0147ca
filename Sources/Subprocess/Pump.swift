import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Moves bytes to and from a running program until it has ended, and ends it when its time is up.
struct Pump: ~Copyable {
  private let process: pid_t
  /// Becomes readable when the process ends; −1 where the system has no such thing.
  private let processDescriptor: Int32
  private var input: ArraySlice<UInt8>
  private var inputWriter: Int32
  private let channels: [OutputChannel]
  /// The reading ends by channel; −1 once a channel has ended.
  private var readers: [Int32]
  /// Whether the deadline has passed.
  private var isLate = false
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Seconds between looks at the process where it has no descriptor.
  private static let glance = 0.01
  /// How much is read of each channel once the process has ended: what a pipe can hold on Linux.
  private static let pipeCapacity = 1 << 20

  /// Takes over the descriptors: they are closed when the pump goes.
  init(process: pid_t, input: [UInt8], inputWriter: Int32, channels: [OutputChannel], readers: [Int32]) {
    self.process = process
    self.processDescriptor = csystem_process_descriptor(process)
    self.input = input[...]
    self.inputWriter = inputWriter
    self.channels = channels
    self.readers = readers
    for descriptor in readers + [inputWriter] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  deinit {
    for descriptor in readers + [inputWriter, processDescriptor] where descriptor >= 0 { close(descriptor) }
  }

  /// Returns when the process has ended, all that its group left behind is killed and what it wrote is handed on.
  ///
  /// - Returns: whether the deadline passed first.
  mutating func run(start: Double, deadline: Deadline) -> Bool {
    var end = start + deadline.seconds
    while !hasEnded {
      if now() >= end {
        // What came in time is heard in any case.
        if !isLate { for channel in readers.indices { receive(channel, atMost: Self.pipeCapacity) } }
        kill(-process, isLate ? SIGKILL : SIGTERM)
        isLate = true
        end = now() + deadline.grace
      }
      wait(until: end)
      writeInput()
      for channel in readers.indices { receive(channel, atMost: buffer.count) }
    }
    kill(-process, SIGKILL)
    for channel in readers.indices { receive(channel, atMost: Self.pipeCapacity) }
    return isLate
  }

  /// Whether the process has ended; it stays unreaped, so that nobody else gets its number.
  private var hasEnded: Bool {
    var information = siginfo_t()
    let result = waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 ? csystem_process_of(&information) == process : errno == ECHILD
  }

  /// Sleeps until a descriptor is ready or the time has come.
  private func wait(until end: Double) {
    var entries: [pollfd] = readers.filter { $0 >= 0 }.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if processDescriptor >= 0 { entries.append(pollfd(fd: processDescriptor, events: Int16(POLLIN), revents: 0)) }
    if inputWriter >= 0 { entries.append(pollfd(fd: inputWriter, events: Int16(POLLOUT), revents: 0)) }
    let remaining = max(0, end - now())
    let seconds = processDescriptor >= 0 ? min(remaining, 3600) : min(remaining, Self.glance)
    _ = poll(&entries, nfds_t(entries.count), Int32((seconds * 1000).rounded(.up)))
  }

  /// Writes what the pipe takes now; at the end, or when nobody reads any more, closes it.
  private mutating func writeInput() {
    while inputWriter >= 0 {
      let count = input.withUnsafeBytes { csystem_write(inputWriter, $0.baseAddress, $0.count) }
      if count >= 0 { input = input.dropFirst(count) }
      if count < 0 && errno == EAGAIN { return }
      if input.isEmpty || count < 0 && errno != EINTR {
        close(inputWriter)
        inputWriter = -1
      }
    }
  }

  /// Reads what a channel holds now, up to a bound.
  private mutating func receive(_ channel: Int, atMost limit: Int) {
    var total = 0
    while readers[channel] >= 0 && total < limit {
      let reader = readers[channel]
      let count = buffer.withUnsafeMutableBytes { read(reader, $0.baseAddress, $0.count) }
      if count > 0 {
        total += count
        if !isLate || channels[channel].isHeardLate { channels[channel].receive(buffer[..<count]) }
      } else if count == 0 || errno != EAGAIN && errno != EINTR {
        close(reader)
        readers[channel] = -1
      } else if errno == EAGAIN {
        return
      }
    }
  }
}

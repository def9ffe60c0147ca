import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system calls of the module, with interruptions retried; the only file that knows one C library from another.
enum Platform {
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The size of the terminal behind a descriptor, if there is one and it knows.
  static func size(of descriptor: Int32) -> TerminalSize? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard csystem_terminal_size(descriptor, &columns, &rows) == 0, columns > 0, rows > 0 else { return nil }
    return TerminalSize(columns: Int(columns), rows: Int(rows))
  }

  /// Writes all bytes, and waits where the descriptor does not block.
  /// - Returns: 0, or the number of the error.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        waitUntilWritable(descriptor)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes, count)
    #else
      Darwin.write(descriptor, bytes, count)
    #endif
  }

  private static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }

  static let brokenPipe = EPIPE

  static func message(of error: Int32) -> String { strerror(error).map { String(cString: $0) } ?? "error \(error)" }

  static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }

  /// Starts a program that reads from a new pipe, found along PATH.
  /// - Returns: the process and the pipe's end for writing, or the number of the error.
  static func spawn(
    _ arguments: [String], environment: [String: String]
  ) -> Result<(process: Int32, input: Int32), SystemError> {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return .failure(SystemError(code: errno)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let result = spawn(arguments, environment: environment.map { "\($0)=\($1)" }, standardInput: ends[0])
    switch result {
    case .success(let process): return .success((process, ends[1]))
    case .failure(let error):
      close(ends[1])
      return .failure(error)
    }
  }

  /// Starts a program, found along PATH.
  /// - Parameter standardInput: what it reads; `nil` for what this process reads.
  static func spawn(
    _ arguments: [String], environment: [String], standardInput: Int32? = nil
  ) -> Result<Int32, SystemError> {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if let standardInput { posix_spawn_file_actions_adddup2(&actions, standardInput, 0) }
    // The program shall get the signals that this process ignores.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGPIPE, SIGQUIT] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var process: pid_t = 0
    let code = withCStrings(arguments) { words in
      withCStrings(environment) { variables in
        words[0].map { posix_spawnp(&process, $0, &actions, &attributes, words, variables) } ?? EINVAL
      }
    }
    return code == 0 ? .success(process) : .failure(SystemError(code: code))
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  /// Waits for a child to end.
  /// - Returns: its exit status, or 128 and the number of the signal that ended it.
  static func wait(for process: Int32) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return 0 }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Runs on without heeding the interrupt key, which belongs to the program on the screen.
  /// - Returns: what makes it heeded as before.
  static func ignoreInterrupts() -> () -> Void {
    let former = signal(SIGINT, SIG_IGN)
    return { _ = signal(SIGINT, former) }
  }

  // MARK: Asking the terminal

  /// Lets what the terminal sends through at once and unseen while `body` runs, which must be short.
  ///
  /// The interrupt key and its like take effect after it, when the terminal is as it was.
  /// - Returns: `nil` where the terminal does not let itself be changed, or belongs to another job just now.
  static func withoutLineEditing<Result>(of descriptor: Int32, _ body: () -> Result) -> Result? {
    let foreground = tcgetpgrp(descriptor)
    guard foreground == -1 || foreground == getpgrp() else { return nil }
    var former = termios()
    guard tcgetattr(descriptor, &former) == 0 else { return nil }
    var direct = former
    direct.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &direct.c_cc) { characters in
      characters[Int(VMIN)] = 0
      characters[Int(VTIME)] = 0
    }
    var signals = sigset_t()
    var formerSignals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &formerSignals)
    defer { pthread_sigmask(SIG_SETMASK, &formerSignals, nil) }
    guard tcsetattr(descriptor, TCSANOW, &direct) == 0 else { return nil }
    defer { tcsetattr(descriptor, TCSANOW, &former) }
    return body()
  }

  /// Whether there is something to read, now or within some milliseconds.
  static func hasInput(_ descriptor: Int32, within milliseconds: Int) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, Int32(milliseconds)) == 1 && request.revents & Int16(POLLIN) != 0
  }

  /// Reads one byte; `nil` at the end or on an error.
  static func readByte(_ descriptor: Int32) -> UInt8? { readBytes(descriptor, atMost: 1)?.first }

  /// Reads what is there, or waits for the first byte; `nil` at the end or on an error.
  static func readBytes(_ descriptor: Int32, atMost limit: Int = 1 << 14) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = bytes.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }

  private static func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ limit: Int) -> Int {
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, bytes, limit)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, bytes, limit)
      #else
        let count = Darwin.read(descriptor, bytes, limit)
      #endif
      if count >= 0 || errno != EINTR { return count }
    }
  }

  // MARK: The whole screen

  static var lastError: Int32 { errno }

  /// A pipe of which neither end blocks, and which no other program gets.
  static func makePipe() -> (reader: Int32, writer: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }

  /// Stops this process, and all of its job, until the shell brings it back.
  static func stopThisProcess() { kill(0, SIGTSTP) }
}

/// An error number of the C library.
struct SystemError: Error {
  var code: Int32
}

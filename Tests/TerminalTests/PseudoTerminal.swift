import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A pseudo-terminal, or a pipe, whose far end the test reads.
final class Channel {
  let near: Int32
  private let far: Int32
  private var farIsOpen = true

  private init(near: Int32, far: Int32) {
    (self.near, self.far) = (near, far)
    signal(SIGPIPE, SIG_IGN)
  }

  deinit { closeFarEnd() }

  static func terminal(columns: UInt16, rows: UInt16) throws -> Channel {
    var (far, near): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(openpty(&far, &near, nil, nil, &size) == 0)
    return Channel(near: near, far: far)
  }

  static func pipe() throws -> Channel {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      try #require(Glibc.pipe(&ends) == 0)
    #elseif canImport(Musl)
      try #require(Musl.pipe(&ends) == 0)
    #else
      try #require(Darwin.pipe(&ends) == 0)
    #endif
    return Channel(near: ends[1], far: ends[0])
  }

  func closeFarEnd() {
    if farIsOpen { close(far) }
    farIsOpen = false
  }

  static func closeDescriptor(_ descriptor: Int32) { close(descriptor) }
  static func removeFile(_ path: String) { unlink(path) }

  static func contents(ofFile path: String) -> String {
    let file = Channel(near: -1, far: open(path, O_RDONLY))
    return file.read()
  }

  /// Makes writes to a full channel fail instead of waiting.
  func makeNearEndNonBlocking() { _ = fcntl(near, F_SETFL, O_NONBLOCK) }

  /// What a person types, or the terminal answers.
  func send(_ text: String) {
    var text = text
    text.withUTF8 { writeFar($0) }
  }

  private func writeFar(_ bytes: UnsafeBufferPointer<UInt8>) {
    #if canImport(Glibc)
      _ = Glibc.write(far, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      _ = Musl.write(far, bytes.baseAddress, bytes.count)
    #else
      _ = Darwin.write(far, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Waits until the program has written something that ends so, and returns it all.
  func wait(for ending: String) -> String {
    var bytes: [UInt8] = []
    var byte: [UInt8] = [0]
    while recvCount(&byte) == 1 {
      bytes += byte
      if bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8) { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The settings of line editing and echo.
  var lineSettings: tcflag_t {
    var settings = termios()
    tcgetattr(near, &settings)
    return settings.c_lflag
  }

  /// What the program could read at once, without waiting for a line.
  func waitingInput() -> String {
    var settings = termios()
    tcgetattr(near, &settings)
    settings.c_lflag &= ~tcflag_t(ICANON)
    withUnsafeMutableBytes(of: &settings.c_cc) { $0[Int(VMIN)] = 0 }
    tcsetattr(near, TCSANOW, &settings)
    var buffer = [UInt8](repeating: 0, count: 4096)
    #if canImport(Glibc)
      let count = Glibc.read(near, &buffer, buffer.count)
    #elseif canImport(Musl)
      let count = Musl.read(near, &buffer, buffer.count)
    #else
      let count = Darwin.read(near, &buffer, buffer.count)
    #endif
    return String(decoding: buffer[..<max(0, count)], as: UTF8.self)
  }

  /// Closes the near end, and reads what was written to it.
  func contents() -> String {
    close(near)
    return read()
  }

  func read() -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recvCount(&buffer)
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func recvCount(_ buffer: inout [UInt8]) -> Int {
    #if canImport(Glibc)
      Glibc.read(far, &buffer, buffer.count)
    #elseif canImport(Musl)
      Musl.read(far, &buffer, buffer.count)
    #else
      Darwin.read(far, &buffer, buffer.count)
    #endif
  }
}

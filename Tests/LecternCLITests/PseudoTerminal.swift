import Foundation

extension Learner {
  /// Runs `lectern` on a terminal of its own.
  /// - Returns: all that it and its pager wrote.
  func onTerminal(
    _ arguments: String..., columns: UInt16 = 80, rows: UInt16 = 24, environment more: [String: String] = [:]
  ) throws -> String {
    var (far, near): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&far, &near, nil, nil, &size) == 0 else { throw POSIXError(.ENXIO) }
    let terminal = FileHandle(fileDescriptor: near, closeOnDealloc: false)
    let process = Process()
    process.executableURL = URL(filePath: Learner.lectern)
    process.arguments = arguments
    process.environment = environment.merging(["TERM": "xterm-256color", "PAGER": "", "LECTERN_THEME": "dark"]) { $1 }
      .merging(more) { $1 }
    process.currentDirectoryURL = URL(filePath: home)
    process.standardInput = terminal
    process.standardOutput = terminal
    process.standardError = terminal
    try process.run()
    close(near)
    defer { close(far) }
    let output = Self.readAll(far)
    process.waitUntilExit()
    return output.replacing("\r\n", with: "\n")
  }

  /// Reads until nobody holds the terminal any more, which Linux reports as an error.
  private static func readAll(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }
}

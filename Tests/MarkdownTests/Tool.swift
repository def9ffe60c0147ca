import Foundation
import Testing

/// A program of the system that reads standard input and writes standard output.
struct Tool {
  var name: String

  /// The reference implementation of CommonMark, of the same release as the library.
  static let cmark = Tool(name: "cmark")
  /// GitHub's fork of it.
  static let gitHub = Tool(name: "cmark-gfm")

  var path: String? {
    ProcessInfo.processInfo.environment["PATH", default: "/usr/bin:/bin"].split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  var isInstalled: Bool { path != nil }

  func output(_ arguments: [String], input: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: try #require(path))
    process.arguments = arguments
    let file = FileManager.default.temporaryDirectory.appending(path: "lectern-\(UUID().uuidString).md")
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

import FoundationEssentials
import Subprocess

/// A text from outside the course.
struct TextFile {
  /// As the person named it.
  let name: String
  let bytes: [UInt8]

  /// Standard input.
  init() {
    (name, bytes) = ("standard input", readStandardInput())
  }

  /// The file at a path relative to `directory`.
  init(at path: String, in directory: String) throws(Failure) {
    let url = URL(filePath: path, relativeTo: URL(filePath: directory + "/"))
    var isDirectory = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), isDirectory {
      throw Failure(
        .noInput, "'\(path)' is a folder.", help: "Name a file in it, or open it as a course with '--course \(path)'.")
    }
    // Copying mapped pages takes a third of the time of reading, but pipes cannot be mapped.
    guard let data = (try? Data(contentsOf: url, options: .alwaysMapped)) ?? (try? Data(contentsOf: url)) else {
      throw Failure(
        .noInput, "The file '\(path)' cannot be read.", help: "See that it is there and that it is yours to read.")
    }
    (name, bytes) = (path, Array(data))
  }

  /// Bytes that are looked at together.
  private static let stride = 1 << 14

  /// Refuses what is not UTF-8, by the line where it first is none.
  func checkEncoding() throws(Failure) {
    var start = 0
    while start < bytes.count {
      var end = min(start + Self.stride, bytes.count)
      // A character may lie across the border.
      while end < bytes.count, end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      let part = bytes[start..<max(end, min(start + 1, bytes.count))]
      guard String(validating: part, as: UTF8.self) != nil else { throw notUTF8(in: part) }
      start = part.endIndex
    }
  }

  /// The text, which must be UTF-8.
  func text() throws(Failure) -> String {
    try checkEncoding()
    return String(decoding: bytes, as: UTF8.self)
  }

  private func notUTF8(in part: ArraySlice<UInt8>) -> Failure {
    let lines = part.split(separator: 0x0A, omittingEmptySubsequences: false)
    let sound = lines.prefix { String(validating: $0, as: UTF8.self) != nil }.count
    let line = bytes[..<part.startIndex].count { $0 == 0x0A } + sound + 1
    return Failure(
      .badData, "The text of \(name) is not UTF-8: see line \(line).",
      help: "Save it as UTF-8, or convert it with iconv.")
  }
}

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

  func text() throws(Failure) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.badData, "The text of \(name) is not UTF-8.", help: "Save it as UTF-8, or convert it with iconv.")
    }
    return text
  }
}

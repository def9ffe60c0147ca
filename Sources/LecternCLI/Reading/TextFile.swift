import FoundationEssentials
import Subprocess
import Wordings

/// A text from outside the course.
struct TextFile {
  /// As the person named it.
  let name: Wording
  let bytes: [UInt8]

  /// Standard input.
  init() {
    (name, bytes) = (Wording("standard input", "표준 입력"), readStandardInput())
  }

  /// The file at a path relative to `directory`.
  init(at path: String, in directory: String) throws(Failure) {
    let url = URL(filePath: path, relativeTo: URL(filePath: directory + "/"))
    var isDirectory = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), isDirectory {
      throw Failure(
        .noInput, Wording("'\(path)' is a folder.", "폴더입니다: '\(path)'"),
        help: Wording(
          "Name a file in it, or open it as a course with '--course \(path)'.",
          "그 안의 파일을 적거나, 강의로 열려면 '--course \(path)'를 쓰세요."))
    }
    // Copying mapped pages takes a third of the time of reading, but pipes cannot be mapped.
    guard let data = (try? Data(contentsOf: url, options: .alwaysMapped)) ?? (try? Data(contentsOf: url)) else {
      throw Failure(
        .noInput, Wording("The file '\(path)' cannot be read.", "파일을 읽을 수 없습니다: '\(path)'"),
        help: Wording("See that it is there and that it is yours to read.", "파일이 있는지, 읽을 권한이 있는지 보세요."))
    }
    (name, bytes) = (.asItIs(path), Array(data))
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
      guard areUTF8(part) else { throw notUTF8(in: part) }
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
    let sound = lines.prefix(while: areUTF8).count
    let line = bytes[..<part.startIndex].count { $0 == 0x0A } + sound + 1
    return Failure(
      .badData,
      Wording(
        "The text of \(name.english) is not UTF-8: see line \(line).",
        "UTF-8로 된 글이 아닙니다: \(name.korean)의 \(line)번째 줄을 보세요."),
      help: Wording("Save it as UTF-8, or convert it with iconv.", "UTF-8로 저장하거나 iconv로 바꾸세요."))
  }
}

internal import FoundationEssentials

/// The records of a file that `export` has written, whole and sound.
package struct ProgressFile: Equatable, Sendable {
  /// The title of the course that the file is about.
  package var course: String
  var records: [ProgressFileLine]

  /// Reads a file's text.
  package init(_ text: String) throws(ProgressFileError) {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    guard let first = lines.first, let version = Self.decode(FileVersion.self, first),
      version.format == ProgressFileHeader.format
    else { throw .foreign }
    guard version.version <= ProgressFileHeader.currentVersion else {
      throw .newer(version: version.version, known: ProgressFileHeader.currentVersion)
    }
    guard let header = Self.decode(ProgressFileHeader.self, first) else { throw .damaged(line: 1) }
    course = header.course
    records = []
    for (index, line) in lines.enumerated().dropFirst() {
      guard let record = Self.decode(ProgressFileLine.self, line), record.isSound else {
        // A last line that was cut off means that the file was not copied to its end.
        if index == lines.count - 1 { break }
        throw .damaged(line: index + 1)
      }
      if let end = record.end {
        guard end.records == records.count else { throw .damaged(line: index + 1) }
        return
      }
      records.append(record)
    }
    throw .incomplete(records: records.count)
  }

  private static func decode<T: Decodable>(_ type: T.Type, _ line: Substring) -> T? {
    try? JSONDecoder().decode(type, from: Data(line.utf8))
  }

  /// What every format begins with.
  private struct FileVersion: Decodable {
    var format: String
    var version: Int
  }
}

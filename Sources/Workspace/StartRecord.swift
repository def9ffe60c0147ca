/// What an exercise's starter files were when they were copied, as `.lectern/started/<slug>.json` keeps it.
///
/// An update of the course can tell by it which copies the learner has changed.
struct StartRecord: Record, Equatable, Sendable {
  static let currentVersion = 1

  var formatVersion: Int
  /// The SHA-256 of each file in hexadecimal digits, by path relative to the exercise's folder.
  var files: [String: String]

  init(files: [String: String] = [:]) {
    formatVersion = Self.currentVersion
    self.files = files
  }
}

extension Workspace {
  private func startRecordPath(of slug: String) -> String { "\(internals)/started/\(slug).json" }

  /// The record of an exercise; `nil` where none was written.
  func startRecord(of slug: String) throws(WorkspaceError) -> StartRecord? {
    let path = startRecordPath(of: slug)
    return Files.kind(of: path) == nil ? nil : try StartRecord(Files.read(path), path: path)
  }

  func write(_ record: StartRecord, of slug: String) throws(WorkspaceError) {
    let path = startRecordPath(of: slug)
    try Files.replace(path, with: record.bytes(path: path))
  }
}

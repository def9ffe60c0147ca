import Foundation

/// A workspace folder for one test, with its `.lectern`; it goes with the value.
final class TemporaryWorkspace {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "lectern-progress-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: "\(path)/.lectern", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var store: String { "\(path)/.lectern/progress.sqlite3" }
  var files: [String] { (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/.lectern"))?.sorted() ?? [] }
}

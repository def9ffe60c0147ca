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

  /// Puts a folder in the place of the shared memory's file, which nobody can open for writing then.
  func preventSharedMemory() throws {
    try FileManager.default.createDirectory(atPath: "\(store)-shm", withIntermediateDirectories: false)
  }

  var files: [String] { (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/.lectern"))?.sorted() ?? [] }
}

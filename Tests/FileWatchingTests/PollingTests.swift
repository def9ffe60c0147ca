import Foundation
import Testing
import Wordings

@testable import FileWatching

@Suite("Watching without events")
struct PollingTests {
  @Test("where a file system tells of nothing, changes are found by looking")
  func polling() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lectern polling \(UUID().uuidString)")
      .resolvingSymlinksInPath().path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let watcher = FileWatcher(folders: [folder], tellsOfChanges: { _ in false }) { _ in true }
    #expect(reason(of: watcher.method) == "\(folder) lies on a file system that does not tell of changes.")
    #expect(watcher.descriptor == -1)
    try "a".write(toFile: "\(folder)/a", atomically: true, encoding: .utf8)
    #expect(watcher.waitForChanges(milliseconds: 5000) == ["\(folder)/a"])
    #expect(watcher.waitForChanges(milliseconds: 10) == [])
  }

  private func reason(of method: FileWatcher.Method) -> String? {
    if case .polling(let reason) = method { reason.english } else { nil }
  }
}

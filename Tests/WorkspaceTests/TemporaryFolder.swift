import Foundation

/// A folder for one test; it goes with the value.
final class TemporaryFolder {
  /// Canonical, without links.
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lectern workspace 연습 \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes files by path relative to the folder, with the folders that they need.
  func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = URL(filePath: "\(path)/\(name)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  func text(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

  /// The paths of all files below a folder, relative to it, in order.
  func files(in name: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: "\(path)/\(name)")?.compactMap { $0 as? String } ?? []
    var isFolder: ObjCBool = false
    return names.filter {
      FileManager.default.fileExists(atPath: "\(path)/\(name)/\($0)", isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }
}

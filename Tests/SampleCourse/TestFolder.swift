package import Foundation

/// A folder for one test, with a blank and Korean in its name; it goes with the value.
package final class TestFolder {
  /// Canonical.
  package let path: String

  package init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lectern 연습 \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path(percentEncoded: false)
    for (file, text) in files { try write(text, to: file) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package func write(_ text: String, to file: String) throws { try write(Data(text.utf8), to: file) }

  package func write(_ data: Data, to file: String) throws {
    let url = URL(filePath: path).appending(path: file)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  package func text(of file: String) throws -> String { try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8) }

  package func remove(_ file: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(file)") }

  package func move(_ file: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: "\(path)/\(file)", toPath: "\(path)/\(other)")
  }

  package func holds(_ file: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(file)") }

  /// Makes `<cache>/modules` and `<cache>/toolchain` links to folders that all tests share: to fill them takes seconds.
  package func shareCompilerCaches(in cache: String) throws {
    try FileManager.default.createDirectory(atPath: "\(path)/\(cache)", withIntermediateDirectories: true)
    for (name, shared) in [("modules", "lectern-test-modules"), ("toolchain", "lectern-test-toolchain")] {
      let target = "\(Self.programs)/\(shared)"
      try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: "\(path)/\(cache)/\(name)", withDestinationPath: target)
    }
  }

  /// Where the package manager put Lectern's programs: beside the test bundle.
  package static var programs: String {
    URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .path(percentEncoded: false)
  }
}

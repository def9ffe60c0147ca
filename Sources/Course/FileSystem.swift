#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What a course asks of the file system.
enum FileSystem {
  enum Kind { case file, directory, special }

  /// A file's content; text that is not UTF-8 comes with the replacement character where it is broken.
  enum Content {
    case text(String)
    case broken(String, firstBrokenLine: Int)
    case unreadable
  }

  /// What is at a path, links followed; `nil` for nothing.
  ///
  /// Pipes and devices are special: reading one might never end.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .directory
    default: return .special
    }
  }

  /// The absolute path without links, `.` and `..`; `nil` where there is nothing.
  static func canonicalPath(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The names in a directory that are not hidden, sorted; none when it cannot be read.
  static func names(in directory: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The whole of a file.
  static func content(of path: String) -> Content {
    guard kind(of: path) == .file, let data = FileManager.default.contents(atPath: path) else { return .unreadable }
    if let text = String(validating: data, as: UTF8.self) { return .text(text) }
    let repaired = String(decoding: data, as: UTF8.self)
    return .broken(repaired, firstBrokenLine: firstBrokenLine(in: data))
  }

  private static func firstBrokenLine(in data: Data) -> Int {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return (index ?? 0) + 1
  }
}

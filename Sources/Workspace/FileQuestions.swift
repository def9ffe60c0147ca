/// What the search for a course and a workspace asks of the file system.
package struct FileQuestions: Sendable {
  /// The path of something that exists, without links, `.` and `..`; `nil` where there is nothing.
  package var canonicalPath: @Sendable (String) -> String?
  package var isDirectory: @Sendable (String) -> Bool
  /// The bytes of a file; `nil` where there is none.
  package var contents: @Sendable (String) -> [UInt8]?

  package init(
    canonicalPath: @escaping @Sendable (String) -> String?, isDirectory: @escaping @Sendable (String) -> Bool,
    contents: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.canonicalPath = canonicalPath
    self.isDirectory = isDirectory
    self.contents = contents
  }

  /// The file system of this machine.
  package static let ofThisMachine = FileQuestions(
    canonicalPath: Files.canonicalPath, isDirectory: { Files.kind(of: $0, followingLinks: true) == .directory },
    contents: { try? Files.read($0) })
}

extension FileQuestions {
  /// The canonical path of something that need not exist: links are resolved as far as it does.
  ///
  /// - Parameter directory: What a relative path begins at; absolute.
  package func canonicalPath(of path: String, from directory: String) -> String {
    let absolute = path.hasPrefix("/") ? path : "\(directory)/\(path)"
    var existing = absolute.split(separator: "/").map(String.init)
    var missing: [String] = []
    while !existing.isEmpty {
      if let real = canonicalPath("/" + existing.joined(separator: "/")) { return joined(real, missing.reversed()) }
      missing.append(existing.removeLast())
    }
    return joined("/", missing.reversed())
  }

  /// A canonical path with names added that lead to nothing yet.
  private func joined(_ directory: String, _ names: [String]) -> String {
    var components = directory.split(separator: "/").map(String.init)
    for name in names where name != "." {
      if name == ".." { _ = components.popLast() } else { components.append(name) }
    }
    return "/" + components.joined(separator: "/")
  }
}

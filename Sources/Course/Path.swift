/// Paths as text: nothing here looks at the file system.
enum Path {
  /// `path` as seen from `directory`, without `.`, `..`, doubled and trailing slashes.
  static func joined(_ directory: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in "\(directory)/\(path)".utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) where part != "." {
      if part == ".." {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The directory that holds the file at an absolute path.
  static func directory(of path: String) -> String { joined(path, "..") }

  /// The last part of a path.
  static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// A path under `root` as seen from there, empty for `root` itself; `nil` for one outside.
  static func relative(_ path: String, to root: String) -> String? {
    if path == root { return "" }
    let prefix = root == "/" ? root : root + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// Whether a path is relative and stays in the directory that it is relative to.
  static func staysInside(_ path: String) -> Bool {
    guard !path.hasPrefix("/"), !path.isEmpty else { return false }
    var depth = 0
    for part in path.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      guard depth >= 0 else { return false }
    }
    return depth > 0
  }
}

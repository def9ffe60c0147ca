internal import ContentHash

/// Files and folders as a whole.
extension Files {
  private static let pieceSize = 1 << 16

  static func read(_ path: String) throws(WorkspaceError) -> [UInt8] {
    var bytes: [UInt8] = []
    try readPieces(of: path) { piece throws(WorkspaceError) in bytes += piece }
    return bytes
  }

  static func hash(of path: String) throws(WorkspaceError) -> Digest {
    var hash = SHA256()
    try readPieces(of: path) { piece throws(WorkspaceError) in piece.withUnsafeBytes { hash.update($0) } }
    return hash.finalize()
  }

  /// Copies a file's bytes to a new file with ordinary permissions, and says what they are.
  static func copy(_ source: String, to target: String) throws(WorkspaceError) -> Digest {
    var hash = SHA256()
    try creating(target) { descriptor throws(WorkspaceError) in
      try readPieces(of: source) { piece throws(WorkspaceError) in
        piece.withUnsafeBytes { hash.update($0) }
        try write(piece, to: descriptor, of: target)
      }
    }
    return hash.finalize()
  }

  /// Puts bytes in the place of a file, so that there is the old file or the new one at any time.
  static func replace(_ path: String, with bytes: [UInt8]) throws(WorkspaceError) {
    let new = "\(path).\(UInt64.random(in: .min ... .max)).new"
    do {
      try creating(new) { descriptor throws(WorkspaceError) in try write(bytes[...], to: descriptor, of: new) }
      try move(new, to: path)
    } catch {
      remove(new)
      throw error
    }
    synchronize(directory: parent(of: path))
  }

  /// Makes a folder and all that lead to it, where they are missing.
  static func makeDirectories(_ path: String) throws(WorkspaceError) {
    guard kind(of: path, followingLinks: true) != .directory else { return }
    if path != "/", !path.isEmpty { try makeDirectories(parent(of: path)) }
    _ = try makeDirectory(path)
  }

  /// Removes a folder with all that is in it; links are removed, not followed.
  static func removeTree(_ path: String) {
    if kind(of: path) == .directory {
      for name in (try? names(in: path)) ?? [] { removeTree("\(path)/\(name)") }
    }
    remove(path)
  }

  /// The folder that holds a path; the root holds itself.
  static func parent(of path: String) -> String {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    return end == path.startIndex ? "/" : String(path[..<end])
  }

  private static func readPieces(
    of path: String, _ body: (ArraySlice<UInt8>) throws(WorkspaceError) -> Void
  ) throws(WorkspaceError) {
    try reading(path) { descriptor throws(WorkspaceError) in
      var buffer = [UInt8](repeating: 0, count: pieceSize)
      while case let count = try read(descriptor, into: &buffer, of: path), count > 0 {
        try body(buffer[..<count])
      }
    }
  }
}

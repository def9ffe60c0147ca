internal import ContentHash
internal import FoundationEssentials

/// Copies of what a learner had before Lectern changed it: `.lectern/backups/<slug>/<time>/`, each with the paths that
/// the files have in the exercise's folder. Lectern never removes one.
struct Backup {
  /// A file that is copied.
  struct Entry {
    /// Absolute.
    var source: String
    /// Relative to the backup.
    var path: String
  }

  var entries: [Entry] = []

  /// Adds a file under its path in the exercise's folder, perhaps below another folder.
  mutating func add(_ file: String, from folder: String, below: String? = nil) {
    entries.append(Entry(source: "\(folder)/\(file)", path: below.map { "\($0)/\(file)" } ?? file))
  }
}

extension Workspace {
  /// Keeps copies of files: all of them are on the disk when it returns.
  ///
  /// - Parameter time: Seconds since 1970, which name the backup.
  /// - Returns: the backup's folder, and the SHA-256 of each file by its source.
  func keep(_ backup: Backup, of slug: String, at time: Double) throws(WorkspaceError) -> (
    folder: String, hashes: [String: String]
  ) {
    let whole = "\(incoming)/backup"
    var hashes: [String: String] = [:]
    for entry in backup.entries {
      let copy = "\(whole)/\(entry.path)"
      try Files.makeDirectories(Files.parent(of: copy))
      hashes[entry.source] = try Files.copy(entry.source, to: copy).hex
    }
    let folder = try freeFolder(in: "\(internals)/backups/\(slug)", named: Self.name(ofTime: time))
    try Files.move(whole, to: folder)
    Files.synchronize(directory: Files.parent(of: folder))
    return (folder, hashes)
  }

  /// A path in a folder, which is made, with nothing at it: the name, or the name with a number.
  private func freeFolder(in folder: String, named name: String) throws(WorkspaceError) -> String {
    try Files.makeDirectories(folder)
    var (path, number) = ("\(folder)/\(name)", 1)
    while Files.kind(of: path) != nil {
      number += 1
      path = "\(folder)/\(name)-\(number)"
    }
    return path
  }

  /// `2026-11-30T17-02-36Z`, which every file system takes and which sorts by time.
  private static func name(ofTime seconds: Double) -> String {
    Date(timeIntervalSince1970: seconds).formatted(.iso8601).replacing(":", with: "-")
  }
}

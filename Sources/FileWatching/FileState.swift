#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What tells one version of a file from another without reading it.
struct FileState: Equatable {
  private var file: UInt64
  private var size: Int64
  private var seconds: Int
  private var nanoseconds: Int
  /// When the file's own data last changed, which a program cannot set back.
  private var changedSeconds: Int
  private var changedNanoseconds: Int

  fileprivate init(_ status: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    file = UInt64(status.st_ino)
    size = Int64(status.st_size)
    (seconds, nanoseconds) = (modified.tv_sec, modified.tv_nsec)
    (changedSeconds, changedNanoseconds) = (changed.tv_sec, changed.tv_nsec)
  }
}

/// The files and folders below some folders at one moment.
struct Snapshot: Equatable {
  /// The state of each file that is of interest, by path.
  private(set) var files: [String: FileState] = [:]
  /// Every folder that was there.
  private(set) var folders: [String] = []

  /// Folders deeper than this are not looked into, for links may lead round in circles.
  private static let deepest = 16

  /// Looks through `roots`; hidden files and folders (`.build`, `.git`, an editor's own) are left out.
  init(of roots: [String], isRelevant: (_ path: String) -> Bool) {
    for root in roots { look(at: root, depth: 0, isRelevant) }
  }

  /// The paths that are not the same in both, in order.
  func differences(from earlier: Snapshot) -> [String] {
    Set(files.keys).union(earlier.files.keys).filter { files[$0] != earlier.files[$0] }.sorted()
  }

  private mutating func look(at path: String, depth: Int, _ isRelevant: (String) -> Bool) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR {
      guard depth < Self.deepest else { return }
      folders.append(path)
      for name in Self.names(in: path) where !name.hasPrefix(".") {
        look(at: "\(path)/\(name)", depth: depth + 1, isRelevant)
      }
    } else if status.st_mode & S_IFMT == S_IFREG, isRelevant(path) {
      files[path] = FileState(status)
    }
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }
}

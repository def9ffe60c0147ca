#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What a path leads to.
enum FileKind: Equatable, Sendable { case regular, directory, link, other }

/// The file system, with errors that name the operation and the path.
///
/// This file alone calls the system.
enum Files {
  /// What is at a path; `nil` where there is nothing that may be looked at.
  static func kind(of path: String, followingLinks: Bool = false) -> FileKind? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .regular
    case S_IFDIR: return .directory
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The path of something that exists, without links, `.` and `..`.
  @Sendable static func canonicalPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Lends a descriptor of a file that is read.
  static func reading<T>(
    _ path: String, _ body: (CInt) throws(WorkspaceError) -> T
  ) throws(WorkspaceError) -> T {
    // Without waiting, should a pipe have come in the file's place.
    try withDescriptor(open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK), .read, path, body)
  }

  /// Lends a descriptor of a file that is made, and sees its bytes to the disk; fails where there is something already.
  static func creating<T>(
    _ path: String, _ body: (CInt) throws(WorkspaceError) -> T
  ) throws(WorkspaceError) -> T {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    return try withDescriptor(descriptor, .write, path) { descriptor throws(WorkspaceError) in
      let value = try body(descriptor)
      guard fsync(descriptor) == 0 else { throw failure(.write, path) }
      return value
    }
  }

  /// Holds a file's lock, which ends with the process at the latest, while the body runs.
  static func locking<T>(_ path: String, _ body: () throws(WorkspaceError) -> T) throws(WorkspaceError) -> T {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    return try withDescriptor(descriptor, .lock, path) { descriptor throws(WorkspaceError) in
      // A folder that knows no locks is used without one.
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      return try body()
    }
  }

  /// Reads up to the buffer's size; 0 at the end.
  static func read(_ descriptor: CInt, into buffer: inout [UInt8], of path: String) throws(WorkspaceError) -> Int {
    while true {
      let count = buffer.withUnsafeMutableBytes { unistdRead(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { return count }
      guard errno == EINTR else { throw failure(.read, path) }
    }
  }

  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: CInt, of path: String) throws(WorkspaceError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { unistdWrite(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw failure(.write, path) }
    }
  }

  /// Makes one folder; false where there is something already.
  static func makeDirectory(_ path: String) throws(WorkspaceError) -> Bool {
    if mkdir(path, 0o777) == 0 { return true }
    guard errno == EEXIST else { throw failure(.makeFolder, path) }
    return false
  }

  /// Moves a file or folder within a file system, in the place of a file that is there.
  static func move(_ source: String, to target: String) throws(WorkspaceError) {
    guard rename(source, target) == 0 else { throw failure(.write, target) }
  }

  /// Moves a file to where nothing is; false where there is something.
  static func moveIfMissing(_ source: String, to target: String) throws(WorkspaceError) -> Bool {
    if link(source, target) == 0 {
      remove(source)
      return true
    }
    if errno == EEXIST { return false }
    // Some file systems have no second names for a file.
    guard kind(of: target) == nil else { return false }
    try move(source, to: target)
    return true
  }

  /// Removes a file or an empty folder, if it is there.
  static func remove(_ path: String) {
    _ = unistdRemove(path)
  }

  /// Sees to it that a folder's names are on the disk.
  static func synchronize(directory path: String) {
    // Some file systems cannot; then their order of writing is all there is.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// The names in a folder, in no order, without `.` and `..`.
  static func names(in directory: String) throws(WorkspaceError) -> [String] {
    guard let stream = opendir(directory) else { throw failure(.read, directory) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func withDescriptor<T>(
    _ descriptor: CInt, _ operation: WorkspaceError.Operation, _ path: String,
    _ body: (CInt) throws(WorkspaceError) -> T
  ) throws(WorkspaceError) -> T {
    guard descriptor >= 0 else { throw failure(operation, path) }
    defer { close(descriptor) }
    return try body(descriptor)
  }

  /// The failure that the last call left in `errno`.
  private static func failure(_ operation: WorkspaceError.Operation, _ path: String) -> WorkspaceError {
    .failed(operation: operation, path: path, reason: String(cString: strerror(errno)))
  }
}

// The system's functions that have the names of ours.
private let unistdRead = read
private let unistdWrite = write
private let unistdRemove = remove

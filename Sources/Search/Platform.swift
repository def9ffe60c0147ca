#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What the file system says of a file, which changes whenever the file does, unless that is twice in one tick of its
/// clock.
///
/// The time of the last change of anything cannot be set, so that a file with an old date or one that was moved here
/// is noticed too.
struct FileStamp: Equatable, Sendable {
  var device: UInt64
  var inode: UInt64
  var size: Int64
  /// Nanoseconds since 1970, by the file system's clock.
  var modified: Int64
  var changed: Int64

  /// `nil` for what is no file, or not there.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status)
  }

  init(device: UInt64, inode: UInt64, size: Int64, modified: Int64, changed: Int64) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  private init(_ status: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.init(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino),
      size: Int64(status.st_size), modified: modified.nanoseconds, changed: changed.nanoseconds)
  }
}

extension timespec {
  fileprivate var nanoseconds: Int64 { Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec) }
}

/// The whole of a file; `nil` where it cannot be read.
func contents(of path: String) -> [UInt8]? {
  // A pipe that somebody has put in the place of the file would never end.
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  let expected = Int(status.st_size)
  var failed = false
  let bytes = [UInt8](unsafeUninitializedCapacity: expected) { buffer, count in
    while count < expected, let base = buffer.baseAddress {
      let received = read(descriptor, base + count, expected - count)
      if received < 0, errno == EINTR { continue }
      failed = received < 0
      guard received > 0 else { break }
      count += received
    }
  }
  return failed ? nil : bytes
}

/// Writes a file so that a reader sees the old one or all of the new one; false where that cannot be.
func replace(_ path: String, with bytes: [UInt8]) -> Bool {
  let new = "\(path).\(getpid())-\(UInt32.random(in: 0 ... .max))"
  let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  guard descriptor >= 0 else { return false }
  let isWritten = bytes.withUnsafeBytes { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
  guard close(descriptor) == 0, isWritten, rename(new, path) == 0 else {
    unlink(new)
    return false
  }
  return true
}

/// Makes a folder at an absolute path, for this user alone, and those above it.
func makeFolder(_ path: String) {
  var folder = ""
  for name in path.split(separator: "/") {
    folder += "/\(name)"
    mkdir(folder, 0o700)
  }
}

/// Takes a file's name away, if there is one.
func remove(_ path: String) { unlink(path) }

/// The natural logarithm.
func logarithm(_ number: Double) -> Double { log(number) }

/// The names of the files in a folder.
func names(in folder: String) -> [String] {
  guard let directory = opendir(folder) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
        String(cString: $0)
      }
    }
    if !name.hasPrefix(".") { names.append(name) }
  }
  return names
}

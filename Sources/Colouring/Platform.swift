// The one file of this module that knows the platform's C library. All that it writes can be made again, so a failure
// is nobody's concern.

import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The first bytes of a file; none when it cannot be read.
func readFile(_ path: String, limit: Int) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { return [] }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
  return [UInt8](unsafeUninitializedCapacity: min(limit, Int(status.st_size))) { buffer, count in
    while count < buffer.count {
      let more = read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      if more > 0 { count += more } else if more == 0 || errno != EINTR { return }
    }
  }
}

/// Adds bytes to the end of a file in one step; makes it and its folder when they are not there.
func append(_ bytes: [UInt8], toFileAt path: String) {
  let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK
  var descriptor = open(path, flags, 0o666)
  if descriptor < 0, errno == ENOENT {
    makeFolder(ofFileAt: path)
    descriptor = open(path, flags, 0o666)
  }
  guard descriptor >= 0 else { return }
  _ = write(descriptor, bytes, bytes.count)
  close(descriptor)
}

/// Puts a file in the place of another, so that a reader sees one of them whole.
func replaceFile(at path: String, with bytes: [UInt8]) {
  let new = "\(path).\(getpid())-\(UInt32.random(in: 0 ... .max))"
  append(bytes, toFileAt: new)
  if rename(new, path) != 0 { unlink(new) }
}

private func makeFolder(ofFileAt path: String) {
  let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
}

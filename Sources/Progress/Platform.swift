#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Whether there is nothing at a path; false where it may not be looked at.
func isMissing(_ path: String) -> Bool {
  access(path, F_OK) != 0 && errno == ENOENT
}

/// Lets other processes go on.
func pause(milliseconds: UInt32) {
  usleep(milliseconds * 1000)
}

/// Gives a file a second name, unless there is something of that name already or the file system knows no second names.
func linkIfMissing(_ path: String, as name: String) {
  _ = link(path, name)
}

/// Takes a file's name away, if there is one.
func remove(_ path: String) {
  unlink(path)
}

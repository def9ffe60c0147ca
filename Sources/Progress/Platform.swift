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

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

/// How far the clocks on the wall are ahead of UTC, in seconds, in this machine's time zone (`TZ`, else the system's).
///
/// - Parameter date: Seconds since 1970.
package func secondsFromGMT(at date: Double) -> Int {
  var (time, local) = (time_t(exactly: date.rounded(.down)) ?? 0, tm())
  return localtime_r(&time, &local) == nil ? 0 : Int(local.tm_gmtoff)
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

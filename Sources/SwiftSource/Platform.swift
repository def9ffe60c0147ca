// The one file of this module that knows the platform's C library.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals that a program's own computing brings upon it, in contrast to those that others send.
let signalsOfComputing: Set = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGVTALRM]

/// Limits the time for which this process may compute from now on, in microseconds: then SIGVTALRM ends it.
package func limitComputing(microseconds: Int) {
  let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
  var timer = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: .init(rest)))
  #if canImport(Glibc)
    setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &timer, nil)
  #else
    setitimer(ITIMER_VIRTUAL, &timer, nil)
  #endif
}

extension SyntaxClient {
  /// Tells one build of the program from another: its answers hold as long as this stays the same.
  package var identity: String {
    var status = stat()
    guard stat(executable, &status) == 0 else { return executable }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(executable) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }
}

import FoundationEssentials
import LecternCLI
import Subprocess

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Starts Lectern with what this process was given.
@main struct Main {
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    endProgramsOnInterruption()
    exit(run(.ofThisProcess()).rawValue)
  }
}

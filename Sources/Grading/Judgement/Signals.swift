#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `SIGILL` and its like; the number where the name is unusual.
func signalName(_ number: Int32) -> String {
  switch number {
  case SIGABRT: "SIGABRT"
  case SIGBUS: "SIGBUS"
  case SIGFPE: "SIGFPE"
  case SIGHUP: "SIGHUP"
  case SIGILL: "SIGILL"
  case SIGINT: "SIGINT"
  case SIGKILL: "SIGKILL"
  case SIGPIPE: "SIGPIPE"
  case SIGSEGV: "SIGSEGV"
  case SIGTERM: "SIGTERM"
  case SIGTRAP: "SIGTRAP"
  case SIGXCPU: "SIGXCPU"
  case SIGXFSZ: "SIGXFSZ"
  default: "signal \(number)"
  }
}

/// What a signal tells a learner, when the runtime said nothing.
func signalMeaning(_ number: Int32) -> String {
  switch number {
  case SIGSEGV, SIGBUS: "Memory was used that is not there: often a function that calls itself without end"
  case SIGILL, SIGTRAP: "The code stopped itself: an overflow, a failed unwrapping or an index out of range"
  case SIGABRT: "The program was aborted"
  case SIGKILL: "The program was killed, perhaps for want of memory"
  case SIGXCPU: "The program used up its processor time"
  default: "The program was ended by \(signalName(number))"
  }
}

/// Whether the system ended a program because its processor time was used up.
func isEndOfProcessorTime(_ number: Int32) -> Bool { number == SIGXCPU }

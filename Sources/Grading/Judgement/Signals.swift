import Wordings

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
func signalMeaning(_ number: Int32) -> Wording {
  switch number {
  case SIGSEGV, SIGBUS:
    Wording(
      "Memory was used that is not there: often a function that calls itself without end",
      "없는 메모리를 썼습니다: 함수가 자신을 끝없이 부를 때 흔히 그렇습니다")
  case SIGILL, SIGTRAP:
    Wording(
      "The code stopped itself: an overflow, a failed unwrapping or an index out of range",
      "코드가 스스로 멈췄습니다: 오버플로, nil 강제 언래핑, 또는 범위를 벗어난 인덱스입니다")
  case SIGABRT: Wording("The program was aborted", "프로그램이 중단되었습니다")
  case SIGKILL: Wording("The program was killed, perhaps for want of memory", "시스템이 프로그램을 끝냈습니다. 메모리가 모자랐을 수 있습니다")
  case SIGXCPU: Wording("The program used up its processor time", "프로그램이 쓸 수 있는 CPU 시간을 다 썼습니다")
  default:
    Wording(
      "The program was ended by \(signalName(number))", "\(signalName(number)) 신호로 프로그램이 끝났습니다")
  }
}

/// Whether the system ended a program because its processor time was used up.
func isEndOfProcessorTime(_ number: Int32) -> Bool { number == SIGXCPU }

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lets a signal do to this thread what the system has it do; the threads that run tests are spared otherwise.
func defaultHandling(of number: Int32) {
  signal(number, SIG_DFL)
  mask(SIG_UNBLOCK, number)
}

/// Makes this process ignore a signal; the programs that it starts would inherit that.
func ignore(_ number: Int32) { signal(number, SIG_IGN) }

/// Keeps a signal from this thread; the programs that it starts would inherit that.
func block(_ number: Int32) { mask(SIG_BLOCK, number) }

private func mask(_ how: Int32, _ number: Int32) {
  var set = sigset_t()
  sigemptyset(&set)
  sigaddset(&set, number)
  pthread_sigmask(how, &set, nil)
}

/// Whether this process has no child left that nobody asked after.
func hasNoChildren() -> Bool { waitpid(-1, nil, WNOHANG) == -1 && errno == ECHILD }

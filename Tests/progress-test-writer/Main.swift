#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import Progress
import Wordings

/// Records attempts for the tests of `Progress` until it is done or killed: `progress-test-writer WORKSPACE EXERCISE COUNT`.
///
/// The number of each attempt is printed after it was recorded, so that a number on standard output is a promise.
/// A run that is started by the superuser gives that up when a fourth argument names another user's number.
@main
struct Main {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4, let count = Int(arguments[3]) else { exit(64) }
    if arguments.count > 4, let user = uid_t(arguments[4]), setuid(user) != 0 { exit(71) }
    do throws(ProgressError) {
      let store = try ProgressStore.open(inWorkspace: arguments[1])
      for run in 0..<count { report(try store.record(attempt(arguments[2], run: run))) }
    } catch {
      print(error.message.english)
      exit(74)
    }
  }

  private static func attempt(_ exercise: String, run: Int) -> Attempt {
    Attempt(
      exercise: exercise, started: Double(run), duration: 0.5, outcome: "failed", passed: 1, total: 2,
      fingerprint: Fingerprint(code: "\(run)", checks: "checks", toolchain: "toolchain"),
      checks: [
        CheckResult(id: "first()", name: "first", task: 1, outcome: "passed"),
        CheckResult(id: "second()", outcome: "failed"),
      ])
  }

  /// One write a line, past any buffer that a kill would empty.
  private static func report(_ number: Int64) {
    let line = Array("\(number)\n".utf8)
    _ = write(STDOUT_FILENO, line, line.count)
  }
}

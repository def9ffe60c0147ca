import CSystem
import Dispatch
import RunnerProtocol
import Subprocess

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Loads a shared object with checks, runs them through the testing library's own entry point, and reports every
/// record that the library hands it.
///
/// The request comes on standard input. Descriptor 3 takes the signed frames. An argument names a library of the
/// toolchain's to load before the request comes.
@main struct Runner {
  static func main() {
    if let process = ExitTestProcess() { process.run() }
    csystem_follow_parent(3)
    if let libraries = CommandLine.arguments.dropFirst().first { _ = dlopen(libraries, RTLD_LAZY | RTLD_GLOBAL) }
    guard let request = RunnerRequest(decoding: readStandardInput()) else {
      let text = "Error: lectern-runner is started by Lectern, which sends it a request on standard input.\n"
      writeAll(Array(text.utf8), to: STDERR_FILENO)
      exit(64)
    }
    closeInput()
    if request.permissions.contains(.processes) { csystem_supervise() }
    csystem_line_buffer_output()
    let reporter = Reporter(key: request.key, descriptor: 3)
    do {
      try contain(request)
      let checks = try LoadedChecks(request.library, tellsLastPlace: true)
      let configuration = request.configuration
      checks.run {
        await report(to: reporter) {
          try await checks.enter(configuration) {
            csystem_use_signal_stack()
            reporter.report(Frame(.record, Array($0)))
          }
        }
      }
    } catch {
      reporter.report(Frame(.failed, Array("\(error)".utf8)))
      leave()
    }
  }

  /// Reports how the run came to its end, and ends the process.
  private static func report(to reporter: Reporter, _ run: () async throws -> Void) async {
    do {
      try await run()
      reporter.report(Frame(.finished))
    } catch {
      reporter.report(Frame(.failed, Array("\(error)".utf8)))
    }
    leave()
  }

  /// Ends the process: the learner's exit handlers have nothing more to say.
  private static func leave() -> Never {
    csystem_flush_output()
    _exit(0)
  }

  /// Gives up what the learner's code must not have, before any of it is loaded.
  private static func contain(_ request: RunnerRequest) throws(RunnerError) {
    let limited = csystem_limit(request.memory, request.cpuSeconds)
    guard limited == 0 else {
      throw RunnerError(description: "The limits cannot be set: \(String(cString: strerror(limited))).")
    }
    let permissions = request.permissions
    let hasExitTests = permissions.contains(.exitTests)
    if hasExitTests {
      ExitTestProcess.prepare(for: request)
      if !permissions.contains(.processes) { try check(csystem_stay_in_group()) }
    }
    // To start a process with its output thrown away is to open a file for writing.
    try check(
      csystem_contain(permissions.contains(.processes) || hasExitTests, permissions.contains(.files) || hasExitTests))
  }

  /// From here on standard input is empty.
  private static func closeInput() {
    let empty = open("/dev/null", O_RDONLY)
    dup2(empty, STDIN_FILENO)
    close(empty)
  }
}

/// Throws what a containment's errno value stands for, unless the system has no such thing.
func check(_ contained: Int32) throws(RunnerError) {
  guard contained == 0 || contained == ENOSYS else {
    throw RunnerError(description: "The checks cannot be contained: \(String(cString: strerror(contained))).")
  }
}

/// Why the checks could not be run at all.
struct RunnerError: Error, CustomStringConvertible {
  var description: String
}

import CSystem
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
  static func main() async {
    csystem_follow_parent(3)
    if let libraries = CommandLine.arguments.dropFirst().first { _ = dlopen(libraries, RTLD_NOW | RTLD_GLOBAL) }
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
      let run = try entryPoint(of: request.library)
      _ = try await run(lastingCopy(of: request.configuration)) { record in
        reporter.report(Frame(.record, Array(record)))
      }
      reporter.report(Frame(.finished))
    } catch {
      reporter.report(Frame(.failed, Array("\(error)".utf8)))
    }
    // The learner's exit handlers have nothing more to say.
    csystem_flush_output()
    _exit(0)
  }

  /// The library's entry point for tools: version 0, in swift-testing's `ABIEntryPoint.swift`.
  private typealias EntryPoint =
    @convention(thin) @Sendable (
      _ configuration: UnsafeRawBufferPointer?, _ record: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  private static func entryPoint(of library: String) throws(RunnerError) -> EntryPoint {
    guard let handle = dlopen(library, RTLD_NOW) else { throw RunnerError(description: String(cString: dlerror())) }
    guard let symbol = dlsym(handle, "swt_abiv0_getEntryPoint") else {
      throw RunnerError(description: "The checks do not use the testing library.")
    }
    let getter = unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeRawPointer).self)
    return unsafeBitCast(getter(), to: EntryPoint.self)
  }

  /// Gives up what the learner's code must not have, before any of it is loaded.
  private static func contain(_ request: RunnerRequest) throws(RunnerError) {
    let limited = csystem_limit(request.memory, request.cpuSeconds)
    guard limited == 0 else {
      throw RunnerError(description: "The limits cannot be set: \(String(cString: strerror(limited))).")
    }
    let permissions = request.permissions
    let contained = csystem_contain(permissions.contains(.processes), permissions.contains(.files))
    guard contained == 0 || contained == ENOSYS else {
      throw RunnerError(description: "The checks cannot be contained: \(String(cString: strerror(contained))).")
    }
  }

  /// A copy that lives as long as the process.
  private static func lastingCopy(of bytes: [UInt8]) -> UnsafeRawBufferPointer {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    copy.copyBytes(from: bytes)
    return UnsafeRawBufferPointer(copy)
  }

  /// From here on standard input is empty.
  private static func closeInput() {
    let empty = open("/dev/null", O_RDONLY)
    dup2(empty, STDIN_FILENO)
    close(empty)
  }
}

/// Why the checks could not be run at all.
struct RunnerError: Error, CustomStringConvertible {
  var description: String
}

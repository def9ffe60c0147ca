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

/// This program as the testing library starts it again, with no arguments, to see how the body of an exit test ends.
///
/// Such a process has no request and no key, so nothing that it writes is taken for a record; what to load comes from the
/// environment. The library finds there which body to run.
struct ExitTestProcess {
  private let library: String
  private let mayChangeFiles: Bool
  /// A pipe that nobody writes to and only the process that started this one could: it ends with that process.
  private let parent: Int32?

  private static let libraryVariable = "LECTERN_EXIT_TEST_LIBRARY"
  private static let filesVariable = "LECTERN_EXIT_TEST_FILES"
  private static let parentVariable = "LECTERN_EXIT_TEST_PARENT"

  /// Leaves for processes that this one will start what they need.
  static func prepare(for request: RunnerRequest) {
    setenv(libraryVariable, request.library, 1)
    if request.permissions.contains(.files) { setenv(filesVariable, "1", 1) }
    // The library closes what stands above its own pipes, which it makes later and are above these.
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    setenv(parentVariable, "\(ends[0])", 1)
  }

  /// `nil` where this process is none.
  init?() {
    guard getenv("SWT_EXIT_TEST_ID") != nil, let library = getenv(Self.libraryVariable) else { return nil }
    self.library = String(cString: library)
    mayChangeFiles = getenv(Self.filesVariable) != nil
    parent = getenv(Self.parentVariable).flatMap { Int32(String(cString: $0)) }
    for name in [Self.libraryVariable, Self.filesVariable, Self.parentVariable] { unsetenv(name) }
  }

  /// Runs the body, with which the process ends.
  ///
  /// The limits of the process that started this one hold here too.
  func run() -> Never {
    do {
      try check(csystem_contain(false, mayChangeFiles))
      endWithParent()
      let checks = try LoadedChecks(library)
      checks.run {
        _ = try? await checks.enter(nil)
        // The library ends the process itself where it finds the body.
        _exit(Self.bodyNotFound)
      }
    } catch {
      writeAll(Array("\(error)\n".utf8), to: STDERR_FILENO)
      _exit(Self.bodyNotFound)
    }
  }

  /// `EX_SOFTWARE` of `<sysexits.h>`.
  private static let bodyNotFound: Int32 = 70

  /// Ends this process when the one that started it does. A signal at the parent's death would come at the death of the
  /// parent's thread already, which may be any.
  private func endWithParent() {
    guard let parent else { return }
    DispatchQueue(label: "parent").async {
      var entry = pollfd(fd: parent, events: Int16(POLLIN), revents: 0)
      while poll(&entry, 1, -1) < 0 && errno == EINTR {}
      _exit(1)
    }
  }
}

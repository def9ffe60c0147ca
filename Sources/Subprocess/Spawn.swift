import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Starts a program in a process group of its own, with default signal handling and only the given descriptors.
///
/// - Parameter descriptors: pairs of a descriptor here and its number in the child.
/// - Returns: the process identifier, which is also the group's.
func spawn(_ command: Command, descriptors: [(here: Int32, there: Int32)]) throws(SubprocessError) -> pid_t {
  var actions = emptySpawnActions()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for pair in descriptors { posix_spawn_file_actions_adddup2(&actions, pair.here, pair.there) }
  let given = descriptors.map(\.there)
  for stream in [STDOUT_FILENO, STDERR_FILENO] where !given.contains(stream) {
    posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
  }
  _ = csystem_spawn_add_close_from(&actions, given.reduce(STDERR_FILENO, max) + 1)
  if let directory = command.directory { _ = csystem_spawn_add_chdir(&actions, directory) }

  var attributes = emptySpawnAttributes()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  configure(&attributes)

  var process: pid_t = 0
  let arguments = [command.executable] + command.arguments
  let environment = command.environment.map { "\($0)=\($1)" }
  let code = withCStrings(arguments) { argv in
    withCStrings(environment) { envp in
      posix_spawn(&process, command.executable, &actions, &attributes, argv, envp)
    }
  }
  guard code == 0 else { throw .cannotStart(executable: command.executable, reason: reason(for: code, command)) }
  return process
}

/// The system's text, with the working directory named where that is what is wrong.
private func reason(for code: Int32, _ command: Command) -> String {
  guard let directory = command.directory, access(directory + "/.", X_OK) != 0 else { return systemText(code) }
  return "its working directory '\(directory)': \(systemText(errno))"
}

/// A new process group, default handlers for every signal and none blocked.
private func configure(_ attributes: inout SpawnAttributes) {
  var all = sigset_t()
  sigfillset(&all)
  var none = sigset_t()
  sigemptyset(&none)
  posix_spawnattr_setsigdefault(&attributes, &all)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setpgroup(&attributes, 0)
  let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | platformSpawnFlags
  posix_spawnattr_setflags(&attributes, Int16(flags))
}

/// Calls `body` with a null-terminated array of C strings.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies + [nil])
}

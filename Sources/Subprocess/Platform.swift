// The one file of this module that knows the platform's C library.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system's text for an errno value.
func systemText(_ code: Int32) -> String { String(cString: strerror(code)) }

/// Monotonic seconds.
package func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

#if canImport(Darwin)
  typealias SpawnActions = posix_spawn_file_actions_t?
  typealias SpawnAttributes = posix_spawnattr_t?
  /// Closes every descriptor that the actions do not name.
  let platformSpawnFlags = POSIX_SPAWN_CLOEXEC_DEFAULT
  func emptySpawnActions() -> SpawnActions { nil }
  func emptySpawnAttributes() -> SpawnAttributes { nil }
#else
  typealias SpawnActions = posix_spawn_file_actions_t
  typealias SpawnAttributes = posix_spawnattr_t
  /// None: `csystem_spawn_add_close_from` closes what the actions do not name.
  let platformSpawnFlags: Int32 = 0
  func emptySpawnActions() -> SpawnActions { SpawnActions() }
  func emptySpawnAttributes() -> SpawnAttributes { SpawnAttributes() }
#endif

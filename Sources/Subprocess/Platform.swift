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
  func emptySpawnActions() -> SpawnActions { nil }
  func emptySpawnAttributes() -> SpawnAttributes { nil }
#else
  typealias SpawnActions = posix_spawn_file_actions_t
  typealias SpawnAttributes = posix_spawnattr_t
  func emptySpawnActions() -> SpawnActions { SpawnActions() }
  func emptySpawnAttributes() -> SpawnAttributes { SpawnAttributes() }
#endif

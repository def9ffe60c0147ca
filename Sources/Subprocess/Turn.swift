#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits until nobody else holds a file's lock, and holds it as long as this process lives. The file is made when it is not
/// there; where it cannot be, nobody waits.
package func takeTurn(at file: String) { _ = lock(file) }

/// As `takeTurn`, but holds the lock only while the body runs; other threads of this process wait for it too.
package func takingTurn<Value, Failure>(
  at file: String, _ body: () throws(Failure) -> Value
) throws(Failure) -> Value {
  let descriptor = lock(file)
  defer { if descriptor >= 0 { close(descriptor) } }
  return try body()
}

/// The descriptor that holds the lock; negative where there can be none.
private func lock(_ file: String) -> CInt {
  let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
  while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  return descriptor
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Starts a program that goes on when this process ends, and that holds none of its pipes or terminals open: it reads
/// nothing, and what it writes is lost. An interruption does not end it.
///
/// - Returns: its process.
@discardableResult
package func startDetached(_ command: Command) throws(SubprocessError) -> Int32 {
  let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
  guard nothing >= 0 else { throw .system(call: "open", reason: systemText(errno)) }
  defer { close(nothing) }
  return try spawn(command, descriptors: [(nothing, 0)])
}

/// From now on this process and those that it starts give way to others; as the command `nice` does it. To be called by
/// the first thread.
package func giveWayToOthers() { _ = nice(10) }

import CSystem
import RunnerProtocol
import Subprocess
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Numbers and signs what is reported, and marks the place in the output where each report was made.
final class Reporter: Sendable {
  private let key: [UInt8]
  private let descriptor: Int32
  private let number = Mutex<UInt64>(0)

  init(key: [UInt8], descriptor: Int32) {
    self.key = key
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  func report(_ frame: Frame) {
    number.withLock { number in
      csystem_flush_output()
      writeAll(Frame.outputMark(number: number, key: key), to: STDOUT_FILENO)
      writeAll(frame.encoded(number: number, key: key), to: descriptor)
      number += 1
    }
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Tells a thread that waits for descriptors that another one has something for it.
package final class Wakeup: Sendable {
  /// Readable from a call of ``wake()`` until ``clear()``.
  package let descriptor: Int32
  private let writer: Int32

  package init() throws(SubprocessError) {
    var pipe = try Pipe()
    (descriptor, writer) = pipe.release()
    for end in [descriptor, writer] { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
  }

  deinit {
    close(descriptor)
    close(writer)
  }

  /// May be called from any thread, any number of times.
  package func wake() {
    // A full pipe is readable already.
    _ = write(writer, [0], 1)
  }

  package func clear() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}

/// Waits until one of the descriptors is readable, or milliseconds have passed; negative descriptors are left out.
package func waitForInput(on descriptors: [Int32], milliseconds: Int32) {
  var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  _ = poll(&entries, nfds_t(entries.count), milliseconds)
}

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// All of this process's standard input up to its end.
package func readStandardInput() -> [UInt8] {
  var bytes: [UInt8] = []
  forEachPieceOfStandardInput { bytes += $0 }
  return bytes
}

/// Hands on this process's standard input as it comes, up to its end.
package func forEachPieceOfStandardInput(_ body: (ArraySlice<UInt8>) -> Void) {
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count > 0 { body(buffer[..<count]) }
    if count == 0 || count < 0 && errno != EINTR { return }
  }
}

/// Writes bytes to a descriptor of this process; gives up when nobody reads them.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { csystem_write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
  }
}

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A pipe that owns its two ends; both are closed on exec.
struct Pipe: ~Copyable {
  private(set) var reader: Int32
  private(set) var writer: Int32

  init() throws(SubprocessError) {
    var ends: [Int32] = [-1, -1]
    let code = csystem_pipe(&ends)
    guard code == 0 else { throw .system(call: "pipe", reason: systemText(code)) }
    (reader, writer) = (ends[0], ends[1])
  }

  mutating func closeReader() {
    if reader >= 0 { close(reader) }
    reader = -1
  }

  /// Hands both ends to the caller, who closes them; an end that is closed already is −1.
  mutating func release() -> (reader: Int32, writer: Int32) {
    defer { (reader, writer) = (-1, -1) }
    return (reader, writer)
  }

  deinit {
    if reader >= 0 { close(reader) }
    if writer >= 0 { close(writer) }
  }
}

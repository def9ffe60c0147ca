import RunnerProtocol
import Testing

@Suite("A request to the runner")
struct RunnerRequestTests {
  static let requests = [
    RunnerRequest(
      key: Array(0..<32), library: "/a/checks.so", memory: 1 << 30, cpuSeconds: 11, permissions: [.files],
      configuration: [1, 2]),
    RunnerRequest(
      key: Array(repeating: 255, count: 32), library: "/폴더 하나/é.so", memory: .max, cpuSeconds: .max,
      permissions: [.processes, .files],
      configuration: Array(repeating: 0, count: 100_000)),
    RunnerRequest(
      key: Array(repeating: 0, count: 32), library: "", memory: 0, cpuSeconds: 0, permissions: [], configuration: []),
  ]

  @Test("is read as it was written", arguments: requests)
  func roundTrip(request: RunnerRequest) {
    #expect(RunnerRequest(decoding: request.encoded) == request)
  }

  @Test("is none when it is cut short anywhere before its configuration")
  func cutShort() {
    let request = Self.requests[0]
    let fixed = request.encoded.count - request.configuration.count
    for length in 0..<fixed { #expect(RunnerRequest(decoding: Array(request.encoded.prefix(length))) == nil) }
    #expect(RunnerRequest(decoding: Array(request.encoded.prefix(fixed))) != nil)
  }

  @Test("is none when it claims a longer path than there is", arguments: [13, 1 << 62, .max] as [UInt64])
  func longPath(length: UInt64) {
    var bytes = Self.requests[0].encoded
    let place = RunnerRequest.keyLength + 24
    for index in 0..<8 { bytes[place + index] = UInt8(truncatingIfNeeded: length >> UInt64(56 - 8 * index)) }
    bytes.removeLast(2)
    #expect(RunnerRequest(decoding: bytes) == nil)
  }
}

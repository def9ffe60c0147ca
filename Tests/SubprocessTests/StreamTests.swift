import Foundation
import Subprocess
import Testing

@Suite("What a program reads and writes")
struct StreamTests {
  private static let tenMegabytes = 10 << 20

  @Test(
    "arrives whole on two channels, whichever is filled first",
    arguments: [
      "head -c 10485760 /dev/zero; head -c 10485760 /dev/zero >&3",
      "head -c 10485760 /dev/zero >&3; head -c 10485760 /dev/zero",
      "head -c 10485760 /dev/zero & head -c 10485760 /dev/zero >&3; wait",
    ])
  func twoChannels(script: String) throws {
    var counts = [0, 0]
    let channels = [OutputChannel([1]) { counts[0] += $0.count }, OutputChannel([3]) { counts[1] += $0.count }]
    let ending = try run(shell(script), channels: channels, deadline: Deadline(seconds: patience))
    #expect(ending.isSuccess)
    #expect(counts == [Self.tenMegabytes, Self.tenMegabytes])
  }

  @Test("keeps its order where two descriptors share a channel")
  func sharedChannel() throws {
    #expect(try output(of: shell("echo 1; echo 2 >&2; echo 3; echo 4 >&2")).text == "1\n2\n3\n4\n")
  }

  @Test("keeps two channels apart")
  func separateChannels() throws {
    var texts = ["", ""]
    let channels = (0..<2).map { index in
      OutputChannel([Int32(index + 1)]) { texts[index] += String(decoding: $0, as: UTF8.self) }
    }
    _ = try run(shell("echo out; echo error >&2"), channels: channels, deadline: Deadline(seconds: patience))
    #expect(texts == ["out\n", "error\n"])
  }

  @Test("comes back byte for byte when the input is far larger than a pipe")
  func largeInput() throws {
    let input = (0..<Self.tenMegabytes).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    let (ending, output) = try collect(
      Command("/bin/cat", input: input), deadline: Deadline(seconds: patience), limit: 2 * input.count)
    #expect(ending.isSuccess)
    #expect(output == input)
  }

  @Test("ends where the input ends, also where there is none", arguments: [0, 1, 65536, 65537])
  func inputEnds(count: Int) throws {
    #expect(try output(of: shell("wc -c", input: Array(repeating: 7, count: count))).text == "\(count)\n")
  }

  @Test(
    "may be ignored: input that nobody reads stops nobody",
    arguments: ["echo done", "exec 0<&-; sleep 0.1; echo done", "head -c 1 >/dev/null; echo done"])
  func ignoredInput(script: String) throws {
    let (text, ending) = try output(of: shell(script, input: Array(repeating: 7, count: 1 << 20)))
    #expect(text == "done\n")
    #expect(ending.isSuccess)
  }

  @Test("brings no signal down on a process that takes broken pipes as the system gives them")
  func brokenPipe() async {
    await #expect(processExitsWith: .success) {
      defaultHandling(of: SIGPIPE)
      let ending = try output(of: shell("exec 0<&-; sleep 0.1", input: Array(repeating: 7, count: 1 << 20))).ending
      #expect(ending.isSuccess)
    }
  }

  @Test("is kept up to the limit and read to its end beyond it")
  func limitedOutput() throws {
    let (ending, output) = try collect(
      shell("head -c 1000000 /dev/zero; exit 3"), deadline: Deadline(seconds: patience), limit: 10)
    #expect(output == Array(repeating: 0, count: 10))
    #expect(ending.status == .exited(3))
  }

  @Test("is lost where no channel takes it")
  func untakenOutput() throws {
    var text = ""
    let channel = OutputChannel([3]) { text += String(decoding: $0, as: UTF8.self) }
    let script = "echo out && echo error >&2 && readlink /proc/self/fd/1 /proc/self/fd/2 >&3"
    let ending = try run(shell(script), channels: [channel], deadline: Deadline(seconds: patience))
    #expect(ending.isSuccess)
    // readlink's own output is the channel.
    #expect(text.hasPrefix("pipe:"))
    #expect(text.hasSuffix("\n/dev/null\n"))
  }
}

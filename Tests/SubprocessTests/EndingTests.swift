import CSystem
import Foundation
import Subprocess
import Testing

@Suite("How a program ends")
struct EndingTests {
  @Test("is told by its exit status", arguments: [0, 1, 42, 126, 255] as [Int32])
  func statuses(status: Int32) throws {
    let ending = try output(of: shell("exit \(status)")).ending
    #expect(ending.status == .exited(status))
    #expect(ending.isSuccess == (status == 0))
    #expect(!ending.timedOut)
  }

  @Test("is told by its signal", arguments: [SIGHUP, SIGKILL, SIGSEGV, SIGTERM, SIGABRT, SIGPIPE])
  func signals(number: Int32) throws {
    let ending = try output(of: shell("kill -\(number) $$")).ending
    #expect(ending.status == .signaled(number))
    #expect(!ending.isSuccess)
    #expect(!ending.timedOut)
  }

  @Test("is known even where this process was started with the ends of its children ignored")
  func ignoredChildren() async {
    await #expect(processExitsWith: .success) {
      ignore(SIGCHLD)
      let ending = try output(of: shell("exit 7")).ending
      #expect(ending.status == .exited(7))
    }
  }

  @Test("is a polite request at the deadline, if it heeds it")
  func heedsTheDeadline() throws {
    let script = "trap 'echo bye; exit 7' TERM; echo on; while :; do :; done"
    let (text, ending) = try output(of: shell(script), deadline: Deadline(seconds: 0.3, grace: patience))
    #expect(text == "on\nbye\n")
    #expect(ending.status == .exited(7))
    #expect(ending.timedOut)
    #expect(!ending.isSuccess)
    #expect(ending.seconds < patience)
  }

  @Test("is the kill after the grace, if it ignores the request")
  func ignoresTheDeadline() throws {
    let script = "trap '' TERM; echo on; while :; do sleep 0.05; done"
    let (text, ending) = try output(of: shell(script), deadline: Deadline(seconds: 0.3, grace: 0.1))
    #expect(text == "on\n")
    #expect(ending.status == .signaled(SIGKILL))
    #expect(ending.timedOut)
    #expect(ending.seconds < patience)
  }

  @Test("comes at the deadline however much it writes or has stopped", arguments: ["yes", "kill -STOP $$"])
  func stubborn(script: String) throws {
    let (_, ending) = try output(of: shell(script), deadline: Deadline(seconds: 0.3, grace: 0.1))
    #expect(ending.timedOut)
    #expect(!ending.isSuccess)
    #expect(ending.seconds < patience)
  }

  @Test("is no timeout when it comes before the deadline")
  func inTime() throws {
    let ending = try output(of: shell("sleep 0.2")).ending
    #expect(ending.isSuccess)
    #expect(ending.seconds >= 0.2)
  }

  @Test(
    "is the end of its whole group",
    arguments: [
      "sleep 1000 & sleep 1000 & sh -c 'sleep 1000 & sleep 1000' & echo $$",
      "sleep 1000 & echo $$; kill -9 $$",
      "trap '' TERM; sleep 1000 & echo $$; sleep 1000",
    ])
  func wholeGroup(script: String) throws {
    let (text, _) = try output(of: shell(script), deadline: Deadline(seconds: 1, grace: 0.1))
    let group = try #require(Int32(text.dropLast()))
    #expect(isGone(group: group))
  }

  @Test("counts as soon as the leader has ended, though another still holds its output")
  func heldOutput() throws {
    // `setsid` takes the sleeper out of the group, so that it outlives the leader.
    let (text, ending) = try output(of: shell("setsid sleep 1000 & echo $!; echo done"))
    let lines = text.split(separator: "\n")
    let sleeper = try #require(lines.first.flatMap { Int32($0) })
    defer { kill(sleeper, SIGKILL) }
    #expect(lines.last == "done")
    #expect(ending.isSuccess)
    #expect(ending.seconds < patience)
    #expect(kill(sleeper, 0) == 0)
  }

  @Test("comes with an interruption of this process", arguments: [SIGINT, SIGTERM, SIGHUP])
  func interruption(number: Int32) async throws {
    let result = await #expect(processExitsWith: .signal(number), observing: [\.standardOutputContent]) { [number] in
      csystem_end_groups_on_interruption()
      let channel = OutputChannel([1]) { piece in
        print("group", String(decoding: piece, as: UTF8.self))
        fflush(nil)
        kill(getpid(), number)
      }
      _ = try run(
        shell("trap '' INT TERM HUP; sleep 1000 & echo $$; wait"), channels: [channel],
        deadline: Deadline(seconds: patience))
    }
    let text = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    let group = try #require(text.firstMatch(of: #/group (\d+)/#).flatMap { Int32($0.1) })
    #expect(isGone(group: group))
  }
}

@Suite("Cancelled programs")
struct CancellationTests {
  @Test("end at once, and so does what is started until programs are allowed again")
  func cancelled() async {
    await #expect(processExitsWith: .success) {
      let canceller = Thread {
        usleep(200_000)
        cancelPrograms()
      }
      canceller.start()
      #expect(throws: SubprocessError.cancelled) { try output(of: shell("sleep 100")) }
      #expect(throws: SubprocessError.cancelled) { try output(of: shell("echo late")) }
      allowPrograms()
      let again = try? output(of: shell("echo again")).text
      #expect(again == "again\n")
    }
  }
}

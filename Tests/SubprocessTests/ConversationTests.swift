import Subprocess
import Testing

@Suite("A conversation with a program")
struct ConversationTests {
  /// Receives until as many bytes have come, or nothing more does.
  private func bytes(_ count: Int, from conversation: inout Conversation) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let received = conversation.receive(within: patience)
      if received.isEmpty { break }
      bytes += received
    }
    return bytes
  }

  @Test("goes to and fro while the program runs")
  func toAndFro() throws {
    var conversation = try Conversation(shell("while read line; do echo \"$line, too\"; done"))
    for word in ["tea", "coffee"] {
      conversation.send(Array("\(word)\n".utf8))
      let answer = "\(word), too\n"
      #expect(String(decoding: bytes(answer.utf8.count, from: &conversation), as: UTF8.self) == answer)
      #expect(conversation.status == nil)
    }
  }

  @Test("stands still for nobody, however much is sent before anything is received")
  func muchUnsent() throws {
    var conversation = try Conversation(shell("exec cat"))
    let sent = (0..<(4 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    conversation.send(sent)
    #expect(bytes(sent.count, from: &conversation) == sent)
  }

  @Test("gives nothing when nothing comes in time")
  func silence() throws {
    var conversation = try Conversation(shell("exec sleep 600"))
    #expect(conversation.receive(within: 0).isEmpty)
    #expect(conversation.receive(within: 0.05).isEmpty)
    #expect(conversation.status == nil)
  }

  @Test(
    "tells how the program ended, after its last words",
    arguments: [
      ("echo bye; exit 3", Ending.Status.exited(3)), ("echo bye; kill -SEGV $$", .signaled(11)),
      // One that closes its output has nothing more to say.
      ("echo bye; exec >&-; exec sleep 600", .signaled(9)),
    ])
  func end(script: String, status: Ending.Status) throws {
    var conversation = try Conversation(shell(script))
    #expect(bytes(5, from: &conversation) == Array("bye\n".utf8))
    #expect(conversation.receive(within: patience).isEmpty)
    #expect(conversation.status == status)
    #expect(conversation.descriptor == -1)
    conversation.send([1, 2, 3])
  }

  @Test("goes on when the program reads nothing")
  func closedInput() throws {
    var conversation = try Conversation(shell("exec <&-; echo there; exec sleep 600"))
    #expect(bytes(6, from: &conversation) == Array("there\n".utf8))
    conversation.send([UInt8](repeating: 1, count: 1 << 20))
    #expect(conversation.receive(within: 0.05).isEmpty)
    #expect(conversation.status == nil)
  }

  @Test("ends the program and all it started when nobody holds it any more, and leaves no descriptor open")
  func release() throws {
    func talk() throws -> Int32 {
      var conversation = try Conversation(shell("sleep 600 & echo $$; wait"))
      let number = String(decoding: conversation.receive(within: patience), as: UTF8.self)
      return try #require(Int32(number.dropLast()))
    }
    #expect(isGone(group: try talk()))
  }
}

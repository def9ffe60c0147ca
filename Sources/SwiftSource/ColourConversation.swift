package import Subprocess

/// Asks one process of `lectern-syntax` for the colours of many pieces of code, and takes the answers as they come.
package struct ColourConversation: ~Copyable {
  private var conversation: Conversation
  private var reader = MessageReader()
  /// Whether the process has said that it is there, which it does before it reads anything.
  private var isGreeted = false
  /// Whether it has answered with something that is no answer.
  private var isConfused = false

  /// Starts the process; it is ready some thousandths of a second later.
  package init(_ client: SyntaxClient) throws(SubprocessError) {
    conversation = try Conversation(
      Command(client.executable, ["colours"], environment: SyntaxClient.environment, memory: Self.memory))
  }

  /// Bytes of address space: ten times what ordinary code needs.
  private static let memory: UInt64 = 1 << 29

  /// Asks for the colours of code, which is to be no longer than is coloured.
  package mutating func ask(_ code: String) {
    conversation.send(Message.framed(Array(code.utf8)))
  }

  /// The answers that have come since the last call, in the order of the questions. If there is none yet they are waited
  /// for, at most for a number of seconds.
  package mutating func answers(within seconds: Double) -> [CodeColours] {
    let end = now() + seconds
    while !isOver {
      var messages = reader.read(conversation.receive(within: max(0, end - now())))[...]
      if !isGreeted, !messages.isEmpty {
        isGreeted = true
        messages.removeFirst()
      }
      let answers = messages.map { CodeColours(encoded: $0[...]) }
      isConfused = answers.contains(nil)
      let known = answers.prefix { $0 != nil }.compactMap { $0 }
      if !known.isEmpty || now() >= end { return known }
    }
    return []
  }

  /// Whether no more answers will come.
  package var isOver: Bool { isConfused || conversation.status != nil }

  /// Whether the process was ended by the code that it had been asked about and not answered: by a crash, or because it
  /// took too much time.
  package var wasEndedByCode: Bool {
    guard isGreeted, !isConfused, case .signaled(let number) = conversation.status else { return false }
    return signalsOfComputing.contains(number)
  }

  /// Becomes readable when answers have come, for a loop that waits for several things; −1 when none will.
  package var descriptor: Int32 { conversation.descriptor }
}

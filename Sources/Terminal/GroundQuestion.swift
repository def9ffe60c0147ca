import Typesetting

extension TerminalCapabilities {
  /// Asks the terminal for its ground, where colours are shown and nothing else has told it.
  ///
  /// Call it before anything is written and before other threads read the input.
  /// - Parameters:
  ///   - input: must be the terminal too, or nothing is asked.
  ///   - output: the terminal; what was written to it before must have been flushed.
  ///   - patience: how long the terminal may take to answer, in milliseconds.
  /// - Returns: what a person typed in the milliseconds between question and answer, for those who read keys.
  @discardableResult
  package mutating func askForGround(
    environment: [String: String], input: Int32 = 0, output: Int32 = 1, patience: Int = 100
  ) -> [UInt8] {
    guard isTerminal, styling > .monochrome, !knowsGround, Self.answers(environment), Platform.isTerminal(input) else {
      return []
    }
    let replies = Platform.withoutLineEditing(of: input) {
      Self.replies(input: input, output: output, patience: patience)
    }
    if let found = replies?.ground {
      ground = found
      knowsGround = true
    }
    return replies?.typed ?? []
  }

  /// Whether the terminal can be asked.
  ///
  /// From far away the answer may come after the wait, and would be taken for keys by the pager or the shell. So a
  /// terminal behind SSH is asked only where `LECTERN_THEME` is `auto`.
  private static func answers(_ environment: [String: String]) -> Bool {
    if isMute(environment) { return false }
    let isNear = !environment.has("SSH_CONNECTION") && !environment.has("SSH_TTY")
    return isNear || environment["LECTERN_THEME"] == ThemeSetting.auto.rawValue
  }

  /// Whether the terminal answers no questions, or shows them as text.
  package static func isMute(_ environment: [String: String]) -> Bool {
    let type = environment["TERM"] ?? ""
    let mute = ["dumb", "unknown", "linux", "cons25", "eterm", "emacs", "vt", "cygwin"]
    return type.isEmpty || mute.contains(where: type.hasPrefix)
  }

  /// Sends the question and reads up to its last answer, one byte at a time so that no key after it is taken.
  ///
  /// Where keys wait already, somebody types ahead, and nothing is asked.
  private static func replies(input: Int32, output: Int32, patience: Int) -> TerminalReplies {
    var replies = TerminalReplies()
    var question = TerminalReplies.question
    guard !Platform.hasInput(input, within: 0),
      question.withUTF8({ Platform.write(UnsafeRawBufferPointer($0), to: output) }) == 0
    else { return replies }
    let deadline = ContinuousClock.now + .milliseconds(patience)
    while !replies.isComplete {
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0, Platform.hasInput(input, within: Int(left.rounded(.up))), let byte = Platform.readByte(input)
      else { break }
      replies.take(byte)
    }
    replies.finish()
    return replies
  }
}

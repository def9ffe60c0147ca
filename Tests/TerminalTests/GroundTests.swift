import Foundation
import Synchronization
import Testing
import Typesetting

@testable import Terminal

@Suite struct `A terminal's replies` {
  /// Replies as xterm, VTE, foot, tmux and rxvt send them, and what a person may type among them.
  @Test(
    "are found among what a person types",
    arguments: [
      ("\u{1B}]11;rgb:ffff/ffff/dddd\u{1B}\\\u{1B}[?62;22c", .light, true, ""),
      ("\u{1B}]11;rgb:0000/0000/0000\u{7}\u{1B}[?1;2c", .dark, true, ""),
      ("\u{1B}]11;rgba:1e1e/1e1e/2e2e/ffff\u{1B}\\\u{1B}[?65;1;9c", .dark, true, ""),
      ("\u{1B}]11;rgb:fd/f6/e3\u{1B}\\\u{1B}[?62c", .light, true, ""), ("\u{1B}[?62;22c", nil, true, ""),
      ("q\u{1B}]11;rgb:ff/ff/ff\u{7}j\u{1B}[?1c", .light, true, "qj"),
      ("\u{1B}[A\u{1B}[?1;2c", nil, true, "\u{1B}[A"),
      ("\u{1B}[1;5C\u{1B}OP\u{1B}", nil, false, "\u{1B}[1;5C\u{1B}OP\u{1B}"),
      ("\u{1B}]11;rgb:ff/ff\u{7}", nil, false, ""), ("\u{1B}]11;rgb:gg/ff/ff\u{7}", nil, false, ""),
      ("\u{1B}]11;rgb:fffff/ff/ff\u{7}", nil, false, ""), ("\u{1B}]10;rgb:ff/ff/ff\u{7}", nil, false, ""),
      ("\u{1B}]11;white\u{7}", nil, false, ""), ("한글", nil, false, "한글"), ("\u{1B}[c", nil, false, "\u{1B}[c"),
      ("\u{1B}]11;rgb:ff", nil, false, "\u{1B}]11;rgb:ff"), ("", nil, false, ""),
      ("\u{1B}]" + String(repeating: "x", count: 70), nil, false, "\u{1B}]" + String(repeating: "x", count: 70)),
    ] as [(String, Theme.Ground?, Bool, String)])
  func replies(input: String, ground: Theme.Ground?, isComplete: Bool, typed: String) {
    var replies = TerminalReplies()
    for byte in input.utf8 { replies.take(byte) }
    replies.finish()
    #expect(replies.ground == ground)
    #expect(replies.isComplete == isComplete)
    #expect(String(decoding: replies.typed, as: UTF8.self) == typed)
  }

  @Test(
    "A ground is light where black is easier to read on it than white",
    arguments: [
      // The luminance that is as far from black as from white is 0.179 (WCAG 2.2), which is the grey 0x75.
      ("rgb:70/70/70", .dark), ("rgb:7a/7a/7a", .light), ("rgb:00/2b/36", .dark), ("rgb:ee/e8/d5", .light),
      ("rgb:00/00/ff", .dark), ("rgb:00/ff/00", .light), ("rgb:ff/00/00", .light), ("rgb:f/f/f", .light),
      ("rgb:000/000/000", .dark),
    ] as [(String, Theme.Ground)])
  func grounds(colour: String, expected: Theme.Ground) {
    #expect(Theme.Ground(colour: colour[...]) == expected)
  }
}

@Suite struct `Asking for the ground` {
  private static let colours = ["TERM": "xterm-256color"]
  /// Milliseconds, for a test machine that is busy.
  private static let longPatience = 20_000

  private func capabilities(_ environment: [String: String] = colours) -> TerminalCapabilities {
    TerminalCapabilities(facts: TerminalFacts(isTerminal: true), environment: environment)
  }

  /// Asks on a terminal that sends `answer` when it is asked.
  private func ask(answering answer: String) throws -> (found: TerminalCapabilities, typed: String, left: String) {
    let terminal = try Channel.terminal(columns: 80, rows: 24)
    let former = terminal.lineSettings
    let asked = Mutex("")
    // A thread of its own, since it may not wait in the place of what it waits for.
    let thread = Thread { [terminal = UncheckedTerminal(terminal)] in
      let question = terminal.channel.wait(for: "\u{1B}[c")
      asked.withLock { $0 = question }
      terminal.channel.send(answer)
    }
    thread.start()
    var found = capabilities()
    let typed = found.askForGround(
      environment: Self.colours, input: terminal.near, output: terminal.near, patience: Self.longPatience)
    #expect(asked.withLock { $0 } == "\u{1B}]11;?\u{1B}\\\u{1B}[c")
    #expect(terminal.lineSettings == former)
    return (found, String(decoding: typed, as: UTF8.self), terminal.waitingInput())
  }

  @Test func `A terminal that knows tells it`() throws {
    let light = try ask(answering: "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;22c")
    #expect(light.found.ground == .light)
    #expect(light.found.knowsGround)
    #expect(light.typed.isEmpty && light.left.isEmpty)
  }

  @Test func `A terminal that does not know answers all the same, and is not waited for`() throws {
    let unknown = try ask(answering: "\u{1B}[?1;2c")
    #expect(unknown.found.ground == .dark)
    #expect(!unknown.found.knowsGround)
  }

  @Test func `What is typed in between is handed on, and what comes after is left`() throws {
    let typing = try ask(answering: "q\u{1B}]11;rgb:ff/ff/ff\u{7}\u{1B}[?1;2cnext")
    #expect(typing.found.ground == .light)
    #expect(typing.typed == "q")
    #expect(typing.left == "next")
  }

  @Test func `A terminal that says nothing is left after a while as it was`() throws {
    let terminal = try Channel.terminal(columns: 80, rows: 24)
    let former = terminal.lineSettings
    var found = capabilities()
    #expect(
      found.askForGround(environment: Self.colours, input: terminal.near, output: terminal.near, patience: 1).isEmpty)
    #expect(found == capabilities())
    #expect(terminal.lineSettings == former)
  }

  @Test func `Somebody who types ahead is not disturbed`() throws {
    let terminal = try Channel.terminal(columns: 80, rows: 24)
    terminal.send("ls\n")
    var found = capabilities()
    #expect(found.askForGround(environment: Self.colours, input: terminal.near, output: terminal.near).isEmpty)
    #expect(terminal.waitingInput() == "ls\n")
    #expect(!terminal.contents().contains("\u{1B}"))
  }

  @Test(
    "Nothing is asked where it would not be answered, not be used, or answered too late",
    arguments: [
      ["TERM": "linux"], ["TERM": "dumb"], ["TERM": "vt220"], ["TERM": "xterm", "NO_COLOR": "1"],
      ["TERM": "xterm", "LECTERN_THEME": "light"], ["TERM": "xterm", "COLORFGBG": "0;15"],
      ["TERM": "xterm", "SSH_TTY": "/dev/pts/1"],
    ])
  func unasked(environment: [String: String]) throws {
    let terminal = try Channel.terminal(columns: 80, rows: 24)
    var found = capabilities(environment)
    found.askForGround(environment: environment, input: terminal.near, output: terminal.near, patience: 1)
    #expect(found == capabilities(environment))
    #expect(terminal.contents().isEmpty)
  }

  @Test func `Nothing is asked where the input is no terminal`() throws {
    let terminal = try Channel.terminal(columns: 80, rows: 24)
    let pipe = try Channel.pipe()
    var found = capabilities()
    found.askForGround(environment: Self.colours, input: pipe.near, output: terminal.near, patience: 1)
    #expect(terminal.contents().isEmpty)
    _ = pipe.contents()
  }
}

/// Hands a terminal to the thread that plays its far end; the test uses only the near one meanwhile.
private struct UncheckedTerminal: @unchecked Sendable {
  let channel: Channel

  init(_ channel: Channel) { self.channel = channel }
}

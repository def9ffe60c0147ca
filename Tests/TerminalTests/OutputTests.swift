import Testing

@testable import Terminal

@Suite struct `Facts about an output` {
  @Test func `A terminal tells that it is one, and its size`() throws {
    let terminal = try Channel.terminal(columns: 97, rows: 31)
    let facts = TerminalFacts(descriptor: terminal.near)
    #expect(facts == TerminalFacts(isTerminal: true, size: TerminalSize(columns: 97, rows: 31)))
    _ = terminal.contents()
  }

  @Test func `A terminal that does not know its size has none`() throws {
    let terminal = try Channel.terminal(columns: 0, rows: 0)
    #expect(TerminalFacts(descriptor: terminal.near) == TerminalFacts(isTerminal: true))
    _ = terminal.contents()
  }

  @Test func `A pipe is no terminal`() throws {
    let pipe = try Channel.pipe()
    #expect(TerminalFacts(descriptor: pipe.near) == TerminalFacts(isTerminal: false))
    _ = pipe.contents()
  }
}

@Suite struct `Writing` {
  @Test func `Text arrives when it is flushed, or much has gathered`() throws {
    let pipe = try Channel.pipe()
    let output = TerminalOutput(descriptor: pipe.near, capacity: 8)
    try output.write("한국어 ")
    try output.write("text")
    try output.flush()
    #expect(pipe.contents() == "한국어 text")
  }

  @Test func `A reader that has gone is told apart from failure`() throws {
    let pipe = try Channel.pipe()
    pipe.closeFarEnd()
    let output = TerminalOutput(descriptor: pipe.near)
    try output.write("text")
    #expect(throws: OutputError.readerGone) { try output.flush() }
  }

  @Test func `A closed descriptor is a failure`() throws {
    let pipe = try Channel.pipe()
    _ = pipe.contents()
    let output = TerminalOutput(descriptor: -1)
    try output.write("text")
    #expect(throws: OutputError.failed(code: 9)) { try output.flush() }  // EBADF
  }

  @Test func `A slow reader of a channel that does not block gets all`() async throws {
    let pipe = try Channel.pipe()
    pipe.makeNearEndNonBlocking()
    let text = String(repeating: "0123456789abcdef", count: 20_000)
    let near = pipe.near
    async let written: Void = {
      let output = TerminalOutput(descriptor: near)
      try output.write(text)
      try output.flush()
      Channel.closeDescriptor(near)
    }()
    let received = pipe.read()
    try await written
    #expect(received == text)
  }
}

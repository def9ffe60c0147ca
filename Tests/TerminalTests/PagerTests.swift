import Testing
import Wordings

@testable import Terminal

@Suite struct `The pager` {
  @Test(
    "PAGER names it, and the shell is asked only where it must",
    arguments: [
      (nil, ["less", "-R"]), ("more", ["more"]), ("less -S  -R", ["less", "-S", "-R"]), ("", nil), ("  ", nil),
      ("cat", nil), ("cat -v", ["cat", "-v"]), ("less | head", ["/bin/sh", "-c", "less | head"]),
      ("LESS=X less", ["/bin/sh", "-c", "LESS=X less"]),
    ] as [(String?, [String]?)])
  func choice(value: String?, expected: [String]?) {
    #expect(Pager(environment: value.map { ["PAGER": $0] } ?? [:])?.arguments == expected)
  }

  @Test func `LESS is set unless it is set already`() {
    #expect(Pager(environment: [:])?.environment["LESS"] == "FRX")
    #expect(Pager(environment: ["LESS": "S"])?.environment["LESS"] == "S")
  }

  static let long = String(repeating: "line\n", count: 30)

  /// Pages a text on a screen of 20 lines.
  /// - Returns: what went to the output past the pager, and the warnings.
  private func page(_ text: String, with command: String) throws -> (output: String, warnings: [String], isLeft: Bool) {
    let pipe = try Channel.pipe()
    let output = TerminalOutput(descriptor: pipe.near)
    var warnings: [String] = []
    let paged = PagedOutput(output: output, pager: Pager(environment: ["PAGER": command]), height: 20) {
      warnings.append($0.english)
    }
    for line in text.split(separator: "\n") { try paged.write(Array("\(line)\n".utf8)) }
    try paged.finish()
    return (pipe.contents(), warnings, paged.isLeft)
  }

  @Test func `A long text goes to the pager`() throws {
    let file = "/tmp/lectern-pager-test-\(UInt32.random(in: 0 ... .max))"
    defer { Channel.removeFile(file) }
    let result = try page(Self.long, with: "cat > \(file)")
    #expect(result.output.isEmpty)
    #expect(result.warnings.isEmpty)
    #expect(Channel.contents(ofFile: file) == Self.long)
  }

  @Test func `A text that fits on the screen needs no pager`() throws {
    let result = try page("one\ntwo\n", with: "false")
    #expect(result.output == "one\ntwo\n")
    #expect(result.warnings.isEmpty)
  }

  @Test(
    "A pager that cannot start or fails at once is replaced by plain output and a warning",
    arguments: ["no-such-pager-program", "no-such-pager-program | true && false", "false"])
  func broken(command: String) throws {
    let result = try page(Self.long, with: command)
    #expect(result.output == Self.long)
    #expect(result.warnings.count == 1)
    #expect(result.warnings.first?.contains(command) == true)
  }

  @Test func `Leaving the pager early ends the text quietly`() throws {
    let text = String(repeating: String(repeating: "x", count: 99) + "\n", count: 3000)
    let result = try page(text, with: "head -n 1 > /dev/null")
    #expect(result.output.isEmpty)
    #expect(result.warnings.isEmpty)
    #expect(result.isLeft)
  }
}

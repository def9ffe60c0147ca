import Testing

@testable import LecternCLI

@Suite("Editors")
struct EditorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var environment: [String: String]
    var arguments: [String]
    var hasWindow = false
    var testDescription: String { "\(environment)" }
  }

  /// How each editor's own manual has it told a line.
  static let cases: [Case] = [
    .init(environment: [:], arguments: ["vi", "+7", "a b.swift"]),
    .init(environment: ["EDITOR": "nano", "VISUAL": ""], arguments: ["nano", "+7", "a b.swift"]),
    .init(environment: ["EDITOR": "nano", "VISUAL": "nvim -R"], arguments: ["nvim", "-R", "+7", "a b.swift"]),
    .init(environment: ["EDITOR": "/usr/bin/vim"], arguments: ["/usr/bin/vim", "+7", "a b.swift"]),
    .init(environment: ["EDITOR": "emacsclient -t"], arguments: ["emacsclient", "-t", "+7", "a b.swift"]),
    .init(environment: ["EDITOR": "hx"], arguments: ["hx", "a b.swift:7"]),
    .init(
      environment: ["EDITOR": "code --wait"], arguments: ["code", "--wait", "--goto", "a b.swift:7"], hasWindow: true),
    .init(environment: ["EDITOR": "kate"], arguments: ["kate", "--line", "7", "a b.swift"], hasWindow: true),
    .init(environment: ["EDITOR": "ed"], arguments: ["ed", "a b.swift"]),
    .init(
      environment: ["EDITOR": "'/opt/my editor' -x"],
      arguments: ["/bin/sh", "-c", "'/opt/my editor' -x \"$@\"", "sh", "a b.swift"]),
    .init(
      environment: ["EDITOR": "vim -c 'set nu'"],
      arguments: ["/bin/sh", "-c", "vim -c 'set nu' \"$@\"", "sh", "+7", "a b.swift"]),
  ]

  @Test("an editor is told the line as it knows it", arguments: cases)
  func line(_ example: Case) {
    let editor = Editor(environment: example.environment)
    #expect(editor.arguments(file: "a b.swift", line: 7) == example.arguments)
    #expect(editor.arguments(file: "a b.swift", line: nil).last == "a b.swift")
    #expect(editor.hasWindow == example.hasWindow)
  }
}

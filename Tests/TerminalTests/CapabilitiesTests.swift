import Testing
import Typesetting

@testable import Terminal

@Suite struct `What an output can show` {
  struct Case: CustomTestStringConvertible {
    var environment: [String: String]
    var isTerminal = true
    var options = DisplayOptions()
    var styling: Styling
    var testDescription: String { "\(environment), terminal \(isTerminal), \(options.colour): \(styling)" }
  }

  static let xterm = ["TERM": "xterm"]

  /// The rules are those of no-color.org and bixense.com/clicolors.
  @Test(
    "The depth of colour follows the options, the environment and the terminal, in this order",
    arguments: [
      Case(environment: xterm, styling: .colours16),
      Case(environment: ["TERM": "xterm-256color"], styling: .colours256),
      Case(environment: ["TERM": "tmux-256color", "COLORTERM": "truecolor"], styling: .trueColour),
      Case(environment: ["TERM": "xterm-kitty"], styling: .trueColour),
      Case(environment: ["TERM": "vt220"], styling: .monochrome),
      Case(environment: ["TERM": "dumb"], styling: .plain),
      Case(environment: ["TERM": "dumb", "COLORTERM": "truecolor"], styling: .plain),
      Case(environment: [:], styling: .plain),
      Case(environment: xterm, isTerminal: false, styling: .plain),
      Case(environment: ["TERM": "xterm", "NO_COLOR": "1"], styling: .monochrome),
      Case(environment: ["TERM": "xterm", "NO_COLOR": ""], styling: .colours16),
      Case(environment: ["TERM": "xterm", "NO_COLOR": "1"], isTerminal: false, styling: .plain),
      Case(environment: ["TERM": "xterm", "CLICOLOR_FORCE": "1"], isTerminal: false, styling: .colours16),
      Case(environment: ["TERM": "xterm", "CLICOLOR_FORCE": "0"], isTerminal: false, styling: .plain),
      Case(environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], isTerminal: false, styling: .plain),
      Case(environment: ["CLICOLOR_FORCE": "1"], isTerminal: false, styling: .colours16),
      Case(environment: xterm, options: DisplayOptions(colour: .never), styling: .plain),
      Case(
        environment: ["TERM": "xterm-256color", "NO_COLOR": "1"], isTerminal: false,
        options: DisplayOptions(colour: .always), styling: .colours256),
      Case(environment: ["TERM": "dumb"], options: DisplayOptions(colour: .always), styling: .colours16),
      Case(environment: xterm, options: DisplayOptions(colour: .always, isPlain: true), styling: .plain),
    ])
  func styling(_ example: Case) {
    let facts = TerminalFacts(isTerminal: example.isTerminal)
    let found = TerminalCapabilities(facts: facts, environment: example.environment, options: example.options)
    #expect(found.styling == example.styling)
  }

  @Test(
    "The width is the one asked for, else COLUMNS, else the terminal's, else 80",
    arguments: [
      (30, "50", 100, 30), (nil, "50", 100, 50), (nil, "0", 100, 100), (nil, "wide", 100, 100), (nil, nil, 100, 100),
      (nil, nil, nil, 80), (0, nil, 100, 1), (9999, nil, 100, 400), (nil, "-3", nil, 80),
    ] as [(Int?, String?, Int?, Int)])
  func width(asked: Int?, columns: String?, terminal: Int?, expected: Int) {
    let found = TerminalCapabilities(
      facts: TerminalFacts(isTerminal: true, size: terminal.map { TerminalSize(columns: $0, rows: 40) }),
      environment: columns.map { ["COLUMNS": $0] } ?? [:], options: DisplayOptions(width: asked))
    #expect(found.size.columns == expected)
  }

  @Test(
    "Marks leave ASCII unless the locale names another character set",
    arguments: [
      (["LANG": "ko_KR.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "C"], false), (["LC_ALL": "POSIX"], false),
      (["LC_ALL": "", "LC_CTYPE": "en_US.UTF-8", "LANG": "C"], true), (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false),
      (["LANG": "ko_KR.EUC-KR"], false), ([:], true),
    ])
  func unicode(environment: [String: String], expected: Bool) {
    let found = TerminalCapabilities(facts: TerminalFacts(isTerminal: true), environment: environment)
    #expect(found.showsUnicode == expected)
    #expect(found.signs == (expected ? .unicode : .ascii))
  }

  @Test(
    "The ground is the one that COLORFGBG names, dark without it",
    arguments: [
      ("15;0", .dark), ("0;15", .light), ("0;default;15", .light), ("12;8", .dark), ("0;7", .light),
      ("default;x", .dark),
      (nil, .dark),
    ] as [(String?, Theme.Ground)])
  func ground(value: String?, expected: Theme.Ground) {
    let environment = value.map { ["COLORFGBG": $0] } ?? [:]
    let facts = TerminalFacts(isTerminal: true)
    #expect(TerminalCapabilities(facts: facts, environment: environment).ground == expected)
    let light = DisplayOptions(ground: .light)
    #expect(TerminalCapabilities(facts: facts, environment: environment, options: light).ground == .light)
  }
}

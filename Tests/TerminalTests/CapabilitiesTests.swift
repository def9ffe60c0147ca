import Testing
import Typesetting
import Wordings

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
      (["LANG": "ko_KR.EUC-KR"], false), ([:], true), (["LECTERN_WIDTH_POLICY": "wide"], false),
      (["LECTERN_WIDTH_POLICY": "tmux"], true),
    ])
  func unicode(environment: [String: String], expected: Bool) {
    let found = TerminalCapabilities(facts: TerminalFacts(isTerminal: true), environment: environment)
    #expect(found.showsUnicode == expected)
    #expect(found.signs == (expected ? .unicode : .ascii))
  }

  @Test(
    "The ground is the one that was named, else LECTERN_THEME's, else COLORFGBG's, else dark and to be asked for",
    arguments: [
      (nil, "15;0", .dark, true), (nil, "0;15", .light, true), (nil, "0;default;15", .light, true),
      (nil, "12;8", .dark, true), (nil, "0;7", .light, true), (nil, "default;x", .dark, false),
      (nil, nil, .dark, false),
      ("light", "15;0", .light, true), ("dark", "0;15", .dark, true), ("auto", "0;15", .dark, false),
      ("blue", "0;15", .light, true),
    ] as [(String?, String?, Theme.Ground, Bool)])
  func ground(theme: String?, colours: String?, expected: Theme.Ground, isKnown: Bool) {
    var environment: [String: String] = [:]
    environment["LECTERN_THEME"] = theme
    environment["COLORFGBG"] = colours
    let facts = TerminalFacts(isTerminal: true)
    let found = TerminalCapabilities(facts: facts, environment: environment)
    #expect(found.ground == expected)
    #expect(found.knowsGround == isKnown)
    let light = DisplayOptions(ground: .light)
    #expect(TerminalCapabilities(facts: facts, environment: environment, options: light).ground == .light)
  }

  /// The terminals are those that say of themselves that they know OSC 8, and the variables that they set.
  @Test(
    "Links are sent to terminals that are known to show them",
    arguments: [
      (["TERM": "xterm-256color", "VTE_VERSION": "6800"], true), (["TERM": "xterm", "VTE_VERSION": "4600"], false),
      (["TERM": "xterm", "KONSOLE_VERSION": "220401"], true), (["TERM": "xterm", "KONSOLE_VERSION": "190804"], false),
      (["TERM": "xterm", "WT_SESSION": "1-2-3"], true),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], true),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], false), (["TERM": "xterm-kitty"], true),
      (["TERM": "foot-extra"], true), (["TERM": "football"], false), (["TERM": "alacritty"], true),
      (["TERM": "xterm-256color"], false), (["TERM": "xterm-kitty", "TMUX": "/tmp/x"], false),
      (["TERM": "screen-256color", "VTE_VERSION": "6800"], false), (["TERM": "xterm-kitty", "STY": "1"], false),
      (["TERM": "xterm-kitty", "PAGER": "most"], false), (["TERM": "xterm-kitty", "PAGER": "/usr/bin/less -R"], true),
      (["TERM": "xterm-kitty", "NO_COLOR": "1"], true), (["TERM": "dumb", "VTE_VERSION": "6800"], false),
      (["TERM": "xterm", "LECTERN_HYPERLINKS": "always"], true),
      (["TERM": "dumb", "LECTERN_HYPERLINKS": "always"], false),
      (["TERM": "tmux", "TMUX": "x", "LECTERN_HYPERLINKS": "always"], true),
      (["TERM": "xterm-kitty", "LECTERN_HYPERLINKS": "never"], false),
      (["TERM": "xterm-kitty", "LECTERN_HYPERLINKS": "auto"], true),
    ])
  func hyperlinks(environment: [String: String], expected: Bool) {
    let found = TerminalCapabilities(facts: TerminalFacts(isTerminal: true), environment: environment)
    #expect(found.showsHyperlinks == expected)
    let pipe = TerminalCapabilities(
      facts: TerminalFacts(isTerminal: false), environment: environment, options: DisplayOptions(colour: .always))
    #expect(!pipe.showsHyperlinks)
  }

  @Test func `A setting that is none is reported with those that are`() {
    let environment = ["LECTERN_THEME": "blue", "LECTERN_HYPERLINKS": "", "NO_COLOR": "x"]
    let mistakes = UnknownSetting.all(in: environment)
    #expect(mistakes.map(\.message.english) == ["LECTERN_THEME is 'blue', which is no setting."])
    #expect(mistakes.map(\.help.english) == ["Set it to light, dark or auto, or unset it."])
    #expect(UnknownSetting.all(in: ["LECTERN_HYPERLINKS": "yes"]).map(\.variable) == ["LECTERN_HYPERLINKS"])
    #expect(UnknownSetting.all(in: ["LECTERN_THEME": "auto", "LECTERN_HYPERLINKS": "never"]).isEmpty)
  }
}

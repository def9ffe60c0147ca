import Foundation
import Testing

@testable import Typesetting

@Suite struct `Fitting text into columns` {
  @Test(
    "Text is padded by cells",
    arguments: [
      ("한국", 6, Alignment.left, "한국  "), ("한국", 6, .right, "  한국"), ("한국", 7, .center, " 한국  "), ("한국", 3, .left, "한국"),
    ])
  func padding(text: String, width: Int, alignment: Alignment, expected: String) {
    #expect(text.padded(to: width, alignment) == expected)
  }

  @Test(
    "Text is cut between clusters, with an ellipsis in what is left",
    arguments: [
      ("한국어", 6, "한국어"), ("한국어", 5, "한국…"), ("한국어", 4, "한…"), ("한국어", 1, "…"), ("한국어", 0, ""), ("abc", 2, "a…"),
      ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"), ("e\u{301}fgh", 2, "e\u{301}…"),
    ])
  func truncation(text: String, width: Int, expected: String) {
    #expect(text.truncated(to: width) == expected)
  }

  @Test func `A table of contents has dotted leaders, and marks in a column`() {
    let layout = ColumnLayout(
      columns: [.init(isFlexible: true, leader: "."), .init(), .init()], gap: 1, indent: 2)
    let rows = [("A generic model", "✔", "memory-game"), ("−1 대신 옵셔널", "✘", "optional-index")].map { row in
      [StyledLine(row.0), StyledLine(row.1, .good), StyledLine(row.2)]
    }
    #expect(
      layout.lines(for: rows, width: 44).map(\.text) == [
        "  A generic model ......... ✔ memory-game",
        "  −1 대신 옵셔널 .......... ✘ optional-index",
      ])
    for width in 1...60 { #expect(layout.lines(for: rows, width: width).allSatisfy { $0.cells <= width }) }
  }

  @Test func `Columns align to either side`() {
    let layout = ColumnLayout(columns: [.init(.right), .init(limit: 4), .init(.right)])
    let rows = [["1", "카드", "7"], ["10", "Concentration", "12"], ["2"]].map { $0.map { StyledLine($0) } }
    #expect(layout.lines(for: rows, width: 40).map(\.text) == [" 1  카드   7", "10  Con…  12", " 2"])
  }
}

@Suite struct `Rendering` {
  /// The parameters are those of ECMA-48, 8.3.117.
  @Test(
    "A style is shown as far as the terminal can",
    arguments: [
      (Style.title, Styling.colours16, Theme.Ground.dark, "\u{1B}[1;36mx\u{1B}[0m\n"),
      (.title, .colours16, .light, "\u{1B}[1;34mx\u{1B}[0m\n"), (.title, .monochrome, .dark, "\u{1B}[1mx\u{1B}[0m\n"),
      (.title, .plain, .dark, "x\n"), (.good, .monochrome, .dark, "x\n"),
      (.good, .colours16, .dark, "\u{1B}[32mx\u{1B}[0m\n"),
      (.bad, .colours256, .light, "\u{1B}[38;5;124mx\u{1B}[0m\n"),
      (.accent, .trueColour, .dark, "\u{1B}[38;2;102;194;205mx\u{1B}[0m\n"),
      (Style([.link, .strong]), .monochrome, .dark, "\u{1B}[1;4mx\u{1B}[0m\n"), (Style(), .trueColour, .dark, "x\n"),
      (Style([.emphasis, .strikethrough]), .colours16, .dark, "\u{1B}[3;9mx\u{1B}[0m\n"),
    ] as [(Style, Styling, Theme.Ground, String)])
  func styles(style: Style, styling: Styling, ground: Theme.Ground, expected: String) {
    var renderer = LineRenderer(styling: styling, theme: Theme(ground: ground))
    #expect(renderer.render([StyledLine("x", style)]) == expected)
  }

  @Test func `What holds furniture together is sent as a space, what the author wrote as it is`() {
    var renderer = LineRenderer(styling: .plain)
    let line = StyledLine([Span("▣\u{A0}", .furniture), Span("a\u{A0}b")])
    #expect(renderer.render([line]) == "▣ a\u{A0}b\n")
  }

  @Test func `Pieces of one style are sent as one`() {
    let line = StyledLine([
      Span("a", [.dim, .furniture]), Span("b", .dim), Span("c"), Span("d", .strong), Span("e", .emphasis),
    ])
    var renderer = LineRenderer(styling: .colours16)
    #expect(renderer.render([line]) == "\u{1B}[2mab\u{1B}[0mc\u{1B}[1md\u{1B}[0m\u{1B}[3me\u{1B}[0m\n")
  }

  /// The sequence is that of "Hyperlinks in terminal emulators" (OSC 8).
  @Test func `A link is one for the terminal, however many lines and styles it has`() {
    let link = Link(destination: "https://a.example/한", number: 7)
    let lines = [
      StyledLine([Span("a "), Span("b", .strong, link: link), Span("c", link: link)]),
      StyledLine([
        Span("| ", .furniture), Span("d", link: link), Span(" e"),
        Span("f", link: Link(destination: "g.md", number: 8)),
      ]),
    ]
    var renderer = LineRenderer(styling: .monochrome, hyperlinks: true)
    let open = "\u{1B}]8;id=7;https://a.example/%ED%95%9C\u{1B}\\"
    let close = "\u{1B}]8;;\u{1B}\\"
    #expect(
      renderer.render(lines) == "a \(open)\u{1B}[1mb\u{1B}[0mc\(close)\n| \(open)d\(close) ef\n")
    var plain = LineRenderer(styling: .plain, hyperlinks: true)
    #expect(plain.render(lines) == "a bc\n| d ef\n")
    var unlinked = LineRenderer(styling: .monochrome)
    #expect(unlinked.render(lines) == "a \u{1B}[1mb\u{1B}[0mc\n| d ef\n")
  }

  @Test func `Characters above and below the line are what Unicode maps to the plain ones`() throws {
    for script in [Script.raised, .lowered] {
      for value in UInt32(0x21)...0x7E {
        let plain = String(Character(try #require(Unicode.Scalar(value))))
        guard let shifted = script.shifted(plain) else { continue }
        // Unicode has raised and lowered minus signs, but no hyphens.
        #expect(shifted.precomposedStringWithCompatibilityMapping == (plain == "-" ? "−" : plain))
        #expect(TextWidth.cells(of: shifted) == 1)
      }
    }
  }
}

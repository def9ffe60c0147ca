import Markdown
import Testing
import Typesetting

/// What a terminal would be sent, read as strictly as it can be.
private enum SentText {
  /// The first thing that is neither text, a line end, a style (SGR) nor a link (OSC 8); `nil` if there is none.
  static func firstFault(in output: String) -> String? {
    let allowed = #/\u{1B}\[[0-9;]+m|\u{1B}\]8;id=[0-9]+;[!-~]+\u{1B}\\|\u{1B}\]8;;\u{1B}\\|\n/#
    let rest = output.replacing(allowed, with: "")
    let fault = rest.unicodeScalars.first { scalar in
      let category = scalar.properties.generalCategory
      return category == .control || category == .lineSeparator || category == .paragraphSeparator
        || isDirection(scalar)
    }
    return fault.map { "U+\(String($0.value, radix: 16))" } ?? firstOpenLine(in: output)
  }

  /// PropList.txt: Bidi_Control.
  private static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The first line that leaves a style or a link open.
  private static func firstOpenLine(in output: String) -> String? {
    output.split(separator: "\n").first { line in
      let styles = line.matches(of: #/\u{1B}\[([0-9;]+)m/#).map { $0.1 }
      let links = line.matches(of: #/\u{1B}\]8;([^;]*);/#).map { $0.1 }
      return styles.last.map { $0 != "0" } ?? false || links.last.map { !$0.isEmpty } ?? false
    }.map(String.init)
  }
}

@Suite struct `Nothing of a note drives the terminal` {
  static let hostile = [
    "\u{1B}[2J", "\u{1B}]0;title\u{7}", "\u{1B}]8;;http://evil\u{1B}\\", "\u{9B}31m", "\u{9D}8;;x\u{9C}", "\u{202E}",
    "\u{2066}",
    "\u{0}", "\r", "\u{8}", "\u{7F}", "\u{200F}", "\u{61C}", "\u{2028}", "\u{2029}", "\u{85}", "\u{1B}", "\u{7}",
    "&#27;",
    "&#x9b;", "word", "가나다", "e\u{301}", "👨‍👩‍👧‍👦", "\"", "'", "%1B", ";", "https://x.example", "\u{E000}",
  ]

  @Test("wherever it stands in the tree", arguments: 300..<330 as Range<UInt64>)
  func tree(seed: UInt64) {
    var document = RandomDocument(seed: seed, pieces: Self.hostile)
    let blocks =
      document.blocks() + [.html(document.html()), .paragraph(.html(document.html()), .text("end"))] + document.blocks()
    let footnotes = document.footnotes()
    let note = document.html()
    let hooks = TypesettingHooks(
      linkNote: { $0.utf8.count % 3 == 0 ? .note([Span(note, .accent)]) : .reference },
      taskMark: { _ in Span(note, .good) }, codeColours: { text, _ in [CodePiece(text, .keyword)] })
    for (width, styling) in zip([5, 20, 80, 400], [Styling.plain, .monochrome, .colours16, .trueColour]) {
      var typesetter = Typesetter(width: width, hyperlinks: width != 20, hooks: hooks)
      var renderer = LineRenderer(styling: styling, hyperlinks: true)
      let output = renderer.render(typesetter.lines(for: blocks, footnotes: footnotes))
      if let fault = SentText.firstFault(in: output) { Issue.record("\(fault) at width \(width)") }
      #expect(styling != .plain || !output.contains("\u{1B}"))
    }
  }

  @Test(
    "Destinations are sent percent-encoded, and only those that are safe to open",
    arguments: [
      ("https://a.example/x?y=1#z", "https://a.example/x?y=1#z"), ("HTTP://a.example", "HTTP://a.example"),
      ("mailto:a@b.example", "mailto:a@b.example"), ("file:///etc/hosts", "file:///etc/hosts"),
      ("https://e.example/한", "https://e.example/%ED%95%9C"),
      ("https://e.example/a b\"<", "https://e.example/a%20b%22%3C"),
      ("https://e.example/\u{1B}\\\u{7}", "https://e.example/%1B%5C%07"),
      ("https://e.example/%20", "https://e.example/%20"),
      ("https://e.example/\u{9C}", "https://e.example/%C2%9C"), ("javascript:alert(1)", nil), ("data:text/html,x", nil),
      ("vscode://x", nil), ("//host/path", nil), ("note.md", nil), ("#here", nil), ("", nil), ("java\nscript:x", nil),
      ("https:" + String(repeating: "a", count: 3000), nil),
    ])
  func addresses(destination: String, expected: String?) {
    #expect(Link(destination: destination, number: 1).address == expected)
  }
}

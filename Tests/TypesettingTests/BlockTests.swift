import Markdown
import Testing
import Typesetting

@Suite struct `Blocks` {
  @Test func `Headings stand at the left edge, all else a little to the right`() {
    let text = typeset(.heading(1, "게임"), .paragraph("One."), .heading(2, "Next"), .paragraph("Two."))
    #expect(text == "게임\n\n  One.\n\nNext\n\n  Two.")
  }

  @Test func `Headings are styled by their level`() {
    var typesetter = Typesetter(width: 20)
    let lines = typesetter.lines(for: [.heading(1, "A"), .heading(2, "B"), .heading(4, "C")])
    #expect(lines.filter { !$0.isEmpty }.flatMap(\.spans).map(\.style) == [.title, .heading, .subheading])
  }

  @Test func `Lists hang their text, nested ones too, and loose ones have air`() {
    let inner = Block.list(.item("deep text that wraps around"), .item("x"))
    let text = typeset(.list(.item(.paragraph("first item that wraps around"), inner), .item("b")), width: 20)
    #expect(text == "  • first item that\n    wraps around\n    ◦ deep text that\n      wraps around\n    ◦ x\n  • b")
    #expect(typeset(.list(isTight: false, .item("a"), .item("b"))) == "  • a\n\n  • b")
  }

  @Test func `Numbers are flush right`() {
    #expect(typeset(.list(start: 9, .item("nine"), .item("ten"))) == "   9. nine\n  10. ten")
  }

  @Test func `Items with several blocks keep their indent, and empty ones their bullet`() {
    let text = typeset(.list(.item(.paragraph("a"), .code("let x\n"), .quote(.paragraph("q"))), .item()))
    #expect(text == "  • a\n\n      let x\n\n    │ q\n  •")
  }

  @Test func `Task items have boxes, or the live mark of their check`() {
    let list = Block.list(.item("open", ticked: false), .item("done", ticked: true))
    #expect(typeset(list) == "  ☐ open\n  ☑ done")
    #expect(typeset(list, signs: .ascii) == "  [ ] open\n  [x] done")
    let hooks = TypesettingHooks(taskMark: { $0.isTicked == true ? nil : Span("✘", .bad) })
    #expect(typeset(list, hooks: hooks) == "  ✘ open\n  ☑ done")
  }

  @Test func `Quotes have a bar beside every line`() {
    let text = typeset(.quote(.paragraph("one two three"), .quote(.paragraph("four"))), .paragraph("end"), width: 14)
    #expect(text == "  │ one two\n  │ three\n  │\n  │ │ four\n\n  end")
  }

  @Test func `Code is indented, tabs become spaces, and long lines go on after a mark`() {
    let text = typeset(.code("if a {\n\tb\n}\n\nlet name = \"긴 문자열입니다\"\n", info: "swift"), width: 20)
    #expect(text == "    if a {\n        b\n    }\n\n    let name = \"긴 \n  ↳ 문자열입니다\"")
  }

  @Test func `Code takes the colours it is given, if they are of the same text`() {
    func styles(_ pieces: [CodePiece]?) -> [Style] {
      let hooks = TypesettingHooks(codeColours: { _, language in language == "swift" ? pieces : nil })
      var typesetter = Typesetter(width: 40, hooks: hooks)
      return typesetter.lines(for: [.code("let x\n", info: "Swift ignored")]).flatMap { $0.spans.dropFirst(2) }.map(
        \.style)
    }
    #expect(styles([CodePiece("let", .accent), CodePiece(" x\n", [])]) == [.accent, []] as [Style])
    #expect(styles([CodePiece("var", .accent), CodePiece(" x\n", [])]) == [[]])
    #expect(styles(nil) == [[]])
  }

  @Test func `A rule is as wide as the text`() {
    #expect(typeset(.rule, width: 12) == "  ──────────")
  }

  @Test func `Nothing makes no lines`() {
    #expect(typeset() == "")
    #expect(typeset(.html("<!-- only a comment -->\n")) == "")
    #expect(typeset(.paragraph("a"), .html("<!-- c -->\n"), .paragraph("b")) == "  a\n\n  b")
  }

  @Test func `Indents collapse rather than leave less than eight cells`() {
    let list = Block.list(.item(.list(.item(.quote(.paragraph("one two three"))))))
    #expect(typeset(list, width: 15) == "  • ◦ one two\n      three")
    #expect(typeset(list, width: 8) == "• ◦ one\ntwo\nthree")
    #expect(typeset(list, width: 1).split(separator: "\n").joined() == "•◦onetwothree")
  }

  @Test func `Thousands of nested quotes and lists are set, without a bar for each`() {
    var block = Block.paragraph("deep")
    for _ in 0..<300 { block = .quote(.list(.item(block))) }
    let text = typeset(block, width: 30)
    #expect(text.contains("deep"))
    #expect(text.split(separator: "\n").allSatisfy { TextWidth.cells(of: $0) <= 30 })
  }
}

@Suite struct `Inlines` {
  private func styles(_ inlines: Inline...) -> [Span] {
    var typesetter = Typesetter(width: 60)
    return typesetter.lines(for: [.make(.paragraph(inlines))]).flatMap { $0.spans.dropFirst() }
  }

  @Test func `Emphasis, code and links are styles, one inside the other`() {
    let spans = styles(
      .text("a "), .strong([.text("b"), .emphasis([.text("c")])]), .code(" d  e "), .strikethrough([.text("f")]),
      .link("#x", "g"))
    #expect(
      spans == [
        Span("a "), Span("b", .strong), Span("c", [.strong, .emphasis]), Span(" d  e ", .code),
        Span("f", .strikethrough), Span("g", .link),
      ])
  }

  @Test func `White space is one space, a soft break too, and a hard break ends the line`() {
    let text = typeset(.paragraph(.text("a \t b"), .softBreak, .text(" c"), .lineBreak, .text(" d")))
    #expect(text == "  a b c\n  d")
  }

  @Test func `Destinations are numbered and listed at the section's end`() {
    let text = typeset(
      .heading(1, "One"),
      .paragraph(
        .link("https://a.example", "first"), .text(" and "), .link("b.md", "second"), .text(" and "),
        .link("https://a.example", "again")),
      .heading(2, "Two"), .paragraph(.link("https://a.example", "third")), width: 60)
    #expect(
      text == """
        One

          first[1] and second[2] and again[1]

          [1] https://a.example
          [2] b.md

        Two

          third[3]

          [3] https://a.example
        """)
  }

  @Test func `A link that shows its destination, or an anchor, has no number`() {
    #expect(typeset(.paragraph(.link("https://a.example", "https://a.example"))) == "  https://a.example")
    #expect(typeset(.paragraph(.link("mailto:a@b.example", "a@b.example"))) == "  a@b.example")
    #expect(typeset(.paragraph(.link("#themes", "Themes"))) == "  Themes")
    #expect(typeset(.paragraph(.link("x.md", ""))) == "  x.md")
  }

  @Test func `A hook's note takes the destination's place`() {
    let hooks = TypesettingHooks(linkNote: { destination in
      destination.hasPrefix("../exercises/") ? .note([Span("▸ exercise flip-count ○", .dim)]) : .hidden
    })
    let block = Block.paragraph(.link("../exercises/flip-count", "Flip count"), .text(", "), .link("https://x", "x"))
    #expect(typeset(block, hooks: hooks) == "  Flip count ▸ exercise flip-count ○, x")
  }

  @Test func `Images are their captions`() {
    func image(_ title: String, _ text: String) -> Block {
      .paragraph(.image(source: "img/a.png", title: title, text.isEmpty ? [] : [.text(text)]))
    }
    #expect(typeset(image("", "The game")) == "  ▣ The game[1]\n\n  [1] img/a.png")
    #expect(typeset(image("Title", "")) == "  ▣ Title[1]\n\n  [1] img/a.png")
    #expect(typeset(image("", "")) == "  ▣ a.png[1]\n\n  [1] img/a.png")
  }

  @Test func `Control characters of texts, code, destinations and titles are shown`() {
    let esc = "\u{1B}]0;x\u{7}"
    let text = typeset(
      .paragraph(
        .text(esc), .code(esc), .link("u\(esc)", "a"), .image(source: "s", title: esc, []), .html("<x \(esc)>")),
      .code("\(esc)\n", info: esc), .html("<p>\(esc)</p>"), .table([], ["a\(esc)"], ["b\(esc)"]), width: 100)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(text.split(separator: "␛").count == 10)
  }
}

@Suite struct `Raw HTML` {
  @Test(
    "Inline HTML is the text that a browser shows",
    arguments: [
      ("a<!-- b -->c", "ac"), ("H<sub>2</sub>O", "H₂O"), ("x<sup>2</sup>", "x²"), ("1<sup>st</sup>", "1st"),
      ("<kbd>⌘</kbd>R", "⌘R"), ("a<br>b", "a\n  b"), ("a<br/>b", "a\n  b"), ("<script>x()</script>y", "y"),
      ("Array<Element>", "Array<Element>"), ("a < b > c", "a < b > c"), ("<b>x", "x"), ("x</b>", "x"),
      ("<img src='i.png' alt=\"A game\">", "▣ A game[1]\n\n  [1] i.png"), ("<!-- open", ""),
      ("a &amp; b&#33; &x;", "a & b! &x;"),
      ("<a href=\"https://x.example\">x</a>", "x[1]\n\n  [1] https://x.example"), ("<i title='>'>y</i>", "y"),
    ])
  func inline(source: String, expected: String) {
    let text = typeset(.html(source))
    #expect(text == (expected.isEmpty ? "" : "  " + expected))
  }

  @Test func `An unfoldable section is set unfolded, its summary on a line`() {
    let text = typeset(
      .html("<details>\n<summary>A <b>hint</b></summary>\n"), .paragraph("Look."), .html("</details>\n"))
    #expect(text == "  ▾ A hint\n\n  Look.")
  }

  @Test func `Lists, tables and preformatted text keep their lines`() {
    #expect(typeset(.html("<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n")) == "  • a\n  • b")
    #expect(
      typeset(.html("<table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table>")) == "  a b\n  c d")
    #expect(typeset(.html("<pre>a\n  b</pre>")) == "  a\n    b")
  }

  @Test func `HTML in pieces styles what stands between`() {
    var typesetter = Typesetter(width: 40)
    let lines = typesetter.lines(for: [.paragraph(.html("<kbd>"), .text("R"), .html("</kbd>"), .text("!"))])
    #expect(lines.flatMap(\.spans) == [Span("  "), Span("R", .code), Span("!")])
  }
}

@Suite struct `Tables` {
  static let header = ["이름", "Points", "Text"]
  static let rows = [["flip-count", "3", "counts the cards"], ["테마", "10", "a theme has a name and a color"]]

  private func set(width: Int) -> String {
    typeset(.table([.left, .right, .none], Self.header, Self.rows[0], Self.rows[1]), width: width)
  }

  @Test func `Columns are as wide as their cells where they fit`() {
    #expect(
      set(width: 60) == """
          이름        Points  Text
          ──────────  ──────  ──────────────────────────────
          flip-count       3  counts the cards
          테마            10  a theme has a name and a color
        """)
  }

  @Test func `The widest columns shrink, and their cells wrap`() {
    #expect(
      set(width: 40) == """
          이름        Points  Text
          ──────────  ──────  ──────────────────
          flip-count       3  counts the cards

          테마            10  a theme has a name
                              and a color
        """)
  }

  @Test func `Rows become records where columns would cut words`() {
    #expect(
      set(width: 20) == """
          이름: flip-count
          Points: 3
          Text: counts the
            cards

          이름: 테마
          Points: 10
          Text: a theme has
            a name and a
            color
        """)
  }

  @Test func `Missing cells are empty, and columns may be centred`() {
    let text = typeset(.table([.center, .center], ["a", "wide head"], ["b"], ["c", "d", "dropped"]))
    #expect(text == "  a  wide head\n  ─  ─────────\n  b\n  c      d")
  }
}

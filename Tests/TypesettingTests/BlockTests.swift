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

  @Test(
    "Alerts are quotes with a title, which no colour need tell",
    arguments: [
      (Alert.note, "  ┃ ◇ Note\n  ┃ Mind.", "  | (i) Note\n  | Mind."),
      (.tip, "  ┃ ✧ Tip\n  ┃ Mind.", "  | (*) Tip\n  | Mind."),
      (.important, "  ┃ ◆ Important\n  ┃ Mind.", "  | (!) Important\n  | Mind."),
      (.warning, "  ┃ △ Warning\n  ┃ Mind.", "  | /!\\ Warning\n  | Mind."),
      (.caution, "  ┃ ▲ Caution\n  ┃ Mind.", "  | <!> Caution\n  | Mind."),
    ])
  func alerts(alert: Alert, unicode: String, ascii: String) {
    #expect(typeset(.alert(alert, .paragraph("Mind."))) == unicode)
    #expect(typeset(.alert(alert, .paragraph("Mind.")), signs: .ascii) == ascii)
  }

  @Test func `Alerts are titled in the reader's language`() {
    var typesetter = Typesetter(width: 40, words: .korean)
    let lines = typesetter.lines(for: [.alert(.warning, .paragraph("a"), .list(.item("b")))])
    #expect(lines.map(\.text) == ["  ┃ △ 경고", "  ┃ a", "  ┃", "  ┃ • b"])
  }

  @Test func `Code is indented, tabs become spaces, and long lines go on after a mark`() {
    let text = typeset(.code("if a {\n\tb\n}\n\nlet name = \"긴 문자열입니다\"\n", info: "swift"), width: 20)
    #expect(text == "    if a {\n        b\n    }\n\n    let name = \"긴 \n  ↳ 문자열입니다\"")
  }

  @Test(
    "Code is cut after a space near the row's end, else anywhere",
    arguments: [
      ("let count = cards.count", "    let count = \n  ↳ cards.count"),
      ("aaaaaaaaaaaaaaaaaaaaaaaaa", "    aaaaaaaaaaaaaaaa\n  ↳ aaaaaaaaa"),
      ("ab aaaaaaaaaaaaaaaaaaaaaa", "    ab aaaaaaaaaaaaa\n  ↳ aaaaaaaaa"),
    ])
  func cutCode(code: String, expected: String) {
    #expect(typeset(.code(code + "\n"), width: 20) == expected)
  }

  @Test(
    "Code that must not compile says so",
    arguments: [
      ("swift error=\"'x' is inaccessible\"", "    let x\n    ⊘ does not compile: 'x' is inaccessible"),
      ("swift error=\"", "    let x\n    ⊘ does not compile"), ("swift fragment", "    let x"), ("swift", "    let x"),
      ("text error=\"x\"", "    let x"), ("", "    let x"),
    ])
  func expectedErrors(info: String, expected: String) {
    #expect(typeset(.code("let x\n", info: info), width: 60) == expected)
  }

  @Test func `Footnotes stand under a rule at the end, their lines hanging`() {
    let text = typeset(
      .paragraph(.text("Cards"), .footnote(1), .text(" match"), .footnote(12), .text(".")),
      footnotes: [.note(1, .paragraph("A card has a face.")), .note(12, .paragraph("Two of them."))], width: 24)
    #expect(
      text == """
          Cards[^1] match[^12].

          ────────────
           [^1] A card has a
                face.
          [^12] Two of them.
        """)
  }

  @Test func `Destinations in footnotes follow them, and those before do not wait for them`() {
    let text = typeset(
      .paragraph(.link("https://a.example", "a"), .footnote(1)),
      footnotes: [.note(1, .paragraph(.link("https://b.example", "b")), .code("x\n"))])
    #expect(
      text == """
          a[1][^1]

          [1] https://a.example

          ────────────
          [^1] b[2]

                 x

          [2] https://b.example
        """)
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

  @Test func `Quotes and lists nested as deep as can be are set, without a bar for each`() {
    var block = Block.paragraph("deep")
    for _ in 0..<Document.deepestNesting { block = .quote(.list(.item(block))) }
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
        Span("f", .strikethrough), Span("g", .link, link: Link(destination: "#x", number: 1)),
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

  @Test func `Where the terminal is told of links, only what it must not be told is listed`() {
    let text = typeset(
      .paragraph(
        .link("https://a.example/x", "web"), .text(", "), .link("b.md", "file"), .text(", "),
        .link("javascript:x()", "script")), hyperlinks: true)
    #expect(text == "  web, file[1], script[2]\n\n  [1] b.md\n  [2] javascript:x()")
  }

  @Test func `The lines of a link know it, and links beside each other are told apart`() {
    var typesetter = Typesetter(width: 12, hyperlinks: true)
    let (one, two) = ("https://one.example", "https://two.example")
    let lines = typesetter.lines(for: [.paragraph(.link(one, "first half and second"), .link(two, "two"))])
    let links = lines.map { $0.spans.compactMap(\.link).map { "\($0.number) \($0.destination)" } }
    #expect(links == [["1 \(one)"], ["1 \(one)"], ["1 \(one)", "2 \(two)"]])
  }

  @Test func `An image in a link leads to its file, and the link's own text to its destination`() {
    var typesetter = Typesetter(width: 60, hyperlinks: true)
    let image = Inline.image(source: "https://i.example/i.png", title: "", [.text("image")])
    let lines = typesetter.lines(
      for: [.paragraph(.link(destination: "https://d.example", title: "", [.text("a "), image, .text(" b")]))])
    let linked = lines.flatMap(\.spans).filter { !$0.isFurniture }.map { "\($0.text):\($0.link?.number ?? 0)" }
    #expect(linked == ["a :1", "image:2", " b:1"])
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
      ("a<!-- b -->c", "ac"), ("H<sub>2</sub>O", "H₂O"), ("x<sup>2</sup>", "x²"), ("1<sup>st</sup>", "1ˢᵗ"),
      ("x<sub>가</sub>", "x_(가)"), ("2<sup>n + q</sup>", "2^(n + q)"), ("2<sup>n + 1</sup>", "2ⁿ ⁺ ¹"),
      ("<ins>a</ins> <mark>b</mark> <del>c</del> <u>d</u>", "a b c d"), ("<q>a</q>", "“a”"),
      ("<abbr title=\"HyperText\">HTML</abbr>", "HTML (HyperText)"), ("<abbr>HTML</abbr>", "HTML"),
      ("<p align=\"center\">a</p>", "a"), ("a<hr>b", "a\n\n  ──────────────────────────────────────\n\n  b"),
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
      .html("<details>\n<summary>A <b>hint</b></summary>\n"), .paragraph("Look."),
      .list(.item(.paragraph("a"), .code("b\n"))), .html("</details>\n"), .paragraph("End."))
    #expect(text == "  ▾ A hint\n\n    Look.\n\n    • a\n\n        b\n\n  End.")
  }

  @Test(
    "Sections are unfolded wherever they begin and end",
    arguments: [
      ("<details><summary>S</summary>body<p>more</details>after", "  ▾ S\n    body\n    more\n  after"),
      ("<details>no summary</details>after", "  no summary\n  after"),
      (
        "<details><summary>S</summary><details><summary>T</summary>t</details>s</details>",
        "  ▾ S\n    ▾ T\n      t\n    s"
      ),
      ("</details>only the end", "  only the end"),
    ])
  func folds(source: String, expected: String) {
    #expect(typeset(.html(source)) == expected)
  }

  @Test func `A section is closed with what it was opened in, and not from inside of something else`() {
    let opening = Block.html("<details><summary>S</summary>")
    #expect(typeset(.quote(opening, .paragraph("a")), .paragraph("b")) == "  │ ▾ S\n  │\n  │   a\n\n  b")
    let text = typeset(opening, .quote(.html("</details>"), .paragraph("a")), .paragraph("b"))
    #expect(text == "  ▾ S\n\n    │ a\n\n    b")
  }

  @Test func `A block without lines leaves no mark of its container`() {
    #expect(typeset(.paragraph("a"), .quote(.html("<!-- -->"), .paragraph("b"))) == "  a\n\n  │ b")
  }

  @Test func `A heading in a section belongs to it`() {
    let text = typeset(
      .html("<details><summary>S</summary>"), .heading(2, "H"), .paragraph("a"), .html("</details>"), .heading(2, "I"))
    #expect(text == "  ▾ S\n\n    H\n\n    a\n\nI")
  }

  @Test func `Lists, tables and preformatted text keep their lines`() {
    #expect(typeset(.html("<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n")) == "  • a\n  • b")
    #expect(
      typeset(.html("<table><caption>Cap</caption><tr><th>a</th><th>b</th></tr><tr><td>c</td></tr></table>end"))
        == "  Cap\n  a  b\n  ─  ─\n  c\n  end")
    #expect(typeset(.html("<tr><td>a<br>b</td><td>c</td>\n")) == "  a  c\n  b")
    #expect(typeset(.html("<pre>a\n  b</pre>")) == "  a\n    b")
  }

  @Test func `HTML in pieces styles what stands between`() {
    var typesetter = Typesetter(width: 40)
    let lines = typesetter.lines(for: [.paragraph(.html("<kbd>"), .text("R"), .html("</kbd>"), .text("!"))])
    #expect(lines.flatMap(\.spans) == [Span("  ", .furniture), Span("R", .code), Span("!")])
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

  @Test func `A table without headings, rows or room is set all the same`() {
    #expect(typeset(.table([], ["", ""], ["a", "b"], ["c", "d"])) == "  a  b\n  c  d")
    #expect(typeset(.table([], ["a", "b"])) == "  a  b\n  ─  ─")
    #expect(typeset(.table([], [""])) == "")
    #expect(typeset(.table([], ["heading one", "heading two"]), width: 12) == "  heading\n    one\n  heading\n    two")
    #expect(
      typeset(.table([], ["only"], ["a b c d e f g h i j"]), width: 12)
        == "  only\n  ──────────\n  a b c d e\n  f g h i j")
  }

  @Test func `Twelve columns are records on a narrow line`() {
    let names = (1...12).map { "c\($0)" }
    let text = typeset(.table([], names, names.map { "\($0) 값" }), width: 40)
    #expect(text == names.map { "  \($0): \($0) 값" }.joined(separator: "\n"))
  }
}

@Suite struct `Copying` {
  private func copied(_ blocks: Block..., width: Int) -> String {
    var typesetter = Typesetter(width: width)
    return typesetter.lines(for: blocks).copiedText
  }

  @Test("Code is copied as it was written, whatever the width", arguments: [4, 9, 12, 20, 80])
  func code(width: Int) {
    let code = "if a {\n\tlet b =\t\"긴 문자열\"  \n\n    \n}\n"
    #expect(copied(.code(code, info: "swift error=\"no\""), width: width) == code)
  }

  @Test func `Broken lines are joined, and what nobody wrote is left out`() {
    let text = copied(
      .quote(.paragraph(.text("one two"), .footnote(1), .text(" three antidisestablishmentarianism"))),
      .list(start: 8, .item(.paragraph(.link("x.md", "link"), .text(" and more text")))), width: 14)
    #expect(text == "one two three antidisestablishmentarianism\n\nlink and more text\n\n")
  }

  @Test func `The cells of a table are copied with tabs between them`() {
    #expect(copied(.table([.right], ["ab", "c"], ["1", "2"], ["3", ""]), width: 40) == "ab\tc\n1\t2\n3\n")
  }
}

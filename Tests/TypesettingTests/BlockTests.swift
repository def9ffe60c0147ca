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

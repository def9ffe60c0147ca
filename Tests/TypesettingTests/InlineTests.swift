import Markdown
import Testing
import Typesetting

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
    #expect(typeset(.paragraph(.link("http://www.a.example", "www.a.example"))) == "  www.a.example")
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

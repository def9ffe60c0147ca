import Markdown
import Testing
import Typesetting

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

  @Test func `Nothing that is added leaves ASCII where the terminal cannot show it`() {
    let text = typeset(
      .html("<details><summary>S</summary>H<sub>2</sub>O <q>q</q> <img src='a.png'><hr><li>b"),
      .alert(.tip, .paragraph(.footnote(1), .text("a"), .image(source: "i", title: "", []))),
      .list(.item("a", ticked: true)), .table([], ["a"], ["b"]),
      .code("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n", info: "swift error=\""),
      .rule, footnotes: [.note(1, .paragraph("n"))], width: 30, signs: .ascii)
    #expect(text.unicodeScalars.allSatisfy { $0.isASCII })
    #expect(text.contains("H_(2)O \"q\" [image] a.png"))
  }
}

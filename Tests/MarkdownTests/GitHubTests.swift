import Testing

@testable import Markdown

@Suite("GitHub's extensions are as GitHub reads them", .enabled(if: Tool.gitHub.isInstalled))
struct GitHubTests {
  @Test(
    "tables agree with cmark-gfm",
    arguments: [
      "| a | b |\n|---|:-:|\n| 1 | *two* |\n| `x\\|y` | c\\|d |\n",
      "a | b | c\n:- | -: | :-:\n1 | 2 | 3\n\nafter\n",
      "| short | rows |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |\nno pipe\n",
      "> | a |\n| - |\n", "- | a |\n| - |\n",
      "- | a | b |\n  |---|---|\n  | 1 | 2 |\n\n10. | c |\n    |---|\n    | 3 |\n\n>   - > | d |\n>     > |---|\n>     > | 4 |\n",
      "-\t| tab |\n\t| --- |\n\t| item |\n",
      "| a |\n|---|\n| 1 |\n---\nafter\n", "| a |\n|---|\n| 1 |\n===\n", "a\n:-\n", "a\n:-:\nb\n",
      "| a | b |\n|---|\nfewer delimiters\n", "| a |\n|---|---|\n", "| a | b\n|---|---|\n1 | 2\n# heading ends it\n",
      "| [ref] | [in](line.md) |\n|---|---|\n| [text][ref] | ![i][ref] |\n\n[ref]: target.md \"t\"\n",
      "| # a |\n|---|\n| # not a heading |\n| - not a list |\n| 1. nor this |\n| [not]: definition |\n",
      "| a\\\\|b | ` |\n|---|---|\n| `` ` `` | <b>raw</b> |\n", "|\n|-|\n|\n", "||\n|-|\n", "|a|\n|-|\n|\n||\n",
      "| 가 | 나 |\n|:--|--:|\n| **다** | 라 |\n",
    ])
  func tables(_ input: String) throws {
    try expectSameTree(input)
  }

  @Test(
    "task items agree with cmark-gfm",
    arguments: [
      "- [ ] open\n- [x] done\n- [X] done too\n- plain\n",
      "1. [ ] ordered [link](a.md)\n2. [x] *emphasis*\n\n   more\n",
      "- [ ]\n- [y] no\n- [x]no space\n- \\[ ] escaped\n- text [ ] later\n-   [ ]   wide\n",
      "- [ ] outer\n  - [x] inner\n  - > [ ] in a quote\n", "[ ] no item\n", "- a\n\n  [ ] second paragraph\n",
    ])
  func tasks(_ input: String) throws {
    try expectSameTree(input)
  }

  @Test(
    "strikethrough agrees with cmark-gfm",
    arguments: [
      "a ~~b~~ c\n", "~~a *b* c~~ and ~~d~~\n", "*~~a~~* [~~b~~](c)\n", "~~open\n", "a ~~ b ~~ c\n",
      "~~~a~~~ x ~~b~~\n", "`~~a~~`\n", "~~a\nb~~\n", "# ~~a~~\n", "| ~~a~~ |\n|---|\n",
      "\\~~a~~\n", "~~a\\~~\n", "1~~2~~3\n", "~~~~ a ~~b~~\n",
    ])
  func strikethrough(_ input: String) throws {
    try expectSameTree(input)
  }

  @Test(
    "footnotes agree with cmark-gfm",
    arguments: [
      "a[^1] b[^n]\n\n[^1]: one *x*\n\n    two\n\n[^n]: nn\n    mm\n",
      "b[^b] a[^a] b[^b]\n\n[^a]: A\n[^b]: B\n", "[^1]: word\n\nafter[^1]\n", "[^1]\n\n[^1]: <u> \"t\"\n",
      "text\n[^1]: interrupts\nlazily\n\nmore[^1]\n", "x[^1]\n\n[^1]: - a\n      b\n    - c\n\n        deep\n",
      "x[^1]\n\n[^1]:\n    ```swift\n    let a = 1\n\n      b\n    ```\n\n    end\n",
      "x[^1]\n\n[^1]:     indented\n\n        code\n\tafter a tab\n", "no[^2] such\n",
      "\\[^1] `[^1]` [^1]\n\n[^1]: a\n",
      "```\n[^1]: code\n```\n[^1]\n", "<!-- [^1] -->\n\n[^1]: a\n\n[^1]\n", "*a*[^1]**b**[^1]\n\n[^1]: c\n",
      "**굵게(bold)**[^1]를\n\n[^1]: 각주\n", "[^Aé]\n\n[^aÉ]: folded\n", "[^a b]\n\n[^a b]: /link\n",
      "[a[^1]](u) ![i[^1]](u)\n\n[^1]: x\n", "[^1](u) [^1][r] [t][^1]\n\n[^1]: x\n\n[r]: /r\n",
      "> quote[^1]\n\n- item[^1]\n\n| t[^1] |\n|---|\n| [^1] |\n\n# h[^1]\n\n[^1]: x\n",
      "- a[^1]\n\n  [^1]: in an item\n\n      goes on\n- b\n",
      "> a[^1]\n>\n> [^1]: in a quote\n> lazily\n>\n>     goes on\n",
      "[^1]: > quote\n> outside\n\n[^1]\n", "[^1]: # Heading\nparagraph [^1]\n", "[^1]: a\n\n  two\n\n[^1]\n",
      "a[^1]\n\n[^1]: [r] and ![i]\n\n    [r]: /in\n\n[i]: /out\n\n[r]\n",
      "[^1]: | a |\n    |---|\n    | b |\n\n[^1]\n",
      "[^a]\n\n[^a]: x[^b]\n[^b]: y\n", "[^]\n\n[^]: none\n",
    ])
  func footnotes(_ input: String) throws {
    try expectSameTree(input, ["footnotes"])
  }

  @Test(
    "bare links agree with cmark-gfm",
    arguments: [
      "www.commonmark.org\n", "Visit www.commonmark.org/help for more\n",
      "Visit www.commonmark.org.\n\nVisit www.commonmark.org/a.b.\n",
      "www.google.com/search?q=Markup+(business)\n\nwww.google.com/search?q=Markup+(business)))\n\n(www.google.com/search?q=Markup+(business))\n",
      "www.google.com/search?q=(business))+ok\n",
      "www.google.com/search?q=commonmark&hl=en\n\nwww.google.com/search?q=commonmark&xyz;\n",
      "www.commonmark.org/he<lp\n",
      "http://commonmark.org\n\n(Visit https://encrypted.google.com/search?q=Markup+(business))\n",
      "Anonymous FTP is at ftp://foo.bar.baz.\n", "foo@bar.baz\n",
      "hello@mail+xyz.example isn't valid, but hello+xyz@mail.example is.\n",
      "a.b-c_d@a.b\n\na.b-c_d@a.b.\n\na.b-c_d@a.b-\n\na.b-c_d@a.b_\n", "xwww.a.b 1www.a.b *www.a.b* ~www.a.b\n",
      "http://localhost/x https:// http://. ftp://a HTTP://A.B xhttp://a.b\n",
      "http://a_b.c http://a_b.c.d http://a.b_c.d www.a_b.c\n",
      "[http://in.link](x) ![http://in.image](x) `http://in.code` <http://auto.link>\n",
      "http://a.b/c_d_e?f=g&h=i#j'\n",
      "\"http://a.b/c\" 'http://a.b' http://a.b!?.,:*_~ http://a.b;\n",
      "# www.in.heading\n\n- http://in.list/\n\n| www.in.cell |\n|---|\n",
      "**http://a.b/c** ~~www.a.b~~\n", "line\nwww.a.b\nhttp://a.b  \nc@d.e\n", "http://日本語.jp/パス http://ex.com/é\n",
      "a@b@c.d a@b.c@d.e @a.b a@.b a@b..c\n", "http://a.b/(c)d)) http://a.b/(c(d\n",
    ])
  func bareLinks(_ input: String) throws {
    try expectSameTree(input, ["autolink"])
  }

  @Test("a Korean particle is not part of the bare link before it")
  func particleAfterLink() {
    let link = Inline.link(destination: "https://example.org", title: "", [.text("https://example.org")])
    #expect(Document(parsing: "https://example.org을 보라").blocks[0].kind == .paragraph([link, .text("을 보라")]))
    let path = Inline.link(destination: "http://www.a.kr/b(c)", title: "", [.text("www.a.kr/b(c)")])
    #expect(Document(parsing: "(www.a.kr/b(c)에서)").blocks[0].kind == .paragraph([.text("("), path, .text("에서)")]))
  }

  private func expectSameTree(_ input: String, _ more: [String] = []) throws {
    let extensions = (["table", "tasklist", "strikethrough"] + more).flatMap { ["--extension", $0] }
    let xml = try Tool.gitHub.output(["--to", "xml", "--sourcepos"] + extensions, input: input)
    let document = Document(parsing: input, options: ParsingOptions(repairsEmphasis: false))
    #expect(TreeText.of(document) == TreeText.of(xml: xml, input: input), "\(input.debugDescription)")
  }

  @Test("a paragraph goes on to the line above a table's header")
  func paragraphAboveTable() {
    let document = Document(parsing: "[r]: /u\nabove\n[r]\n| a |\n|---|\n| 1 |\n")
    #expect(document.blocks.map(\.lines) == [1...3, 4...6])
    #expect(
      document.blocks.first?.kind
        == .paragraph([.text("above"), .softBreak, .link(destination: "/u", title: "", [.text("r")])]))
  }

  @Test("a table ends before a lazy line of the quote around it")
  func lazyLine() {
    let document = Document(parsing: "> | a |\n> |---|\n- no\n\n> | b |\n> |---|\nlazy *line*\n")
    guard case .quote(let blocks)? = document.blocks.last?.kind else {
      Issue.record("no quote")
      return
    }
    #expect(blocks.map(\.lines) == [5...6, 7...7])
    #expect(blocks.last?.kind == .paragraph([.text("lazy "), .emphasis([.text("line")])]))
  }

  @Test("front matter does not shift the tables and tasks after it")
  func afterFrontMatter() {
    let document = Document(parsing: "---\nkind: log\n---\n- [x] a\n\n| b |\n|---|\n")
    #expect(document.blocks.map(\.lines) == [4...4, 6...7])
    guard case .list(let list)? = document.blocks.first?.kind else {
      Issue.record("no list")
      return
    }
    #expect(list.items.map(\.isTicked) == [true])
  }

  @Test("a table that short rows would swell beyond measure stays a paragraph")
  func swellingTable() {
    let header = String(repeating: "|a", count: 2000)
    let delimiter = String(repeating: "|-", count: 2000)
    let document = Document(parsing: "\(header)\n\(delimiter)\n" + String(repeating: "b\n", count: 2000))
    guard case .paragraph? = document.blocks.first?.kind else {
      Issue.record("a table of \(2000 * 2001) cells")
      return
    }
  }

  @Test("a tilde is a range, and a particle may follow deleted text, as Korean needs")
  func koreanTildes() {
    #expect(Document(parsing: "1~3장, 5~7장").blocks[0].kind == .paragraph([.text("1~3장, 5~7장")]))
    #expect(
      Document(parsing: "~~취소(cancel)~~은").blocks[0].kind
        == .paragraph([.strikethrough([.text("취소(cancel)")]), .text("은")]))
  }
}

import Testing

@testable import Markdown

@Suite("Tables, tasks and strikethrough are GitHub's", .enabled(if: Tool.gitHub.isInstalled))
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

  private func expectSameTree(_ input: String) throws {
    let extensions = ["table", "tasklist", "strikethrough"].flatMap { ["--extension", $0] }
    let xml = try Tool.gitHub.output(["--to", "xml", "--sourcepos"] + extensions, input: input)
    #expect(TreeText.of(Document(parsing: input)) == TreeText.of(xml: xml, input: input), "\(input.debugDescription)")
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

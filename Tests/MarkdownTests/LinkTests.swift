import Testing

@testable import Markdown

@Suite("Links and where they stand")
struct LinkTests {
  @Test("a link knows its line, task and deepest section")
  func place() throws {
    let document = Document(
      parsing: """
        ---
        title: front matter
        ---
        [top](top.md)

        # One

        text
        over *lines [second](second.md "t")*
        [reference][r]

        ## Required

        - [ ] Count *flips* ([a](x#a), [b](x#b))
          - [x] deeper [c](x#c)
        - plain [d](x)

        > | t |
        > |---|
        > | [cell](cell.md) |

        # Two
        [![icon](icon.png)](two.md)

        [r]: reference.md
        """)
    let links = document.links
    #expect(
      links.map(\.destination) == [
        "top.md", "second.md", "reference.md", "x#a", "x#b", "x#c", "x", "cell.md", "two.md", "icon.png",
      ])
    #expect(links.map(\.line) == [4, 9, 10, 14, 14, 15, 16, 20, 23, 23])
    #expect(
      links.map { $0.section?.anchor }
        == [nil, "one", "one", "required", "required", "required", "required", "required", "two", "two"])
    #expect(
      links.map { $0.task?.text } == [nil, nil, nil, "Count flips (a, b)", "Count flips (a, b)", "deeper c"] + [
        nil, nil, nil, nil,
      ])
    #expect(links[5].task?.isTicked == true)
    #expect(links[3].task?.lines == 14...15)
    #expect(links[1].title == "t")
    #expect(links.map(\.isImage) == [false, false, false, false, false, false, false, false, false, true])
    #expect(links[8].text == "icon")
  }

  @Test(
    "a destination is cut into path and decoded fragment",
    arguments: [
      ("a.md", "a.md", nil, false), ("../exercises/flip-count#counts", "../exercises/flip-count", "counts", false),
      ("#themes", "", "themes", false), ("a.md#", "a.md", "", false),
      ("my%20note.md#%EB%92%A4%EC%A7%91%EA%B8%B0", "my note.md", "뒤집기", false),
      ("a.md#뒤집기", "a.md", "뒤집기", false), ("a#b%23c#d", "a", "b#c#d", false),
      ("100%.md#%F", "100%.md", "%F", false), ("a%+1", "a%+1", nil, false), ("a%FF", "a%FF", nil, false),
      ("https://swift.org/a#b", "https://swift.org/a", "b", true), ("mailto:a@b.c", "mailto:a@b.c", nil, true),
      ("//host/a", "//host/a", nil, true), ("a/b:c.md", "a/b:c.md", nil, false), ("", "", nil, false),
    ] as [(String, String, String?, Bool)])
  func destination(_ text: String, _ path: String, _ fragment: String?, _ isExternal: Bool) {
    let destination = LinkDestination(text)
    #expect(destination.path == path)
    #expect(destination.fragment == fragment)
    #expect(destination.isExternal == isExternal)
  }

  @Test("a link in a footnote or without marks is a link too")
  func furtherLinks() {
    let document = Document(parsing: "# One\nhttps://a.b[^1]\n\n## Two\n\n[^1]: [c](d)\n")
    #expect(document.links.map(\.destination) == ["https://a.b", "d"])
    #expect(document.links.map(\.line) == [2, 6])
    #expect(document.links.map { $0.section?.anchor } == ["one", "two"])
  }

  @Test("a bare address in an HTML anchor is no link of its own")
  func bareAddressInAnchor() {
    let document = Document(parsing: "<a href='x'>https://a.b</a> <b>https://c.d</b> <A href=y>www.e.f</A>\n")
    #expect(document.links.map(\.destination) == ["https://c.d"])
  }

  @Test("plain text keeps what a reader sees")
  func plainText() {
    let document = Document(parsing: "a *b `c`*  \n<b>d</b>\n~~e~~ ![f](g) [h](i) &lt;")
    guard case .paragraph(let inlines)? = document.blocks.first?.kind else {
      Issue.record("no paragraph")
      return
    }
    #expect(inlines.plainText == "a b c d e f h <")
  }
}

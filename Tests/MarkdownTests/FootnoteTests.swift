import Testing

@testable import Markdown

@Suite("Footnotes lose no text")
struct FootnoteTests {
  @Test("a definition that nothing refers to comes after the others and keeps its text")
  func unreferenced() {
    let document = Document(parsing: "[^b]: never\n\nx[^a]\n\n[^a]: once[^c]\n[^a]: again\n[^c]: inside\n")
    #expect(document.footnotes.map(\.number) == [1, 2, 3, 4])
    #expect(document.footnotes.map(\.lines) == [5...5, 7...7, 1...1, 6...6])
    #expect(document.footnotes.map { $0.blocks.map(\.plainText) } == [["once"], ["inside"], ["never"], ["again"]])
    #expect(document.footnotes[0].blocks[0].kind == .paragraph([.text("once"), .footnote(2)]))
  }

  @Test("a definition without text is a footnote without blocks")
  func empty() {
    let document = Document(parsing: "x[^1]\n\n[^1]:\n")
    #expect(document.footnotes == [Footnote(number: 1, blocks: [], lines: 3...3)])
  }

  @Test("a definition in a footnote is text of that")
  func nested() {
    let document = Document(parsing: "x[^1]\n\n[^1]: a\n\n    [^2]: word\n")
    #expect(document.footnotes.map { $0.blocks.map(\.plainText) } == [["a", "[^2]: word"]])
  }

  @Test("what the text has of the substitutes' own characters stays as it is")
  func substitutes() {
    let document = Document(
      parsing: "a \u{1A}fb \u{1A}0\u{1A} ^\u{1A}0\u{1A}^ [^1] `[^1] \u{1A}fb` <b c='[^1]'>\n\n[^1]: \u{1A}\n")
    #expect(
      document.blocks.first?.kind
        == .paragraph([
          .text("a \u{1A}fb \u{1A}0\u{1A} ^\u{1A}0\u{1A}^ "), .footnote(1), .text(" "), .code("[^1] \u{1A}fb"),
          .text(" "), .html("<b c='[^1]'>"),
        ]))
    #expect(document.footnotes[0].blocks[0].plainText == "\u{1A}")
  }

  @Test("definitions do not shift the lines of what stands around them")
  func lines() {
    let document = Document(parsing: "---\nk: v\n---\na\n[^1]: b\n\n    c\n\n> d[^1]\n> [^2]: e\n> f\n\ng\n")
    #expect(document.blocks.map(\.lines) == [4...4, 9...11, 13...13])
    #expect(document.footnotes.map { $0.blocks.map(\.lines) } == [[5...5, 7...7], [10...11]])
  }
}

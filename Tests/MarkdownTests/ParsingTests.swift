import Testing

@testable import Markdown

@Suite("Any text is a document")
struct ParsingTests {
  @Test(
    "front matter is skipped, anything like it is kept",
    arguments: [
      ("---\na: 1\n---\ntext", 4), ("---\n# comment\nb:\n  - c\n...\n\ntext\n", 7),
      ("---\r\na: 1\r\n---\r\ntext\r\n", 4),
      ("\u{FEFF}---\na: 1\n---\ntext", 4), ("---\ntext\n---\n", 1), ("---\n\n---\n", 1), ("---\na: 1\n", 1),
      (" ---\na: 1\n---\n", 1), ("text\n---\na: 1\n---\n", 1), ("---\nSee: this is prose: yes\n---x\n", 1),
    ])
  func frontMatter(_ text: String, _ firstLine: Int) {
    #expect(Document(parsing: text).blocks.first?.lines.lowerBound == firstLine)
  }

  @Test("front matter alone is an empty document")
  func frontMatterAlone() {
    #expect(Document(parsing: "---\na: 1\n---").blocks.isEmpty)
  }

  @Test("lines of a table, a heading's underline and code are counted as they stand")
  func lines() {
    let document = Document(
      parsing: "Title\n=====\n| a |\n|---|\n| b |\n- - -\n```\ncode\n```\n\n    a\n\n    b\n\n\nc\n")
    #expect(document.blocks.map(\.lines) == [1...2, 3...5, 6...6, 7...9, 11...13, 16...16])
  }

  @Test("lines of raw HTML reach to its end")
  func linesOfHTML() {
    let document = Document(parsing: "<!-- a\n\nb -->\n<style>c</style>\n> <div>\n> d\n\n<details>\n\ne\n")
    #expect(document.blocks.map(\.lines) == [1...3, 4...4, 5...6, 8...8, 10...10])
  }

  @Test("code that its container's end cuts short ends there")
  func linesOfUnclosedCode() {
    let document = Document(parsing: "> ```\n> a\nb\n\n- ~~~\n  c\n- d\n")
    guard case .quote(let quoted)? = document.blocks.first?.kind, case .list(let list)? = document.blocks.last?.kind
    else {
      Issue.record("no quote or no list")
      return
    }
    #expect(quoted.map(\.lines) == [1...2])
    #expect(list.items.map { $0.blocks.map(\.lines) } == [[5...6], [7...7]])
  }

  @Test(
    "what is nested too deep keeps its text",
    arguments: [
      String(repeating: "> ", count: 3000), String(repeating: "- ", count: 3000),
      String(repeating: "1. > ", count: 1500),
    ])
  func deepContainers(_ prefix: String) {
    let document = Document(parsing: prefix + "bottom **text**\n")
    #expect(depth(of: document.blocks) == Document.deepestNesting)
    let text = texts(of: document.blocks).joined()
    #expect(text.hasSuffix("bottom text"))
    #expect((prefix + "bottom text").hasSuffix(text))
  }

  @Test("emphasis nested too deep keeps its text")
  func deepInlines() {
    let document = Document(
      parsing: String(repeating: "*a **b ", count: 1000) + String(repeating: "c** d* ", count: 1000))
    #expect(texts(of: document.blocks).first?.filter { $0 == "b" }.count == 1000)
    let links = Document(parsing: String(repeating: "![", count: 500) + "x" + String(repeating: "](y)", count: 500))
    #expect(texts(of: links.blocks) == ["x"])
  }

  @Test("odd bytes come through as text or as the replacement character")
  func oddText() {
    #expect(texts(of: Document(parsing: "a\u{0}b \u{1B}[31m \u{202E}").blocks) == ["a\u{FFFD}b \u{1B}[31m \u{202E}"])
    #expect(texts(of: Document(parsing: "&#0; &#27;").blocks) == ["\u{FFFD} \u{1B}"])
    var reader = DocumentReader([0x61, 0xFF, 0xED, 0x95, 0x20, 0x60, 0x80, 0x60])
    #expect(reader.next().map { texts(of: $0.blocks) } == ["a\u{FFFD}\u{FFFD} \u{FFFD}"])
  }

  private func depth(of blocks: [Block]) -> Int {
    blocks.map { block in
      switch block.kind {
      case .quote(let blocks): 1 + depth(of: blocks)
      case .list(let list): 1 + (list.items.map { depth(of: $0.blocks) }.max() ?? 0)
      default: 0
      }
    }.max() ?? 0
  }

  private func texts(of blocks: [Block]) -> [String] {
    var texts: [String] = []
    for block in blocks {
      block.forEachLeaf { leaf in
        if case .paragraph(let inlines) = leaf.kind { texts.append(inlines.plainText) }
      }
    }
    return texts
  }
}

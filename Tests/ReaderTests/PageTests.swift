import Markdown
import Terminal
import Testing
import Typesetting

@testable import Reader

@Suite("Pages")
struct PageTests {
  /// A text of many blocks of every kind, more than one piece of it.
  static let long: String =
    (1...300).map { number in
      """
      ## Part \(number)

      Words of part \(number), which go on for longer than a narrow line has room: 가나다라 마바사 아자차카 타파하.

      - first [link](a\(number).md)
      - second[^note]

      > quoted `code`

      | a | b |
      |---|---|
      | 1 | 2 |

      ```
      code \(number)
      ```
      """
    }.joined(separator: "\n\n") + "\n\n[^note]: A note at the end.\n"

  private func page(_ markdown: String, width: Int) -> Page {
    var page = Page(TextPieces(Document(parsing: markdown)), typesetter: Typesetter(width: width))
    while !page.isComplete { page.setMore() }
    return page
  }

  @Test("a page has the lines of the text set as a whole", arguments: [20, 40, 80])
  func lines(width: Int) {
    for markdown in [Self.long, Reading.note, "", "# Only a heading", "[a]: b\n"] {
      var page = page(markdown, width: width)
      let document = Document(parsing: markdown)
      var typesetter = Typesetter(width: width)
      let whole = typesetter.lines(for: document.blocks, footnotes: document.footnotes)
      #expect(page.lineCount == whole.count)
      #expect(page.lines(0..<page.lineCount) == whole)
      // Lines far away are set again, and are the same.
      page.remember(0..<1)
      #expect(page.lines((whole.count / 2)..<whole.count) == Array(whole[(whole.count / 2)...]))
    }
  }

  @Test("a text that is read in pieces makes the same page as a parsed one")
  func pieces() {
    var parsed = page(Self.long, width: 60)
    var read = Page(TextPieces(DocumentReader(Array(Self.long.utf8))), typesetter: Typesetter(width: 60))
    while !read.isComplete { read.setMore() }
    #expect(read.lines(0..<read.lineCount) == parsed.lines(0..<parsed.lineCount))
    #expect(read.headings == parsed.headings)
    read.remember(0..<10)
    #expect(read.lines(3000..<3010) == parsed.lines(3000..<3010))
  }

  @Test("every heading stands where the page says, under the anchor that links name", arguments: [20, 50, 80])
  func headings(width: Int) {
    let markdown = Self.long + "\n\n## Part 1\n\n## A heading that is longer than any narrow line\n\n> # quoted\n"
    var page = page(markdown, width: width)
    let document = Document(parsing: markdown)
    #expect(page.headings.map(\.anchor) == document.sections.map(\.anchor))
    for heading in page.headings {
      let line = page.lines(heading.line..<(heading.line + 1))[0].text
      #expect(!line.isEmpty && heading.title.hasPrefix(line), "\(line)")
    }
    for anchor in document.anchors { #expect(page.line(ofAnchor: anchor) != nil, "\(anchor)") }
  }

  @Test("a code block is copied as its author wrote it")
  func code() {
    let texts = [
      "let a = \"\t\"\n\n  // 가\n", "long " + String(repeating: "word ", count: 40) + "\n", "\n", "in a list\n",
    ]
    let markdown = """
      ```swift
      \(texts[0])```

      ~~~
      \(texts[1])~~~

      ```
      \(texts[2])```

      > 1. item
      >
      >        in a list
      >
      >    more
      """
    for width in [20, 80] {
      let page = page(markdown, width: width)
      #expect(page.codes.map { page.text(of: $0) } == texts)
    }
    let nested = page(markdown, width: 80)
    #expect(nested.codes.last.map { nested[$0.line].text.hasSuffix("in a list") } == true)
  }

  // MARK: Places

  @Test("every line has a place of its own that leads back to it", arguments: [20, 80])
  func places(width: Int) {
    let page = page(Self.long, width: width)
    for line in stride(from: 0, to: page.lineCount, by: 7) {
      #expect(page.line(of: page.place(ofLine: line)) == line)
    }
  }

  @Test("a place is found again in an edited text")
  func edits() throws {
    let former = page(Self.long, width: 80)
    let line = try #require(former.line(ofAnchor: "part-100")) + 2
    let place = former.place(ofLine: line)
    let text = former[line].text
    let edits = [
      "# New\n\nA new beginning.\n\n" + Self.long,
      Self.long.replacing("Words of part 99,", with: "Other words, and\n\na paragraph more,"),
      Self.long.replacing("## Part 98\n", with: ""),
    ]
    for edited in edits {
      var page = page(edited, width: 80)
      let found = try #require(page.line(of: place))
      #expect(page.lines(found..<(found + 1))[0].text == text)
    }
    // Without its section it is where that was.
    let shorter = page(Self.long.replacing("## Part 100\n", with: "## Gone\n"), width: 80)
    let found = try #require(shorter.line(of: place))
    #expect(abs(found - line) < shorter.lineCount / 100)
  }

  @Test("no place leads out of a page", arguments: ["", "# a", "words", long])
  func wildPlaces(markdown: String) {
    let page = page(markdown, width: 40)
    for anchor in [nil, "part-7", "nowhere"] {
      for number in [Int.min / 2000, -1, 0, 3, 100_000, Int.max / 2000] {
        let place = Place(anchor: anchor, block: number, line: number, lines: number, share: number)
        let line = page.line(of: place) ?? 0
        #expect((0...max(0, page.lineCount)).contains(line))
      }
    }
  }
}

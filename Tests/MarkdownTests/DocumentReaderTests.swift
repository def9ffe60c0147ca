import Foundation
import Testing

@testable import Markdown

@Suite("A text in pieces is the text read whole")
struct DocumentReaderTests {
  @Test(
    "nasty places to cut are no places to cut",
    arguments: [
      "- a\n\n  ```\n  # no heading\n\n  b\n  ```\n\n  # in the item\n\n# after\n",
      "```\n# code\n\nnever closed\n# on\n",
      "<!-- # a\n\n# b\n\n-->\n\n# c\n", "<div>\n# raw\n\n# not raw\n</div>\n", "a\n===\nb\n---\nc\n***\nd\n",
      "- a\n\n- b\n\n\n  c\nlazy\n- d\n1. e\n2. f\n1) g\n", "> a\nlazy\n\n> b\n> > c\nlazy\n\nd\n",
      "# a\r\n\r\n```\r\n# b\r\n```\r\n\r\n# c\r\n", "a\rb\r\r# c\r\r- d\r",
      "    code\n\n    # more code\n\ntext\n    no code\n",
      "```\n[a]: /no\n```\n\n[a]\n\n[a]: /yes\n", "[a]\n\n> [a]: /in/a/quote\n\n[a]: /later\n",
      "[a]: /one\n\n# b\n\n[a]: /two\n\n[a]\n",
      "x\n[a]: /not/in/a/paragraph\n\n[a]\n", "[a]: /u\n\"title\n\ncut\"\n\n[a]\n",
      "[a]\n\n- [a]: /x\n  'over\n  lines'\n\n[a]\n",
      "[a]: /u 't'\n===\n[a]\n---\n", "- [a]: /gone\n\n\n      code of the top\n",
      "---\nkey: value\n---\n\u{FEFF}\n10. a\n11. b\n", "\u{FEFF}\u{FEFF}\n10. a\n11. b\n",
      "\u{FEFF}# a\n\n\u{FEFF}# b\n\n\u{FEFF}[c]: /c\n\n[c]\n",
      "---\nk: v\n---\n# a\n\n---\nk: v\n---\n# b\n", "x[^b]\n\n# y\n\n[^a]: A\n\n    A\n\nz[^a]\n\n[^b]: B\n",
      "| a |\n|---|\n| [b] |\n\n# c\n\n[b]: /b\n", "1. a\n\n   - b\n\n     c\n\n   d\n\n2. e\n\nf\n",
      "<pre>\n\n# a\n\n</pre> b\n# c\n",
      "<a b='\n# c\n'>\n\n<?x\n\n# y\n?>\n<![CDATA[\n\n]]>\n", "**가(A)**를\n\n# **나(B)**를\n\n- **다(C)**를\n", "\n\n\n",
      "", "a",
    ])
  func nastyCuts(_ text: String) {
    let whole = Document(parsing: text)
    for pieceSize in 1...12 { #expect(Document(inPieces: text, pieceSize: pieceSize) == whole, "\(pieceSize)") }
  }

  /// `LECTERN_COMMONMARK_SPEC` names the `spec.txt` of CommonMark 0.30.
  @Test(
    "all examples of the specification in one text",
    .enabled(if: ProcessInfo.processInfo.environment["LECTERN_COMMONMARK_SPEC"] != nil))
  func joinedSpecification() throws {
    let examples = try CommonMarkTests.examples()
    for separator in ["", "\n", "\n# heading\n\n", "\n\n[foo]: /later\n\n"] {
      let text = examples.joined(separator: separator)
      #expect(Document(inPieces: text, pieceSize: 1) == Document(parsing: text))
      for (first, second) in zip(examples, examples.dropFirst()) {
        let text = first + separator + second
        #expect(Document(inPieces: text, pieceSize: 1) == Document(parsing: text), "\(text.debugDescription)")
      }
    }
  }

  @Test("a text is cut without a heading too, and every piece but the last is large enough")
  func sizes() {
    let text = (0..<400).map { "paragraph \($0)\nof two lines\n\n" }.joined()
    var reader = DocumentReader(Array(text.utf8), pieceSize: 1000)
    var lines: [Int] = []
    while let piece = reader.next() { lines.append(piece.blocks.count * 3) }
    #expect(lines.count == 11)
    #expect(lines.reduce(0, +) == 1200)
  }

  @Test("an empty text is one empty piece")
  func empty() {
    var reader = DocumentReader([])
    #expect(reader.next() == Document(blocks: []))
    #expect(reader.next() == nil)
  }
}

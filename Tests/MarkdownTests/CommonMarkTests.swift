import Foundation
import Testing

@testable import Markdown

@Suite("The tree is the one that CommonMark's reference implementation builds", .enabled(if: Tool.cmark.isInstalled))
struct CommonMarkTests {
  @Test(
    "blocks, inlines and lines agree with cmark",
    arguments: [
      "Plain text\nover two lines  \nand a hard break\\\nof each kind.\n",
      "# One\n\nTwo\n===\n\nThree\nlines\n---\nafter\n\n> four\n> ---\n> five\n\n###### Six ######\n####### not seven\n",
      "> quoted\nlazily\n>\n> - in a quote\n>   over lines\n> > deeper\n",
      "- a\n- b\n\n  second paragraph\n\n      indented code\n- c\n\n\nafter\n",
      "3) three\n4) four\n   1. nested\n\n- \n- after an empty item\n",
      "```swift error=\"before 'self'\"\nlet a = 1\n\n  let b = 2\n```\n\n~~~\nnever closed\n",
      "    code <b> & \"quotes\"\n\n    after a blank\n\n***\n",
      "<details>\n<summary>Answer</summary>\n\nIt *prints* 3.\n\n</details>\n<!-- a\n\ncomment -->\n",
      "*a **b** c* `d ``e`` f` <b>raw</b> &amp; &#44032; \\*escaped\\* <https://swift.org>\n",
      "[in](line.md \"title\") [by reference][r] [collapsed][] [short] ![an *image*](a.png 'x')\n\n"
        + "[r]: <with space.md> \"R\"\n[collapsed]: c\n[short]: #s\n",
      "[r]: /only/a/definition\n\n[r]\n",
      "한국어 *강조*와 `코드`, **굵은 글씨** 그리고 [링크](../exercises/뒤집기#검사)\n\n# 카드 뒤집기\n",
      "\u{FEFF}# After a byte order mark\r\n\r\n- carriage\r\n- returns\r\rold Mac lines\r",
      "a\u{0}b\n\n\ttab code\n-\ttab item\n\n >\t\tquoted tab\n", "", "\n\n\n", "no newline at the end",
    ])
  func agreesWithCmark(_ input: String) throws {
    try expectSameTree(input)
  }

  /// `LECTERN_COMMONMARK_SPEC` names the `spec.txt` of CommonMark 0.30, whose examples are then all compared.
  @Test(
    "every example of the specification agrees with cmark",
    .enabled(if: ProcessInfo.processInfo.environment["LECTERN_COMMONMARK_SPEC"] != nil))
  func specificationAgrees() throws {
    let examples = try Self.examples()
    #expect(examples.count > 600)
    for example in examples { try expectSameTree(example) }
  }

  /// The Markdown of the specification's examples.
  static func examples() throws -> [String] {
    let path = try #require(ProcessInfo.processInfo.environment["LECTERN_COMMONMARK_SPEC"])
    let specification = try String(contentsOfFile: path, encoding: .utf8)
    let fence = String(repeating: "`", count: 32)
    return specification.split(separator: "\n\(fence) example\n").dropFirst().compactMap { part in
      part.split(separator: "\n.\n", maxSplits: 1).first.map { "\($0)\n".replacing("→", with: "\t") }
    }
  }

  private func expectSameTree(_ input: String) throws {
    let xml = try Tool.cmark.output(["--to", "xml", "--sourcepos", "--validate-utf8"], input: input)
    let document = Document(parsing: input, options: ParsingOptions(repairsEmphasis: false))
    #expect(
      TreeText.withoutBareLinks(TreeText.of(document))
        == TreeText.withoutBareLinks(TreeText.of(xml: xml, input: input)),
      "\(input.debugDescription)")
  }
}

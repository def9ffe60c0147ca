import Course
import Markdown
import Testing

@testable import Verification

@Suite("The Swift blocks of a text")
struct CodeBlockTests {
  @Test(
    "say what must be true of them",
    arguments: [
      ("swift", .compiles), ("swift fragment", .parses), ("swift  fragment ", .parses),
      ("swift error=\"cannot find 'x'\"", .fails("cannot find 'x'")),
      ("swift error=\"a \"b\" c\"", .fails("a \"b\" c")), ("swift fragmnt", nil), ("swift error=", nil),
      ("swift error=\"\"", nil), ("swift error=\"a", nil), ("swift fragment error=\"a\"", nil),
    ] as [(String, CodeBlock.Claim?)])
  func claims(_ info: String, claim: CodeBlock.Claim?) {
    let found = CodeBlock.all(in: Document(parsing: "```\(info)\nlet a = 1\n```\n"), usual: .compiles)
    #expect(found.map(\.claim) == [claim])
    #expect(found.map(\.text) == ["let a = 1\n"])
  }

  @Test(
    "other languages, and code that is not fenced, are none",
    arguments: ["```\na\n```", "```swifty\na\n```", "    a", "```sh\na\n```"])
  func others(_ text: String) {
    #expect(CodeBlock.all(in: Document(parsing: text), usual: .compiles).isEmpty)
  }

  @Test("are found in quotes, lists, alerts and footnotes, each with its line")
  func nested() {
    let text = """
      > ```swift
      > a
      > ```

      - x

        ```swift
        b
        ```

      > [!NOTE]
      > ```swift
      > c
      > ```

      <details>

      ```swift
      d
      ```

      </details>[^1]

      [^1]: Foot

          note
      """
    let found = CodeBlock.all(in: Document(parsing: text), usual: .parses)
    #expect(found.map(\.text) == ["a\n", "b\n", "c\n", "d\n"])
    #expect(found.map(\.line) == [1, 7, 12, 18])
    #expect(found.allSatisfy { $0.claim == .parses })
  }

  @Test("the same block in two places is one to prove")
  func once() {
    let text = "```swift\na\n```\n\n```swift\na\n```\n\n```swift fragment\na\n```\n"
    let verifier = BlockVerifier([(text: LinkedText(path: "n.md", document: Document(parsing: text)), usual: .compiles)]
    )
    #expect(verifier.blocks == [CodeBlock(text: "a\n", claim: .compiles), CodeBlock(text: "a\n", claim: .parses)])
    #expect(verifier.count == 3)
  }

  @Test("the words of code in a text, and none of its other words")
  func words() {
    let words = CodeWords(
      in: "## `a.b`\n\nText **`c(_:d:)`** [`e`](x)\n\n> - `f_1`\n\n| `g` |\n|---|\n| `h` |\n\n```swift\ni + 틀\n```\n")
    for word in ["a", "b", "c", "d", "e", "f_1", "g", "h", "i", "틀"] { #expect(words.contains(word), "\(word)") }
    for word in ["Text", "x", "f"] { #expect(!words.contains(word), "\(word)") }
  }
}

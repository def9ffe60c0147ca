import Markdown
import Testing

@Suite("The code of a note")
struct CodeTests {
  @Test(
    "has a language, the first word, and what its author adds",
    arguments: [
      ("", "", ""), ("swift", "swift", ""), ("Swift fragment", "swift", "fragment"), (" swift\t x  y", "swift", "x  y"),
      ("swift   error=\"a b\"", "swift", "error=\"a b\""), ("swift\u{A0}fragment", "swift", "fragment"),
      ("objective-c", "objective-c", ""),
    ])
  func infos(_ info: String, language: String, attributes: String) {
    let read = CodeInfo(info)
    #expect([read.language, read.attributes] == [language, attributes])
    #expect(read.isSwift == (language == "swift"))
  }

  @Test(
    "is written so that it is read again as it was, whatever stands in it",
    arguments: [
      "a\n", "```\na\n```\n", "a ````\n   `````\nb\n", "~~~\n", "```swift\r\na\r\n```\r\n", "````\r```\r", "\ta\n\n\n",
      String(repeating: "`", count: 100) + "\n",
    ])
  func fences(_ text: String) throws {
    let document = Document(parsing: fencedCode(text, language: "diff") + "\nafter\n")
    // libcmark gives every line ending as the line feed that it means.
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    #expect(document.blocks.map(\.kind) == [.code(info: "diff", text: lines), .paragraph([.text("after")])])
  }

  @Test("that ends in the middle of a line gets its end", arguments: ["a", "a\nb"])
  func open(_ text: String) {
    #expect(
      Document(parsing: fencedCode(text, language: "")).blocks.map(\.kind) == [.code(info: "", text: text + "\n")])
  }
}

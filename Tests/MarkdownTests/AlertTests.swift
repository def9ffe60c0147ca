import Testing

@testable import Markdown

@Suite("A quote with GitHub's marker is an alert")
struct AlertTests {
  @Test("the marker is one of five words in any case", arguments: Alert.allCases)
  func markers(_ alert: Alert) {
    for word in [
      alert.rawValue.uppercased(), alert.rawValue, alert.rawValue.prefix(1).uppercased() + alert.rawValue.dropFirst(),
    ] {
      let document = Document(parsing: "> [!\(word)]\n> text *here*\n>\n> - more\n")
      guard case .alert(alert, let blocks)? = document.blocks.first?.kind else {
        Issue.record("no alert for \(word)")
        continue
      }
      #expect(blocks.map(\.lines) == [2...2, 4...4])
      #expect(blocks.first?.kind == .paragraph([.text("text "), .emphasis([.text("here")])]))
    }
  }

  @Test(
    "the content may begin with any block",
    arguments: ["> [!TIP]\n>\n> a\n", ">[!tip]  \n> # a\n", "> [!Tip]\n> - a\n"])
  func content(_ text: String) {
    guard case .alert(.tip, let blocks)? = Document(parsing: text).blocks.first?.kind else {
      Issue.record("no alert")
      return
    }
    #expect(blocks.map(\.plainText) == ["a"])
  }

  @Test(
    "anything else stays a quote with all its text",
    arguments: [
      ("> [!NOTE]\n", "[!NOTE]"), ("> [!NOTE] text\n", "[!NOTE] text"), ("> \\[!NOTE]\n> a\n", "[!NOTE] a"),
      ("> [!HINT]\n> a\n", "[!HINT] a"), ("> a\n> [!NOTE]\n> b\n", "a [!NOTE] b"),
      ("> > [!NOTE]\n> > a\n", "[!NOTE] a"),
      ("- > [!NOTE]\n  > a\n", "[!NOTE] a"), ("> `[!NOTE]`\n> a\n", "[!NOTE] a"), ("[!NOTE]\na\n", "[!NOTE] a"),
    ])
  func quotes(_ text: String, _ expected: String) {
    let document = Document(parsing: text)
    #expect(document.blocks.map(\.plainText) == [expected])
    if case .alert? = document.blocks.first?.kind { Issue.record("an alert") }
  }
}

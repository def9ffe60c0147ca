import Markdown
import Testing
import Typesetting

@Suite struct `Copying` {
  private func copied(_ blocks: Block..., width: Int) -> String {
    var typesetter = Typesetter(width: width)
    return typesetter.lines(for: blocks).copiedText
  }

  @Test("Code is copied as it was written, whatever the width", arguments: [4, 9, 12, 20, 80])
  func code(width: Int) {
    let code = "if a {\n\tlet b =\t\"긴 문자열\"  \n\n    \n}\n"
    #expect(copied(.code(code, info: "swift error=\"no\""), width: width) == code)
  }

  @Test func `Broken lines are joined, and what nobody wrote is left out`() {
    let text = copied(
      .quote(.paragraph(.text("one two"), .footnote(1), .text(" three antidisestablishmentarianism"))),
      .list(start: 8, .item(.paragraph(.link("x.md", "link"), .text(" and more text")))), width: 14)
    #expect(text == "one two three antidisestablishmentarianism\n\nlink and more text\n\n")
  }

  @Test func `The cells of a table are copied with tabs between them`() {
    #expect(copied(.table([.right], ["ab", "c"], ["1", "2"], ["3", ""]), width: 40) == "ab\tc\n1\t2\n3\n")
  }
}

import Testing

@testable import Markdown

@Suite("Emphasis that a particle spoils is mended")
struct EmphasisRepairTests {
  @Test(
    "bold text before a Korean, Japanese or Chinese letter is bold",
    arguments: [
      ("**마크다운(Markdown)**을 쓴다", [.strong([.text("마크다운(Markdown)")]), .text("을 쓴다")]),
      ("*강조(emphasis)*는", [.emphasis([.text("강조(emphasis)")]), .text("는")]),
      ("그는**\"왜?\"**라고", [.text("그는"), .strong([.text("\"왜?\"")]), .text("라고")]),
      ("**`code`**를", [.strong([.code("code")]), .text("를")]),
      ("**[링크](u)**의", [.strong([.link(destination: "u", title: "", [.text("링크")])]), .text("의")]),
      ("**이것。**之", [.strong([.text("이것。")]), .text("之")]), ("**「強調」**は", [.strong([.text("「強調」")]), .text("は")]),
      (
        "**가(A)**를 그리고 **나(B)**를",
        [.strong([.text("가(A)")]), .text("를 그리고 "), .strong([.text("나(B)")]), .text("를")]
      ),
      ("~~**가(A)**를~~", [.strikethrough([.strong([.text("가(A)")]), .text("를")])]),
      ("**가 *나* (B)**를", [.strong([.text("가 "), .emphasis([.text("나")]), .text(" (B)")]), .text("를")]),
      ("**두\n줄(lines)**은", [.strong([.text("두"), .softBreak, .text("줄(lines)")]), .text("은")]),
    ] as [(String, [Inline])])
  func repaired(_ text: String, _ expected: [Inline]) {
    #expect(Document(parsing: text).blocks.first?.kind == .paragraph(expected))
  }

  @Test(
    "what CommonMark leaves as it is for another reason stays",
    arguments: [
      "2 * 3 * 4", "**열기만(open)", "\\**가(A)**를", "**가(A)\\**를", "** 가(A)**를", "**(a)**b", "a**(b)**c", "***가(A)***를",
      "1*2*3(가)", "**가(A)*를",
    ])
  func left(_ text: String) {
    let options = ParsingOptions(repairsEmphasis: false)
    #expect(Document(parsing: text).blocks == Document(parsing: text, options: options).blocks)
    #expect(Document(parsing: text).repairedEmphasis.isEmpty)
  }

  @Test("the repair can be turned off, and the lines that need it are known")
  func lines() {
    let text =
      "a\n**가(A)**를\nb **나(B)**를 **다(C)**를\n\n| **라(D)**를 |\n|---|\n| b |\n| *마(E)*는 |\n\n# **바(F)**도\n\n- *c*\n"
    #expect(Document(parsing: text).repairedEmphasis == [2, 3, 5, 8, 10])
    let strict = Document(parsing: text, options: ParsingOptions(repairsEmphasis: false))
    #expect(strict.repairedEmphasis.isEmpty)
    #expect(strict.blocks.last { $0.isHeading }?.plainText == "**바(F)**도")
  }
}

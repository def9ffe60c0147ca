import Markdown
import Testing
import Typesetting

@testable import Reports

@Suite("The outline of a text")
struct OutlineReportTests {
  private static let text = """
    # Title

    ## Short

    ## May this card be chosen? The flip count belongs to the model

    ### 이 카드를 골라도 되나? 뒤집은 횟수는 모델의 것이고 화면은 보여 주기만 한다
    """

  private func lines(_ appearance: Appearance) -> [String] {
    OutlineReport(title: "Title", sections: Document(parsing: Self.text).sections, appearance: appearance).lines
      .map(\.text)
  }

  @Test("never cuts an anchor: one that is too long stands on a line of its own")
  func anchors() {
    let lines = lines(.plain(80))
    #expect(lines.contains { $0.hasPrefix("  Short ...") && $0.hasSuffix(" #short") })
    #expect(lines.contains("      #may-this-card-be-chosen-the-flip-count-belongs-to-the-model"))
    for width in [20, 40, 60, 80, 120] {
      let text = self.lines(.plain(width)).map { $0.drop { $0 == " " } }.joined()
      for anchor in [
        "#may-this-card-be-chosen-the-flip-count-belongs-to-the-model", "#이-카드를-골라도-되나-뒤집은-횟수는-모델의-것이고-화면은-보여-주기만-한다",
      ] {
        #expect(text.contains(anchor), "at \(width)")
      }
      #expect(self.lines(.plain(width)).allSatisfy { StyledLine($0).cells <= width })
    }
  }
}

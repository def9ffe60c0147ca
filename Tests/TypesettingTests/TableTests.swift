import Markdown
import Testing
import Typesetting

@Suite struct `Tables` {
  static let header = ["이름", "Points", "Text"]
  static let rows = [["flip-count", "3", "counts the cards"], ["테마", "10", "a theme has a name and a color"]]

  private func set(width: Int) -> String {
    typeset(.table([.left, .right, .none], Self.header, Self.rows[0], Self.rows[1]), width: width)
  }

  @Test func `Columns are as wide as their cells where they fit`() {
    #expect(
      set(width: 60) == """
          이름        Points  Text
          ──────────  ──────  ──────────────────────────────
          flip-count       3  counts the cards
          테마            10  a theme has a name and a color
        """)
  }

  @Test func `The widest columns shrink, and their cells wrap`() {
    #expect(
      set(width: 40) == """
          이름        Points  Text
          ──────────  ──────  ──────────────────
          flip-count       3  counts the cards

          테마            10  a theme has a name
                              and a color
        """)
  }

  @Test func `Rows become records where columns would cut words`() {
    #expect(
      set(width: 20) == """
          이름: flip-count
          Points: 3
          Text: counts the
            cards

          이름: 테마
          Points: 10
          Text: a theme has
            a name and a
            color
        """)
  }

  @Test func `Missing cells are empty, and columns may be centred`() {
    let text = typeset(.table([.center, .center], ["a", "wide head"], ["b"], ["c", "d", "dropped"]))
    #expect(text == "  a  wide head\n  ─  ─────────\n  b\n  c      d")
  }

  @Test func `A table without headings, rows or room is set all the same`() {
    #expect(typeset(.table([], ["", ""], ["a", "b"], ["c", "d"])) == "  a  b\n  c  d")
    #expect(typeset(.table([], ["a", "b"])) == "  a  b\n  ─  ─")
    #expect(typeset(.table([], [""])) == "")
    #expect(typeset(.table([], ["heading one", "heading two"]), width: 12) == "  heading\n    one\n  heading\n    two")
    #expect(
      typeset(.table([], ["only"], ["a b c d e f g h i j"]), width: 12)
        == "  only\n  ──────────\n  a b c d e\n  f g h i j")
  }

  @Test func `Twelve columns are records on a narrow line`() {
    let names = (1...12).map { "c\($0)" }
    let text = typeset(.table([], names, names.map { "\($0) 값" }), width: 40)
    #expect(text == names.map { "  \($0): \($0) 값" }.joined(separator: "\n"))
  }

  @Test func `Records leave out what is empty, but for the headings of the first`() {
    let text = typeset(
      .table([], ["name", "valuation"], ["one", ""], ["", "two"], ["", ""], ["three"]), width: 14)
    #expect(text == "  name: one\n  valuation\n\n  valuation:\n    two\n\n  name: three")
  }
}

import Testing

@testable import Suggestions

@Suite("A slip of the fingers is recognised")
struct EditDistanceTests {
  /// The first rows are the textbook's (Wagner and Fischer; Damerau), the last one tells the restricted form from the
  /// full one, which would say 2.
  @Test(
    "The distance counts insertions, deletions, substitutions and swaps",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("saturday", "sunday", 3),
      ("flip-cuont", "flip-count", 1), ("ab", "ba", 1), ("abc", "abc", 0), ("abc", "acb", 1), ("카드", "카트", 1),
      ("ca", "abc", 3),
    ])
  func distance(source: String, target: String, distance: Int) {
    #expect(editDistance(Array(source), Array(target)) == distance)
    #expect(editDistance(Array(target), Array(source)) == distance)
  }

  @Test(
    "Only what is near is suggested",
    arguments: [
      ("flip-cuont", "flip-count"), ("flip", "flip-count"), ("FLIP-COUNT", nil), ("set-ruls", "set-rules"),
      ("", nil), ("x", nil), ("ab", nil), ("sxt-rxlxs", "set-rules"), ("sxt-xxlxs", nil),
    ] as [(String, String?)])
  func suggestion(typed: String, meant: String?) {
    #expect(closest(to: typed, among: ["new-game", "flip-count", "set-rules", "y"]) == meant)
  }

  @Test("Of equally near names the first wins, and a nearer one wins over it")
  func order() {
    #expect(closest(to: "cart", among: ["card", "care"]) == "card")
    #expect(closest(to: "cart", among: ["care", "carts"]) == "care")
    #expect(closest(to: "check-", among: ["checkers", "check"]) == "check")
  }
}

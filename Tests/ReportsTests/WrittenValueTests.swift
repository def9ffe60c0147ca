import Testing

@testable import Reports

/// The printed values are the testing library's (Swift 6.3), what they should become is how one writes them in Swift.
@Suite("Values as they are written")
struct WrittenValueTests {
  private func written(_ value: String, beside other: String = "–", module: String? = "FlipCount") -> String {
    WrittenValues(expected: other, actual: value, module: module).actual
  }

  @Test(
    "an optional is its value",
    arguments: [
      ("Optional(2)", "2"), ("Optional(\"x\")", "\"x\""), ("nil", "nil"), ("Optional(-1)", "-1"),
      ("[Optional(2), nil, Optional(4)]", "[2, nil, 4]"), ("[\"a\": Optional([1, 2])]", "[\"a\": [1, 2]]"),
      ("Card(id: Optional(3), next: nil)", "Card(id: 3, next: nil)"), ("(Optional(1), Optional(\"b\"))", "(1, \"b\")"),
      ("Optional(Card(id: 3))", "Card(id: 3)"), ("Optional(\"say \\\"hi\\\")\")", "\"say \\\"hi\\\")\""),
      ("Optional([Optional(1), nil])", "[1, nil]"),
    ])
  func optionals(printed: String, text: String) { #expect(written(printed) == text) }

  @Test(
    "what only looks so stays",
    arguments: [
      "\"Optional(2)\"", "\"a\", Optional(2), \"b\"", "[\"Optional(2)\"]", "\"FlipCount.Card\"", "[\"FlipCount.Card\"]",
      // Without the outer one, these would be told as another optional.
      "Optional(nil)", "Optional(Optional(2))", "[Optional(Optional(2)), Optional(nil), nil]",
      "the Optional(2)", "Optional(2", "Optional()", "Optional(some: 2)", "Optional(1, 2)", "OptionalInt(2)",
      "FlipCountTests.Card(id: 1)", "FlipCount.", "see FlipCount.Card",
    ])
  func lookalikes(text: String) { #expect(written(text) == text) }

  @Test(
    "the learner's own types are named without their module",
    arguments: [
      ("FlipCount.Concentration.Card(id: 3)", "Concentration.Card(id: 3)"),
      ("[FlipCount.Card(suit: FlipCount.Suit.hearts, next: nil)]", "[Card(suit: Suit.hearts, next: nil)]"),
      ("FlipCount.Deck<FlipCount.Card>(top: 1)", "Deck<Card>(top: 1)"),
      ("FlipCount.FlipCount.Card(id: 1)", "FlipCount.Card(id: 1)"), ("Other.Card(id: 1)", "Other.Card(id: 1)"),
      ("FlipCount.Deck<Swift.String>(top: 1)", "Deck<Swift.String>(top: 1)"),
      ("[Optional(FlipCount.Suit.hearts)]", "[Suit.hearts]"),
    ])
  func modules(printed: String, text: String) {
    #expect(written(printed) == text)
    if !printed.contains("Optional") { #expect(written(printed, module: nil) == printed) }
  }

  @Test("two values that would come to the same are shown as they were printed")
  func same() {
    let values = WrittenValues(expected: "2", actual: "Optional(2)", module: nil)
    #expect([values.expected, values.actual] == ["2", "Optional(2)"])
  }

  @Test("the report shows them so, and where they part")
  func report() {
    let report = ValueReport(
      expected: "[Optional(2), nil]", actual: "[Optional(-1), nil]",
      appearance: Appearance(width: 80, isColoured: false, isUnicode: true))
    #expect(
      report.lines.text == """
                expected  [2, nil]
                actual    [-1, nil]
                           ^
                differs   at [0]: expected 2, got -1
        """)
  }
}

import Testing

@testable import Reports

/// The values are as the testing library prints them (Swift 6.3.1), the places counted by hand.
@Suite("Where two values part")
struct ValueDifferenceTests {
  struct Row: Sendable {
    var expected: String
    var actual: String
    var sentence: String?

    init(_ expected: String, _ actual: String, _ sentence: String?) {
      (self.expected, self.actual, self.sentence) = (expected, actual, sentence)
    }
  }

  private func expect(_ row: Row, isUnicode: Bool = true) {
    let found = ValueDifference(expected: row.expected, actual: row.actual, isUnicode: isUnicode)
    #expect(found?.sentence == row.sentence)
  }

  @Test(
    "short texts are seen as they are, unless what differs is hard to see",
    arguments: [
      Row("\"Rock\"", "\"Rocks\"", ""), Row("\"Rocks\"", "\"Rock\"", ""), Row("\"Hat\"", "\"Cat\"", ""),
      Row("\"카드를 섞는다\"", "\"카드을 섞는다\"", ""), Row("\"say \"hi\"\"", "\"say \"ho\"\"", ""),
      Row("\"a\"b\"", "\"ab\"", ""), Row("\"👩‍🚀👩‍🚀\"", "\"👩‍🚀👨‍🚀\"", ""), Row("\"?\"", "\"🍋\"", nil),
      Row("\"one two\"", "\"one  two\"", "at character 5: expected \"t\", got a space"),
      Row("\"end\"", "\"end \"", "at character 4: expected the end, got a space"),
      // Nothing in common is best seen as it is.
      Row("\"Rock\"", "\"Paper\"", nil), Row("\"\"", "\"x\"", nil), Row("2", "3", nil), Row("\"u\"", "nil", nil),
      Row("t", "u", nil), Row("true", "false", nil),
    ])
  func texts(_ row: Row) { expect(row) }

  @Test(
    "long texts that are nearly the same part at a character",
    arguments: [
      Row(
        "\"the quick brown fox jumps over the lazy dog\"", "\"the quick brown fox jumps ower the lazy dog\"",
        "at character 28: expected \"v\", got \"w\""),
      Row(
        "\"the quick brown fox jumps over the lazy dog\"", "\"the quick brown fox jumps over the lazy\"",
        "at character 40: expected a space, got the end"),
      Row("\"the quick brown fox jumps over the lazy dog\"", "\"that slow red hen walks under the cow\"", ""),
    ])
  func longTexts(_ row: Row) { expect(row) }

  @Test(
    "what cannot be seen has a name",
    arguments: [
      Row("\"a b\"", "\"a\u{A0}b\"", "at character 2: expected a space, got a no-break space (U+00A0)"),
      Row("\"a b\"", "\"a\tb\"", "at character 2: expected a space, got a tab"),
      Row("\"ab\"", "\"a\u{200B}b\"", "at character 2: expected \"b\" (U+0062), got a zero-width space (U+200B)"),
      Row("\"ab\"", "\"\u{FEFF}ab\"", "at character 1: expected \"a\" (U+0061), got a byte order mark (U+FEFF)"),
      Row("\"ab\"", "\"ab\u{202E}\"", "at character 3: expected the end, got a sign of writing direction (U+202E)"),
      Row("\"a\nb\"", "\"a\r\nb\"", "at line 1, character 2: expected a line end, got a line end (U+000D U+000A)"),
      Row("\"a\"", "\"a\r\"", "at line 1, character 2: expected the end, got a carriage return"),
      // The joiner belongs to the cluster before it, and so does the selector.
      Row("\"xab\"", "\"xa\u{200D}b\"", "at character 2: expected \"a\" (U+0061), got \"a⟨U+200D⟩\" (U+0061 U+200D)"),
      Row("\"x♠\"", "\"x♠\u{FE0F}\"", "at character 2: expected \"♠\" (U+2660), got \"♠\u{FE0F}\" (U+2660 U+FE0F)"),
      // Cyrillic а, and typographic marks.
      Row("\"cat\"", "\"cаt\"", "at character 2: expected \"a\" (U+0061), got \"а\" (U+0430)"),
      Row("\"it's\"", "\"it’s\"", "at character 3: expected \"'\" (U+0027), got \"’\" (U+2019)"),
      Row("\"Café\"", "\"Cafe\"", "at character 4: expected \"é\" (U+00E9), got \"e\" (U+0065)"),
      // Swift calls these equal; where they still are not, it is the code points that differ.
      Row(
        "\"Caf\u{E9}\"", "\"Cafe\u{301}\"",
        "at character 4: expected \"é\" (U+00E9), got \"e\u{301}\" (U+0065 U+0301)"),
      Row(
        "\"가\"", "\"\u{1100}\u{1161}\"",
        "at character 1: expected \"가\" (U+AC00), got \"\u{1100}\u{1161}\" (U+1100 U+1161)"),
      Row("Lib.Ref", "Lib.Ref", "in something that is not printed"),
    ])
  func invisibles(_ row: Row) { expect(row) }

  @Test("in ASCII a sign is what one writes in Swift")
  func ascii() {
    expect(
      Row("\"xab\"", "\"xa\u{200D}b\"", "at character 2: expected \"a\" (U+0061), got \"a\\u{200D}\" (U+0061 U+200D)"),
      isUnicode: false)
  }

  @Test(
    "texts of several lines part in one of them",
    arguments: [
      Row("\"one\ntwo\n\"", "\"one\nthree\"", ""),
      Row("\"one\ntwo\"", "\"one\ntwo\n\"", "at line 2, character 4: expected the end, got a line end"),
      Row("\"one\n\n\ntwo\"", "\"one\n\ntwo\"", "at line 3, character 1: expected a line end, got \"t\""),
    ])
  func lines(_ row: Row) { expect(row) }

  @Test(
    "arrays part at an element",
    arguments: [
      Row("[1, 2, 4]", "[1, 2, 3]", "at [2]: expected 4, got 3"),
      Row("[1, 2, 3]", "[1, 2]", "expected 3 elements, got 2; missing from [2] on: 3"),
      Row("[1]", "[1, 2, 3]", "expected 1 element, got 3; too many from [1] on: 2, 3"),
      Row("[1, 2, 4, 5]", "[1, 2, 3]", "at [2]: expected 4, got 3; in all expected 4 elements, got 3"),
      Row("[]", "[1, 2]", "expected 0 elements, got 2"),
      Row("[[1, 2], [3, 4]]", "[[1, 2], [3]]", "at [1]: expected 2 elements, got 1; missing from [1] on: 4"),
      Row("[[1, 2], [3, 4]]", "[[1, 2], [3, 5]]", "at [1][1]: expected 4, got 5"),
      Row(
        "[\"a,b\", \"x\\\"y\", \"t\\t\"]", "[\"a,b\", \"x\\\"y\", \"t\"]",
        "at [2]: expected \"t\\t\", got \"t\""),
      Row(
        "[\"h\", \"é\", \"l\"]", "[\"h\", \"e\", \"l\"]",
        "at [1], character 1: expected \"é\" (U+00E9), got \"e\" (U+0065)"),
      Row("[nil, Optional(1), nil]", "[nil, Optional(2), nil]", "at [1]: expected 1, got 2"),
      Row("[nil, Optional(1)]", "[nil, nil]", "at [1]: expected Optional(1), got nil"),
      Row(
        "[Lib.Card(id: 1, content: \"a\"), Lib.Card(id: 2, content: \"b, d\")]",
        "[Lib.Card(id: 1, content: \"a\"), Lib.Card(id: 2, content: \"b, c\")]",
        "at [1].content: expected \"b, d\", got \"b, c\""),
      Row("[Lib.Suit.named(\"x\", rank: 3)]", "[Lib.Suit.named(\"x\", rank: 4)]", "at [0].rank: expected 3, got 4"),
      Row("[1, 2]", "[2, 1]", "at [0]: expected 1, got 2"),
      Row("[4, 1, 2]", "[3, 2, 1]", "at [0]: expected 4, got 3"), Row("[0, 5]", "[5, 7]", "at [0]: expected 0, got 5"),
      Row(
        "[[9], [2]]", "[[5, 1, 2, 3, 4, 5]]",
        "at [0][0]: expected 9, got 5; at [0]: expected 1 element, got 6; in all expected 2 elements, got 1"),
      Row(
        "[[[1, 2]], [[3]]]", "[[[1, 4, 5]], [[3]]]",
        "at [0][0][1]: expected 2, got 4; at [0][0]: expected 2 elements, got 3"),
      Row("[\"Choose a card\"]", "[\"No match\"]", "at [0]: expected \"Choose a card\", got \"No match\""),
      Row("[\"a\", \"b\"]", "[\"\", \"b\"]", "at [0]: expected \"a\", got \"\""),
      Row("(1, \"b\")", "(1, \"a\")", "at .1: expected \"b\", got \"a\""),
      Row("Card(id: 2, content: \"b\")", "Card(id: 1, content: \"b\")", "at .id: expected 2, got 1"),
      // What cannot be taken apart.
      Row("[1, 2", "[1, 3", nil), Row("[a\"b, c]", "[a\"b, d]", nil), Row("0 ..< 4", "0 ..< 3", nil),
      Row(".hearts", ".named(\"x\", rank: 3)", nil), Row("[1: 2, 3]", "[1: 2, 4]", nil),
    ])
  func arrays(_ row: Row) { expect(row) }

  @Test(
    "sets and dictionaries part in what only one of them has",
    arguments: [
      Row("Set([1, 2, 4])", "Set([3, 2, 1])", "only expected: 4; only got: 3"),
      Row("Set([0])", "Set([40, 12, 7, 0])", "only got: 40, 12, 7"),
      Row("Set([])", "Set([\"a, b\"])", "only got: \"a, b\""),
      Row("Set([1, 2])", "Set([2, 1])", nil),
      Row("[Set([1]), Set([2, 3])]", "[Set([1]), Set([3, 4])]", "at [1]: only expected: 2; only got: 4"),
      Row("[\"a\": 1]", "[\"b\": 2, \"a\": 1]", "only got: \"b\""),
      Row("[\"b\": 2, \"a\": 1]", "[:]", "only expected: \"b\", \"a\""),
      Row("[\"a\": 1, \"b\": 2]", "[\"b\": 3, \"a\": 1]", "at [\"b\"]: expected 2, got 3"),
      Row(
        "[\"k: v\": [1]]", "[\"k: v\": [1, 2], \"b\": []]",
        "only got: \"b\"; at [\"k: v\"]: expected 1 element, got 2; too many from [1] on: 2"),
      Row("[\"a\": 1, \"c\": 3]", "[\"a\": 1]", "only expected: \"c\""),
    ])
  func unordered(_ row: Row) { expect(row) }

  @Test(
    "the differing characters are known",
    arguments: [
      ("\"Score: 10!\"", "\"Score: 20!\"", "1", "2"), ("[1, 25, 3]", "[1, 26, 3]", "25", "26"),
      ("\"aa\"", "\"aaa\"", "", "a"), ("[0, 1, 2, 9]", "[0, 2, 3, 9]", "1, 2", "2, 3"),
      ("[0, 1, 9]", "[0, 2, 3, 9]", "1", "2, 3"),
      ("Card(id: 1, up: true, pair: 3)", "Card(id: 2, up: false, pair: 3)", "1, up: true", "2, up: false"),
      ("[\"a\": 1, \"b\": 2]", "[\"b\": 3, \"a\": 4]", "[\"a\": 1, \"b\": 2]", "[\"b\": 3, \"a\": 4]"),
      ("[1]", "[1, 2]", "", ", 2"),
      ("[\"a\": 1, \"b\": 2]", "[\"b\": 3, \"a\": 1]", "2", "3"),
    ])
  func ranges(_ expected: String, _ actual: String, _ one: String, _ other: String) throws {
    let found = try #require(ValueDifference(expected: expected, actual: actual))
    #expect(String(Array(expected)[found.expected]) == one)
    #expect(String(Array(actual)[found.actual]) == other)
  }

  @Test("values that are nested without end are not taken apart to the end")
  func hostile() {
    let deep = String(repeating: "[", count: 20_000) + "1" + String(repeating: "]", count: 20_000)
    #expect(ValueDifference(expected: deep, actual: "[2]") != nil)
  }
}

import Testing
import Typesetting

@testable import Reports

/// How the two values of a failed comparison look; the snapshots were read by eye.
@Suite("The report of two values")
struct ValueReportTests {
  struct Shown: Sendable {
    var expected: String
    var actual: String
    var at40: String
    var at80: String
  }

  private func text(_ expected: String?, _ actual: String?, _ appearance: Appearance) -> String {
    ValueReport(expected: expected, actual: actual, appearance: appearance).lines.text
  }

  private static let sixty = (1...60).map(String.init).joined(separator: ", ")

  @Test(
    "points at the place where they part",
    arguments: [
      Shown(
        expected: "\"Score: 10\"", actual: "\"Score:  10\"",
        at40: """
                  expected  "Score: 10"
                  actual    "Score:  10"
                                    ^
                  differs   at character 8:
                            expected "1", got a
                            space
          """,
        at80: """
                  expected  "Score: 10"
                  actual    "Score:  10"
                                    ^
                  differs   at character 8: expected "1", got a space
          """),
      Shown(
        expected: "\"카드를 섞는다\"", actual: "\"카드을 섞는다\"",
        at40: """
                  expected  "카드를 섞는다"
                  actual    "카드을 섞는다"
                                 ^
          """,
        at80: """
                  expected  "카드를 섞는다"
                  actual    "카드을 섞는다"
                                 ^
          """),
      Shown(
        expected: "\"one two three\nfour five six\n\nseven\"", actual: "\"one two three\nfour\u{A0}five six\n\nseven\"",
        at40: """
                  expected
                  │ one two three
                * │ four five six
                  │
                  │ seven
                  actual
                  │ one two three
                * │ four⟨U+00A0⟩five six
                  │
                  │ seven
                  differs   at line 2, character
                            5: expected a space,
                            got a no-break space
                            (U+00A0)
          """,
        at80: """
                  expected           actual
                  │ one two three    │ one two three
                * │ four five six    │ four⟨U+00A0⟩five six
                  │                  │
                  │ seven            │ seven
                  differs   at line 2, character 5: expected a space, got a no-break space
                            (U+00A0)
          """),
      Shown(
        expected: "[\(sixty)]", actual: "[\(sixty.dropLast(2))61]",
        at40: """
                  expected  …, 56, 57, 58, 59, 60]
                  actual    …, 56, 57, 58, 59, 61]
                                               ^
                  differs   at [59]: expected 60,
                            got 61
          """,
        at80: """
                  expected  …, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60]
                  actual    …, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 61]
                                                                                       ^
                  differs   at [59]: expected 60, got 61
          """),
      Shown(
        expected: "[4, 1, 2]", actual: "[3, 2, 1]",
        at40: """
                  expected  [4, 1, 2]
                  actual    [3, 2, 1]
                             ^
                  differs   at [0]: expected 4,
                            got 3
          """,
        at80: """
                  expected  [4, 1, 2]
                  actual    [3, 2, 1]
                             ^
                  differs   at [0]: expected 4, got 3
          """),
      Shown(
        expected: "Set([1, 2])", actual: "Set([1, 3])",
        at40: """
                  expected  Set([1, 2])
                  actual    Set([1, 3])
                  differs   only expected: 2; only
                            got: 3
          """,
        at80: """
                  expected  Set([1, 2])
                  actual    Set([1, 3])
                  differs   only expected: 2; only got: 3
          """),
      // A list of lines that does not go into a row is a picture.
      Shown(
        expected: "[\"....######....\", \"..##......##..\"]", actual: "[\"....######....\", \"..##..##..##..\"]",
        at40: """
                  expected
                  │ ....######....
                * │ ..##......##..
                  actual
                  │ ....######....
                * │ ..##..##..##..
          """,
        at80: """
                  expected  ["....######....", "..##......##.."]
                  actual    ["....######....", "..##..##..##.."]
                                                      ^
                  differs   at [1]: expected "..##......##..", got "..##..##..##.."
          """),
      // No literal is broken where it has room in a line.
      Shown(
        expected: "[\"Choose a card\", \"x\"]", actual: "[\"No match at all\", \"x\"]",
        at40: """
                  expected
                * │ Choose a card
                  │ x
                  actual
                * │ No match at all
                  │ x
          """,
        at80: """
                  expected  ["Choose a card", "x"]
                  actual    ["No match at all", "x"]
                              ^
                  differs   at [0]: expected "Choose a card", got "No match at all"
          """),
      Shown(
        expected: "2", actual: "3",
        at40: "        expected  2\n        actual    3", at80: "        expected  2\n        actual    3"),
      Shown(
        expected: "!= 3", actual: "3",
        at40: "        expected  != 3\n        actual    3", at80: "        expected  != 3\n        actual    3"),
    ])
  func shown(_ row: Shown) {
    #expect(text(row.expected, row.actual, .plain(40)) == row.at40)
    #expect(text(row.expected, row.actual, .plain(80)) == row.at80)
    #expect(!text(row.expected, row.actual, .plain(120)).isEmpty)
  }

  @Test("colour takes the place of the caret: what is the same is quiet")
  func coloured() {
    var renderer = LineRenderer(styling: .colours16)
    let lines = ValueReport(expected: "\"Score: 10\"", actual: "\"Score: 20\"", appearance: .coloured).lines
    let expected = """
              ␛[2mexpected  "Score: ␛[0m␛[32m1␛[0m␛[2m0"␛[0m
              ␛[2mactual    "Score: ␛[0m␛[31m2␛[0m␛[2m0"␛[0m

      """
    #expect(renderer.render(lines).replacing("\u{1B}", with: "␛") == expected)
  }

  @Test("ASCII terminals see what cannot be seen as one writes it in Swift")
  func ascii() {
    let expected = """
              expected      actual
            * | a b         | a\\u{00A0}b
            *               |
              differs   at line 1, character 2: expected a space, got a no-break space
                        (U+00A0)
      """
    #expect(text("\"a b\"", "\"a\u{A0}b\n\"", .ascii) == expected)
  }

  @Test("everything is shown when asked for")
  func verbose() {
    var appearance = Appearance.plain(80)
    appearance.isVerbose = true
    let shown = text("[\(Self.sixty)]", "[\(Self.sixty), 61]", appearance)
    for piece in ["[1, 2,", "59, 60]", "60, 61]", "expected 60 elements, got 61; too many from [60] on: 61"] {
      #expect(shown.contains(piece))
    }
  }

  @Test(
    "no line is wider than the width",
    arguments: [
      ("\"👨‍👩‍👧‍👦🇰🇷🃏 👩🏽‍🚀 e\u{301}very w\u{302}ord\t\u{1B}[31m\"", "\"👨‍👩‍👧‍👦🇰🇷🃏 👩🏽‍🚀 every w\u{302}ord\t\u{1B}[32m \u{202E}\""),
      (
        "\"띄어쓰기없이아주길게지은연습문제의이름\n띄어쓰기없이아주길게지은연습문제의이름이라서\"",
        "\"띄어쓰기없이아주길게지은연습문제의이름\n띄어쓰기없이아주길게지은연습문제의이름이라\"".replacing("길게지은연습문제의이름이라", with: "길게지은연습문제의 이름이라")
      ),
      ("[\(sixty)]", "[\(sixty), \(sixty)]"),
    ])
  func noWiderLine(expected: String, actual: String) {
    for width in 20...120 {
      let appearance = Appearance(
        width: width, isColoured: width % 5 < 2, isUnicode: width % 2 == 0, isVerbose: width % 3 == 0)
      let lines = ValueReport(expected: expected, actual: actual, appearance: appearance).lines
      #expect(lines.first { $0.cells > width } == nil, "at \(width)")
    }
  }
}

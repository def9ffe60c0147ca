import Foundation
import Testing

@testable import Search

/// What a search finds in hand-made notes.
@Suite("Finding")
struct FindingTests {
  static let files = [
    "notes/README.md": "# Cards\n\n- [Concentration](02-concentration.md)\n- [한국어](03-korean.md)\n",
    "notes/02-concentration.md": """
    # Concentration

    A game of cards for one. The Straße and the CAFÉ are closed.

    ## Themes

    Every theme has a name. A value type is copied: `chooseCard(at:)` is called with
    an index, and `@Observable` watches.

    > Quoted words count.

    - An item, and
      - an inner one

    | Operator | Meaning |
    | --- | --- |
    | `&&` | both |

    ### Colors

    A type whose value does not matter has 🎴 and 👩‍💻 on it, and a heart ❤️.

    ```swift
    let indices: [Int]?   = faceUp.indices
    func f(_ x: inout Int) -> Int { x }
    ```

    ## Recall

    A footnote.[^1]

    [^1]: It speaks of bookbinding.

    <details><summary>Unfold</summary>A <b>bold</b> claim.</details>

    <!-- nobody sees this -->

    """,
    "notes/03-korean.md": """
    # 짝맞추기

    게임판을 만든다. 테마를 고르고 점수는 모델이 센다.

    ## 값 타입과 참조

    구조체는 값 타입이다. Array를 복사하면 값이 복사된다. ㅋㅋ

    ## 점수

    카드를 뒤집으면 점수가 바뀐다.

    """.decomposedStringWithCanonicalMapping,
    "exercises/flip-count/.docs/instructions.md": "# Flip count\n\n## 1. Count\n\nCount the flips in the model.\n",
    "exercises/flip-count/.docs/hints.md": "# Hints\n\n## 1. Count\n\n- Look at the secret sauce.\n",
    "exercises/flip-count/.meta/Sources/A/A.swift": "// secret sauce\n",
  ]

  struct Case: CustomTestStringConvertible, Sendable {
    var words: [String]
    var hits: [String]
    init(_ words: String..., hits: [String]) { (self.words, self.hits) = (words, hits) }
    var testDescription: String { words.joined(separator: " ") }
  }

  static let english = [
    Case("theme", hits: ["02-concentration#themes"]),
    Case("THEMES", hits: ["02-concentration#themes"]),
    Case("name", "every", hits: ["02-concentration#themes"]),
    Case("observ", hits: ["02-concentration#themes"]),
    // Any order, and a phrase in one.
    Case("value", "type", hits: ["02-concentration#themes", "02-concentration#colors"]),
    Case("matter", "value", hits: ["02-concentration#colors"]),
    Case("value type", hits: ["02-concentration#themes"]),
    Case("\"value type\"", "every", hits: ["02-concentration#themes"]),
    Case("“value  type”", hits: ["02-concentration#themes"]),
    // Over the line's end of the source.
    Case("with an index", hits: ["02-concentration#themes"]),
    // Words that stand in several sections find the one around them, and titles count for what is below them.
    Case("every", "heart", hits: ["02-concentration#themes"]),
    Case("every", "footnote", hits: ["02-concentration#concentration"]),
    Case("concentration", "heart", hits: ["02-concentration#colors"]),
    Case("concentration", hits: ["02-concentration#concentration"]),
    // Full case folding, and letters with marks.
    Case("strasse", hits: ["02-concentration#concentration"]),
    Case("café", hits: ["02-concentration#concentration"]),
    Case("cafe\u{301}", hits: ["02-concentration#concentration"]),
    // Code as it is typed.
    Case("chooseCard(at:)", hits: ["02-concentration#themes"]),
    Case("choosecard(AT:", hits: ["02-concentration#themes"]),
    Case("@Observable", hits: ["02-concentration#themes"]),
    Case("[Int]?", hits: ["02-concentration#colors"]),
    Case("inout", hits: ["02-concentration#colors"]),
    Case("->", hits: ["02-concentration#colors"]),
    Case("[Int]? = faceUp", hits: ["02-concentration#colors"]),
    Case("&&", hits: ["02-concentration#themes"]),
    Case("*", hits: []),
    Case("NEAR(a", hits: []),
    Case("\"", hits: []),
    // Everything that a reader sees, and nothing else.
    Case("quoted", hits: ["02-concentration#themes"]),
    Case("inner", hits: ["02-concentration#themes"]),
    Case("operator", hits: ["02-concentration#themes"]),
    Case("bookbinding", hits: ["02-concentration#recall"]),
    Case("bold", "unfold", hits: ["02-concentration#recall"]),
    Case("summary", hits: []),
    Case("nobody", hits: []),
    Case("secret", hits: []),
    // Emoji, with and without their selectors and joiners.
    Case("🎴", hits: ["02-concentration#colors"]),
    Case("👩‍💻", hits: ["02-concentration#colors"]),
    Case("❤", hits: ["02-concentration#colors"]),
    Case("❤️", hits: ["02-concentration#colors"]),
    // Names, of which the text's own finds it where nothing in it is found.
    Case("flip-count", hits: ["flip-count"]),
    Case("flips", hits: ["flip-count#1-count"]),
    Case("02-conc", hits: ["02-concentration"]),
  ]

  /// The note is decomposed in its file, as a Mac writes names and some editors text.
  static let korean = [
    Case("테마", hits: ["03-korean#짝맞추기"]),
    Case("테마".decomposedStringWithCanonicalMapping, hits: ["03-korean#짝맞추기"]),
    Case("테마를", hits: ["03-korean#짝맞추기"]),
    // Inside a word.
    Case("판", hits: ["03-korean#짝맞추기"]),
    Case("맞추", hits: ["03-korean#짝맞추기"]),
    Case("타입", "값", hits: ["03-korean#값-타입과-참조"]),
    Case("값 타입", hits: ["03-korean#값-타입과-참조"]),
    Case("array", hits: ["03-korean#값-타입과-참조"]),
    // However compounds are spaced.
    Case("값타입", hits: ["03-korean#값-타입과-참조"]),
    Case("값타입", "array", hits: ["03-korean#값-타입과-참조"]),
    Case("게임", "판", hits: ["03-korean#짝맞추기"]),
    Case("값테마", hits: []),
    // A title before two bodies.
    Case("점수", hits: ["03-korean#점수", "03-korean#짝맞추기"]),
    // Initial consonants, alone, in part, with syllables, as keyboards join them, and as conjoining jamo.
    Case("ㅌㅁ", hits: ["03-korean#짝맞추기"]),
    Case("ㅌㅁㄹ", hits: ["03-korean#짝맞추기"]),
    Case("ㅌ마", hits: ["03-korean#짝맞추기"]),
    Case("테ㅁ", hits: ["03-korean#짝맞추기"]),
    Case("게ㅇㅍ", hits: ["03-korean#짝맞추기"]),
    Case("ㅁㅊㄱ", hits: ["03-korean#짝맞추기"]),
    Case("ㅉ", hits: ["03-korean#짝맞추기"]),
    Case("ᄐᄆ", hits: ["03-korean#짝맞추기"]),
    Case("ㄱㅈㅊ", hits: ["03-korean#값-타입과-참조"]),
    Case("ㄳ", hits: []),
    Case("ㅋㅋ", hits: ["03-korean#값-타입과-참조"]),
    Case("ㅌㅈ", hits: []),
    Case("ㅁㄷ", "ㅌㅁ", hits: ["03-korean#짝맞추기"]),
  ]

  private let course: SearchedCourse

  init() throws { course = try SearchedCourse(Self.files) }

  @Test("finds English, code and signs", arguments: english)
  func findsEnglish(_ example: Case) throws { try check(example) }

  @Test("finds Korean", arguments: korean)
  func findsKorean(_ example: Case) throws { try check(example) }

  private func check(_ example: Case) throws {
    let result = try course.index().search(SearchQuery(arguments: example.words), language: "en", limit: 100)
    #expect(result.hits.map(\.reference) == example.hits)
    #expect(result.total == example.hits.count)
  }

  @Test(
    "finds nothing odd for what nobody would type",
    arguments: [
      "\u{1B}[31m", "'; DROP TABLE notes; --", "^theme", "theme*", "title:theme", String(repeating: "ㅋ", count: 5000),
      "\u{FFFD}", "-theme", "\"unclosed phrase", "\u{1F3F4}\u{E0067}\u{E007F}",
    ])
  func oddities(word: String) throws {
    // As it is, each of these stands nowhere; only what cannot be seen is left out of account.
    #expect(try course.hits(word, "zzz").isEmpty)
    #expect(try course.hits(word).isEmpty)
  }

  @Test(
    "says that there is nothing to search for",
    arguments: [[""], [" "], ["\u{0}"], ["\u{200B}", "\u{AD}"], ["\"\""], []])
  func noWords(words: [String]) {
    #expect(throws: SearchQuery.Failure.noWords) { try SearchQuery(arguments: words) }
  }

  @Test("takes as many words as a mask has bits, and says so of more")
  func manyWords() throws {
    let words = (1...64).map { "word\($0)" }
    let all = try SearchQuery(arguments: words).all
    #expect(all == .max)
    #expect(throws: SearchQuery.Failure.tooManyWords) { try SearchQuery(arguments: words + ["more"]) }
    #expect(try course.hits("a", "a", "A").count == course.hits("a").count)
  }

  @Test(
    "says which words are nowhere, and what may have been meant",
    arguments: [
      ("themse", "theme"), ("foootnote", "footnote"), ("테미를", "테마를"),
    ])
  func suggestion(typed: String, meant: String) throws {
    #expect(try course.search(typed, "name").absentWords == [typed])
    #expect(try course.index().suggestion(for: typed) == meant)
    #expect(try course.index().suggestion(for: "qqqqqqqq") == nil)
  }

  @Test("shows no more than it is asked for, and counts all")
  func limit() throws {
    let all = try course.search("a")
    #expect(all.total > 2)
    let some = try course.search("a", limit: 2)
    #expect(some.hits == Array(all.hits.prefix(2)))
    #expect(some.total == all.total)
  }
}

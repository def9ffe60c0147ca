import Course
import Testing

@testable import Search

@Suite("Ranking")
struct RankingTests {
  private static let filler = (1...20).map { "Filler \($0) of nothing in particular.\n\n" }.joined()

  /// Each of two sections that a search is to put in this order.
  @Test(
    "puts the better section first",
    arguments: [
      ("a title before a body", "card", "## Card\n\nNothing.", "## Other\n\nA card and a card."),
      (
        "a title that is the word before one that has it", "theme", "## Themes\n\n\(filler)",
        "## A theme of many\n\nOne."
      ),
      (
        "a long section with the title before a short one without", "card", "## Cards\n\n\(filler)",
        "## Other\n\nA card."
      ),
      ("a whole word before a part of one", "set", "## One\n\nA set here.", "## Two\n\nAn offset and a reset."),
      ("a word's beginning before its middle", "set", "## One\n\nSome settings.", "## Two\n\nAn offset."),
      ("a plural as the word", "theme", "## One\n\nSome themes.", "## Two\n\nThe themed."),
      ("a word with particles before a longer word", "테마", "## 하나\n\n테마에서는 쉽다.", "## 둘\n\n테마파크는 쉽다."),
      (
        "a word with a particle that stands after another script", "array", "## 하나\n\nArray를 쓴다.",
        "## 둘\n\nsubarray 쓴다."
      ),
      ("often before once", "card", "## One\n\nA card, the card, each card.", "## Two\n\nA card, the deck, each flip."),
      ("in a short section before a long one", "card", "## One\n\nA card.", "## Two\n\nA card.\n\n" + filler),
      ("the rare word decides", "the joker", "## One\n\nThe joker.", "## Two\n\nThe the the the the the joke."),
      (
        "words as they stand before scattered ones", "value type", "## One\n\nA value type.",
        "## Two\n\nA type, of value."
      ),
    ])
  func order(name: String, words: String, better: String, worse: String) throws {
    for text in ["\(better)\n\n\(worse)\n", "\(worse)\n\n\(better)\n"] {
      let course = try SearchedCourse(note: "# Note\n\n\(text)")
      let parts = words.split(separator: " ").map(String.init)
      let result = try course.index().search(SearchQuery(arguments: parts), language: "en", limit: 9)
      let wanted = better.split(separator: "\n")[0].dropFirst(3)
      #expect(result.hits.first.map { $0.titles.last?.text } == String(wanted), "\(result.hits.map(\.reference))")
    }
  }

  @Test("equals stay in reading order")
  func readingOrder() throws {
    let course = try SearchedCourse(note: "# Note\n\n## B\n\nA card.\n\n## A\n\nA card.\n\n## C\n\nA card.\n")
    #expect(try course.hits("card") == ["note#b", "note#a", "note#c"])
  }

  // MARK: Languages

  private static let pair = [
    "notes/README.md": "# Course\n\n- [Set](set.md)\n- [Log](log.md)\n",
    "notes/set.md":
      "# Set\n\n## Rules\n\nThree cards make a set; `isMatched` tells.\n\n## Themes\n\nA theme for each.\n",
    "notes/ko/set.md": "# 세트\n\n## 규칙\n\n카드 세 장이 세트다. `isMatched` 값.\n\n## 테마\n\n테마는 하나씩.\n",
    "notes/log.md": "# Log\n\nWhat isMatched cost me: isMatched, isMatched.\n",
    "exercises/deal/.docs/instructions.md": "# Deal\n\nDeal the cards.\n",
    "exercises/deal/.docs/instructions.ko.md": "# 나눠주기\n\n카드를 나눠준다.\n",
  ]

  @Test(
    "a section that is found in both languages is shown in the person's own",
    arguments: [
      ("en", ["log#log", "set#rules"]), ("ko", ["log#log", "ko/set#규칙"]),
    ])
  func twins(language: String, hits: [String]) throws {
    #expect(try SearchedCourse(Self.pair).hits("isMatched", language: language) == hits)
  }

  @Test(
    "what is found in the other language alone is shown in it, after the person's own",
    arguments: [
      ("테마", "en", ["ko/set#테마"], [true]), ("테마", "ko", ["ko/set#테마"], [false]),
      ("theme", "ko", ["set#themes"], [true]), ("theme", "en", ["set#themes"], [false]),
      // No translation: the original is everybody's.
      ("cost", "ko", ["log#log"], [false]),
      ("카드", "en", ["ko/set#규칙", "ko/deal#나눠주기"], [true, true]),
      ("deal", "ko", ["ko/deal", "deal#deal"], [false, true]),
    ])
  func otherLanguage(word: String, language: String, hits: [String], needsLanguage: [Bool]) throws {
    let result = try SearchedCourse(Self.pair).search(word, language: language)
    #expect(Set(result.hits.map(\.reference)) == Set(hits))
    #expect(result.hits.map(\.needsLanguage) == needsLanguage)
  }

  @Test("the person's language comes first, however well another fits")
  func languageFirst() throws {
    var files = Self.pair
    files["notes/ko/set.md"] = "# Deal\n\n## Deal\n\nDeal, deal, deal.\n\n## 테마\n\n테마.\n"
    let hits = try SearchedCourse(files).search("deal", language: "en").hits
    #expect(hits.map(\.text.language).firstIndex(of: "ko") == hits.firstIndex { $0.needsLanguage })
    #expect(hits.first?.text.language == nil)
  }
}

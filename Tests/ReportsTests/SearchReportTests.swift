import Course
import Search
import Testing
import Typesetting

@testable import Reports

@Suite("The report of a search")
struct SearchReportTests {
  private func hit(
    _ subject: CourseText.Subject, _ titles: [String], anchor: String?, _ passage: MarkedText, language: String? = nil,
    needsLanguage: Bool = false
  ) -> SearchHit {
    SearchHit(
      text: CourseText(subject: subject, file: "notes/x.md", original: "notes/x.md", language: language),
      titles: titles.map { MarkedText($0) }, anchor: anchor, line: 7, passage: passage, needsLanguage: needsLanguage)
  }

  private func marked(_ text: String, _ word: String) -> MarkedText {
    MarkedText(text, marks: text.ranges(of: word))
  }

  private var result: SearchResult {
    SearchResult(
      hits: [
        hit(
          .note("02-concentration"), ["Concentration", "A new game", "Themes"], anchor: "themes",
          marked(
            "The author spent two thirds of the whole assignment on themes. A theme there is more than the required emoji: it also has a color.",
            "theme")),
        hit(
          .note("02 한국어"), ["짝맞추기", "테마"], anchor: "테마", marked("테마를 고르면 카드의 그림이 바뀐다.", "테마"), language: "ko",
          needsLanguage: true),
        hit(.exercise("flip-count"), ["Flip count"], anchor: "flip-count", marked("Count them.", "Count")),
        hit(.exercise("flip-count"), ["Flip count", "1. Count"], anchor: "1-count", MarkedText("")),
      ], total: 9)
  }

  private func lines(_ width: Int) -> [StyledLine] {
    SearchReport(result: result, appearance: Appearance(width: width, isColoured: false, isUnicode: true)).lines
  }

  @Test("shows where, what, and how to open it")
  func snapshot() {
    #expect(
      lines(64).map(\.text).joined(separator: "\n") == """

          Concentration › A new game › Themes
            The author spent two thirds of the whole assignment on
            themes. A theme there is more than the required emoji: it …
            lectern read 02-concentration#themes

          짝맞추기 › 테마
            테마를 고르면 카드의 그림이 바뀐다.
            lectern read '02 한국어#테마' --lang ko

          flip-count › Flip count
            Count them.
            lectern read flip-count#flip-count

          flip-count › 1. Count
            lectern read flip-count#1-count

          4 of 9 sections; '--limit 9' shows all.

        """)
  }

  @Test("keeps to the width, with the word in sight", arguments: [1, 2, 5, 12, 20, 40, 80, 120, 400])
  func widths(width: Int) {
    let late = marked(
      String(repeating: "words and 낱말 ", count: 30) + "joker " + String(repeating: "more ", count: 30), "joker")
    let report = SearchReport(
      result: SearchResult(hits: result.hits + [hit(.note("x"), ["X"], anchor: nil, late)], total: 5),
      appearance: Appearance(width: width, isColoured: true, isUnicode: true))
    for line in report.lines { #expect(line.cells <= width, "\(line.text)") }
    guard width >= 20 else { return }
    let sought = report.lines.flatMap(\.spans).filter { $0.style.isSuperset(of: [.accent, .strong]) }.map(\.text)
    #expect(sought.contains("joker"))
    #expect(sought.contains("테마"))
  }

  @Test("shows what would drive a terminal as signs")
  func controls() {
    let hostile = "\u{1B}]0;title\u{7}\u{202E}joker\u{9B}31m"
    let report = SearchReport(
      result: SearchResult(hits: [hit(.note(hostile), [hostile], anchor: hostile, marked(hostile, "joker"))], total: 1),
      appearance: Appearance(width: 80, isColoured: false, isUnicode: true))
    for scalar in report.lines.map(\.text).joined().unicodeScalars {
      #expect(scalar.properties.generalCategory != .control && scalar.value != 0x202E)
    }
  }

  @Test(
    "says whose fault it is that nothing was found",
    arguments: [
      (["themse"], ["themse"], "Nothing in this course has 'themse'. Did you mean 'theme'?"),
      (["a", "themse"], ["themse"], "Nothing in this course has 'themse'. Did you mean 'theme'?"),
      (
        ["value type"], ["value type"],
        "Nothing in this course has 'value type'. Without quotes its words are found in any order."
      ),
      (["a", "b"], [], "No note or instructions have all of these words. Leave one out to find more."),
    ])
  func nothing(words: [String], absent: [String], message: String) throws {
    let result = SearchResult(hits: [], total: 0, absentWords: absent)
    #expect(
      try NothingFound(SearchQuery(arguments: words), result) { $0 == "themse" ? "theme" : nil }.message == message)
  }
}

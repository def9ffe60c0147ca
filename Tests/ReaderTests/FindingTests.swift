import Markdown
import Terminal
import Testing
import Typesetting

@testable import Reader

@Suite("Finding")
struct FindingTests {
  private func lines(_ markdown: String, width: Int = 20) -> [StyledLine] {
    var typesetter = Typesetter(width: width)
    return typesetter.lines(for: Document(parsing: markdown).blocks)
  }

  /// What the matches cover, a list of pieces for each.
  private func found(_ words: String, in markdown: String, width: Int = 20) -> [[String]] {
    let lines = lines(markdown, width: width)
    return (SearchWords(words)?.matches(in: lines) ?? []).map { match in
      match.parts.map { lines[$0.line].text.utf8(from: $0.range.lowerBound, to: $0.range.upperBound) }
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var words: String
    var text: String
    var found: [[String]]
    var testDescription: String { "\(words) in \(text)" }
  }

  // "테마" in NFC and NFD are canonically equivalent (The Unicode Standard, section 3.7), as are é and e with U+0301.
  static let cases: [Case] = [
    .init(words: "sum", text: "A Sum, sums and SUM", found: [["Sum"], ["sum"], ["SUM"]]),
    .init(words: "테마", text: "이 \u{1110}\u{1166}\u{1106}\u{1161}를 고른다", found: [["\u{1110}\u{1166}\u{1106}\u{1161}"]]),
    .init(words: "\u{1110}\u{1166}\u{1106}\u{1161}", text: "테마를", found: [["테마"]]),
    .init(words: "cafe\u{301}", text: "a CAFÉ", found: [["CAFÉ"]]),
    .init(words: "one two", text: "aaa bbb ccc one two", found: [["one", "two"]]),
    .init(words: "aaa", text: "aaaaaa", found: [["aaa"], ["aaa"]]),
    .init(words: "👩‍👩‍👧", text: "the 👩‍👩‍👧 here", found: [["👩‍👩‍👧"]]),
    .init(words: "👩", text: "the 👩‍👩‍👧 here", found: []),
    .init(words: "bold text", text: "some **bold** text", found: [["bold text"]]),
    .init(words: "•", text: "- an item", found: []),
    .init(words: "one two", text: "one\n\ntwo", found: []),
    .init(words: "x", text: "", found: []),
  ]

  @Test(
    "words are found whatever their case and form, across broken lines, and never in what nobody wrote",
    arguments: cases)
  func matches(_ example: Case) {
    #expect(found(example.words, in: example.text) == example.found)
  }

  @Test("a word that was cut to fit is found in two pieces")
  func cutWords() {
    #expect(
      found("abcdefghijklmnopqrst", in: "abcdefghijklmnopqrstuvwxyz", width: 12) == [["abcdefghij", "klmnopqrst"]])
  }

  @Test("n goes from match to match and round, N back")
  func nextAndPrevious() {
    var reading = Reading(PageTests.long)
    reading.press("/")
    reading.type("words of part 2")
    #expect(reading.state.search?.current != nil)
    reading.press("Enter")
    var seen: [String] = []
    for _ in 0..<4 {
      let line = reading.state.search?.current?.parts.first?.line ?? 0
      #expect(reading.state.visibleLines.contains(line))
      seen.append(String(reading.state.page?[line].text.trimmed.prefix(18) ?? ""))
      reading.press("n")
    }
    #expect(seen == ["Words of part 2, w", "Words of part 20, ", "Words of part 21, ", "Words of part 22, "])
    reading.press("N N N N N")
    #expect(reading.lastRow.contains("On from the end."))
    let line = reading.state.search?.current?.parts.first?.line ?? 0
    #expect(reading.state.page?[line].text.contains("part 299") == true)
    reading.press("n")
    #expect(reading.lastRow.contains("On from the beginning."))
  }

  @Test("what is not there is said, and Esc ends the search")
  func notFound() {
    var reading = Reading()
    reading.press("/")
    reading.type("zebra")
    reading.press("Enter")
    #expect(reading.state.search != nil && reading.state.search?.current == nil)
    reading.press("n")
    #expect(reading.lastRow == " 'zebra' is not in this text.")
    reading.press("Esc")
    #expect(reading.state.search == nil)
  }

  // MARK: Titles

  @Test(
    "a title is found by a part, by letters in their order and by initial consonants",
    arguments: [
      ("fli", ["Flip count", "The flip"]), ("fc", ["Flip count"]), ("count flip", ["Flip count"]),
      ("테", ["테마 고르기"]), ("ㅌㅁ", ["테마 고르기"]), ("ㅌㅁㄱ", ["테마 고르기"]), ("마 고", ["테마 고르기"]), ("zz", []),
      ("", ["Flip count", "The flip", "테마 고르기"]),
    ])
  func titles(typed: String, expected: [String]) {
    let items = ["Flip count", "The flip", "테마 고르기"].map { PickerItem(title: $0, name: .note("n"), target: .top) }
    #expect(TitleFilter(typed).filtered(items).map(\.title) == expected)
  }

  @Test("a heading is gone to by its name, here and in another note")
  func goTo() {
    var reading = Reading(course: Reading.course)
    reading.press("t")
    reading.type("dee")
    reading.press("Enter")
    #expect(reading.state.visibleLines.contains(reading.state.page?.line(ofAnchor: "deeper") ?? -1))
    reading.press("t")
    reading.type("times")
    reading.press("Enter")
    #expect(reading.effects.last == .open(.note("02-products"), Arrival(.anchor("times-tables"))))
  }

  @Test("the course is searched as words are typed, and only the answer to what stands there is shown")
  func courseSearch() {
    var reading = Reading(course: Reading.course)
    reading.press("s")
    reading.type("ta")
    #expect(reading.effects.suffix(2) == [.searchCourse(words: "t"), .searchCourse(words: "ta")])
    let item = PickerItem(
      title: "Times tables", name: .note("02-products"), target: .words(anchor: "times-tables", "ta"))
    reading.send(.found(words: "t", []))
    reading.send(.found(words: "ta", [item]))
    reading.send(.found(words: "x", []))
    #expect(reading.screen.contains("▸ Times tables"))
    reading.press("Enter")
    #expect(reading.effects.last == .open(.note("02-products"), Arrival(item.target)))
  }

  @Test("a click picks the row that is under it")
  func clickedRow() {
    var reading = Reading(rows: 14, course: Reading.course)
    reading.press("t")
    let row = reading.screen.firstIndex { $0.contains("Deeper") } ?? 0
    reading.send(.input(.mouse(.press, column: 5, row: row)))
    #expect(reading.state.overlay == nil)
    #expect(reading.state.aim == "deeper")
  }
}

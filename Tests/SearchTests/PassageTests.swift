import Testing

@testable import Search

@Suite("Passages")
struct PassageTests {
  private static let note = """
    ---
    title: Front matter
    ---

    Before all headings.

    # Note

    Lead.

    ## Prose

    The first paragraph has a card
    and on its second line a joker,
    and so on.

    The second paragraph has a card and a joker together.

    - An item
      with a lining
    - Another

    | Head | Tail |
    |---|---|
    | one | two |
    | three | four |

    ```swift
    let a = 1
    \tlet deck = Deck(a)
    ```

        indented()

    > Quote

    <div>
    raw text
    </div>

    Setext
    ------

    Café de\u{301}ja\u{300} vu, 가\u{1102}\u{1161}다.

    """

  /// The lines are those of `grep -n` over the note, but for the lining, which stands on the line after its item's.
  @Test(
    "show the line that holds most of the words, with its place in the source",
    arguments: [
      ("before", "[Before] all headings.", 5), ("lead", "[Lead].", 9),
      ("first", "The [first] paragraph has a card and on its second line a joker, and so on.", 13),
      ("joker,", "The first paragraph has a card and on its second line a [joker,] and so on.", 14),
      ("card together", "The second paragraph has a [card] and a joker [together].", 17),
      ("lining", "An item with a [lining]", 20), ("another", "[Another]", 21), ("head", "[Head] | Tail", 23),
      ("two", "one | [two]", 25), ("four", "three | [four]", 26), ("deck(a)", "\tlet deck = [Deck(a)]", 30),
      ("indented", "[indented]()", 33), ("quote", "[Quote]", 35), ("raw", "[raw] text", 38),
      ("déjà", "Café [de\u{301}ja\u{300}] vu, 가\u{1102}\u{1161}다.", 44),
      ("나다", "Café de\u{301}ja\u{300} vu, 가[\u{1102}\u{1161}다].", 44),
      // Only the title has it: the beginning of the section tells what it is about.
      ("setext", "Café de\u{301}ja\u{300} vu, 가\u{1102}\u{1161}다.", 44),
    ])
  func passage(words: String, marked: String, line: Int) throws {
    let course = try SearchedCourse(note: Self.note)
    let parts = words.split(separator: " ").map(String.init)
    let hit = try #require(course.index().search(SearchQuery(arguments: parts), language: "en", limit: 1).hits.first)
    #expect(hit.marked == marked)
    #expect(hit.line == line)
  }

  @Test("have a way of titles, in the last of which the words are marked")
  func titles() throws {
    let course = try SearchedCourse(note: "# Card\n\n## A card\n\n#### Of cards\n\nDeep.\n\n## Else\n")
    let hit = try #require(course.search("card").hits.first { $0.anchor == "of-cards" })
    #expect(hit.titles.map(\.bracketed) == ["Card", "A card", "Of [card]s"])
    #expect(try course.search("else").hits.first?.passage.text == "")
    #expect(try course.search("else").hits.first?.line == 9)
  }

  @Test("stay in step with what was searched, whatever entities put into a line")
  func entities() throws {
    let course = try SearchedCourse(
      note: "# T&#10;itle\n\none&#13;\n\ntwo&#10;three\n\njoker &#0; &#8232; four\n\nfive\n")
    #expect(try course.search("joker").hits.first?.marked == "[joker] \u{FFFD} \u{2028} four")
    #expect(try course.search("five").hits.first?.marked == "[five]")
    #expect(try course.search("five").hits.first?.line == 9)
  }

  @Test("are cut to a length around the first mark", arguments: [0, 1, 50, 500, 999])
  func cut(position: Int) {
    var words = [String](repeating: "말", count: 1000)
    words[position] = "card"
    let cut = MarkedText(words.joined(separator: " "), [SearchWord("card")].compactMap { $0 }).cut(to: 30)
    #expect(cut.bracketed.contains("[card]"))
    #expect((30...32).contains(cut.text.count))
    #expect(cut.text.hasPrefix("…") == (position > 5))
    #expect(cut.text.hasSuffix("…") == (position < 995))
  }

  @Test("are cut to where most of the words are")
  func focus() {
    let filler = String(repeating: "말 ", count: 60)
    let words = ["card", "joker", "deck"].compactMap(SearchWord.init)
    let text = "card \(filler) deck and card \(filler) a joker, deck; card \(filler) joker"
    let cut = MarkedText(text, words).cut(to: 60)
    #expect(cut.bracketed.contains("[joker], [deck]; [card]"))
    #expect(cut.focus.map { cut.text[$0...].hasPrefix("joker, deck") } == true)
  }

  @Test("of a line without end are found as fast as others, and bounded")
  func endlessLine() throws {
    let course = try SearchedCourse(
      note: String(repeating: "가나다 abc ", count: 100_000) + "joker " + String(repeating: "x", count: 100_000))
    let hit = try #require(course.search("joker").hits.first)
    #expect(hit.marked.contains("[joker]"))
    #expect(hit.passage.text.count < 700)
  }

  @Test("marks that meet are one, and cover whole clusters")
  func marks() {
    let words = ["abc", "cd", "x", "e"].compactMap(SearchWord.init)
    #expect(MarkedText("ABCD e\u{301} ex", words).bracketed == "[ABCD] e\u{301} [ex]")
  }
}

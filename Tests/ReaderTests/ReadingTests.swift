import Terminal
import Testing
import Typesetting

@testable import Reader

@Suite("Reading")
struct ReadingTests {
  // MARK: Moving

  @Test(
    "keys move through the text",
    arguments: [
      ("j j", 2), ("j j k", 1), ("Down Down", 2), ("Space", 20), ("Space b", 0), ("d", 10), ("d u", 0), ("k", 0),
      ("PgDn PgUp", 0), ("^d ^u", 0), ("G g", 0), ("End Home", 0), ("ㅓ ㅓ ㅏ", 1),
    ])
  func moving(keys: String, top: Int) {
    var reading = Reading(PageTests.long, rows: 24)
    reading.press(keys)
    #expect(reading.state.top == top, "\(keys)")
  }

  @Test("the end of the text stays at the bottom")
  func end() {
    var reading = Reading(PageTests.long)
    reading.press("G")
    #expect(reading.state.top == reading.state.lastTop)
    let last = reading.state.page?.lineCount ?? 0
    reading.press("Space j d ]")
    #expect(reading.state.visibleLines.upperBound == last)
    #expect(reading.screen[0].hasSuffix("100 %"))
  }

  @Test("] and [ go from section to section")
  func sections() {
    var reading = Reading(PageTests.long)
    reading.press("] ] ]")
    #expect(reading.firstLine == "Part 4")
    reading.press("[")
    #expect(reading.firstLine == "Part 3")
    reading.press("j [")
    #expect(reading.firstLine == "Part 3")
    reading.press("[ [ [ [")
    #expect(reading.state.top == 0)
  }

  @Test(
    "the place is the same after any change of size and back", arguments: [(40, 10), (20, 5), (200, 60), (120, 40)])
  func resizing(columns: Int, rows: Int) {
    var reading = Reading(PageTests.long)
    reading.press("] ] ] ] j j j")
    let (top, first) = (reading.state.top, reading.firstLine)
    for _ in 0..<5 {
      reading.resize(columns, rows)
      let heading = reading.state.page?.heading(at: reading.state.top).flatMap {
        reading.state.page?.headings[$0].title
      }
      #expect(heading == "Part 5")
      reading.resize(80, 24)
      #expect(reading.state.top == top && reading.firstLine == first)
    }
  }

  @Test("a text is opened where it was left")
  func remembering() {
    var reading = Reading(PageTests.long)
    reading.press("] ] ] j j")
    guard case .keepPlace(_, let place)? = reading.state.keptPlace.first else {
      Issue.record("no place")
      return
    }
    var later = Reading("# Something else", columns: 60, rows: 20)
    later.send(.opened(Reading.text(PageTests.long, place: place), Arrival(.remembered)))
    let heading = later.state.page?.heading(at: later.state.top).flatMap { later.state.page?.headings[$0].title }
    #expect(heading == "Part 4")
  }

  // MARK: Links

  @Test("links are followed by their numbers, and one comes back")
  func links() {
    var reading = Reading(rows: 40)
    reading.press("l")
    #expect(reading.screen.contains { $0.contains("1 the product and 2 below") })
    reading.press("1")
    #expect(reading.effects.last == .follow(destination: "02-products.md#products", from: .note("01-sums")))
    reading.resize(80, 12)
    reading.press("l 2")
    #expect(reading.firstLine == "Why")
    reading.press("Left")
    #expect(reading.state.top == 0)
    reading.press("Right")
    #expect(reading.firstLine == "Why")
    reading.press("Right")
    #expect(reading.lastRow.contains("nothing to go forward to"))
  }

  @Test("an address of the web is copied for a browser")
  func addresses() {
    var reading = Reading(rows: 40)
    reading.press("l 4")
    #expect(reading.effects.last == .copy("https://example.com/sums"))
    #expect(reading.lastRow.contains("https://example.com/sums"))
  }

  @Test("a link to another text has a way back to the same place")
  func backToOtherText() {
    var reading = Reading(rows: 12)
    reading.press("] ] j")
    let place = reading.state.place
    reading.send(.opened(Reading.text("# Products", name: .note("02-products")), Arrival(.top)))
    reading.press("Back")
    #expect(reading.effects.last == .open(.note("01-sums"), Arrival(.place(place), .back)))
    reading.send(.opened(Reading.text(Reading.note), Arrival(.place(place), .back)))
    #expect(reading.state.place == place && reading.state.back.isEmpty && reading.state.forward.count == 1)
  }

  @Test("a click follows the link under it, in the text and in the outline")
  func clicks() throws {
    var reading = Reading(columns: 120, rows: 40, course: Reading.course)
    let row = try #require(reading.screen.firstIndex { $0.contains("the product") })
    let column = try #require(reading.screen[row].firstRange(of: "product"))
    let cell = reading.screen[row].distance(from: reading.screen[row].startIndex, to: column.lowerBound)
    reading.send(.input(.mouse(.press, column: cell, row: row)))
    #expect(reading.effects.last == .follow(destination: "02-products.md#products", from: .note("01-sums")))
    let outline = try #require(reading.screen.firstIndex { $0.contains("2  Products") })
    reading.send(.input(.mouse(.press, column: 6, row: outline)))
    #expect(reading.effects.last == .open(.note("02-products"), Arrival(.remembered)))
  }

  // MARK: Copying

  @Test("the only code block is copied at once, one of several by its number")
  func copying() {
    var reading = Reading(rows: 14)
    reading.press("y")
    #expect(reading.effects.last == .copy("func sum(_ a: Int, _ b: Int) -> Int {\n\ta + b\n}\n"))
    #expect(reading.lastRow == " Copied 3 lines.")
    reading.resize(80, 40)
    reading.press("y 2")
    #expect(reading.effects.last == .copy("1 + 1\n"))
    #expect(reading.lastRow == " Copied 1 line.")
  }

  // MARK: Around the text

  @Test("the outline is folded away where there is little room, and walked where it is shown")
  func outline() {
    var reading = Reading(columns: 80, rows: 24, course: Reading.course)
    #expect(reading.state.layout.outline.isEmpty)
    reading.press("o")
    #expect(!reading.state.layout.outline.isEmpty && reading.state.focus == .outline)
    reading.press("j j Enter")
    #expect(reading.state.focus == .text)
    reading.resize(60, 20)
    #expect(reading.state.layout.outline.isEmpty)
    reading.press("o")
    #expect(reading.state.layout.outline == reading.state.layout.text)
    reading.press("G Enter")
    #expect(reading.effects.last == .open(.note("02-products"), Arrival(.remembered)))
    reading.resize(120, 40)
    #expect(!reading.state.layout.outline.isEmpty)
  }

  @Test("colours follow the terminal's answer and the key")
  func ground() {
    var reading = Reading()
    reading.send(.input(.ground(.light)))
    reading.press("L")
    #expect(reading.effects == [.setGround(.light), .setGround(.dark)])
  }

  @Test("leaving keeps the place", arguments: ["q", "^c"])
  func leaving(key: String) {
    var reading = Reading()
    reading.press(key)
    #expect(reading.effects == [.keepPlace(.note("01-sums"), .top), .quit])
  }
}

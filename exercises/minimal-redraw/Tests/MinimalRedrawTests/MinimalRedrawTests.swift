import Testing

@testable import MinimalRedraw

/// The table of most checks holds the cards 40 🐙, 7 🐠, 12 🐙 and 3 🐠, face down: their ids are not their places.
@Suite("Minimal redraw")
struct MinimalRedrawTests {
  // Task 1
  @Test("draws the card that was turned over, and only that one", arguments: [40, 7, 12, 3])
  func drawsTheFlippedCard(id: Int) {
    #expect(
      redrawn(from: table(), to: table(faceUp: [id])) == [id],
      "only card \(id) looks different; the other three are on the screen already")
    #expect(
      redrawn(from: table(faceUp: [id]), to: table()) == [id],
      "only card \(id) turned back, from face up to face down: that changes its look, too, so it has to be drawn")
  }

  // Task 1
  @Test("draws every card that has changed, and none when nothing has")
  func drawsEveryChangedCard() {
    #expect(
      redrawn(from: table(faceUp: [7, 3]), to: table(faceUp: [7, 12, 40])) == [3, 12, 40],
      "3 turned back, 12 and 40 turned over, and 7 lies as it lay")
    #expect(
      redrawn(from: table(faceUp: [7, 3]), to: table(faceUp: [7, 3])) == [], "two equal tables: nothing to draw")
  }

  // Task 1
  @Test("looks at everything that a card shows")
  func looksAtEverything() {
    let matched = table().map { Card(id: $0.id, content: $0.content, isMatched: $0.id == 7) }
    #expect(
      redrawn(from: table(), to: matched) == [7], "a card that was matched looks different, though no side changed")
    let renamed = table().map { Card(id: $0.id, content: $0.id == 12 ? "🦀" : $0.content) }
    #expect(
      redrawn(from: table(), to: renamed) == [12], "a card with new content looks different, though it has the same id")
  }

  // Task 1
  @Test("works with content of any type that can be compared")
  func worksWithOtherContent() {
    let old = [Card(id: 1, content: 10), Card(id: 2, content: 20)]
    let new = [Card(id: 1, content: 10), Card(id: 2, content: 30)]
    #expect(redrawn(from: old, to: new) == [2], "the content is a number here: 20 became 30")
  }

  // Task 2
  @Test("does not draw a card that has only moved")
  func doesNotDrawAMovedCard() {
    let flipped = table(faceUp: [12])
    #expect(
      redrawn(from: table(), to: flipped.reversed()) == [12],
      "all four cards lie elsewhere, but a card is known by its id: only 12 looks different")
    #expect(
      redrawn(from: table(), to: [flipped[2], flipped[0], flipped[1], flipped[3]]) == [12],
      "12 moved to the front and was turned over; 40 and 7 only moved up")
  }

  // Task 2
  @Test("tells equal-looking cards apart by id")
  func tellsTwinsApart() {
    let old = [Card(id: 1, content: "🐙", isFaceUp: true), Card(id: 2, content: "🐙")]
    let new = [Card(id: 2, content: "🐙", isFaceUp: true), Card(id: 1, content: "🐙")]
    #expect(
      redrawn(from: old, to: new) == [1, 2],
      "place by place both tables look the same, but card 1 has turned back and card 2 has turned over")
  }

  // Task 3
  @Test("draws new cards, wherever they are put")
  func drawsNewCards() {
    let crab = Card(id: 0, content: "🦀")
    #expect(
      redrawn(from: table(), to: table() + [crab]) == [0],
      "card 0 was added behind the other four: it is new, and they are on the screen already")
    #expect(
      redrawn(from: table(), to: [crab] + table()) == [0],
      "card 0 was put in front of the other four: it is new, and they have only moved")
    #expect(
      redrawn(from: [], to: table()) == [40, 7, 12, 3],
      "from an empty table to four cards: all of them are new, as at the first drawing"
    )
  }

  // Task 3
  @Test("draws nothing for a card that is gone")
  func drawsNothingForACardThatIsGone() {
    let rest = table(faceUp: [3]).filter { $0.id != 7 }
    #expect(
      redrawn(from: table(), to: rest) == [3],
      "card 7 is not there any more, so it cannot be drawn; of the others only 3 looks different")
    #expect(
      [redrawn(from: table(), to: []), redrawn(from: [], to: table())] == [[], [40, 7, 12, 3]],
      "from four cards to none there is nothing left to draw, and from none to four there is everything")
  }

  // Task 3
  @Test("draws a card that took another's place")
  func drawsAReplacement() {
    let replaced = table().map { $0.id == 12 ? Card(id: 99, content: $0.content) : $0 }
    #expect(
      redrawn(from: table(), to: replaced) == [99],
      "card 99 took the place of 12 and looks like it, but it is another card: its view is new and has to be drawn")
  }

  // Task 4
  @Test("draws everything first, and then only what has changed")
  func drawsEverythingFirst() {
    let tables = [table(), table(faceUp: [7]), table(faceUp: [7, 40]), table(faceUp: [7, 40]), table()]
    #expect(
      drawings(of: tables) == [[40, 7, 12, 3], [7], [40], [], [40, 7]],
      "drawn at five tables: the first, then 7 turns over, then 40, then nothing changes, then both turn back")
  }

  // Task 4
  @Test("draws a card again that was away")
  func drawsACardAgainThatWasAway() {
    let without = table().filter { $0.id != 40 }
    #expect(
      drawings(of: [table(), without, table()]) == [[40, 7, 12, 3], [], [40]],
      "drawn at three tables: all cards, then without 40, then 40 is back: what was gone is new when it comes back")
  }

  // Task 4
  @Test("gives one answer for each table")
  func givesOneAnswerForEachTable() {
    let none: [[Card<String>]] = []
    #expect(
      [none, [[]], [[], table(), []]].map { drawings(of: $0) } == [[], [[]], [[], [40, 7, 12, 3], []]],
      "drawings of no table, of one empty table, and of an empty, a full and an empty one: one answer for each table")
  }

  /// Four cards, of which those with the given ids lie face up.
  private func table(faceUp ids: Set<Int> = []) -> [Card<String>] {
    [(40, "🐙"), (7, "🐠"), (12, "🐙"), (3, "🐠")].map { Card(id: $0, content: $1, isFaceUp: ids.contains($0)) }
  }
}

import Testing

@testable import OptionalIndex

/// On the table lie, from left to right, the cards 40 🐙, 0 🐠, 2 🐙, 41 🦀 and 1 🐠: their ids are not their places,
/// and 🦀 has no partner.
@Suite("Optional index")
struct OptionalIndexTests {
  // Task 1
  @Test("finds every card at its place")
  func findsEveryCardAtItsPlace() {
    let game = table()
    #expect(
      game.cards.map { game.index(of: $0) } == [0, 1, 2, 3, 4],
      "the index is where the card lies; the ids of these cards are 40, 0, 2, 41 and 1")
  }

  // Task 1
  @Test("finds a card by its id, however it lay when it was remembered")
  func findsACardByItsID() {
    let game = table()
    let remembered = [
      Card(id: 2, content: "🐙", isFaceUp: true), Card(id: 40, content: "🐙", isMatched: true),
      Card(id: 1, content: "?"), Card(id: 41, content: "🦀", isFaceUp: true, isMatched: true),
    ]
    #expect(
      remembered.map { game.index(of: $0) } == [2, 0, 4, 3],
      "these are copies from an earlier moment; the card with the same id is the same card, whatever else has changed")
  }

  // Task 1
  @Test("takes cards with equal content for different cards")
  func takesEqualContentForDifferentCards() {
    let twins = MemoryGame(cards: (0..<4).map { Card(id: 9 - $0, content: "🐳") })
    let found = [9, 8, 7, 6].map { twins.index(of: Card(id: $0, content: "🐳")) }
    #expect(found == [0, 1, 2, 3], "all four show the same, and only the id says which one is meant")
  }

  // Task 2
  @Test("has no index for a card that is not on the table", arguments: [3, 5, -1, 42, Int.max])
  func hasNoIndexForAStranger(id: Int) {
    #expect(
      table().index(of: Card(id: id, content: "🐙")) == nil,
      "no card on the table has the id \(id): not even −1 is a place, so the answer is nil")
  }

  // Task 2
  @Test("has no index for any card of an empty table")
  func hasNoIndexOnAnEmptyTable() {
    let empty = MemoryGame<String>(cards: [])
    #expect(empty.index(of: Card(id: 0, content: "🐙")) == nil, "where no card lies, none is found")
  }

  // Task 3
  @Test("turns over the card that was chosen, and no other")
  func turnsOverTheChosenCard() {
    #expect(
      faceUp(choosing: [1, 40, 2]) == [[], [1], [40, 1], [40, 2, 1]],
      "the ids of the cards that are face up, in the order of the table, at the start and after each choice")
    #expect(faceUp(choosing: [0, 0, 0]) == [[], [0], [], [0]], "a card that is chosen again turns over again")
  }

  // Task 3
  @Test("goes by the card on the table, not by the copy that was passed in")
  func goesByTheCardOnTheTable() {
    var game = table()
    let remembered = game.cards[2]
    game.choose(remembered)
    game.choose(remembered)
    game.choose(remembered)
    #expect(
      game.cards[2].isFaceUp == true,
      "the copy said face down all the time; the card on the table was turned over three times")
    game.choose(Card(id: 41, content: "?", isFaceUp: true, isMatched: true))
    #expect(
      game.cards[3] == Card(id: 41, content: "🦀", isFaceUp: true),
      "only the card's side changes; what a stale copy says of its content or its state must not be put on the table")
  }

  // Task 3
  @Test("does nothing when the chosen card is not on the table", arguments: [3, -1, 4, Int.min])
  func doesNothingForAStranger(id: Int) {
    #expect(
      faceUp(choosing: [id, 41, id]) == [[], [], [41], [41]],
      "no card has the id \(id): nothing turns over, and nothing stops the program")
  }

  // Task 4
  @Test("finds the other card with the same content")
  func findsThePartner() {
    let game = table()
    #expect(
      game.cards.map { game.partner(of: $0)?.id } == [2, 1, 40, nil, 0],
      "partners by id, from left to right: a card is not its own partner, and the only 🦀 has none")
  }

  // Task 4
  @Test("gives the partner as it lies now")
  func givesThePartnerAsItLiesNow() {
    var game = table()
    game.choose(game.cards[2])
    #expect(
      game.partner(of: game.cards[0]) == Card(id: 2, content: "🐙", isFaceUp: true),
      "the partner was turned over before we asked")
    game.choose(game.cards[0])
    game.choose(game.cards[2])
    #expect(
      game.partner(of: Card(id: 40, content: "🐙")) == Card(id: 2, content: "🐙"),
      "how the card lies that we ask about makes no difference, nor does what a stale copy says of it")
  }

  // Task 4
  @Test("looks the content up on the table")
  func looksTheContentUpOnTheTable() {
    #expect(
      table().partner(of: Card(id: 0, content: "🐙"))?.id == 1,
      "the card with the id 0 shows 🐠 by now: the table knows, the copy does not")
  }

  // Task 4
  @Test("knows no partner of a card that is not on the table")
  func knowsNoPartnerOfAStranger() {
    #expect(
      table().partner(of: Card(id: 3, content: "🐙")) == nil,
      "two cards show 🐙, but the card with the id 3 is not in this game")
    #expect(
      MemoryGame(cards: [Card(id: 7, content: "🐙")]).partner(of: Card(id: 7, content: "🐙")) == nil,
      "a card that lies alone has no partner")
  }

  /// The table of the suite's comment.
  private func table() -> MemoryGame<String> {
    MemoryGame(cards: [
      Card(id: 40, content: "🐙"), Card(id: 0, content: "🐠"), Card(id: 2, content: "🐙"), Card(id: 41, content: "🦀"),
      Card(id: 1, content: "🐠"),
    ])
  }

  /// The ids of the cards that are face up: at the start, and after each choice of the card with that id.
  private func faceUp(choosing ids: [Int]) -> [[Int]] {
    var game = table()
    var result: [[Int]] = [[]]
    for id in ids {
      game.choose(Card(id: id, content: "?"))
      result.append(game.cards.filter(\.isFaceUp).map(\.id))
    }
    return result
  }
}

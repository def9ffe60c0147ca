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
      "the places of the cards with the ids 40, 0, 2, 41 and 1, from left to right: an id is not a place")
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
      "the places of the ids 2, 40, 1 and 41, asked with old copies: the same id means the same card, come what may")
  }

  // Task 1
  @Test("takes cards with equal content for different cards")
  func takesEqualContentForDifferentCards() {
    let twins = MemoryGame(cards: (0..<4).map { Card(id: 9 - $0, content: "🐳") })
    let found = [9, 8, 7, 6].map { twins.index(of: Card(id: $0, content: "🐳")) }
    #expect(
      found == [0, 1, 2, 3],
      "the places of the ids 9, 8, 7 and 6: all four cards show 🐳, and only the id says which one is meant")
  }

  // Task 2
  @Test("has no index for a card that is not on the table", arguments: [3, 5, -1, 42, Int.max])
  func hasNoIndexForAStranger(id: Int) {
    #expect(
      table().index(of: Card(id: id, content: "🐙")) == nil,
      "no card on the table has the id \(id): the answer is nil, since any number would be taken for a place")
  }

  // Task 2
  @Test("has no index for any card of an empty table")
  func hasNoIndexOnAnEmptyTable() {
    let empty = MemoryGame<String>(cards: [])
    #expect(
      empty.index(of: Card(id: 0, content: "🐙")) == nil,
      "the index of card 0 on an empty table: where no card lies, none is found, so the answer is nil")
  }

  // Task 3
  @Test("turns over the card that was chosen, and no other")
  func turnsOverTheChosenCard() {
    #expect(
      faceUp(choosing: [1, 40, 2]) == [[], [1], [40, 1], [40, 2, 1]],
      "ids face up, in the order of the table, at the start and after choosing the cards 1, 40 and 2")
    #expect(
      faceUp(choosing: [0, 0, 0]) == [[], [0], [], [0]],
      "ids face up at the start and after choosing card 0 three times: a card that is chosen again turns over again")
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
      "whether card 2 is face up after three choices with one old copy: each choice turns the card on the table")
    game.choose(Card(id: 41, content: "?", isFaceUp: true, isMatched: true))
    #expect(
      game.cards[3] == Card(id: 41, content: "🦀", isFaceUp: true),
      "card 41 after a choice with a stale copy: only its side changes, nothing else of the copy gets onto the table")
  }

  // Task 3
  @Test("does nothing when the chosen card is not on the table", arguments: [3, -1, 4, Int.min])
  func doesNothingForAStranger(id: Int) {
    #expect(
      faceUp(choosing: [id, 41, id]) == [[], [], [41], [41]],
      "ids face up at the start and after choosing \(id), 41 and \(id): no card has the id \(id)")
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
      "card 2 was turned over, then card 40 asked for its partner: that is card 2 as it lies now, face up")
    game.choose(game.cards[0])
    game.choose(game.cards[2])
    #expect(
      game.partner(of: Card(id: 40, content: "🐙")) == Card(id: 2, content: "🐙"),
      "since then 40 and 2 turned over: the partner of an old copy of 40 is card 2 as it lies now, face down")
  }

  // Task 4
  @Test("looks the content up on the table")
  func looksTheContentUpOnTheTable() {
    #expect(
      table().partner(of: Card(id: 0, content: "🐙"))?.id == 1,
      "the id of the partner of card 0, asked with a copy that says 🐙: the table says 🐠, and the table knows")
  }

  // Task 4
  @Test("knows no partner of a card that is not on the table")
  func knowsNoPartnerOfAStranger() {
    #expect(
      table().partner(of: Card(id: 3, content: "🐙")) == nil,
      "the partner of card 3, which is not on the table: there is none, although two other cards show 🐙")
    #expect(
      MemoryGame(cards: [Card(id: 7, content: "🐙")]).partner(of: Card(id: 7, content: "🐙")) == nil,
      "the partner of card 7, which lies on the table alone: a card is not its own partner")
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

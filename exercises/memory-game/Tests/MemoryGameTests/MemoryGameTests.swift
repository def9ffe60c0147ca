import Testing

@testable import MemoryGame

/// Most checks play with cards of text, made from the number of the pair: `pair 0`, `pair 1` and so on.
@Suite("Memory game")
struct MemoryGameTests {
  // Task 1
  @Test("lays out two cards for each pair, side by side and face down")
  func laysOutTwoCardsForEachPair() {
    let game = MemoryGame(pairs: 3) { "pair \($0)" }
    #expect(
      game.cards.map(\.content) == ["pair 0", "pair 0", "pair 1", "pair 1", "pair 2", "pair 2"],
      "three pairs are six cards: both cards of pair 0, then both of pair 1, then both of pair 2")
    #expect(
      game.cards.map { $0.isFaceUp || $0.isMatched } == [false, false, false, false, false, false],
      "a game begins with every card face down, and none is matched yet")
  }

  // Task 1
  @Test("can lay out any number of pairs, none included")
  func canLayOutAnyNumberOfPairs() {
    let counts = [1, 0, -1, 10, Int.min].map { pairs in
      MemoryGame(pairs: pairs) { "pair \($0)" }.cards.count
    }
    #expect(
      counts == [2, 0, 0, 20, 0],
      "cards for 1, 0, −1, 10 and Int.min pairs: a number that is not above zero lays out nothing, and stops nothing")
  }

  // Task 2
  @Test("takes content of any type, whether or not it can be compared")
  func takesContentOfAnyType() {
    let numbers = MemoryGame(pairs: 3) { pair in (pair + 1) * 10 }
    #expect(numbers.cards.map(\.content) == [10, 10, 20, 20, 30, 30], "the content is what the closure returned")
    // A drawing is told by what it does: it has no `==`.
    let drawings = MemoryGame(pairs: 2) { pair in Drawing { "line \(pair)" } }
    #expect(
      drawings.cards.map { $0.content.draw() } == ["line 0", "line 0", "line 1", "line 1"],
      "the model only hands the content on, so it need not be able to do anything")
  }

  // Task 2
  @Test("asks for the content once a pair")
  func asksForTheContentOnceAPair() {
    var asked: [Int] = []
    let game = MemoryGame(pairs: 3) { pair in
      asked.append(pair)
      return asked.count
    }
    #expect(asked == [0, 1, 2], "the numbers that the closure was called with: once for each pair, in order")
    #expect(
      game.cards.map(\.content) == [1, 1, 2, 2, 3, 3],
      "this closure returns something new at each call; both cards of a pair still have to show the same")
  }

  // Task 3
  @Test("gives every card an id of its own", arguments: [1, 2, 40])
  func givesEveryCardAnIDOfItsOwn(pairs: Int) {
    let game = MemoryGame(pairs: pairs) { "pair \($0)" }
    #expect(
      Set(game.cards.map(\.id)).count == 2 * pairs,
      "\(2 * pairs) cards need as many ids: content says what belongs together, the id says which card is meant"
    )
  }

  // Task 3
  @Test("tells cards apart by id even when every pair shows the same")
  func tellsCardsApartWhenAllShowTheSame() {
    let game = MemoryGame(pairs: 3) { _ in "same" }
    #expect(Set(game.cards.map(\.id)).count == 6, "six cards have six ids, whatever is on their fronts")
  }

  // Task 4
  @Test("turns over the card on the table, and no other")
  func turnsOverTheCardOnTheTable() {
    #expect(
      faceUp(flipping: [1, 2], pairs: 2) == [[], [1], [1, 2]],
      "face up at the start and after each flip: a flip has to change the card in the array, not a copy of it")
    #expect(
      faceUp(flipping: [0, 3], pairs: 2) == [[], [0], [0, 3]],
      "the first and the last card can be turned over like any other")
  }

  // Task 4
  @Test("turns a card back when it is flipped again")
  func turnsACardBackWhenItIsFlippedAgain() {
    #expect(
      faceUp(flipping: [2, 2, 1, 2, 1], pairs: 2) == [[], [2], [], [1], [1, 2], [2]],
      "flip means turn over: face down becomes face up, and face up becomes face down")
  }

  // Task 4
  @Test("leaves ids and contents as they were")
  func leavesIDsAndContentsAsTheyWere() {
    var game = MemoryGame(pairs: 2) { "pair \($0)" }
    let before = game.cards
    game.flip(at: 3)
    let flipped = game.cards.indices.filter { game.cards[$0].isFaceUp }
    #expect(flipped == [3], "the card at 3 was flipped")
    #expect(game.cards.map(\.id) == before.map(\.id), "a flipped card is still the same card, at the same place")
    #expect(game.cards.map(\.content) == before.map(\.content), "a flip changes how a card lies, not what it shows")
  }

  // Task 5
  @Test("ignores an index that is not on the table", arguments: [-1, 4, 5, Int.min, Int.max])
  func ignoresAnIndexThatIsNotOnTheTable(index: Int) {
    #expect(
      faceUp(flipping: [index, 3, index], pairs: 2) == [[], [], [3], [3]],
      "no card lies at \(index): flipping it changes nothing and must not stop the program")
  }

  // Task 5
  @Test("keeps a copy of the game apart from the game")
  func keepsACopyApart() {
    var game = MemoryGame(pairs: 2) { "pair \($0)" }
    game.flip(at: 0)
    var copy = game
    copy.flip(at: 0)
    copy.flip(at: 1)
    game.flip(at: 2)
    #expect(
      [places(game), places(copy)] == [[0, 2], [1]],
      "a game is a value: after the copy was made, a flip in one of the two is no flip in the other")
  }

  /// Where cards lie face up in a game of `pairs` pairs: at the start, and after each of the flips.
  private func faceUp(flipping indices: [Int], pairs: Int) -> [[Int]] {
    var game = MemoryGame(pairs: pairs) { "pair \($0)" }
    var result = [places(game)]
    for index in indices {
      game.flip(at: index)
      result.append(places(game))
    }
    return result
  }

  /// Where the cards lie that are face up.
  private func places(_ game: MemoryGame<String>) -> [Int] {
    game.cards.indices.filter { game.cards[$0].isFaceUp }
  }
}

/// Content that cannot be compared.
private struct Drawing {
  let draw: () -> String
}

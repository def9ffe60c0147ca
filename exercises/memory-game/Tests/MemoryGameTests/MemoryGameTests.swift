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
      "whether each of the six cards is face up or matched: a game begins with all of them face down and in play")
  }

  // Task 1
  @Test("can lay out any number of pairs, none included")
  func canLayOutAnyNumberOfPairs() {
    let counts = [1, 0, -1, 10, Int.min].map { pairs in
      MemoryGame(pairs: pairs) { "pair \($0)" }.cards.count
    }
    #expect(
      counts == [2, 0, 0, 20, 0],
      "the numbers of cards for 1, 0, −1, 10 and Int.min pairs: zero or fewer pairs are an empty table, not a crash")
  }

  // Task 2
  @Test("takes content of any type, whether or not it can be compared")
  func takesContentOfAnyType() {
    let numbers = MemoryGame(pairs: 3) { pair in (pair + 1) * 10 }
    #expect(
      numbers.cards.map(\.content) == [10, 10, 20, 20, 30, 30],
      "the closure returns 10, 20 and 30 for the pairs 0, 1 and 2: both cards of a pair show what it returned")
    // A drawing is told by what it does: it has no `==`.
    let drawings = MemoryGame(pairs: 2) { pair in Drawing { "line \(pair)" } }
    #expect(
      drawings.cards.map { $0.content.draw() } == ["line 0", "line 0", "line 1", "line 1"],
      "what the drawings on the four cards draw: the model only hands them on, and for that they need no `==`")
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
      "where cards are face up at the start and after flips at 1 and 2: the card in the array turns, not a copy of it")
    #expect(
      faceUp(flipping: [0, 3], pairs: 2) == [[], [0], [0, 3]],
      "where cards are face up at the start and after flips at 0 and 3: the first and the last card turn, too")
  }

  // Task 4
  @Test("turns a card back when it is flipped again")
  func turnsACardBackWhenItIsFlippedAgain() {
    #expect(
      faceUp(flipping: [2, 2, 1, 2, 1], pairs: 2) == [[], [2], [], [1], [1, 2], [2]],
      "where cards are face up at the start and after flips at 2, 2, 1, 2 and 1: a flip turns a card either way")
  }

  // Task 4
  @Test("leaves ids and contents as they were")
  func leavesIDsAndContentsAsTheyWere() {
    var game = MemoryGame(pairs: 2) { "pair \($0)" }
    let before = game.cards
    game.flip(at: 3)
    let flipped = game.cards.indices.filter { game.cards[$0].isFaceUp }
    #expect(flipped == [3], "where cards are face up after one flip at 3")
    #expect(
      game.cards.map(\.id) == before.map(\.id),
      "the ids after a flip at 3 are those from before: a flipped card is still the same card, at the same place")
    #expect(
      game.cards.map(\.content) == before.map(\.content),
      "the contents after a flip at 3 are those from before: a flip changes how a card lies, not what is on it")
  }

  // Task 5
  @Test("ignores an index that is not on the table", arguments: [-1, 4, 5, Int.min, Int.max])
  func ignoresAnIndexThatIsNotOnTheTable(index: Int) {
    #expect(
      faceUp(flipping: [index, 3, index], pairs: 2) == [[], [], [3], [3]],
      "where cards are face up at the start and after flips at \(index), 3 and \(index): no card lies at \(index)")
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
      "face up in a game (flips at 0 and 2) and in a copy made in between (flips at 0 and 1): these are two games")
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

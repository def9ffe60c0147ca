import Testing

@testable import FlipCount

/// The table is never shuffled here: `Concentration(pairs: 2)` lays out the pairs 0 0 1 1, so cards 0 and 1 match,
/// cards 2 and 3 match, and cards 0 and 2 do not.
///
/// Most checks choose some cards, one after the other, and compare what was seen: the first entry of each list is how
/// the game begins, and one entry follows for each choice.
@Suite("Flip count")
struct FlipCountTests {
  // Task 1
  @Test("counts each card that is turned over")
  func countsEachCardThatIsTurnedOver() {
    #expect(
      counts(choosing: [0, 1, 2, 3], pairs: 2) == [0, 1, 2, 3, 4],
      "the count starts at zero; each card of a pair counts, the second one too and whether or not they match")
  }

  // Task 1
  @Test("goes on counting when cards have turned back")
  func goesOnCountingWhenCardsHaveTurnedBack() {
    #expect(
      counts(choosing: [0, 2, 4, 1, 3], pairs: 3) == [0, 1, 2, 3, 4, 5],
      "cards turn face down again between the turns, but what has been flipped stays counted")
  }

  // Task 2
  @Test("neither counts nor plays a card that is already matched")
  func matchedCardsAreNotCounted() {
    #expect(
      counts(choosing: [0, 1, 0, 1, 2, 0, 1, 3], pairs: 2) == [0, 1, 2, 2, 2, 3, 3, 3, 4],
      "cards 0 and 1 match on the second flip: choosing them after that flips nothing, however they lie")
    #expect(
      refused(choosing: [0, 1, 0, 2, 1, 3], pairs: 2)
        == [[], [0], [0, 1], [0, 1], [0, 1, 2], [0, 1, 2], [0, 1, 2, 3]],
      "may not be chosen: the matched cards and the only face-up card; choosing them anyway must not change the turn")
  }

  // Task 2
  @Test("neither counts the only face-up card again nor lets it match itself")
  func theLoneFaceUpCardIsNotCountedAgain() {
    #expect(
      counts(choosing: [0, 0, 0, 1], pairs: 2) == [0, 1, 1, 1, 2],
      "card 0 is face up already, so choosing it again flips nothing")
    #expect(
      matched(choosing: [0, 0, 0, 1], pairs: 2) == [[], [], [], [], [0, 1]],
      "a card that may not be chosen must not be played either: card 0 waits for card 1, it cannot match itself")
  }

  // Task 3
  @Test("takes no index off the table for a card", arguments: [(2, [-1, 4, 5, Int.min, Int.max]), (0, [-1, 0, 1])])
  func anIndexOffTheTableMayNotBeChosen(pairs: Int, strays: [Int]) {
    #expect(
      taken(from: strays, pairs: pairs) == [],
      "of \(pairs) pairs no card lies at these places: they may not be chosen, and choosing them counts nothing")
  }

  // Task 3
  @Test("ignores an index that is not on the table", arguments: [-1, 4, 5, Int.min, Int.max])
  func ignoresAnIndexThatIsNotOnTheTable(index: Int) throws {
    try #require(
      faceUp(choosing: [index, 0, 2, index], pairs: 2) == [[], [], [0], [0, 2], [0, 2]],
      "no card lies at \(index), so the table stays as it was: choosing it must not turn cards 0 and 2 back")
    #expect(
      counts(choosing: [0, index, 2, index], pairs: 2) == [0, 1, 1, 2, 2],
      "no card lies at \(index), so none was flipped")
  }

  // Task 4
  @Test("lets either card of a mismatch start the next turn", arguments: [0, 2])
  func eitherCardOfAMismatchMayStartTheNextTurn(index: Int) {
    #expect(
      refused(choosing: [0, 2, index, index], pairs: 2) == [[], [0], [], [index], [index]],
      "while the mismatch of cards 0 and 2 is showing, any card may be chosen; then \(index) is the only face-up card")
    #expect(
      counts(choosing: [0, 2, index, index], pairs: 2) == [0, 1, 2, 3, 3],
      "card \(index) opens the next turn, and that counts once")
    #expect(
      faceUp(choosing: [0, 2, index, index], pairs: 2) == [[], [0], [0, 2], [index], [index]],
      "card \(index) opens the next turn, and the other card of the mismatch turns back")
  }

  // Task 4
  @Test("counts a whole game with mismatches and stray taps")
  func countsAWholeGame() {
    #expect(
      counts(choosing: [0, 0, 2, 2, 3, 3, 4, 0, 1, 0, 5, 4, 4, 0, 1, 2, 3, 5], pairs: 3)
        == [0, 1, 1, 2, 3, 4, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10, 10, 10],
      "only the taps that flip a card count, and none does once every pair is found: where do the lists first differ?")
  }

  // Task 5
  @Test("counts a new game from zero")
  func newGameCountsFromZero() {
    #expect(
      counts(choosing: [0, 2, 1], thenInANewGame: [3], pairs: 2) == [0, 1, 2, 3, 0, 1],
      "after three flips a new game begins: it has no flips yet, and counts its own only")
  }

  // Task 5
  @Test("brings every card back into a new game")
  func newGameBringsEveryCardBack() {
    #expect(
      refused(choosing: [0, 1, 2], thenInANewGame: [3], pairs: 2) == [[], [0], [0, 1], [0, 1, 2], [], [3]],
      "after three choices a new game begins: every card lies face down and may be chosen")
    #expect(
      faceUp(choosing: [0, 1, 2], thenInANewGame: [3], pairs: 2) == [[], [0], [0, 1], [2], [], [3]],
      "the cards that were face up in the game before have turned back")
    #expect(
      counts(choosing: [0, 1, 2], thenInANewGame: [0, 1, 2, 3], pairs: 2) == [0, 1, 2, 3, 0, 1, 2, 3, 4],
      "the cards that were matched in the game before count again")
  }

  /// The flip count at the start, and after each of the choices.
  private func counts(choosing indices: [Int], thenInANewGame more: [Int]? = nil, pairs: Int) -> [Int] {
    games(choosing: indices, thenInANewGame: more, pairs: pairs).map { $0.flipCount }
  }

  /// Where the cards lie that may not be chosen, at the start and after each of the choices.
  private func refused(choosing indices: [Int], thenInANewGame more: [Int]? = nil, pairs: Int) -> [[Int]] {
    games(choosing: indices, thenInANewGame: more, pairs: pairs).map { game in
      game.cards.indices.filter { !game.canChoose(at: $0) }
    }
  }

  /// Where the cards lie that are face up, at the start and after each of the choices.
  private func faceUp(choosing indices: [Int], thenInANewGame more: [Int]? = nil, pairs: Int) -> [[Int]] {
    games(choosing: indices, thenInANewGame: more, pairs: pairs).map { game in
      game.cards.indices.filter { game.cards[$0].isFaceUp }
    }
  }

  /// Where the cards lie that are matched, at the start and after each of the choices.
  private func matched(choosing indices: [Int], pairs: Int) -> [[Int]] {
    games(choosing: indices, thenInANewGame: nil, pairs: pairs).map { game in
      game.cards.indices.filter { game.cards[$0].isMatched }
    }
  }

  /// The indices that are taken for those of cards: they may be chosen, or choosing them counts.
  private func taken(from indices: [Int], pairs: Int) -> [Int] {
    var game = Concentration(pairs: pairs)
    var taken: [Int] = []
    for index in indices {
      let mayBeChosen = game.canChoose(at: index)
      let count = game.flipCount
      game.chooseCard(at: index)
      if mayBeChosen || game.flipCount != count {
        taken.append(index)
      }
    }
    return taken
  }

  /// The game at the start, and after each of the choices at `indices`. With `more` a new game begins then: its start
  /// follows, and how it is after each of the choices at `more`.
  private func games(choosing indices: [Int], thenInANewGame more: [Int]?, pairs: Int) -> [Concentration] {
    var game = Concentration(pairs: pairs)
    var games = [game]
    for index in indices {
      game.chooseCard(at: index)
      games.append(game)
    }
    guard let more else { return games }
    game.newGame()
    games.append(game)
    for index in more {
      game.chooseCard(at: index)
      games.append(game)
    }
    return games
  }
}

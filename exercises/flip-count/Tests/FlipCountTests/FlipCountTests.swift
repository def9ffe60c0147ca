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
      "flips at the start and after choosing 0, 1, 2 and 3: every card counts that turns over, matched or not"
    )
  }

  // Task 1
  @Test("goes on counting when cards have turned back")
  func goesOnCountingWhenCardsHaveTurnedBack() {
    #expect(
      counts(choosing: [0, 2, 4, 1, 3], pairs: 3) == [0, 1, 2, 3, 4, 5],
      "flips at the start and after choosing 0, 2, 4, 1 and 3: cards turn back between turns, but stay counted")
  }

  // Task 2
  @Test("neither counts nor plays a card that is already matched")
  func matchedCardsAreNotCounted() {
    #expect(
      counts(choosing: [0, 1, 0, 1, 2, 0, 1, 3], pairs: 2) == [0, 1, 2, 2, 2, 3, 3, 3, 4],
      "flips at the start and after 0, 1, 0, 1, 2, 0, 1 and 3: once matched, 0 and 1 flip no more, however they lie")
    #expect(
      refused(choosing: [0, 1, 0, 2, 1, 3], pairs: 2)
        == [[], [0], [0, 1], [0, 1], [0, 1, 2], [0, 1, 2], [0, 1, 2, 3]],
      "which may not be chosen, at the start and after 0, 1, 0, 2, 1 and 3: the matched and the only face-up card")
  }

  // Task 2
  @Test("neither counts the only face-up card again nor lets it match itself")
  func theLoneFaceUpCardIsNotCountedAgain() {
    #expect(
      counts(choosing: [0, 0, 0, 1], pairs: 2) == [0, 1, 1, 1, 2],
      "flips at the start and after choosing 0, 0, 0 and 1: card 0 is face up already, so it cannot be flipped again"
    )
    #expect(
      matched(choosing: [0, 0, 0, 1], pairs: 2) == [[], [], [], [], [0, 1]],
      "which are matched, at the start and after choosing 0, 0, 0 and 1: card 0 waits for 1, it cannot match itself")
  }

  // Task 3
  @Test(
    "takes no index off the table for a card",
    arguments: [(2, -1), (2, 4), (2, 5), (2, Int.min), (2, Int.max), (0, -1), (0, 0), (0, 1)])
  func anIndexOffTheTableMayNotBeChosen(pairs: Int, index: Int) {
    var game = Concentration(pairs: pairs)
    #expect(
      game.canChoose(at: index) == false,
      "canChoose(at: \(index)) on a table of \(2 * pairs) cards: no card lies there, so there is none to choose")
    game.chooseCard(at: index)
    #expect(
      game.flipCount == 0,
      "flips after choosing \(index) on a table of \(2 * pairs) cards: no card lies there, so none was flipped")
  }

  // Task 3
  @Test("ignores an index that is not on the table", arguments: [-1, 4, 5, Int.min, Int.max])
  func ignoresAnIndexThatIsNotOnTheTable(index: Int) throws {
    try #require(
      faceUp(choosing: [index, 0, 2, index], pairs: 2) == [[], [], [0], [0, 2], [0, 2]],
      "which are face up, at the start and after \(index), 0, 2 and \(index): without a card at \(index) nothing turns"
    )
    #expect(
      counts(choosing: [0, index, 2, index], pairs: 2) == [0, 1, 1, 2, 2],
      "flips at the start and after choosing 0, \(index), 2 and \(index): no card lies at \(index) to be flipped"
    )
  }

  // Task 4
  @Test("lets either card of a mismatch start the next turn", arguments: [0, 2])
  func eitherCardOfAMismatchMayStartTheNextTurn(index: Int) {
    #expect(
      refused(choosing: [0, 2, index, index], pairs: 2) == [[], [0], [], [index], [index]],
      "which may not be chosen, at the start and after 0, 2, \(index) twice: none at a mismatch, then lone \(index)"
    )
    #expect(
      counts(choosing: [0, 2, index, index], pairs: 2) == [0, 1, 2, 3, 3],
      "flips at the start and after 0, 2 and \(index) twice: card \(index) opens the next turn, and that counts once"
    )
    #expect(
      faceUp(choosing: [0, 2, index, index], pairs: 2) == [[], [0], [0, 2], [index], [index]],
      "which are face up, at the start and after 0, 2, \(index) twice: \(index) opens a turn, the other one turns back"
    )
  }

  // Task 4
  @Test("counts a whole game with mismatches and stray taps")
  func countsAWholeGame() {
    let choices = [0, 0, 2, 2, 3, 3, 4, 0, 1, 0, 5, 4, 4, 0, 1, 2, 3, 5]
    #expect(
      counts(choosing: choices, pairs: 3)
        == [0, 1, 1, 2, 3, 4, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10, 10, 10],
      "flips at the start and after each of the choices \(choices): only what turns a card over counts")
  }

  // Task 5
  @Test("counts a new game from zero")
  func newGameCountsFromZero() {
    #expect(
      counts(choosing: [0, 2, 1], thenInANewGame: [3], pairs: 2) == [0, 1, 2, 3, 0, 1],
      "flips at the start, after 0, 2 and 1, after newGame() and after 3: a new game counts its own flips only")
  }

  // Task 5
  @Test("brings every card back into a new game")
  func newGameBringsEveryCardBack() {
    #expect(
      refused(choosing: [0, 1, 2], thenInANewGame: [3], pairs: 2) == [[], [0], [0, 1], [0, 1, 2], [], [3]],
      "which may not be chosen, at the start, after 0, 1 and 2, after newGame() and after 3: a new game has them all")
    #expect(
      faceUp(choosing: [0, 1, 2], thenInANewGame: [3], pairs: 2) == [[], [0], [0, 1], [2], [], [3]],
      "which are face up, at the start, after 0, 1 and 2, after newGame() and after 3: a new game begins face down")
    #expect(
      counts(choosing: [0, 1, 2], thenInANewGame: [0, 1, 2, 3], pairs: 2) == [0, 1, 2, 3, 0, 1, 2, 3, 4],
      "flips after 0, 1 and 2, after newGame(), and after 0, 1, 2 and 3: what was matched before counts again")
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

import Testing

@testable import FlipCount

/// The table is never shuffled here: `Concentration(pairs: 2)` lays out the pairs 0 0 1 1, so cards 0 and 1 match,
/// cards 2 and 3 match, and cards 0 and 2 do not.
@Suite("Flip count")
struct FlipCountTests {
  // Task 1
  @Test("starts at zero and rises with the first card")
  func startsAtZero() {
    var game = Concentration(pairs: 2)
    #expect(game.flipCount == 0, "nobody has chosen a card yet")
    game.chooseCard(at: 0)
    #expect(game.flipCount == 1, "the first card of a game counts")
  }

  // Task 1
  @Test("counts each card that is turned over")
  func countsEachCardThatIsTurnedOver() {
    var game = Concentration(pairs: 2)
    #expect(
      counts(choosing: [0, 1, 2, 3], in: &game) == [1, 2, 3, 4],
      "each card of a pair counts, the second one too and whether or not they match")
  }

  // Task 1
  @Test("goes on counting when cards have turned back")
  func goesOnCountingWhenCardsHaveTurnedBack() {
    var game = Concentration(pairs: 3)
    #expect(
      counts(choosing: [0, 2, 4, 1, 3], in: &game) == [1, 2, 3, 4, 5],
      "cards turn face down again between the turns, but what has been flipped stays counted")
  }

  // Task 2
  @Test("reports whether a card may be chosen")
  func reportsWhetherACardMayBeChosen() {
    var game = Concentration(pairs: 2)
    #expect(choosable(in: game) == [0, 1, 2, 3], "at the start every card lies face down and may be chosen")
    game.chooseCard(at: 0)
    #expect(choosable(in: game) == [1, 2, 3], "card 0 is the only one face up: it may not be chosen again")
    game.chooseCard(at: 1)
    #expect(choosable(in: game) == [2, 3], "cards 0 and 1 are matched and out of play")
    game.chooseCard(at: 2)
    #expect(choosable(in: game) == [3], "cards 0 and 1 stay out of play once their turn is over")
  }

  // Task 2
  @Test("does not count a card that is already matched")
  func matchedCardsAreNotCounted() {
    var game = Concentration(pairs: 2)
    #expect(
      counts(choosing: [0, 1, 0, 1], in: &game) == [1, 2, 2, 2],
      "cards 0 and 1 match on the second flip: choosing them after that flips nothing")
    #expect(
      counts(choosing: [2, 0, 1], in: &game) == [3, 3, 3],
      "card 2 opens the next turn; cards 0 and 1 are still matched, however they lie")
  }

  // Task 2
  @Test("does not count the only face-up card again")
  func theLoneFaceUpCardIsNotCountedAgain() {
    var game = Concentration(pairs: 2)
    #expect(
      counts(choosing: [0, 0, 0, 1], in: &game) == [1, 1, 1, 2],
      "card 0 is face up already, so choosing it again flips nothing")
  }

  // Task 2
  @Test("never lets a card match itself")
  func aCardDoesNotMatchItself() {
    var game = Concentration(pairs: 2)
    game.chooseCard(at: 0)
    game.chooseCard(at: 0)
    #expect(matched(in: game) == [], "a card that may not be chosen must not be played either: card 0 met itself")
    #expect(faceUp(in: game) == [0], "card 0 stays as it was: face up, waiting for a second card")
  }

  // Task 2
  @Test("leaves the turn alone when a matched card is chosen")
  func matchedCardsAreNotPlayed() {
    var game = Concentration(pairs: 3)
    choose([0, 1, 2, 0], in: &game)
    #expect(faceUp(in: game) == [2], "card 0 is matched: choosing it must not make it the second card of this turn")
    game.chooseCard(at: 3)
    #expect(matched(in: game) == [0, 1, 2, 3], "card 2 was still waiting for its other half, card 3")
  }

  // Task 3
  @Test("reports that an index off the table may not be chosen", arguments: [-1, 4, 5, Int.min, Int.max])
  func anIndexOffTheTableMayNotBeChosen(index: Int) {
    let game = Concentration(pairs: 2)
    #expect(game.canChoose(at: index) == false, "the four cards lie at 0 to 3: there is none at \(index)")
  }

  // Task 3
  @Test("ignores an index that is not on the table", arguments: [-1, 4, 5, Int.min, Int.max])
  func ignoresAnIndexThatIsNotOnTheTable(index: Int) throws {
    var game = Concentration(pairs: 2)
    game.chooseCard(at: 0)
    try #require(game.flipCount == 1, "the first card of a game counts (task 1)")
    game.chooseCard(at: index)
    #expect(game.flipCount == 1, "no card lies at \(index), so none was flipped")
    #expect(faceUp(in: game) == [0], "no card lies at \(index), so the table stays as it was")
  }

  // Task 3
  @Test("offers nothing on an empty table")
  func offersNothingOnAnEmptyTable() throws {
    var game = Concentration(pairs: 0)
    try #require(game.canChoose(at: 0) == false, "there is no card at all, not even at 0")
    game.chooseCard(at: 0)
    #expect(game.flipCount == 0, "without cards there is nothing to flip")
  }

  // Task 4
  @Test("lets either card of a mismatch start the next turn", arguments: [0, 2])
  func eitherCardOfAMismatchMayStartTheNextTurn(index: Int) {
    var game = Concentration(pairs: 2)
    choose([0, 2], in: &game)
    #expect(
      game.canChoose(at: index) == true,
      "cards 0 and 2 do not match and the turn is over: both are in play again, face up or not")
    game.chooseCard(at: index)
    #expect(game.flipCount == 3, "the chosen card opens the next turn, and that counts")
    #expect(faceUp(in: game) == [index], "the other card of the mismatch has turned back")
  }

  // Task 4
  @Test("treats the card that starts the next turn as the only face-up card")
  func theCardThatStartsTheNextTurnIsAloneAgain() {
    var game = Concentration(pairs: 2)
    #expect(
      counts(choosing: [0, 2, 2, 2], in: &game) == [1, 2, 3, 3],
      "card 2 opens the second turn once; after that it is the only face-up card and may not be chosen again")
    #expect(choosable(in: game) == [0, 1, 3], "any card but card 2 may be the second of this turn")
  }

  // Task 4
  @Test("counts a whole game with mismatches and stray taps")
  func countsAWholeGame() {
    var game = Concentration(pairs: 3)
    #expect(
      counts(choosing: [0, 0, 2, 2, 3, 3, 4, 0, 1, 0, 5, 4, 4], in: &game)
        == [1, 1, 2, 3, 4, 4, 5, 6, 7, 8, 9, 10, 10],
      "only the taps that flip a card count: find the first place where the two lists differ")
    #expect(matched(in: game) == [0, 1, 2, 3, 4, 5], "at the end of the game every pair is found")
  }

  // Task 5
  @Test("counts a new game from zero")
  func newGameCountsFromZero() throws {
    var game = Concentration(pairs: 2)
    choose([0, 2, 1], in: &game)
    try #require(game.flipCount == 3, "three cards have been flipped in the first game (task 1)")
    game.newGame()
    #expect(game.flipCount == 0, "no card has been flipped in the new game")
    game.chooseCard(at: 3)
    #expect(game.flipCount == 1, "the new game counts its own flips only")
  }

  // Task 5
  @Test("brings every card back into a new game")
  func newGameBringsEveryCardBack() throws {
    var game = Concentration(pairs: 2)
    choose([0, 1, 2], in: &game)
    try #require(choosable(in: game) == [3], "0 and 1 are matched and 2 is the only face-up card (task 2)")
    game.newGame()
    #expect(choosable(in: game) == [0, 1, 2, 3], "in a new game every card lies face down and may be chosen")
    #expect(
      counts(choosing: [0, 1, 2, 3], in: &game) == [1, 2, 3, 4],
      "the cards that were matched in the game before count again")
  }

  /// Chooses the cards at `indices`, one after the other.
  private func choose(_ indices: [Int], in game: inout Concentration) {
    for index in indices {
      game.chooseCard(at: index)
    }
  }

  /// The flip count after each of the choices at `indices`.
  private func counts(choosing indices: [Int], in game: inout Concentration) -> [Int] {
    var counts: [Int] = []
    for index in indices {
      game.chooseCard(at: index)
      counts.append(game.flipCount)
    }
    return counts
  }

  /// Where the cards lie that may be chosen.
  private func choosable(in game: Concentration) -> [Int] {
    game.cards.indices.filter { game.canChoose(at: $0) }
  }

  /// Where the cards lie that are face up.
  private func faceUp(in game: Concentration) -> [Int] {
    game.cards.indices.filter { game.cards[$0].isFaceUp }
  }

  /// Where the cards lie that are matched.
  private func matched(in game: Concentration) -> [Int] {
    game.cards.indices.filter { game.cards[$0].isMatched }
  }
}

import Testing

@testable import SetDealing

/// Cards are named by their ids here, 0 to 80. Cards 0, 1 and 2 are a set: they differ in the color only. So are 3, 4
/// and 5. A table is written as it lies, and a card that came from the deck as -1: which of the new cards takes which
/// place does not matter.

// Task 1
@Suite("Three new cards for a set")
struct ReplacingTests {
  @Test("lays new cards onto the places of a found set")
  func laysNewCardsOntoThePlaces() {
    let game = oneSet.choosing(0, 1, 2, 28)
    #expect(
      game.table == [70, -1, 21, 5, -1, 28, 42, -1, 43, 14, 79, 10],
      "0, 1 and 2 lay second, fifth and eighth: three new cards lie there now, and no other card has moved")
    #expect(
      game.newCards == [12, 32, 57], "the new cards are the three on top of the deck, which ends in 12, 57, 32")
    #expect(game.deck == [52, 30, 69], "and they have left the deck")
  }

  @Test("replaces them wherever they lie and in whatever order they were chosen")
  func replacesThemAnywhere() {
    #expect(
      twoSets.choosing(2, 0, 1, 9).table == [-1, -1, -1, 3, 4, 5, 9, 64, 65, 73, 57, 27],
      "a set at the beginning of the table, whose last card was chosen first")
    #expect(
      setAtTheEnd.choosing(1, 2, 0, 70).table == [70, 21, 5, 28, 42, 43, 14, 79, 10, -1, -1, -1],
      "a set at the end of the table")
  }

  @Test("chooses the touched card, but never one of the found set")
  func choosesTheTouchedCard() {
    #expect(
      oneSet.firstCards.map { oneSet.choosing(0, 1, 2, $0).chosen }
        == [[70], [], [21], [5], [], [28], [42], [], [43], [14], [79], [10]],
      "a card that stays is chosen, alone; 0, 1 and 2 leave the table, and what is gone cannot be chosen")
    #expect(
      [0, 1, 2].map { oneSet.choosing(0, 1, 2, $0).table[4] } == [-1, -1, -1],
      "the set is replaced when one of its own cards is touched, too")
  }

  @Test("waits with the new cards until the next touch")
  func waitsWithTheNewCards() {
    #expect(
      [oneSet.choosing(0, 1, 2), oneSet.choosing(0, 1, 2, 80), oneSet.choosing(0, 1, 2, 5)].map { $0.deck.count }
        == [6, 6, 3],
      "no card is dealt while the verdict is showing, nor for card 80, which is not on the table; then three are")
  }
}

// Task 2
@Suite("An empty deck")
struct EmptyDeckTests {
  @Test("closes the ranks when no cards are left")
  func closesTheRanks() {
    #expect(
      lastTwelve.choosing(3, 4, 5, 9).table == [0, 1, 2, 9, 64, 65, 73, 57, 27],
      "the deck is empty: the found set leaves, and the others close the ranks and keep their order")
  }

  @Test("goes on with a table that shrinks")
  func goesOnWithATableThatShrinks() {
    let game = lastTwelve.choosing(3, 4, 5, 9, 9, 0, 1, 2)
    #expect(game.game.verdict == .set, "0, 1 and 2 are still known by their ids after the cards have moved")
    #expect(game.choosing(27).table == [9, 64, 65, 73, 57, 27], "six cards are left")
    #expect(game.choosing(27).chosen == [27], "and the card that was touched is chosen")
  }
}

// Task 3
@Suite("Dealing three")
struct DealingTests {
  @Test("adds three cards behind the others")
  func addsThreeCards() {
    #expect(
      noSet.dealing().table == noSet.firstCards + [-1, -1, -1], "twelve cards stay where they are, and three follow")
    #expect(noSet.dealing().newCards == [47, 48, 56], "the three on top of the deck")
    #expect(noSet.dealing().deck == [70, 66, 58], "which are no longer in the deck")
    #expect(noSet.dealing(2).table == noSet.firstCards + [-1, -1, -1, -1, -1, -1], "and once more")
  }

  @Test("deals onto the places of a found set")
  func dealsOntoThePlacesOfASet() {
    let game = oneSet.choosing(0, 1, 2).dealing()
    #expect(
      game.table == [70, -1, 21, 5, -1, 28, 42, -1, 43, 14, 79, 10],
      "the three cards of the set are replaced, so the table still holds twelve")
    #expect(game.chosen == [], "and nothing is chosen any more")
  }

  @Test("gives up three cards that are no set")
  func givesUpThreeCards() {
    let game = oneSet.choosing(70, 21, 5).dealing()
    #expect(game.table == oneSet.firstCards + [-1, -1, -1], "cards that are no set stay, and three are added")
    #expect(game.chosen == [], "the three are given up, as they would be by any touch")
  }

  @Test("keeps one or two choices")
  func keepsOneOrTwoChoices() {
    #expect(
      [oneSet.choosing(5).dealing().chosen, oneSet.choosing(5, 70).dealing().chosen] == [[5], [5, 70]],
      "the player has asked for more cards while thinking: the choice is not given up for that")
    #expect(oneSet.choosing(5, 70).dealing().table == oneSet.firstCards + [-1, -1, -1], "and three cards are added")
  }
}

// Task 4
@Suite("The button")
struct ButtonTests {
  @Test("can deal as long as the deck has cards")
  func canDealWhileThereAreCards() {
    #expect(
      [noSet, noSet.dealing(), noSet.dealing(2), lastTwelve].map { $0.game.canDeal } == [true, true, false, false],
      "six cards in the deck, three, none, and none from the beginning")
  }

  @Test("deals the whole deck and no more")
  func dealsTheWholeDeck() {
    let all = game(table: Array(0..<12), deck: Array(12..<36)).dealing(10).game.cards
    #expect(all.count == 36, "twelve cards and eight times three are 36: the other two deals find an empty deck")
    #expect(Set(all).count == 36, "all of them different")
  }

  @Test("does nothing at all with an empty deck")
  func doesNothingWithAnEmptyDeck() {
    let showing = lastTwelve.choosing(0, 1, 2)
    #expect(
      showing.dealing().table == lastTwelve.firstCards, "a disabled button does nothing: the found set still lies there"
    )
    #expect(showing.dealing().chosen == [0, 1, 2], "and is still chosen, for the player to look at")
    #expect(lastTwelve.choosing(0, 1, 3).dealing().chosen == [0, 1, 3], "so are three cards that are no set")
    #expect(noSet.dealing().table.count == 15, "with cards in the deck it does something")
  }

  @Test("disables the button and leaves it where it is")
  func disablesTheButton() {
    let enabled = [Button.Action.dealThree, .hint, .newGame].map { Button(action: $0, isEnabled: true) }
    #expect(noSet.game.buttons == enabled, "deal three, hint, new game: all of them can be pressed")
    var disabled = enabled
    disabled[0].isEnabled = false
    #expect(
      noSet.dealing(2).game.buttons == disabled,
      "if the first button were gone, the next would slip under the finger of whoever taps fast")
  }
}

// Task 5
@Suite("The penalty")
struct PenaltyTests {
  @Test("costs three points when there was a set")
  func costsThreePoints() {
    #expect(
      [oneSet, oneSet.dealing(), oneSet.dealing(2)].map { $0.score } == [0, -3, -6],
      "0, 1 and 2 lie on the table the whole time: each deal costs three points")
    #expect(twoSets.dealing().score == -3, "for two sets it is three points as well")
  }

  @Test("costs nothing when there was none")
  func costsNothingWithoutASet() {
    #expect(
      [noSet.dealing().score, noSet.dealing(2).score, oneSet.dealing().score] == [0, 0, -3],
      "who sees that there is no set may deal, and only the third game had one")
  }

  @Test("is judged by what the player could see")
  func isJudgedByWhatCouldBeSeen() {
    #expect(
      [almost.dealing().score, almost.dealing(2).score] == [0, -3],
      "the first three cards bring a set with them: it was not there before, but it is before the second deal")
  }

  @Test("counts the cards that are chosen, but are no found set")
  func countsChosenCards() {
    let games = [oneSet.choosing(0), oneSet.choosing(0, 1), oneSet.choosing(0, 1, 70), oneSet.choosing(70, 21, 5)]
    #expect(
      games.map { $0.dealing().score } == [-3, -3, -3, -3],
      "0, 1 and 2 could be seen, whether or not some of them were chosen")
  }

  @Test("does not count a found set that waits to be replaced")
  func doesNotCountAFoundSet() {
    #expect(
      [oneSet, sharedCard, twoSets].map { $0.choosing(0, 1, 2).dealing().score } == [0, 0, -3],
      "no other set; one that needs card 0, which is about to leave; and one with three cards of its own")
    #expect(
      [oneSet, sharedCard].map { $0.choosing(0, 1, 2).dealing(2).score } == [0, 0],
      "once it is replaced, it counts no more")
  }

  @Test("costs nothing when nothing was dealt")
  func costsNothingWithAnEmptyDeck() {
    #expect(
      [lastTwelve.dealing().score, oneSet.dealing(3).score] == [0, -6],
      "sets lie on both tables, but there is nothing to deal: no cards, no penalty")
  }

  @Test("costs nothing to replace a set by touching")
  func costsNothingToTouch() {
    #expect(
      [twoSets.choosing(0, 1, 2, 9).score, twoSets.choosing(0, 1, 2, 9).dealing().score] == [0, -3],
      "only the button costs points, and 3, 4 and 5 were there to be seen")
  }
}

// MARK: - Games

/// The set 0, 1, 2 lies here, and no other; there is none with the six cards of the deck either.
private let oneSet = game(table: [70, 0, 21, 5, 1, 28, 42, 2, 43, 14, 79, 10], deck: [32, 57, 12, 69, 30, 52])

/// As `oneSet`, with the set at the end.
private let setAtTheEnd = game(table: [70, 21, 5, 28, 42, 43, 14, 79, 10, 0, 1, 2], deck: [32, 57, 12, 69, 30, 52])

/// The sets 0, 1, 2 and 3, 4, 5, and no other.
private let twoSets = game(table: [0, 1, 2, 3, 4, 5, 9, 64, 65, 73, 57, 27], deck: [10, 13, 48, 14, 39, 40])

/// The sets 0, 1, 2 and 0, 4, 8, which share a card, and no other.
private let sharedCard = game(table: [0, 1, 2, 4, 8, 20, 64, 42, 55, 65, 53, 43], deck: [32, 54, 41, 9, 18, 27])

/// No set, and none with the cards of the deck.
private let noSet = game(table: [1, 8, 9, 13, 21, 26, 31, 35, 38, 39, 40, 44], deck: [47, 48, 56, 58, 66, 70])

/// No set yet, but 0, 1 and 2 are one: two of them are the next cards of the deck.
private let almost = game(table: [1, 8, 9, 13, 21, 26, 31, 35, 38, 39, 40, 44], deck: [0, 2, 47, 48, 56, 58])

/// The table of `twoSets` without a deck.
private let lastTwelve = game(table: [0, 1, 2, 3, 4, 5, 9, 64, 65, 73, 57, 27], deck: [])

/// A game with these twelve cards on the table, and these in the deck, the top one first.
private func game(table: [Int], deck: [Int]) -> Play {
  Play(firstCards: table, game: SetGame(deck: cards((table + deck).reversed())))
}

/// The cards with these ids: see `SetCard.id`.
private func cards(_ ids: [Int]) -> [SetCard] {
  ids.map { id in
    SetCard(
      number: SetCard.Number.allCases[id / 27], shape: SetCard.Shape.allCases[id / 9 % 3],
      shading: SetCard.Shading.allCases[id / 3 % 3], color: SetCard.Color.allCases[id % 3])
  }
}

/// A game, and which cards lay on its table at the beginning.
private struct Play {
  let firstCards: [Int]
  var game: SetGame

  /// The game after some cards were chosen, one after the other.
  func choosing(_ ids: Int...) -> Play {
    var play = self
    for id in ids {
      play.game.choose(id)
    }
    return play
  }

  /// The game after the button was pressed some times.
  func dealing(_ times: Int = 1) -> Play {
    var play = self
    for _ in 0..<times {
      play.game.dealThree()
    }
    return play
  }

  /// The ids of the cards as they lie on the table, and -1 for each card that came from the deck.
  var table: [Int] {
    game.cards.map { firstCards.contains($0.id) ? $0.id : -1 }
  }

  /// The ids of the cards on the table that came from the deck, in order of size.
  var newCards: [Int] {
    game.cards.map { $0.id }.filter { !firstCards.contains($0) }.sorted()
  }

  /// The ids of the cards in the deck, the top one last.
  var deck: [Int] {
    game.deck.map { $0.id }
  }

  var chosen: [Int] { game.chosen }
  var score: Int { game.score }
}

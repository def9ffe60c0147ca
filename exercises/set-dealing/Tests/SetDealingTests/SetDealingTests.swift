import Testing

@testable import SetDealing

/// Cards are named by their ids here, 0 to 80. Cards 0, 1 and 2 are a set: they differ in the color only. So are 3, 4
/// and 5. A table is written as it lies, four cards to a row, and a card that came from the deck as ★: which of the new
/// cards takes which place does not matter.

// Task 1
@Suite("Three new cards for a set")
struct ReplacingTests {
  @Test("lays new cards onto the places of a found set")
  func laysNewCardsOntoThePlaces() {
    let game = oneSet.choosing(0, 1, 2, 28)
    #expect(
      game.table == ["70 ★ 21 5", "★ 28 42 ★", "43 14 79 10"],
      "0, 1 and 2 lay second, fifth and eighth: new cards (★) lie there now, and no other card has moved")
    #expect(
      game.newCards == [12, 32, 57],
      "the new cards on the table are the three on top of the deck, which ended in 12, 57, 32")
    #expect(game.deck == [52, 30, 69], "the deck ended in 12, 57, 32: these three have left it, and three are left")
  }

  @Test("replaces a set wherever it lies and in whatever order it was chosen")
  func replacesThemAnywhere() {
    #expect(
      twoSets.choosing(2, 0, 1, 9).table == ["★ ★ ★ 3", "4 5 9 64", "65 73 57 27"],
      "the set 0, 1, 2 lay first on the table and was chosen as 2, 0, 1: new cards (★) have its places")
    #expect(
      setAtTheEnd.choosing(1, 2, 0, 70).table == ["70 21 5 28", "42 43 14 79", "10 ★ ★ ★"],
      "the set 0, 1, 2 lay last on the table and was chosen as 1, 2, 0: new cards (★) have its places")
  }

  @Test("chooses the touched card, but never one of the found set")
  func choosesTheTouchedCard() {
    #expect(
      oneSet.firstCards.map { oneSet.choosing(0, 1, 2, $0).chosen }
        == [[70], [], [21], [5], [], [28], [42], [], [43], [14], [79], [10]],
      "0, 1 and 2 were found, then each card of the table touched: one that stays is chosen, alone; 0, 1 and 2 are gone"
    )
    #expect(
      [0, 1, 2].map { oneSet.choosing(0, 1, 2, $0).newCards.count } == [3, 3, 3],
      "0, 1 and 2 were found, then 0, or 1, or 2 touched: the set is replaced by three new cards each time")
  }

  @Test("waits with the new cards until the next touch")
  func waitsWithTheNewCards() {
    #expect(
      [oneSet.choosing(0, 1, 2), oneSet.choosing(0, 1, 2, 80), oneSet.choosing(0, 1, 2, 5)].map { $0.deck.count }
        == [6, 6, 3],
      "how many cards the deck has when 0, 1, 2 are found, then 80 touched, which is not there, then 5: only 5 brings new cards"
    )
  }
}

// Task 2
@Suite("An empty deck")
struct EmptyDeckTests {
  @Test("closes the ranks when no cards are left")
  func closesTheRanks() {
    #expect(
      lastTwelve.choosing(3, 4, 5, 9).table == ["0 1 2 9", "64 65 73 57", "27"],
      "the deck is empty: the found set leaves, and the others close the ranks and keep their order")
  }

  @Test("goes on with a table that shrinks")
  func goesOnWithATableThatShrinks() {
    let game = lastTwelve.choosing(3, 4, 5, 9, 9, 0, 1, 2)
    #expect(game.game.verdict == .set, "0, 1 and 2 are still known by their ids after the cards have moved")
    #expect(
      game.choosing(27).table == ["9 64 65 73", "57 27"],
      "3, 4, 5 and then 0, 1, 2 were found with an empty deck: six cards are left, in their order")
    #expect(
      game.choosing(27).chosen == [27], "after the second set had been found, 27 was touched: it is chosen, alone")
  }
}

// Task 3
@Suite("Dealing three")
struct DealingTests {
  @Test("adds three cards behind the others")
  func addsThreeCards() {
    #expect(
      noSet.dealing().table == noSet.firstCards(andNew: 3),
      "twelve cards stay where they are, and three new ones (★) follow")
    #expect(
      noSet.dealing().newCards == [47, 48, 56],
      "the new cards are the three on top of the deck, which ended in 56, 48, 47")
    #expect(
      noSet.dealing().deck == [70, 66, 58], "the deck ended in 56, 48, 47: these three have left it, and three are left"
    )
    #expect(
      noSet.dealing(2).table == noSet.firstCards(andNew: 6),
      "three were dealt twice, so six new cards (★) follow the twelve")
  }

  @Test("deals onto the places of a found set")
  func dealsOntoThePlacesOfASet() {
    let game = oneSet.choosing(0, 1, 2).dealing()
    #expect(
      game.table == ["70 ★ 21 5", "★ 28 42 ★", "43 14 79 10"],
      "the three cards of the set are replaced by new ones (★), so the table still holds twelve")
    #expect(game.chosen == [], "0, 1 and 2 were found and replaced: nothing is chosen any more")
  }

  @Test("gives up three cards that are no set")
  func givesUpThreeCards() {
    let game = oneSet.choosing(70, 21, 5).dealing()
    #expect(
      game.table == oneSet.firstCards(andNew: 3),
      "70, 21 and 5 are no set, so they stay, and three new cards (★) are added")
    #expect(game.chosen == [], "70, 21 and 5 are no set: to deal gives the three up, as any touch would")
  }

  @Test("keeps one or two choices")
  func keepsOneOrTwoChoices() {
    #expect(
      [oneSet.choosing(5).dealing().chosen, oneSet.choosing(5, 70).dealing().chosen] == [[5], [5, 70]],
      "5 was chosen, or 5 and 70, when the player asked for more cards: the choice is not given up for that")
    #expect(
      oneSet.choosing(5, 70).dealing().table == oneSet.firstCards(andNew: 3),
      "5 and 70 are chosen: three new cards (★) are added all the same")
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
    #expect(Set(all).count == 36, "36 cards lie on the table: so many of them are different")
  }

  @Test("does nothing at all with an empty deck")
  func doesNothingWithAnEmptyDeck() {
    let showing = lastTwelve.choosing(0, 1, 2)
    #expect(
      showing.dealing().table == lastTwelve.firstCards(andNew: 0),
      "the deck is empty, and a disabled button does nothing: the found set still lies there"
    )
    #expect(
      showing.dealing().chosen == [0, 1, 2],
      "the deck is empty: the found set 0, 1, 2 is still chosen, for the player to look at")
    #expect(
      lastTwelve.choosing(0, 1, 3).dealing().chosen == [0, 1, 3],
      "the deck is empty: 0, 1 and 3, which are no set, are still chosen, too")
    #expect(noSet.dealing().game.cards.count == 15, "with cards in the deck, to deal makes fifteen cards of twelve")
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
  @Test("charges three points for dealing when there was a set")
  func costsThreePoints() {
    #expect(
      [oneSet, oneSet.dealing(), oneSet.dealing(2)].map { $0.score } == [0, -3, -6],
      "the score after no deal, one and two: 0, 1 and 2 lie there the whole time, so each deal costs three points")
    #expect(twoSets.dealing().score == -3, "two sets lie on the table, and one deal costs three points all the same")
  }

  @Test("charges nothing for dealing when there was no set")
  func costsNothingWithoutASet() {
    #expect(
      [noSet.dealing().score, noSet.dealing(2).score, oneSet.dealing().score] == [0, 0, -3],
      "the score after one deal and two without a set on the table, and after one deal with a set: only that one costs")
  }

  @Test("judges the penalty by what the player could see")
  func isJudgedByWhatCouldBeSeen() {
    #expect(
      [almost.dealing().score, almost.dealing(2).score] == [0, -3],
      "the score after one deal and two: the first brings a set with it, which was not there before, but is before the second"
    )
  }

  @Test("counts a set whose cards are chosen, but not yet found")
  func countsChosenCards() {
    let games = [oneSet.choosing(0), oneSet.choosing(0, 1), oneSet.choosing(0, 1, 70), oneSet.choosing(70, 21, 5)]
    #expect(
      games.map { $0.dealing().score } == [-3, -3, -3, -3],
      "0, then 0 and 1, then 0, 1 and 70, then 70, 21 and 5 were chosen: 0, 1 and 2 could be seen each time, and it costs three"
    )
  }

  @Test("does not count a found set that waits to be replaced")
  func doesNotCountAFoundSet() {
    #expect(
      [oneSet, sharedCard, twoSets].map { $0.choosing(0, 1, 2).dealing().score } == [0, 0, -3],
      "0, 1 and 2 were found. Besides: no other set; one that needs 0, which is about to leave; one with cards of its own"
    )
    #expect(
      [oneSet, sharedCard].map { $0.choosing(0, 1, 2).dealing(2).score } == [0, 0],
      "0, 1 and 2 were found, and three dealt twice: once replaced, they count no more, and no other set is left")
  }

  @Test("charges nothing when nothing was dealt")
  func costsNothingWithAnEmptyDeck() {
    #expect(
      lastTwelve.dealing().score == 0,
      "two sets lie on the table, but the deck is empty from the beginning: no cards, no penalty")
    #expect(
      oneSet.dealing(3).score == -6,
      "a set lies on the table, and six cards in the deck: two deals cost three points each, the third finds no cards")
  }

  @Test("charges nothing for replacing a set by a touch")
  func costsNothingToTouch() {
    #expect(
      [twoSets.choosing(0, 1, 2, 9).score, twoSets.choosing(0, 1, 2, 9).dealing().score] == [0, -3],
      "0, 1 and 2 were found and replaced by touching 9, then three were dealt: only the deal costs, as 3, 4 and 5 could be seen"
    )
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

  /// The ids of the cards as they lie on the table, four to a row, and ★ for each card that came from the deck.
  var table: [String] {
    rows(game.cards.map { firstCards.contains($0.id) ? "\($0.id)" : "★" })
  }

  /// The table as it was at the beginning, with new cards behind the others.
  func firstCards(andNew count: Int) -> [String] {
    rows(firstCards.map { "\($0)" } + Array(repeating: "★", count: count))
  }

  private func rows(_ cards: [String]) -> [String] {
    stride(from: 0, to: cards.count, by: 4).map { cards[$0..<min($0 + 4, cards.count)].joined(separator: " ") }
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

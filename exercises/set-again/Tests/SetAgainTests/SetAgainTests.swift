import Testing

@testable import SetAgain

/// Cards are named by their ids here, 0 to 80. Cards 0, 1 and 2 are a set: they differ in the color only. So are 3, 4
/// and 5, and also 27, 28 and 29. A table is written four cards to a row, and a card that came from the deck as ★ where
/// it does not matter which of the new cards it is.

// Task 1
@Suite("Cards, rules and finder")
struct RulesTests {
  @Test("begins with twelve of 81 different cards on the table")
  func beginsWithTwelveOf81() {
    let game = newGame(seed: 1)
    #expect([game.cards.count, game.deck.count] == [12, 69], "twelve cards are laid out, and 69 are left")
    #expect(
      (game.cards + game.deck).map { $0.id }.sorted() == Array(0..<81), "each of the 81 cards is somewhere, once")
  }

  @Test("shuffles with the given generator")
  func shufflesWithTheGivenGenerator() {
    let tables = (1...10).map { newGame(seed: UInt64($0)).cards }
    let again = (1...10).map { newGame(seed: UInt64($0)).cards }
    #expect(
      tables.indices.filter { tables[$0] == again[$0] }.count == 10,
      "ten times two games from generators that start alike: so many times the two tables are the same")
    #expect(Set(tables).count == 10, "ten games from ten different generators: so many of their tables are different")
    var generator = SplitMix(state: 1)
    let games = (1...2).map { _ in SetGame(using: &generator).cards }
    #expect(
      Set(games).count == 2,
      "two games with one generator: so many of their tables are different, as the first game moves it on")
  }

  @Test("lays out the top of a given deck")
  func laysOutTheTop() {
    let ids = Array(0..<15)
    let game = SetGame(deck: cards(ids.reversed()))
    #expect(
      game.cards.map { $0.id } == Array(0..<12), "the top of the deck is its end, and the card there is laid out first")
    #expect(
      game.deck.map { $0.id } == [14, 13, 12],
      "the deck held 0 on top down to 14, and twelve were laid out: the three cards below are left")
  }

  @Test("knows what a set is")
  func knowsWhatASetIs() {
    let threes = [
      [0, 1, 2], [0, 40, 80], [26, 53, 80], [0, 28, 2], [0, 10, 2], [0, 4, 2], [0, 3, 7], [0, 0, 0],
    ]
    #expect(
      threes.map { ids in ids.isASet } == [true, true, true, false, false, false, false, false],
      "three sets; cards split in the number, the shape, the shading, the color; and the same card three times")
    #expect(
      [[40, 80, 0], [80, 0, 40], [40, 0, 80], [0, 9, 9], [9, 0, 9], [9, 9, 0]].map { ids in ids.isASet }
        == [true, true, true, false, false, false],
      "a set in three other orders, and a card that stands in for another")
  }

  @Test("finds all 117 sets of 27 cards, each once")
  func findsAllSets() {
    // With any two cards that show one symbol, the third card of their set does too.
    let found = allSets(in: cards(Array(0..<27)))
    #expect(
      found.count == 117, "all cards with one symbol: 27 x 26 / 2 pairs, each in one set, and three pairs in each set")
    #expect(Set(found.map { Set($0) }).count == 117, "so many of these sets are different: all 117, each found once")
  }

  @Test("finds what lies on a table, in its order")
  func findsWhatLiesOnTheTable() {
    #expect(
      [[2, 9, 0, 77, 1], [], [7], [7, 8], [0, 1, 3, 4]].map { allSets(in: cards($0)) } == [
        [[2, 0, 1]], [], [], [], [],
      ],
      "on 2, 9, 0, 77, 1 the set as it lies; with no cards, one and two none; and none on 0, 1, 3, 4")
  }
}

// Task 2
@Suite("Choosing")
struct ChoosingTests {
  @Test("names the situation of one more card and of a chosen one")
  func namesTheSituationOfOneMore() {
    #expect(
      [oneSet.situation(choosing: 5), oneSet.choosing(0).situation(choosing: 5)] == [.anotherCard, .anotherCard],
      "no card is chosen, and then one: card 5 is not among them")
    #expect(
      [oneSet.choosing(0), oneSet.choosing(5, 0)].map { $0.situation(choosing: 0) } == [.chosenCard, .chosenCard],
      "card 0 is the only chosen card, and then one of two")
  }

  @Test("names the situations after three cards")
  func namesTheSituationsAfterThree() {
    let mistake = oneSet.choosing(0, 1, 70)
    #expect(
      [0, 70, 5].map { mistake.situation(choosing: $0) } == [.afterNoSet, .afterNoSet, .afterNoSet],
      "0, 1 and 70 are no set; it does not matter whether the touched card is one of them")
    let found = oneSet.choosing(0, 1, 2)
    #expect(
      [0, 2, 5].map { found.situation(choosing: $0) } == [.cardOfTheSet, .cardOfTheSet, .afterSet],
      "0, 1 and 2 are a set; card 5 is not part of it")
  }

  @Test("names the situation of a card that is not there")
  func namesTheSituationOfAStranger() {
    #expect(
      [oneSet, oneSet.choosing(5), oneSet.choosing(0, 1, 70), oneSet.choosing(0, 1, 2)].map {
        $0.situation(choosing: 80)
      } == [.notOnTheTable, .notOnTheTable, .notOnTheTable, .notOnTheTable],
      "card 80 is not on the table, whatever is chosen")
    #expect(
      [1, 71].map { oneSet.situation(choosing: $0) } == [.anotherCard, .notOnTheTable],
      "card 1 is there, and card 71 is not: an id is not a place")
  }

  @Test("chooses, and takes one or two choices back")
  func choosesAndTakesBack() {
    #expect(
      [oneSet.choosing(5), oneSet.choosing(70, 5), oneSet.choosing(70, 5, 14)].map { $0.chosen }
        == [[5], [70, 5], [70, 5, 14]],
      "5 was chosen; 70 and 5; 70, 5 and 14: the ids in the order of choosing")
    #expect(
      [oneSet.choosing(5, 5), oneSet.choosing(70, 5, 70), oneSet.choosing(70, 5, 5)].map { $0.chosen }
        == [[], [5], [70]],
      "5, 5 were touched; 70, 5, 70; and 70, 5, 5: a second touch takes the choice back, and the other card stays chosen"
    )
  }

  @Test("judges three cards, and only three")
  func judgesThreeCards() {
    #expect(
      [oneSet.choosing(0, 1, 2), oneSet.choosing(2, 0, 1), oneSet.choosing(0, 1, 70)].map { $0.verdict }
        == [.set, .set, .noSet],
      "0, 1, 2 were chosen, which are a set; the same as 2, 0, 1; and 0, 1, 70, which are none")
    #expect(
      [oneSet, oneSet.choosing(0, 1), oneSet.choosing(0, 1, 1)].map { $0.verdict == nil } == [true, true, true],
      "no card was chosen; 0 and 1; and 0 alone: fewer than three cards are not judged, and verdict is nil")
  }

  @Test("begins anew after three cards that are no set")
  func beginsAnewAfterNoSet() {
    #expect(
      [5, 0, 70].map { oneSet.choosing(0, 1, 70, $0).chosen } == [[5], [0], [70]],
      "0, 1, 70 are no set; then 5, or 0, or 70 is touched: it is chosen alone")
    #expect(
      oneSet.choosing(0, 1, 70, 5).table == oneSet.table,
      "0, 1, 70 are no set, and 5 is touched: the table stays as it was")
  }

  @Test("changes nothing for a card that is not there")
  func changesNothingForAStranger() {
    #expect(
      [oneSet.choosing(5, 80), oneSet.choosing(0, 1, 70, 80), oneSet.choosing(0, 1, 2, 80)].map { $0.chosen }
        == [[5], [0, 1, 70], [0, 1, 2]],
      "5; 0, 1 and 70; or 0, 1 and 2 are chosen, then 80 is touched, which is not on the table: nothing changes")
    #expect(
      oneSet.choosing(0, 1, 2, 80).table == oneSet.table,
      "0, 1 and 2 were found, then 80 touched, which is not on the table: the found set goes on waiting")
  }
}

// Task 3
@Suite("After a found set")
struct FoundSetTests {
  @Test("lays new cards onto the places of the set")
  func laysNewCardsOntoThePlaces() {
    #expect(
      oneSet.choosing(0, 1, 2, 28).table == ["70 ★ 21 5", "★ 28 42 ★", "43 14 79 10"],
      "0, 1 and 2 lay second, fifth and eighth: new cards (★) lie there now, and no other card has moved")
    #expect(
      oneSet.choosing(0, 1, 2, 28).deck.map { $0.id } == [52, 30, 69],
      "the deck ended in 12, 57, 32: these three have left it, and three are left"
    )
  }

  @Test("chooses the touched card, but none of the set")
  func choosesTheTouchedCard() {
    #expect(
      [70, 28, 10, 0, 1, 2].map { oneSet.choosing(0, 1, 2, $0).chosen } == [[70], [28], [10], [], [], []],
      "0, 1, 2 were found, then 70, 28, 10, 0, 1 or 2 touched: one that stays is chosen, alone; one of the set has gone"
    )
    #expect(
      oneSet.choosing(0, 1, 2, 1).table == ["70 ★ 21 5", "★ 28 42 ★", "43 14 79 10"],
      "0, 1, 2 were found, then 1 touched, one of them: new cards (★) replace the set in this case, too")
  }

  @Test("closes the ranks when the deck is empty")
  func closesTheRanks() {
    #expect(
      lastTwelve.choosing(3, 4, 5, 9).table == ["0 1 2 9", "64 65 73 57", "27"],
      "3, 4, 5 were found with an empty deck, then 9 touched: the others close the ranks and keep their order")
    #expect(
      lastTwelve.choosing(3, 4, 5, 9, 9, 0, 1, 2, 27).table == ["9 64 65 73", "57 27"],
      "3, 4, 5 and then 0, 1, 2 were found with an empty deck, and 27 touched: six cards are left, in their order")
  }

  @Test("leaves the set on the table until the next touch")
  func waitsForTheNextTouch() {
    #expect(
      oneSet.choosing(0, 1, 2).table == oneSet.table,
      "0, 1, 2 were found: the table stays as it is until the next touch, so that the player can see them")
    #expect(
      oneSet.choosing(0, 1, 2).deck.count == 6, "0, 1, 2 were found: no card of the deck's six has been dealt yet")
  }
}

// Task 4
@Suite("Dealing three")
struct DealingTests {
  @Test("adds three cards, or replaces a found set")
  func addsOrReplaces() {
    #expect(
      noSet.dealing(1).table == noSet.table + ["47 48 56"],
      "three were dealt: 47, 48 and 56 from the top of the deck follow the others")
    #expect(
      oneSet.choosing(0, 1, 2).dealing(1).table == ["70 ★ 21 5", "★ 28 42 ★", "43 14 79 10"],
      "0, 1, 2 were found, and three dealt: the new cards (★) take their places")
  }

  @Test("gives up three cards, and keeps one or two")
  func givesUpThreeOnly() {
    #expect(
      [oneSet.choosing(5), oneSet.choosing(5, 70), oneSet.choosing(0, 1, 70), oneSet.choosing(0, 1, 2)].map {
        $0.dealing(1).chosen
      } == [[5], [5, 70], [], []],
      "three were dealt with 5 chosen; 5 and 70; 0, 1, 70, which are no set; 0, 1, 2, a set: only one or two are kept")
  }

  @Test("deals all cards and then nothing")
  func dealsAllCards() {
    let game = SetGame(deck: cards(Array(0..<27))).dealing(10)
    #expect(
      Set(game.cards).count == 27, "three were dealt ten times from a deck of 27: 27 different cards are on the table")
    #expect(
      [noSet, noSet.dealing(1), noSet.dealing(2)].map { $0.canDeal } == [true, true, false],
      "canDeal with six cards in the deck, three, and none")
    let showing = lastTwelve.choosing(0, 1, 2).dealing(1)
    #expect(
      showing.chosen == [0, 1, 2],
      "0, 1, 2 were found with an empty deck, and three asked for: nothing changes, the set is still chosen")
    #expect(
      showing.cards.count == 12,
      "0, 1, 2 were found with an empty deck, and three asked for: the set stays on the table of twelve")
  }

  @Test("costs three points when there was a set, and nothing otherwise")
  func costsThreePoints() {
    #expect(
      [oneSet.dealing(1), oneSet.dealing(2), noSet.dealing(2), almost.dealing(1), almost.dealing(2)].map { $0.score }
        == [-3, -6, 0, 0, -3],
      "the score: with a set after one deal and two; without one after two; and where a set comes only with the first deal, after one and two"
    )
    #expect(
      [oneSet.choosing(0, 1), oneSet.choosing(0, 1, 70), lastTwelve].map { $0.dealing(1).score } == [-3, -3, 0],
      "the score after a deal with 0 and 1 of a set chosen; with 0, 1 and 70; and with an empty deck, which costs nothing"
    )
  }

  @Test("does not charge for a set that has been found")
  func doesNotChargeForAFoundSet() {
    #expect(
      [oneSet, sharedCard, twoSets].map { $0.choosing(0, 1, 2).dealing(1).score } == [0, 0, -3],
      "0, 1, 2 were found, and three dealt: with no other set; one that needs 0, which is about to leave; one with cards of its own"
    )
    #expect(
      twoSets.choosing(0, 1, 2, 9).score == 0,
      "0, 1, 2 were found, then 9 touched: to touch cards costs nothing, whatever sets lie there")
  }
}

// Task 5
@Suite("The hint and the end")
struct EndTests {
  @Test("hints at a set that can be found")
  func hintsAtASet() {
    #expect(
      [oneSet, oneSet.choosing(0, 1), noSet, oneSet.choosing(0, 1, 2)].map { $0.hint() ?? [] }
        == [[0, 1, 2], [0, 1, 2], [], []],
      "the hint, [] for none: a set; the same with 0 and 1 chosen; no set; and a set that has been found already")
    #expect(noSet.hint() == nil, "on a table without a set the hint is nil, and not an empty list")
    #expect(
      twoSets.choosing(0, 1, 2).hint() == [3, 4, 5],
      "0, 1, 2 were found: the hint is 3, 4, 5, which are still to be found")
  }

  @Test("is over when the deck is empty and no set is left")
  func isOverWithoutDeckAndSet() {
    #expect(
      [noSet, noSet.dealing(1), noSet.dealing(2), lastTwelve].map { $0.isOver } == [false, false, true, false],
      "isOver without a set but six cards in the deck, then three, then none; and with sets but no deck")
  }

  @Test("is over as soon as the last set is found")
  func isOverWithTheLastSet() {
    #expect(
      [lastTwelve.choosing(0, 1, 2), lastTwelve.choosing(0, 1, 2, 3, 4), lastTwelve.choosing(0, 1, 2, 3, 4, 5)].map {
        $0.isOver
      } == [false, false, true],
      "isOver when 0, 1, 2 were found, one of two sets; when 3 and 4 of the other were chosen; and 5, too")
    #expect(
      lastTwelve.choosing(0, 1, 2, 3, 4, 5, 9).isOver == true,
      "both sets were found, then 9 touched: the game stays over")
  }

  @Test("shows the ending with what is left")
  func showsTheEnding() {
    #expect(
      [oneSet, noSet.dealing(2), lastTwelve.choosing(0, 1, 2, 3, 4, 5)].map { $0.screen }
        == [.table, .ending(cardsLeft: 18, score: 0), .ending(cardsLeft: 6, score: 0)],
      "the screen of a game that goes on; with 18 cards and no set; and with six, since a found set is not left")
    #expect(
      oneSet.dealing(2).choosing(0, 1, 2).screen == .ending(cardsLeft: 15, score: -6),
      "three were dealt twice with a set on the table, then the set found: 15 cards are left, and the score is -6")
  }

  @Test("disables buttons and takes none away")
  func disablesButtons() {
    #expect(
      [noSet, lastTwelve, noSet.dealing(2)].map { game in game.buttons.map { $0.isEnabled } }
        == [[true, true, true], [false, true, true], [false, false, true]],
      "deal three, hint, new game: the hint tells nothing before the end, also where there is no set")
    #expect(
      noSet.dealing(2).buttons.map { $0.action } == [.dealThree, .hint, .newGame],
      "the buttons when the game is over: all three stay in their places")
  }

  @Test("comes to an end in every game")
  func comesToAnEnd() {
    let games = (1...4).map { played(seed: UInt64($0)) }
    #expect(
      games.filter { !$0.isOver }.count == 0,
      "all sets were taken in some whole games; so many of them were not over even then")
    #expect(
      games.filter { !allSets(in: $0.cards).isEmpty }.count == 0,
      "whole games were played to the end; on so many tables a set is left")
    #expect(
      games.filter { ![0, 6, 9, 12, 15, 18].contains($0.cards.count) }.count == 0,
      "whole games were played to the end; on so many tables the number of cards left is one that cannot be")
  }
}

// MARK: - Games

/// The set 0, 1, 2 lies here, and no other; there is none with the six cards of the deck either.
private let oneSet = game(table: [70, 0, 21, 5, 1, 28, 42, 2, 43, 14, 79, 10], deck: [32, 57, 12, 69, 30, 52])

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
private func game(table: [Int], deck: [Int]) -> SetGame {
  SetGame(deck: cards((table + deck).reversed()))
}

private func newGame(seed: UInt64) -> SetGame {
  var generator = SplitMix(state: seed)
  return SetGame(using: &generator)
}

/// A whole game in which every set is taken, and three cards are dealt where there is none.
private func played(seed: UInt64) -> SetGame {
  var game = newGame(seed: seed)
  // Each step takes or deals three cards, so that a game has at most 27 + 23 of them.
  for _ in 0..<60 where !game.isOver {
    if let set = game.hint(), set.count == 3 {
      for id in set + [set[0]] {
        game.choose(id)
      }
    } else {
      game.dealThree()
    }
  }
  return game
}

/// The cards with these ids: see `SetCard.id`.
private func cards(_ ids: [Int]) -> [SetCard] {
  ids.map { id in
    SetCard(
      number: SetCard.Number.allCases[id / 27], shape: SetCard.Shape.allCases[id / 9 % 3],
      shading: SetCard.Shading.allCases[id / 3 % 3], color: SetCard.Color.allCases[id % 3])
  }
}

extension [Int] {
  /// Whether the three cards with these ids are called a set.
  fileprivate var isASet: Bool {
    let three = cards(self)
    return isSet(three[0], three[1], three[2])
  }
}

extension SetGame {
  /// The game after some cards were chosen, one after the other.
  fileprivate func choosing(_ ids: Int...) -> SetGame {
    var game = self
    for id in ids {
      game.choose(id)
    }
    return game
  }

  /// The game after three cards were asked for some times.
  fileprivate func dealing(_ times: Int) -> SetGame {
    var game = self
    for _ in 0..<times {
      game.dealThree()
    }
    return game
  }

  /// The ids of the cards as they lie on the table, four to a row, and ★ for 12, 32 and 57, the first that `oneSet` has
  /// in its deck.
  fileprivate var table: [String] {
    let new = deck.count == 3 ? [12, 32, 57] : []
    let ids = cards.map { new.contains($0.id) ? "★" : "\($0.id)" }
    return stride(from: 0, to: ids.count, by: 4).map { ids[$0..<min($0 + 4, ids.count)].joined(separator: " ") }
  }
}

/// A generator that always gives the same numbers, after Steele, Lea and Flood (2014).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

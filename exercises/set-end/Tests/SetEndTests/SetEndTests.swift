import Testing

@testable import SetEnd

/// Cards are named by their ids here, 0 to 80. Cards 0, 1 and 2 are a set: they differ in the color only. So are 3, 4
/// and 5, and also 27, 28 and 29. Every check plays at least one game to its end.

// Task 1
@Suite("The end")
struct EndTests {
  @Test("is over when the deck is empty and no set is left")
  func isReachedWithoutDeckAndSet() {
    #expect(
      [noSet, noSetButADeck, oneSet, oneSetAndADeck].map { $0.isOver } == [true, false, false, false],
      "isOver in four games: neither deck nor set; a deck; a set; both. Only the first leaves nothing to do")
  }

  @Test("is not over as long as there are cards to deal")
  func isNotReachedWhileThereAreCards() {
    #expect(
      [noSetButADeck, noSetButADeck.dealing(1), noSetButADeck.dealing(2)].map { $0.isOver } == [false, false, true],
      "six cards are dealt by threes, and no set comes with them: 18 cards lie there in the end")
    #expect(
      noSetButADeck.choosing(1, 8, 9).dealing(2).isOver == true,
      "1, 8 and 9 were chosen, and then the whole deck dealt: it is empty, and there is no set")
  }

  @Test("is not over while a set lies anywhere on the table")
  func looksAtTheWholeTable() {
    let game = setAmongTheLast.dealing(1)
    #expect(game.cards.count == 15, "twelve cards lay there, and the three of the deck were dealt")
    #expect(game.isOver == false, "the last three of the fifteen, 27, 28 and 29, are a set")
    #expect(
      game.choosing(27, 28, 29, 1).isOver == true,
      "27, 28 and 29 were found and 1 touched: without them there is no set")
  }

  @Test("comes to an end in every game, with no set on the table")
  func isReachedInEveryGame() {
    // The features of all 81 cards, and of every set, add up to multiples of three. So do those of the cards that are
    // left, and three such cards would be a set.
    var unfinished = 0
    var sets = 0
    var left: Set<Int> = []
    for seed in 1...4 {
      let game = played(seed: UInt64(seed))
      unfinished += game.isOver && game.deck.isEmpty ? 0 : 1
      sets += allSets(in: game.cards).count
      left.insert(game.cards.count)
    }
    #expect(
      unfinished == 0, "in four games every set was taken until it was over; in so many it was not over even then")
    #expect(sets == 0, "so many sets lay on the four tables that should have held none")
    #expect(
      left.subtracting([0, 6, 9, 12, 15, 18]) == [],
      "played to the end, a game leaves 0, 6, 9, 12, 15 or 18 cards; these other numbers were left")
  }
}

// Task 2
@Suite("The moment of the end")
struct MomentTests {
  @Test("is over as soon as the last set is found")
  func comesWithTheLastSet() {
    #expect(
      [oneSet, oneSet.choosing(0), oneSet.choosing(0, 1), oneSet.choosing(0, 1, 2)].map { $0.isOver }
        == [false, false, false, true],
      "isOver with no card chosen, 0, then 1, then 2, the last set: chosen cards can still be found, a found set is gone"
    )
    #expect(
      [oneSet.choosing(0, 1, 2, 5), oneSet.choosing(0, 1, 2, 0)].map { $0.isOver } == [true, true],
      "the last set was found, then card 5 or card 0 touched: the game stays over")
  }

  @Test("is not over with a set that is not the last")
  func waitsForTheLastSet() {
    #expect(
      [twoSets.choosing(0, 1, 2), twoSets.choosing(3, 4, 5), twoSets.choosing(0, 1, 2, 3, 4, 5)].map { $0.isOver }
        == [false, false, true],
      "isOver when 0, 1, 2 were found, when 3, 4, 5 were, and when both were: there are two sets, and it takes both")
    #expect(
      [sharedCard.choosing(0, 1, 2), sharedCard.choosing(4, 0, 8)].map { $0.isOver } == [true, true],
      "0, 1, 2 and 0, 4, 8 share a card: with either of them the other is gone, too")
  }

  @Test("is not over with three cards that are no set")
  func doesNotComeWithAMistake() {
    #expect(
      oneSet.choosing(0, 1, 1, 2).isOver == false,
      "0 and 1 were chosen, 1 taken back, and 2 chosen: 0 and 2 are chosen, and the set is still to be found")
    #expect(
      [oneSet.choosing(0, 1, 70), oneSet.choosing(0, 1, 70, 0, 1), oneSet.choosing(0, 1, 70, 0, 1, 2)].map { $0.isOver }
        == [false, false, true],
      "isOver when 0, 1 and 70 were chosen, which are no set; then 0 and 1; then 2, which makes the last set")
  }

  @Test("is over when a touch takes the last cards from the deck")
  func comesWithATouch() {
    let found = oneSetAndADeck.choosing(0, 1, 2)
    #expect(
      [found, found.choosing(5), found.choosing(1), found.dealing(1)].map { $0.isOver } == [false, true, true, true],
      "isOver when 0, 1, 2 are found with three cards in the deck; then when 5, or 1, or the button brings those three")
  }

  @Test("is over from the beginning if there is nothing to do")
  func isThereFromTheBeginning() {
    #expect(
      [noSet.isOver, noSet.choosing(1).isOver, noSet.choosing(1, 8, 9).isOver] == [true, true, true],
      "no deck and no set from the beginning: the game is over at once, and whatever is touched")
  }
}

// Task 3
@Suite("The screen")
struct ScreenTests {
  @Test("shows the ending when the game is over")
  func showsTheEnding() {
    #expect(
      [noSetButADeck, oneSet, noSet].map { $0.screen } == [.table, .table, .ending(cardsLeft: 12, score: 0)],
      "a game with cards to deal, one with a set to find, and one that is over")
    #expect(
      noSetButADeck.dealing(2).screen == .ending(cardsLeft: 18, score: 0),
      "the deck was dealt, and there is no set: 18 cards are left")
  }

  @Test("does not count a found set among the cards that are left")
  func doesNotCountAFoundSet() {
    #expect(
      [oneSet.choosing(0, 1, 2), oneSet.choosing(0, 1, 2, 5)].map { $0.screen }
        == [.ending(cardsLeft: 9, score: 0), .ending(cardsLeft: 9, score: 0)],
      "the last set of twelve cards, found and then taken off by a touch: both times nine cards are left")
    #expect(
      noSet.choosing(1, 8, 9).screen == .ending(cardsLeft: 12, score: 0),
      "1, 8 and 9 are chosen and are no set: they are left, too")
  }

  @Test("shows the score at the end")
  func showsTheScore() {
    #expect(
      oneSetAndADeck.dealing(1).choosing(0, 1, 2).screen == .ending(cardsLeft: 12, score: -3),
      "dealing cost three points, because 0, 1 and 2 were there")
  }
}

// Task 4
@Suite("The buttons at the end")
struct ButtonsTests {
  @Test("leaves only a new game to be pressed at the end")
  func leaveOnlyANewGame() {
    #expect(
      [noSet.enabled, oneSet.choosing(0, 1, 2).enabled] == [[.newGame], [.newGame]],
      "the buttons that can be pressed when the game is over: nothing can be dealt or hinted at")
    #expect(
      noSet.buttons.map { $0.action } == [.dealThree, .hint, .newGame],
      "the buttons at the end: disabled, not gone, all three are still there")
  }

  @Test("gives nothing away by a disabled button before the end")
  func giveNothingAway() {
    #expect(
      [noSetButADeck.enabled, oneSetAndADeck.enabled, noSetButADeck.dealing(2).enabled]
        == [[.dealThree, .hint, .newGame], [.dealThree, .hint, .newGame], [.newGame]],
      "with a deck and no set, a deck and a set, and over: a hint that is gray before the end tells for free that there is no set"
    )
    #expect(
      [oneSet.enabled, oneSet.choosing(0, 1).enabled] == [[.hint, .newGame], [.hint, .newGame]],
      "the deck is empty, but the last set can still be hinted at")
  }
}

// MARK: - Games

/// No set, and no deck.
private let noSet = game(table: [1, 8, 9, 13, 21, 26, 31, 35, 38, 39, 40, 44], deck: [])

/// No set, and none with the cards of the deck.
private let noSetButADeck = game(table: [1, 8, 9, 13, 21, 26, 31, 35, 38, 39, 40, 44], deck: [47, 48, 56, 58, 66, 70])

/// The set 0, 1, 2, no other, and no deck.
private let oneSet = game(table: [70, 0, 21, 5, 1, 28, 42, 2, 43, 14, 79, 10], deck: [])

/// The set 0, 1, 2, and no other with the cards of the deck.
private let oneSetAndADeck = game(table: [70, 0, 21, 5, 1, 28, 42, 2, 43, 14, 79, 10], deck: [32, 57, 12])

/// The sets 0, 1, 2 and 3, 4, 5, no other, and no deck.
private let twoSets = game(table: [0, 1, 2, 3, 4, 5, 9, 64, 65, 73, 57, 27], deck: [])

/// The sets 0, 1, 2 and 0, 4, 8, which share a card, no other, and no deck.
private let sharedCard = game(table: [0, 1, 2, 4, 8, 20, 64, 42, 55, 65, 53, 43], deck: [])

/// No set among the twelve; the three cards of the deck are one.
private let setAmongTheLast = game(table: [1, 8, 9, 13, 21, 26, 31, 35, 38, 39, 40, 44], deck: [27, 28, 29])

/// A game with these twelve cards on the table, and these in the deck, the top one first.
private func game(table: [Int], deck: [Int]) -> SetGame {
  SetGame(deck: cards((table + deck).reversed()))
}

/// The cards with these ids: see `SetCard.id`.
private func cards(_ ids: [Int]) -> [SetCard] {
  ids.map { id in
    SetCard(
      number: SetCard.Number.allCases[id / 27], shape: SetCard.Shape.allCases[id / 9 % 3],
      shading: SetCard.Shading.allCases[id / 3 % 3], color: SetCard.Color.allCases[id % 3])
  }
}

/// A whole game with a shuffled deck, in which every set is taken, and three cards are dealt where there is none.
private func played(seed: UInt64) -> SetGame {
  var generator = SplitMix(state: seed)
  var game = SetGame(deck: cards(Array(0..<81)).shuffled(using: &generator))
  // Each step takes or deals three cards, so that a game has at most 27 + 23 of them.
  for _ in 0..<60 where !game.isOver {
    if let set = hint(in: game.cards) {
      for id in set {
        game.choose(id)
      }
      // Touching a card of the set replaces it and chooses nothing.
      game.choose(set[0])
    } else {
      game.dealThree()
    }
  }
  if game.verdict == .set, let id = game.chosen.first {
    game.choose(id)
  }
  return game
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

extension SetGame {
  /// The game after some cards were chosen, one after the other.
  fileprivate func choosing(_ ids: Int...) -> SetGame {
    var game = self
    for id in ids {
      game.choose(id)
    }
    return game
  }

  /// The game after three cards were dealt some times.
  fileprivate func dealing(_ times: Int) -> SetGame {
    var game = self
    for _ in 0..<times {
      game.dealThree()
    }
    return game
  }

  /// What the buttons do that can be pressed.
  fileprivate var enabled: [Button.Action] {
    buttons.filter { $0.isEnabled }.map { $0.action }
  }
}

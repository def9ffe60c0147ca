import Testing

@testable import ConcentrationMatching

// Task 1
@Suite("A shuffled table")
struct ShuffledTableTests {
  @Test("lays out two cards of every pair, face down")
  func laysOutTwoCardsOfEveryPair() {
    let cards = table(pairs: 4, seed: 1).cards
    #expect(
      cards.map { $0.pair }.sorted() == [0, 0, 1, 1, 2, 2, 3, 3],
      "four pairs are eight cards: the pairs are numbered from 0, and each number is on two cards")
    #expect(Set(cards.map { $0.id }).count == 8, "no two cards have the same id, not even the two of a pair")
    #expect(
      cards.filter { $0.isFaceUp || $0.isMatched } == [], "every card begins face down and in play, so none is listed")
  }

  @Test("lays out as many cards as were asked for")
  func laysOutAsManyCardsAsWereAskedFor() {
    #expect(
      [0, 1, 2, 10].map { table(pairs: $0, seed: 2).cards.count } == [0, 2, 4, 20],
      "0, 1, 2 and 10 pairs are 0, 2, 4 and 20 cards")
  }

  @Test("shuffles with the given generator")
  func shufflesWithTheGivenGenerator() {
    let tables = (0..<10).map { pairs(onTableOf: 8, seed: $0) }
    #expect(
      (0..<10).map { pairs(onTableOf: 8, seed: $0) } == tables,
      "generators that start alike must lead to the same table")
    #expect(Set(tables).count == 10, "ten different generators should lead to ten different tables of 16 cards")
  }

  @Test("shuffles the next game in another way")
  func shufflesTheNextGameInAnotherWay() {
    var generator = SplitMix64(seed: 7)
    var tables: [[Int]] = []
    for _ in 0..<10 {
      tables.append(Concentration(pairs: 8, using: &generator).cards.map { $0.pair })
    }
    #expect(
      Set(tables).count == 10,
      "ten games, one after the other, with one generator: each has to move the generator on, or all games are alike")
  }

  @Test("can lay two pairs out in each of the six ways")
  func everyArrangementCanCome() {
    #expect(
      Set((0..<300).map { pairs(onTableOf: 2, seed: $0) })
        == [[0, 0, 1, 1], [0, 1, 0, 1], [0, 1, 1, 0], [1, 0, 0, 1], [1, 0, 1, 0], [1, 1, 0, 0]],
      "in 300 games of two pairs each of the six arrangements should come up; an unshuffled table has one")
  }

  /// The numbers of the pairs in the order in which the cards lie.
  private func pairs(onTableOf pairs: Int, seed: UInt64) -> [Int] {
    table(pairs: pairs, seed: seed).cards.map { $0.pair }
  }
}

/// The cards are named here by their pair, A, B, C or D, and by which of the two lies nearer to the beginning of the
/// table: A1 and A2 match, A1 and B1 do not.
///
/// Most checks choose some cards, one after the other, and compare what was seen: the first entry of each list is how
/// the game begins, and one entry follows for each choice.

// Task 2
@Suite("Two cards")
struct TwoCardsTests {
  @Test("turns over the chosen card and no other")
  func turnsOverTheChosenCard() {
    #expect(faceUp(choosing: ["B1"]) == [[], ["B1"]], "the first choice opens a turn: one card is face up")
    #expect(faceUp(choosing: ["D2"]) == [[], ["D2"]], "any card may open the turn")
  }

  @Test("matches two cards of one pair")
  func matchesTwoCardsOfOnePair() {
    #expect(
      matched(choosing: ["A1", "A2"]) == [[], [], ["A1", "A2"]],
      "the second card has the same pair as the first: both of them are matched, and nobody else is")
    #expect(matched(choosing: ["C2", "C1"]) == [[], [], ["C1", "C2"]], "in the other order as well")
  }

  @Test("leaves a mismatch face up for the player to see")
  func leavesAMismatchFaceUp() {
    #expect(
      faceUp(choosing: ["A1", "B1"]) == [[], ["A1"], ["A1", "B1"]],
      "the two do not match, but the player must have time to look at both: they stay until the next choice")
    #expect(matched(choosing: ["A1", "B2"]) == [[], [], []], "cards of different pairs do not match")
    #expect(matched(choosing: ["A1", "A2", "C1", "D1"]).last == ["A1", "A2"], "nor do they after a match")
  }
}

// Task 3
@Suite("The next turn")
struct NextTurnTests {
  @Test("turns a mismatch back when the next card is chosen")
  func turnsAMismatchBack() {
    #expect(
      faceUp(choosing: ["A1", "B1", "C1", "D1", "A2"])
        == [[], ["A1"], ["A1", "B1"], ["C1"], ["C1", "D1"], ["A2"]],
      "the third choice opens the second turn and the fifth opens the third: the two before turn face down")
  }

  @Test("compares the third card with none that came before it")
  func theThirdCardIsComparedWithNone() {
    #expect(
      matched(choosing: ["A1", "B1", "A2"]) == [[], [], [], []],
      "A2 opens a new turn: A1 belongs to the turn before and has turned back")
    #expect(
      matched(choosing: ["A1", "B1", "B2", "C1"]) == [[], [], [], [], []],
      "B2 opens a new turn, and C1 is compared with it and with nobody else")
    #expect(
      matched(choosing: ["A1", "B1", "A2", "A1"]).last == ["A1", "A2"],
      "A2 opens the second turn, and A1 closes it: they match")
  }

  @Test("goes on after a match")
  func goesOnAfterAMatch() {
    #expect(
      matched(choosing: ["A1", "A2", "B1", "C1", "B1", "B2"]).map { $0.count } == [0, 0, 2, 2, 2, 2, 4],
      "how many cards are matched: after A comes a mismatch of B1 and C1, then B is found")
    #expect(
      faceUp(choosing: ["A1", "A2", "B1", "C1"]) == [[], ["A1"], [], ["B1"], ["B1", "C1"]],
      "face up and not matched: B1 opens the turn after the match, whether or not you leave A face up")
  }

  @Test("plays a whole game")
  func playsAWholeGame() {
    #expect(
      matched(choosing: ["A1", "B1", "A1", "A2", "B1", "C2", "C1", "C2", "D1", "D2", "B2", "B1"]).last
        == ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2"],
      "in the end all four pairs have been found")
  }
}

// Task 4
@Suite("Choices that change nothing")
struct ChoicesThatChangeNothingTests {
  @Test("does not match a card with itself")
  func aCardDoesNotMatchItself() {
    #expect(matched(choosing: ["A1", "A1"]) == [[], [], []], "A1 is one card; a match takes two")
    #expect(
      faceUp(choosing: ["A1", "A1", "A1", "B1"]) == [[], ["A1"], ["A1"], ["A1"], ["A1", "B1"]],
      "A1 stays face up and waits for a second card, however often it is chosen")
    #expect(
      matched(choosing: ["A1", "A1", "A2"]).last == ["A1", "A2"], "it can still find its partner afterwards")
  }

  @Test("plays no card that is matched already")
  func aMatchedCardIsNotPlayed() {
    #expect(
      matched(choosing: ["A1", "A2", "B1", "A1", "B2"]).last == ["A1", "A2", "B1", "B2"],
      "A1 is out of play: choosing it must not close the turn that B1 has opened")
    #expect(
      faceUp(choosing: ["A1", "A2", "B1", "C1", "A1", "A2"]).last == ["B1", "C1"],
      "nor does it open a turn: the mismatch of B1 and C1 is still showing")
    #expect(
      faceUp(choosing: ["A1", "A2", "A2", "B1"]).last == ["B1"], "right after the match it opens no turn either")
  }
}

// Task 5
@Suite("The score")
struct ScoreTests {
  @Test("gives two points for each match")
  func twoPointsForEachMatch() {
    #expect(
      scores(choosing: ["A1", "A2", "B2", "B1", "C1", "C2"]) == [0, 0, 2, 2, 4, 4, 6],
      "every second choice closes a turn with a match: 2 points each")
  }

  @Test("takes one point for each card of a mismatch that had been seen before")
  func onePointForEachCardSeenBefore() {
    #expect(
      scores(choosing: ["A1", "B1", "A1", "C1", "A1", "C1", "A1", "A2"]) == [0, 0, 0, 0, -1, -1, -3, -3, -1],
      "the first mismatch is free; A1 and C1: only A1 had been seen, 1 off; A1 and C1 again: both had been, 2 off")
    #expect(
      scores(choosing: ["A1", "B1", "C1", "B1"]) == [0, 0, 0, 0, -1],
      "it is all the same whether the seen card opens the turn or closes it")
  }

  @Test("does not blame a card for its partner")
  func aPartnerHasNotBeenSeen() {
    #expect(
      scores(choosing: ["A1", "B1", "A2", "B2"]) == [0, 0, 0, 0, 0],
      "A1 and B1 have been seen, but A2 and B2 are other cards: nobody could know what is on them")
    #expect(
      scores(choosing: ["A1", "B1", "A2", "B2", "A1", "A2"]).last == 2, "two free mismatches, and then a match")
  }

  @Test("takes nothing for a match of cards that had been seen before")
  func aMatchCostsNothing() {
    #expect(
      scores(choosing: ["A1", "B1", "A2", "B2", "A1", "A2", "B2", "B1"]) == [0, 0, 0, 0, 0, 0, 2, 2, 4],
      "to remember a card is what the game is about: only mismatches cost points")
  }

  @Test("does not count a turn's own cards as seen before it")
  func theTurnItselfDoesNotCount() {
    #expect(
      scores(choosing: ["A1", "A1", "B1", "C1", "D1", "D2", "D1"]) == [0, 0, 0, 0, 0, 0, 0, 2],
      "two mismatches of four fresh cards are free: a card has been seen when a turn before this one showed it")
  }

  @Test("counts nothing for choices that change nothing")
  func otherChoicesDoNotScore() {
    #expect(
      scores(choosing: ["A1", "A2", "A1", "A2", "B1", "B1", "A1", "C1"]) == [0, 0, 2, 2, 2, 2, 2, 2, 2],
      "matched cards and the only face-up card again: no points and no penalty")
  }
}

// MARK: - Playing by name

/// The score at the start, and after each of the choices.
private func scores(choosing names: [String]) -> [Int] {
  games(choosing: names).map { $0.score }
}

/// The names of the matched cards at the start, and after each of the choices.
private func matched(choosing names: [String]) -> [[String]] {
  games(choosing: names).map { namesOfCards(in: $0) { $0.isMatched } }
}

/// The names of the cards that are face up and still in play, at the start and after each of the choices. Whether a
/// matched card stays face up is left to you.
private func faceUp(choosing names: [String]) -> [[String]] {
  games(choosing: names).map { namesOfCards(in: $0) { $0.isFaceUp && !$0.isMatched } }
}

/// A game of four pairs at the start, and after each of the choices; a card that is not there is not chosen.
private func games(choosing names: [String]) -> [Concentration] {
  var game = table(pairs: 4, seed: 2017)
  let places = namesByPlace(of: game)
  var games = [game]
  for name in names {
    if let index = places.firstIndex(of: name) {
      game.chooseCard(at: index)
    }
    games.append(game)
  }
  return games
}

private func table(pairs: Int, seed: UInt64) -> Concentration {
  var generator = SplitMix64(seed: seed)
  return Concentration(pairs: pairs, using: &generator)
}

/// The names of some cards in the order of the alphabet.
private func namesOfCards(in game: Concentration, where isWanted: (Card) -> Bool) -> [String] {
  zip(namesByPlace(of: game), game.cards).filter { isWanted($0.1) }.map { $0.0 }.sorted()
}

/// The name of each card in the order in which they lie.
private func namesByPlace(of game: Concentration) -> [String] {
  var counts: [Int: Int] = [:]
  return game.cards.map { card in
    counts[card.pair, default: 0] += 1
    let letter = (0..<4).contains(card.pair) ? ["A", "B", "C", "D"][card.pair] : "?"
    return "\(letter)\(counts[card.pair, default: 0])"
  }
}

/// A small generator that always gives the same numbers for the same seed (Steele, Lea and Flood, 2014).
private struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

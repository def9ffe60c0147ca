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
    #expect(
      Set(cards.map { $0.id }).count == 8,
      "how many different ids the eight cards have: no two share one, not even the two of a pair")
    #expect(
      cards.filter { $0.isFaceUp || $0.isMatched } == [],
      "the cards that are face up or matched when a game begins: there are none")
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
    let others = (0..<10).filter { pairs(onTableOf: 8, seed: UInt64($0)) != tables[$0] }.count
    #expect(
      others == 0,
      "of ten tables, how many came out otherwise with a generator that starts alike: use `generator`, and no other")
    #expect(
      Set(tables).count == 10,
      "how many different tables of 16 cards ten different generators made: ten, if `generator` shuffles them")
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
      "how many different tables ten games in a row had, made with one generator: each game has to move it on")
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
    #expect(
      faceUp(choosing: ["B1"]) == [[], ["B1"]],
      "face up at the start and after choosing B1: the first choice opens a turn and turns one card over")
    #expect(
      faceUp(choosing: ["D2"]) == [[], ["D2"]], "face up at the start and after choosing D2: any card may open the turn"
    )
  }

  @Test("matches two cards of one pair")
  func matchesTwoCardsOfOnePair() {
    #expect(
      matched(choosing: ["A1", "A2"]) == [[], [], ["A1", "A2"]],
      "matched at the start and after choosing A1 and A2: cards of one pair match, both of them and no others")
    #expect(
      matched(choosing: ["C2", "C1"]) == [[], [], ["C1", "C2"]],
      "matched at the start and after choosing C2 and C1: the order of the two makes no difference")
  }

  @Test("leaves a mismatch face up for the player to see")
  func leavesAMismatchFaceUp() {
    #expect(
      faceUp(choosing: ["A1", "B1"]) == [[], ["A1"], ["A1", "B1"]],
      "face up at the start and after choosing A1 and B1: no match, but both stay so that the player can look at them")
    #expect(
      matched(choosing: ["A1", "B2"]) == [[], [], []],
      "matched at the start and after choosing A1 and B2: cards of different pairs do not match")
    #expect(
      matched(choosing: ["A1", "A2", "C1", "D1"]).last == ["A1", "A2"],
      "matched after choosing A1, A2, C1 and D1: C1 and D1 are of different pairs, also after a match")
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
      "face up at the start and after choosing A1, B1, C1, D1 and A2: every other choice opens a turn, alone")
  }

  @Test("compares the third card with none that came before it")
  func theThirdCardIsComparedWithNone() {
    #expect(
      matched(choosing: ["A1", "B1", "A2"]) == [[], [], [], []],
      "matched at the start and after choosing A1, B1 and A2: A2 opens a turn, and A1 has turned back")
    #expect(
      matched(choosing: ["A1", "B1", "B2", "C1"]) == [[], [], [], [], []],
      "matched at the start and after choosing A1, B1, B2 and C1: B2 opens a turn, and C1 is compared with it alone")
    #expect(
      matched(choosing: ["A1", "B1", "A2", "A1"]).last == ["A1", "A2"],
      "matched after choosing A1, B1, A2 and A1: A2 opens the second turn, A1 closes it, and they match")
  }

  @Test("goes on after a match")
  func goesOnAfterAMatch() {
    #expect(
      matched(choosing: ["A1", "A2", "B1", "C1", "B1", "B2"]).map { $0.count } == [0, 0, 2, 2, 2, 2, 4],
      "how many are matched at the start and after A1, A2, B1, C1, B1 and B2: A is found, then after a mismatch B")
    #expect(
      faceUp(choosing: ["A1", "A2", "B1", "C1"]) == [[], ["A1"], [], ["B1"], ["B1", "C1"]],
      "face up and not matched at the start and after A1, A2, B1 and C1: after the match B1 opens the next turn")
  }

  @Test("plays a whole game")
  func playsAWholeGame() {
    #expect(
      matched(choosing: ["A1", "B1", "A1", "A2", "B1", "C2", "C1", "C2", "D1", "D2", "B2", "B1"]).last
        == ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2"],
      "matched at the end of a whole game, in which every pair was found")
  }
}

// Task 4
@Suite("Choices that change nothing")
struct ChoicesThatChangeNothingTests {
  @Test("does not match a card with itself")
  func aCardDoesNotMatchItself() {
    #expect(
      matched(choosing: ["A1", "A1"]) == [[], [], []],
      "matched at the start and after choosing A1 twice: it is one card, and a match takes two")
    #expect(
      faceUp(choosing: ["A1", "A1", "A1", "B1"]) == [[], ["A1"], ["A1"], ["A1"], ["A1", "B1"]],
      "face up at the start and after choosing A1, A1, A1 and B1: A1 stays face up and waits for a second card")
    #expect(
      matched(choosing: ["A1", "A1", "A2"]).last == ["A1", "A2"],
      "matched after choosing A1, A1 and A2: chosen twice, A1 can still find its partner")
  }

  @Test("plays no card that is matched already")
  func aMatchedCardIsNotPlayed() {
    #expect(
      matched(choosing: ["A1", "A2", "B1", "A1", "B2"]).last == ["A1", "A2", "B1", "B2"],
      "matched after choosing A1, A2, B1, A1 and B2: A1 is out of play and does not close the turn that B1 has opened")
    #expect(
      faceUp(choosing: ["A1", "A2", "B1", "C1", "A1", "A2"]).last == ["B1", "C1"],
      "face up, not matched, after A1, A2, B1, C1, A1 and A2: a matched card opens no turn, B1 and C1 still show")
    #expect(
      faceUp(choosing: ["A1", "A2", "A2", "B1"]).last == ["B1"],
      "face up, not matched, after choosing A1, A2, A2 and B1: right after the match a matched card opens no turn")
  }
}

// Task 5
@Suite("The score")
struct ScoreTests {
  @Test("gives two points for each match")
  func twoPointsForEachMatch() {
    #expect(
      scores(choosing: ["A1", "A2", "B2", "B1", "C1", "C2"]) == [0, 0, 2, 2, 4, 4, 6],
      "the score at the start and after A1, A2, B2, B1, C1 and C2: every second choice makes a match, 2 points each")
  }

  @Test("takes one point for each card of a mismatch that had been seen before")
  func onePointForEachCardSeenBefore() {
    #expect(
      scores(choosing: ["A1", "B1", "A1", "C1", "A1", "C1", "A1", "A2"]) == [0, 0, 0, 0, -1, -1, -3, -3, -1],
      "the score after A1 B1 (free), A1 C1 (A1 was seen: 1 off), A1 C1 (both were: 2 off) and A1 A2 (a match: 2 more)")
    #expect(
      scores(choosing: ["A1", "B1", "C1", "B1"]) == [0, 0, 0, 0, -1],
      "the score at the start and after A1, B1, C1 and B1: the card that was seen may open the turn or close it")
  }

  @Test("does not blame a card for its partner")
  func aPartnerHasNotBeenSeen() {
    #expect(
      scores(choosing: ["A1", "B1", "A2", "B2"]) == [0, 0, 0, 0, 0],
      "the score at the start and after A1, B1, A2 and B2: A1 and B1 were seen, but A2 and B2 are other cards")
    #expect(
      scores(choosing: ["A1", "B1", "A2", "B2", "A1", "A2"]).last == 2,
      "the score after A1, B1, A2, B2, A1 and A2: two mismatches of fresh cards are free, and then comes a match")
  }

  @Test("takes nothing for a match of cards that had been seen before")
  func aMatchCostsNothing() {
    #expect(
      scores(choosing: ["A1", "B1", "A2", "B2", "A1", "A2", "B2", "B1"]) == [0, 0, 0, 0, 0, 0, 2, 2, 4],
      "the score after A1 B1, A2 B2, A1 A2 and B2 B1: to remember cards is the game, and only mismatches cost points")
  }

  @Test("does not count a turn's own cards as seen before it")
  func theTurnItselfDoesNotCount() {
    #expect(
      scores(choosing: ["A1", "B1", "C1", "D1", "A1", "A2"]) == [0, 0, 0, 0, 0, 0, 2],
      "the score at the start and after A1 B1, C1 D1 (fresh cards, free) and A1 A2: seen is what an earlier turn showed"
    )
  }

  @Test("counts nothing for choices that change nothing")
  func otherChoicesDoNotScore() {
    #expect(
      scores(choosing: ["A1", "A2", "A1", "A2", "B1", "B1", "A1", "C1"]) == [0, 0, 2, 2, 2, 2, 2, 2, 2],
      "the score at the start and after A1, A2, A1, A2, B1, B1, A1 and C1: what changes nothing costs nothing"
    )
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

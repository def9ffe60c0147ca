import Testing

@testable import SetFinder

/// Cards are named by their ids here, 0 to 80. Cards 0, 1 and 2 are a set: they differ in the color only. So are 3, 4
/// and 5; and 0, 4 and 8, which differ in color and shading.

// Task 1
@Suite("Every set on the table")
struct EverySetTests {
  @Test("finds the only set on the table")
  func findsTheOnlySet() {
    #expect(sets(on: [0, 1, 2]) == [[0, 1, 2]], "cards 0, 1 and 2 are a set, and there are no other cards")
    #expect(
      sets(on: [9, 0, 40, 1, 77, 2]) == [[0, 1, 2]],
      "9, 0, 40, 1, 77, 2 lie here: the three cards of the set 0, 1, 2 need not lie side by side")
    #expect(
      sets(on: [2, 40, 9, 77, 0, 1]) == [[0, 1, 2]],
      "2, 40, 9, 77, 0, 1 lie here: the three cards of the set 0, 1, 2 need not lie at one end of the table")
  }

  @Test("finds sets that share a card")
  func findsSetsThatShareACard() {
    #expect(
      sets(on: sevenCards) == [[0, 1, 2], [0, 4, 8], [1, 3, 8], [2, 5, 8], [3, 4, 5]],
      "card 0 is part of two sets, and card 8 of three: a card is not used up")
  }

  @Test("finds nothing where there is nothing")
  func findsNothing() {
    let found = [[], [7], [7, 8], [0, 1, 3], [0, 1, 3, 4], [0, 1, 2]].map { sets(on: $0).count }
    #expect(
      found == [0, 0, 0, 0, 0, 1],
      "no cards, one, two, three and four that are no set; only the last three cards are one")
  }

  @Test("finds all 1,080 sets of the deck")
  func findsAllSetsOfTheDeck() {
    // 81 x 80 / 2 pairs, each of them completed by exactly one card, and three pairs in every set.
    let found = setsOfTheDeck
    #expect(found.count == 1080, "81 x 80 / 2 / 3 = 1,080 sets")
    var counts: [SetCard.ID: Int] = [:]
    for id in found.joined() {
      counts[id, default: 0] += 1
    }
    #expect(
      Set(counts.values) == [40],
      "in how many of the deck's sets each card lies: in 40, one for each two of the other 80 cards")
  }
}

// Task 2
@Suite("Each set once")
struct EachSetOnceTests {
  @Test("lists no set twice")
  func listsNoSetTwice() {
    #expect(Set(setsOfTheDeck.map { Set($0) }).count == 1080, "1,080 different sets, each in one order only")
    #expect(allSets(in: cards([5, 2, 4, 0, 3, 1])).count == 2, "0, 1, 2 and 3, 4, 5: two sets, listed once each")
  }

  @Test("lists the cards of a set in the order in which they lie")
  func listsTheCardsAsTheyLie() {
    #expect(
      allSets(in: cards([2, 9, 0, 77, 1])) == [[2, 0, 1]],
      "2, 9, 0, 77, 1 lie here: of the set, card 2 comes first, then 0, then 1")
    #expect(
      allSets(in: cards([1, 2, 40, 0])) == [[1, 2, 0]],
      "1, 2, 40, 0 lie here: of the set, card 1 comes first, then 2, then 0")
  }

  @Test("finds the same sets in whatever order the cards lie")
  func theOrderOfTheTableDoesNotMatter() {
    let expected = [[0, 1, 2], [0, 4, 8], [1, 3, 8], [2, 5, 8], [3, 4, 5]]
    #expect(
      [sevenCards, sevenCards.reversed(), [5, 0, 8, 3, 2, 4, 1]].map { sets(on: $0) }
        == [expected, expected, expected],
      "the same seven cards as they are, backwards, and mixed: always the same five sets")
  }
}

// Task 3
@Suite("A hint")
struct HintTests {
  @Test("hints at a set that is there")
  func hintsAtASet() {
    #expect(
      hint(in: cards([9, 0, 40, 1, 77, 2])) == [0, 1, 2], "9, 0, 40, 1, 77, 2 lie here, and 0, 1, 2 is the only set")
    #expect(
      [[0, 1, 2], [0, 4, 8], [1, 3, 8], [2, 5, 8], [3, 4, 5]].contains(hint(in: cards(sevenCards)) ?? []) == true,
      "any of the five sets on this table will do")
  }

  @Test("has no hint when there is no set")
  func hasNoHint() {
    #expect(hint(in: cards([0, 1, 3, 4])) == nil, "nil says that there is no set; an empty list says nothing")
    #expect(hint(in: []) == nil, "on a table without cards there is no set")
    #expect(hint(in: cards([7, 8])) == nil, "on a table of two cards there is no set")
  }

  @Test("has no hint on the largest table without a set")
  func hasNoHintOnTheLargestTable() {
    // Twenty cards can lie there without a set, but no 21 (Pellegrino 1971).
    #expect(hint(in: cards(withoutASet)) == nil, "20 cards lie here that hold no set, so there is no hint")
    #expect(allSets(in: cards(withoutASet)) == [], "20 cards lie here that hold no set, so the list of sets is empty")
  }

  @Test("always has a hint on a table of 21 cards")
  func alwaysHasAHintOf21Cards() {
    let others = stride(from: 0, through: 80, by: 4).filter { !withoutASet.contains($0) }
    let stuck = others.filter { hint(in: cards(withoutASet + [$0])) == nil }
    #expect(
      stuck == [],
      "20 cards without a set and one more: each of these 16 tables holds a set; with these cards no hint was given")
    #expect(
      others.filter { hint(in: cards([$0] + withoutASet))?.contains($0) == true } == others,
      "one more card before 20 that hold no set: it is part of every set there, so the hint has to name it")
  }
}

// MARK: - Cards by id

/// The sets on a table, the ids of each in order, and the sets in order.
private func sets(on ids: [Int]) -> [[Int]] {
  allSets(in: cards(ids)).map { $0.sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
}

/// Seven cards that hold five sets.
private let sevenCards = [0, 1, 2, 3, 4, 5, 8]

/// What is found with all 81 cards. It takes a while, so it is asked for once.
private let setsOfTheDeck = allSets(in: cards(Array(0..<81)))

/// Twenty cards without a set; that there is none was found by trying all 1,140 threes with another program.
private let withoutASet = [1, 8, 9, 13, 21, 26, 31, 35, 38, 39, 40, 44, 47, 48, 56, 58, 66, 70, 74, 78]

/// The cards with these ids: see `SetCard.id`.
private func cards(_ ids: [Int]) -> [SetCard] {
  ids.map { id in
    SetCard(
      number: SetCard.Number.allCases[id / 27], shape: SetCard.Shape.allCases[id / 9 % 3],
      shading: SetCard.Shading.allCases[id / 3 % 3], color: SetCard.Color.allCases[id % 3])
  }
}

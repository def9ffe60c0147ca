import Testing

@testable import SetDeck

// Task 1
@Suite("Every combination once")
struct EveryCombinationTests {
  @Test("holds 81 cards for four features of three values")
  func holds81Cards() {
    #expect(setDeck(seed: 1).cards.count == 81, "3 x 3 x 3 x 3 combinations: three features alone would make 27")
  }

  @Test("holds no card twice")
  func holdsNoCardTwice() {
    #expect(
      Set(setDeck(seed: 2).cards).count == 81, "how many of the cards are different: all 81 of them, each once")
  }

  @Test("holds as many cards as there are combinations, whatever the features are")
  func holdsAllCombinationsOfAnyFeatures() {
    var generator = SplitMix64(seed: 3)
    let coins = Deck<Coin, Coin, Coin, Coin>(using: &generator).cards
    let mixed = Deck<Coin, SetCard.Color, Season, Plain>(using: &generator).cards
    #expect(
      [coins.count, mixed.count] == [16, 24],
      "four coins: 2 x 2 x 2 x 2; a coin, a color, a season and a feature of one value: 2 x 3 x 4 x 1")
    #expect([Set(coins).count, Set(mixed).count] == [16, 24], "and all of them are different")
  }

  @Test("holds nothing when a feature has no value")
  func holdsNothingWithoutValues() {
    var generator = SplitMix64(seed: 4)
    let sizes = [
      Deck<Coin, Coin, Nothing, Coin>(using: &generator).cards.count,
      Deck<Plain, Plain, Plain, Plain>(using: &generator).cards.count,
    ]
    #expect(sizes == [0, 1], "2 x 2 x 0 x 2 is no card, and 1 x 1 x 1 x 1 is one")
  }
}

// Task 2
@Suite("Shuffled")
struct ShuffledTests {
  @Test("shuffles with the given generator")
  func shufflesWithTheGivenGenerator() {
    let decks = decksOfTen()
    #expect(decksOfTen() == decks, "generators that start alike must lead to the same deck")
    #expect(Set(decks).count == 10, "ten different generators should lead to ten different decks of 81 cards")
  }

  @Test("shuffles the next deck in another way")
  func shufflesTheNextDeckInAnotherWay() {
    var generator = SplitMix64(seed: 5)
    var decks: [[SetDeck.Card]] = []
    for _ in 0..<10 {
      decks.append(SetDeck(using: &generator).cards)
    }
    #expect(Set(decks).count == 10, "each deck has to move the given generator on, or all decks are alike")
  }

  @Test("can bring three cards into each of the six orders")
  func everyOrderCanCome() {
    var orders: Set<String> = []
    for seed in 0..<200 {
      var generator = SplitMix64(seed: UInt64(seed))
      let deck = Deck<Plain, SetCard.Color, Plain, Plain>(using: &generator)
      orders.insert(deck.cards.map { "\($0.second)" }.joined(separator: " "))
    }
    #expect(
      orders.sorted() == [
        "green purple red", "green red purple", "purple green red", "purple red green", "red green purple",
        "red purple green",
      ],
      "in 200 decks of a red, a green and a purple card each of the six orders should come up")
  }
}

// Task 3
@Suite("Dealt from the top")
struct DealtTests {
  @Test("deals the card on top and takes it off the deck")
  func dealsTheCardOnTop() {
    var deck = setDeck(seed: 6)
    let cards = deck.cards
    let dealt = deck.deal()
    #expect(dealt != nil && dealt == cards.last, "the top of the deck is the end of the array")
    #expect(deck.cards == Array(cards.dropLast()), "the card is dealt, so it is no longer in the deck; the others stay")
  }

  @Test("deals every card once, and then nothing")
  func dealsEveryCardOnce() {
    var deck = setDeck(seed: 7)
    var dealt: Set<SetDeck.Card> = []
    for _ in 0..<81 {
      if let card = deck.deal() { dealt.insert(card) }
    }
    #expect(dealt.count == 81, "81 deals bring 81 different cards")
    #expect(deck.deal() == nil, "after that the deck is empty, and to deal brings nothing")
  }

  @Test("deals several cards from the top, in their order")
  func dealsSeveralCards() {
    var deck = setDeck(seed: 8)
    let fromTheTop: [SetDeck.Card] = deck.cards.reversed()
    let first = deck.deal(12)
    let second = deck.deal(3)
    #expect([first.count, second.count] == [12, 3], "twelve cards were asked for, and then three")
    #expect(first == Array(fromTheTop.prefix(12)), "twelve cards, the one on top first")
    #expect(second == Array(fromTheTop.dropFirst(12).prefix(3)), "then the three below them")
    #expect(deck.cards == Array(fromTheTop.dropFirst(15).reversed()), "what was dealt is no longer in the deck")
  }

  @Test("deals what is left when more is asked for")
  func dealsWhatIsLeft() {
    var generator = SplitMix64(seed: 9)
    var deck = Deck<Coin, Coin, Plain, Plain>(using: &generator)
    let counts = [3, 0, 3, 3].map { deck.deal($0).count }
    #expect(counts == [3, 0, 1, 0], "four cards, asked for 3, none, 3 and 3: one is left for the third time")
  }

  @Test("leaves a copy of the deck alone")
  func leavesACopyAlone() {
    let deck = setDeck(seed: 10)
    var copy = deck
    _ = copy.deal(80)
    #expect([deck.cards.count, copy.cards.count] == [81, 1], "a deck is a value: a copy is another deck")
  }
}

// Task 4
@Suite("Cards of the game")
struct CardsOfTheGameTests {
  @Test("keeps all four features")
  func keepsAllFourFeatures() {
    let card = SetDeck.Card(first: .two, second: .squiggle, third: .striped, fourth: .purple)
    #expect("\(SetCard(card))" == "two striped purple squiggles", "number, shape, shading and color are kept")
    let other = SetDeck.Card(first: .three, second: .oval, third: .outlined, fourth: .green)
    #expect("\(SetCard(other))" == "three outlined green ovals", "and so for any other card")
  }

  @Test("makes all 81 cards of the game out of the deck")
  func makesAll81Cards() {
    #expect(
      setDeck(seed: 11).cards.map { SetCard($0).id }.sorted() == Array(0..<81),
      "the cards of the game have the ids 0 to 80, and each of them comes once")
  }
}

// MARK: - Decks and features to check with

private func setDeck(seed: UInt64) -> SetDeck {
  var generator = SplitMix64(seed: seed)
  return SetDeck(using: &generator)
}

/// What is in ten decks, each shuffled with another generator.
private func decksOfTen() -> [[SetDeck.Card]] {
  (1...10).map { setDeck(seed: UInt64($0)).cards }
}

private enum Coin: Feature {
  case heads, tails
}

private enum Season: Feature {
  case spring, summer, autumn, winter
}

private enum Plain: Feature {
  case plain
}

private enum Nothing: Feature {
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

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
    #expect(
      [Set(coins).count, Set(mixed).count] == [16, 24],
      "how many of the coins' 16 and of the other deck's 24 cards are different: all of them")
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
    let again = decksOfTen()
    #expect(
      decks.indices.filter { decks[$0] == again[$0] }.count == 10,
      "ten times two decks from generators that start alike: so many times the two decks are the same")
    #expect(Set(decks).count == 10, "ten different generators should lead to ten different decks of 81 cards")
  }

  @Test("shuffles the next deck in another way")
  func shufflesTheNextDeckInAnotherWay() {
    var generator = SplitMix64(seed: 5)
    var decks: [[SetDeck.Card]] = []
    for _ in 0..<10 {
      decks.append(SetDeck(using: &generator).cards)
    }
    #expect(
      Set(decks).count == 10,
      "ten decks are made with one generator, and so many are different: each has to move it on, or all are alike")
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

  @Test("brings three cards into each order equally often")
  func noOrderIsPreferred() {
    var counts: [String: Int] = [:]
    var generator = SplitMix64(seed: 12)
    for _ in 0..<12_000 {
      let deck = Deck<Plain, SetCard.Color, Plain, Plain>(using: &generator)
      counts[deck.cards.map { "\($0.second)" }.joined(separator: " "), default: 0] += 1
    }
    let preferred = counts.filter { $0.value < 1820 || $0.value > 2180 }
    #expect(
      preferred.map { "\($0.key): \($0.value)" }.sorted() == [],
      "of 12,000 decks of three cards about 2,000 should lie in each order, 1,820 to 2,180; these orders do not keep to it"
    )
    #expect(counts.count == 6, "a red, a green and a purple card can lie in six orders")
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
    #expect([cards.count, deck.cards.count] == [81, 80], "a full deck has 81 cards, and 80 after one was dealt")
    #expect(
      names([dealt].compactMap { $0 }) == names(cards.suffix(1)),
      "the card on top is the last of the array, and that is the one to deal")
    #expect(
      names(deck.cards) == names(cards.dropLast()), "one card was dealt and is no longer in the deck; the others stay")
  }

  @Test("deals every card once, and then nothing")
  func dealsEveryCardOnce() {
    var deck = setDeck(seed: 7)
    var dealt: Set<SetDeck.Card> = []
    for _ in 0..<81 {
      if let card = deck.deal() { dealt.insert(card) }
    }
    #expect(dealt.count == 81, "81 deals bring 81 different cards")
    #expect(deck.deal() == nil, "after 81 deals the deck is empty, and deal() returns nil")
  }

  @Test("deals several cards from the top, in their order")
  func dealsSeveralCards() {
    var deck = setDeck(seed: 8)
    let fromTheTop: [SetDeck.Card] = deck.cards.reversed()
    let first = deck.deal(12)
    let second = deck.deal(3)
    #expect([first.count, second.count] == [12, 3], "twelve cards were asked for, and then three")
    #expect(names(first) == names(fromTheTop.prefix(12)), "deal(12) gives the twelve cards on top, the uppermost first")
    #expect(
      names(second) == names(fromTheTop.dropFirst(12).prefix(3)),
      "after deal(12), deal(3) gives the three cards below those")
    #expect(
      names(deck.cards) == names(fromTheTop.dropFirst(15).reversed()),
      "after deal(12) and deal(3) the other 66 cards are in the deck, in their order")
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
    #expect(
      [deck.cards.count, copy.cards.count] == [81, 1],
      "80 cards were dealt from a copy: a deck is a value, so the deck itself still has its 81")
  }
}

// Task 4
@Suite("Cards of the game")
struct CardsOfTheGameTests {
  @Test("keeps all four features")
  func keepsAllFourFeatures() {
    let card = SetDeck.Card(first: .two, second: .squiggle, third: .striped, fourth: .purple)
    #expect(
      "\(SetCard(card))" == "two striped purple squiggles",
      "the card of two, squiggle, striped and purple keeps its number, shape, shading and color")
    let other = SetDeck.Card(first: .three, second: .oval, third: .outlined, fourth: .green)
    #expect(
      "\(SetCard(other))" == "three outlined green ovals",
      "the card of three, oval, outlined and green keeps all four features, too")
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

/// Cards of the deck as players call them, each in a few words.
private func names(_ cards: some Sequence<SetDeck.Card>) -> [String] {
  cards.map { "\($0.first) \($0.third) \($0.fourth) \($0.second)" }
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

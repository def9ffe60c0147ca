/// A deck that holds each combination of four features once.
struct Deck<A: Feature, B: Feature, C: Feature, D: Feature> {
  /// One value of each feature.
  struct Card: Hashable, Sendable {
    let first: A
    let second: B
    let third: C
    let fourth: D
  }

  /// The cards that have not been dealt; the top of the deck is at the end.
  private(set) var cards: [Card]

  // Tasks 1 and 2

  /// Makes a full deck, shuffled.
  ///
  /// - Parameter generator: The source of the randomness.
  init(using generator: inout some RandomNumberGenerator) {
    cards = []
  }

  // Task 3

  /// Deals the card on top, or nothing when the deck is empty.
  mutating func deal() -> Card? {
    nil
  }

  /// Deals `count` cards, one after the other from the top, or all that are left if they are fewer.
  mutating func deal(_ count: Int) -> [Card] {
    []
  }
}

/// The deck of Set.
typealias SetDeck = Deck<SetCard.Number, SetCard.Shape, SetCard.Shading, SetCard.Color>

// Task 4

extension SetCard {
  /// The card of the game that has the four features of a card of the deck.
  init(_ card: SetDeck.Card) {
    self.init(number: .one, shape: .diamond, shading: .filled, color: .red)
  }
}

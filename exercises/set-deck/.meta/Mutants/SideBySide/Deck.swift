// Mistake: the features are gone through side by side instead of one inside the other, so that there are three cards; rejected by: holds81Cards, holdsAllCombinationsOfAnyFeatures
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

  /// Makes a full deck, shuffled.
  ///
  /// - Parameter generator: The source of the randomness.
  init(using generator: inout some RandomNumberGenerator) {
    cards = []
    for (front, back) in zip(zip(A.allCases, B.allCases), zip(C.allCases, D.allCases)) {
      cards.append(Card(first: front.0, second: front.1, third: back.0, fourth: back.1))
    }
    cards.shuffle(using: &generator)
  }

  /// Deals the card on top, or nothing when the deck is empty.
  mutating func deal() -> Card? {
    cards.popLast()
  }

  /// Deals `count` cards, one after the other from the top, or all that are left if they are fewer.
  mutating func deal(_ count: Int) -> [Card] {
    (0..<count).compactMap { _ in deal() }
  }
}

/// The deck of Set.
typealias SetDeck = Deck<SetCard.Number, SetCard.Shape, SetCard.Shading, SetCard.Color>

extension SetCard {
  /// The card of the game that has the four features of a card of the deck.
  init(_ card: SetDeck.Card) {
    self.init(number: card.first, shape: card.second, shading: card.third, color: card.fourth)
  }
}

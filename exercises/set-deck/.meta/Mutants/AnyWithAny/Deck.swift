// Mistake: each card is swapped with any other, so that some orders come up more often; rejected by: noOrderIsPreferred
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
    for first in A.allCases {
      for second in B.allCases {
        for third in C.allCases {
          for fourth in D.allCases {
            cards.append(Card(first: first, second: second, third: third, fourth: fourth))
          }
        }
      }
    }
    for index in cards.indices {
      cards.swapAt(index, Int.random(in: 0..<cards.count, using: &generator))
    }
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

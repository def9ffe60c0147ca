// Mistake: the cards are laid out in order and the generator is not used; rejected by: everyArrangementCanCome, shufflesTheNextGameInAnotherWay
/// The model of the game: the cards on the table, and the points of the player.
struct Concentration {
  /// The cards in the order in which they lie on the table.
  private(set) var cards: [Card]

  /// The points so far; mistakes can take them below zero.
  private(set) var score = 0

  /// The cards that were part of a mismatch: the player could remember what is on them.
  private var seen: Set<Card.ID> = []

  /// Lays out a game of `pairs` pairs, shuffled and face down.
  ///
  /// - Parameters:
  ///   - pairs: How many pairs to play with, zero or more.
  ///   - generator: The source of the randomness.
  init(pairs: Int, using generator: inout some RandomNumberGenerator) {
    cards = (0..<2 * pairs).map { Card(id: $0, pair: $0 / 2) }
  }

  /// Chooses the card at `index`, which opens a turn, closes it, or changes nothing.
  ///
  /// - Parameter index: The place of a card on the table.
  mutating func chooseCard(at index: Int) {
    guard !cards[index].isMatched, index != loneFaceUpIndex else { return }
    if let first = loneFaceUpIndex {
      closeTurn(of: first, with: index)
    } else {
      openTurn(with: index)
    }
  }

  /// Makes the card at `index` the only one face up.
  private mutating func openTurn(with index: Int) {
    for other in cards.indices {
      cards[other].isFaceUp = other == index
    }
  }

  /// Flips the second card of a turn and compares it with the first.
  private mutating func closeTurn(of first: Int, with second: Int) {
    cards[second].isFaceUp = true
    if cards[first].pair == cards[second].pair {
      cards[first].isMatched = true
      cards[second].isMatched = true
      score += 2
    } else {
      for index in [first, second] where !seen.insert(cards[index].id).inserted {
        score -= 1
      }
    }
  }

  /// Where the only face-up card lies, or `nil` when no card or more than one is face up.
  private var loneFaceUpIndex: Int? {
    let faceUp = cards.indices.filter { cards[$0].isFaceUp }
    return faceUp.count == 1 ? faceUp[0] : nil
  }
}

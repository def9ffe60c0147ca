/// The model of the game, complete: the cards on the table, the points of the player and how many flips there were.
struct Concentration {
  /// The cards in the order in which they lie on the table.
  private(set) var cards: [Card]

  /// The points so far: 2 for a match, 1 off for each card of a mismatch that had been seen before.
  private(set) var score = 0

  /// How many times a card has been flipped so far.
  private(set) var flipCount = 0

  private var seen: Set<Card.ID> = []

  /// Lays out a game of `pairs` pairs, shuffled and face down.
  init(pairs: Int, using generator: inout some RandomNumberGenerator) {
    cards = (0..<2 * pairs).map { Card(id: $0, pair: $0 / 2) }
    cards.shuffle(using: &generator)
  }

  /// Whether choosing the card at `index` would flip it; not so for an index without a card.
  func canChoose(at index: Int) -> Bool {
    cards.indices.contains(index) && !cards[index].isMatched && index != loneFaceUpIndex
  }

  /// Chooses the card at `index`: flips and counts it if it may be chosen, and otherwise does nothing.
  ///
  /// When a turn opens, every other card turns face down, the matched ones too.
  mutating func chooseCard(at index: Int) {
    guard canChoose(at: index) else { return }
    flipCount += 1
    if let first = loneFaceUpIndex {
      closeTurn(of: first, with: index)
    } else {
      for other in cards.indices {
        cards[other].isFaceUp = other == index
      }
    }
  }

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

  private var loneFaceUpIndex: Int? {
    let faceUp = cards.indices.filter { cards[$0].isFaceUp }
    return faceUp.count == 1 ? faceUp[0] : nil
  }
}

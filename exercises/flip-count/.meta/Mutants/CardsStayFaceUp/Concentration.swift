// Mistake: a new game leaves the cards as they lie, face up or not; rejected by: newGameBringsEveryCardBack
/// The model of the game: the cards on the table, and how many of them have been flipped so far.
struct Concentration {
  /// The cards in the order in which they lie on the table.
  private(set) var cards: [Card]

  /// How many times a card has been flipped since the game began.
  private(set) var flipCount = 0

  /// Lays out `pairs` pairs face down without shuffling them, so that the cards read 0 0 1 1 2 2 …
  init(pairs: Int) {
    cards = (0..<2 * pairs).map { Card(id: $0, pair: $0 / 2) }
  }

  /// Whether choosing the card at `index` would flip it.
  ///
  /// - Parameter index: A place on the table, or any other number: there is no card there, so it may not be chosen.
  func canChoose(at index: Int) -> Bool {
    cards.indices.contains(index) && !cards[index].isMatched && index != loneFaceUpIndex
  }

  /// Chooses the card at `index`: flips and counts it if it may be chosen, and otherwise does nothing.
  mutating func chooseCard(at index: Int) {
    guard canChoose(at: index) else { return }
    flipCount += 1
    flipCard(at: index)
  }

  /// Starts over with the same cards: all of them in play, face down, and no flip counted.
  mutating func newGame() {
    flipCount = 0
    for index in cards.indices {
      cards[index].isMatched = false
    }
  }

  /// Flips the card at `index` face up and plays it: as the second card of a turn it is compared with the first,
  /// otherwise it opens a turn and every other card turns face down.
  ///
  /// - Precondition: The card may be chosen.
  private mutating func flipCard(at index: Int) {
    guard let first = loneFaceUpIndex else {
      for other in cards.indices {
        cards[other].isFaceUp = other == index
      }
      return
    }
    cards[index].isFaceUp = true
    if cards[index].pair == cards[first].pair {
      cards[index].isMatched = true
      cards[first].isMatched = true
    }
  }

  /// Where the only face-up card lies, or `nil` when no card or more than one is face up.
  private var loneFaceUpIndex: Int? {
    let faceUp = cards.indices.filter { cards[$0].isFaceUp }
    return faceUp.count == 1 ? faceUp[0] : nil
  }
}

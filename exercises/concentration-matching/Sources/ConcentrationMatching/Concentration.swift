/// The model of the game: the cards on the table, and the points of the player.
struct Concentration {
  /// The cards in the order in which they lie on the table.
  private(set) var cards: [Card]

  /// The points so far; mistakes can take them below zero.
  private(set) var score = 0

  /// Lays out a game of `pairs` pairs, shuffled and face down.
  ///
  /// - Parameters:
  ///   - pairs: How many pairs to play with, zero or more.
  ///   - generator: The source of the randomness.
  init(pairs: Int, using generator: inout some RandomNumberGenerator) {
    cards = []
  }

  /// Chooses the card at `index`, which opens a turn, closes it, or changes nothing.
  ///
  /// - Parameter index: The place of a card on the table.
  mutating func chooseCard(at index: Int) {
  }
}

/// A game of cards that come in pairs; it does not know what is on their fronts.
struct MemoryGame<Content> {
  /// The cards in the order in which they lie on the table.
  private(set) var cards: [Card<Content>]

  // Tasks 1 to 3

  /// Lays out the cards of `pairs` pairs face down, the two cards of each pair side by side.
  ///
  /// - Parameters:
  ///   - pairs: How many pairs; none if the number is not above zero.
  ///   - content: Makes what the two cards of a pair show, from the number of the pair, counted from 0.
  init(pairs: Int, content: (Int) -> Content) {
    cards = []
  }

  // Tasks 4 and 5

  /// Turns the card at `index` over: face up if it lay face down, and face down if it lay face up.
  ///
  /// - Parameter index: A place on the table, or any other number: then nothing happens.
  mutating func flip(at index: Int) {
  }
}

// Mistake: the content is made once for each card, not once for each pair; rejected by: asksForTheContentOnceAPair
/// A game of cards that come in pairs; it does not know what is on their fronts.
struct MemoryGame<Content> {
  /// The cards in the order in which they lie on the table.
  private(set) var cards: [Card<Content>]

  /// Lays out the cards of `pairs` pairs face down, the two cards of each pair side by side.
  ///
  /// - Parameters:
  ///   - pairs: How many pairs; none if the number is not above zero.
  ///   - content: Makes what the two cards of a pair show, from the number of the pair, counted from 0.
  init(pairs: Int, content: (Int) -> Content) {
    cards = []
    for pair in 0..<max(0, pairs) {
      cards.append(Card(id: 2 * pair, content: content(pair)))
      cards.append(Card(id: 2 * pair + 1, content: content(pair)))
    }
  }

  /// Turns the card at `index` over: face up if it lay face down, and face down if it lay face up.
  ///
  /// - Parameter index: A place on the table, or any other number: then nothing happens.
  mutating func flip(at index: Int) {
    guard cards.indices.contains(index) else { return }
    cards[index].isFaceUp.toggle()
  }
}

// Mistake: the index just past the end stands for "not found"; rejected by: hasNoIndexForAStranger, hasNoIndexOnAnEmptyTable
/// A memory game whose cards are found by their `id`.
struct MemoryGame<Content: Equatable> {
  /// The cards in the order in which they lie on the table; no two of them have the same `id`.
  private(set) var cards: [Card<Content>]

  /// Puts the given cards on the table.
  init(cards: [Card<Content>]) {
    self.cards = cards
  }

  /// Where the card lies now, or `nil` if it does not lie on the table.
  ///
  /// - Parameter card: A card as somebody remembers it; only its `id` counts.
  func index(of card: Card<Content>) -> Int? {
    cards.firstIndex { $0.id == card.id } ?? cards.count
  }

  /// Turns over the card on the table that has the same `id`, or does nothing if there is none.
  mutating func choose(_ card: Card<Content>) {
    guard let index = index(of: card) else { return }
    cards[index].isFaceUp.toggle()
  }

  /// The other card on the table with the same content, as it lies now.
  ///
  /// - Returns: `nil` if `card` does not lie on the table, or if no other card there has its content.
  func partner(of card: Card<Content>) -> Card<Content>? {
    guard let index = index(of: card) else { return nil }
    let content = cards[index].content
    return cards.first { $0.id != card.id && $0.content == content }
  }
}

// Mistake: a card counts as unchanged when any card looks like it, whichever it is; rejected by: tellsTwinsApart
/// Which cards have to be drawn when the table changes from `old` to `new`: those that are new or look different.
///
/// - Precondition: No two cards of `old`, and no two of `new`, have the same `id`.
/// - Returns: The ids of these cards.
func redrawn<Content: Equatable>(from old: [Card<Content>], to new: [Card<Content>]) -> Set<Card<Content>.ID> {
  let unchanged = new.filter { card in
    old.contains { $0.content == card.content && $0.isFaceUp == card.isFaceUp && $0.isMatched == card.isMatched }
  }
  return Set(new.map(\.id)).subtracting(unchanged.map(\.id))
}

/// Which cards have to be drawn at each of the tables, one after the other; before the first, nothing has been drawn.
func drawings<Content: Equatable>(of tables: [[Card<Content>]]) -> [Set<Card<Content>.ID>] {
  zip([[]] + tables, tables).map { redrawn(from: $0, to: $1) }
}

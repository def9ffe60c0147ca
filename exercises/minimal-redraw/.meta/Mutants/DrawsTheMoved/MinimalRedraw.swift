// Mistake: a card that lies elsewhere is drawn again; rejected by: doesNotDrawAMovedCard, drawsNewCards
/// Which cards have to be drawn when the table changes from `old` to `new`: those that are new or look different.
///
/// - Precondition: No two cards of `old`, and no two of `new`, have the same `id`.
/// - Returns: The ids of these cards.
func redrawn<Content: Equatable>(from old: [Card<Content>], to new: [Card<Content>]) -> Set<Card<Content>.ID> {
  let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.id, $0) })
  let changed = new.enumerated().filter { places[$1.id] != $0 || !old.contains($1) }
  return Set(changed.map(\.element.id))
}

/// Which cards have to be drawn at each of the tables, one after the other; before the first, nothing has been drawn.
func drawings<Content: Equatable>(of tables: [[Card<Content>]]) -> [Set<Card<Content>.ID>] {
  zip([[]] + tables, tables).map { redrawn(from: $0, to: $1) }
}

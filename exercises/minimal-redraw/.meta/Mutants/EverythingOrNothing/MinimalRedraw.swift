// Mistake: everything is drawn as soon as anything has changed; rejected by: drawsTheFlippedCard
/// Which cards have to be drawn when the table changes from `old` to `new`: those that are new or look different.
///
/// - Precondition: No two cards of `old`, and no two of `new`, have the same `id`.
/// - Returns: The ids of these cards.
func redrawn<Content: Equatable>(from old: [Card<Content>], to new: [Card<Content>]) -> Set<Card<Content>.ID> {
  old == new ? [] : Set(new.map(\.id))
}

/// Which cards have to be drawn at each of the tables, one after the other; before the first, nothing has been drawn.
func drawings<Content: Equatable>(of tables: [[Card<Content>]]) -> [Set<Card<Content>.ID>] {
  zip([[]] + tables, tables).map { redrawn(from: $0, to: $1) }
}

// Mistake: the first table has no answer; rejected by: drawsEverythingFirst, givesOneAnswerForEachTable
/// Which cards have to be drawn when the table changes from `old` to `new`: those that are new or look different.
///
/// - Precondition: No two cards of `old`, and no two of `new`, have the same `id`.
/// - Returns: The ids of these cards.
func redrawn<Content: Equatable>(from old: [Card<Content>], to new: [Card<Content>]) -> Set<Card<Content>.ID> {
  let before = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0) })
  return Set(new.filter { before[$0.id] != $0 }.map(\.id))
}

/// Which cards have to be drawn at each of the tables, one after the other; before the first, nothing has been drawn.
func drawings<Content: Equatable>(of tables: [[Card<Content>]]) -> [Set<Card<Content>.ID>] {
  zip(tables, tables.dropFirst()).map { redrawn(from: $0, to: $1) }
}

// Mistake: only three cards that lie side by side are tried; rejected by: findsTheOnlySet, findsSetsThatShareACard, findsAllSetsOfTheDeck
/// Returns every set among some cards, each once.
///
/// - Parameter cards: Different cards, in the order in which they lie on the table.
/// - Returns: The ids of the three cards of each set, in the order in which the cards lie. Which set comes first does
///   not matter.
func allSets(in cards: [SetCard]) -> [[SetCard.ID]] {
  var sets: [[SetCard.ID]] = []
  for third in cards.indices.dropFirst(2) where isSet(cards[third - 2], cards[third - 1], cards[third]) {
    sets.append([cards[third - 2].id, cards[third - 1].id, cards[third].id])
  }
  return sets
}

/// Returns the ids of the three cards of some set among `cards`, or `nil` when there is none.
func hint(in cards: [SetCard]) -> [SetCard.ID]? {
  allSets(in: cards).first
}

/// Returns every set among some cards, each once.
///
/// - Parameter cards: Different cards, in the order in which they lie on the table.
/// - Returns: The ids of the three cards of each set, in the order in which the cards lie. Which set comes first does
///   not matter.
func allSets(in cards: [SetCard]) -> [[SetCard.ID]] {
  var sets: [[SetCard.ID]] = []
  for first in cards.indices {
    for second in cards[first...].indices.dropFirst() {
      for third in cards[second...].dropFirst() where isSet(cards[first], cards[second], third) {
        sets.append([cards[first].id, cards[second].id, third.id])
      }
    }
  }
  return sets
}

/// Returns the ids of the three cards of some set among `cards`, or `nil` when there is none.
func hint(in cards: [SetCard]) -> [SetCard.ID]? {
  allSets(in: cards).first
}

// Mistake: the ranges of the loops are written out, and with fewer than two cards they run backwards; rejected by: findsNothing, hasNoHint
/// Returns every set among some cards, each once.
///
/// - Parameter cards: Different cards, in the order in which they lie on the table.
/// - Returns: The ids of the three cards of each set, in the order in which the cards lie. Which set comes first does
///   not matter.
func allSets(in cards: [SetCard]) -> [[SetCard.ID]] {
  var sets: [[SetCard.ID]] = []
  for first in 0..<(cards.count - 2) {
    for second in (first + 1)..<(cards.count - 1) {
      for third in (second + 1)..<cards.count where isSet(cards[first], cards[second], cards[third]) {
        sets.append([cards[first].id, cards[second].id, cards[third].id])
      }
    }
  }
  return sets
}

/// Returns the ids of the three cards of some set among `cards`, or `nil` when there is none.
func hint(in cards: [SetCard]) -> [SetCard.ID]? {
  allSets(in: cards).first
}

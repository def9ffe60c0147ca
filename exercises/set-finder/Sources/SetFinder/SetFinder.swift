// Tasks 1 and 2

/// Returns every set among some cards, each once.
///
/// - Parameter cards: Different cards, in the order in which they lie on the table.
/// - Returns: The ids of the three cards of each set, in the order in which the cards lie. Which set comes first does
///   not matter.
func allSets(in cards: [SetCard]) -> [[SetCard.ID]] {
  []
}

// Task 3

/// Returns the ids of the three cards of some set among `cards`, or `nil` when there is none.
func hint(in cards: [SetCard]) -> [SetCard.ID]? {
  []
}

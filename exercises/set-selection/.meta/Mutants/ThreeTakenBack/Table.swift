// Mistake: a card of three that are no set is taken back when it is touched again; rejected by: choosesACardOfTheThree
/// The cards on the table, and which of them the player has chosen.
struct Table {
  /// What the game says to three chosen cards.
  enum Verdict: Hashable, Sendable {
    case set, noSet
  }

  /// The cards in the order in which they lie on the table.
  private(set) var cards: [SetCard]

  /// The chosen cards, three at most, in the order in which they were chosen.
  private(set) var chosen: [SetCard.ID] = []

  /// Lays `cards` on the table; none of them is chosen.
  init(cards: [SetCard]) {
    self.cards = cards
  }

  /// What the game says to the chosen cards, or `nil` as long as they are fewer than three.
  var verdict: Verdict? {
    let trio = chosen.compactMap { id in cards.first { $0.id == id } }
    guard trio.count == 3 else { return nil }
    return isSet(trio[0], trio[1], trio[2]) ? .set : .noSet
  }

  /// The player has touched the card with this id.
  ///
  /// - Parameter id: A card's own number, which says nothing about where the card lies. If no such card is on the
  ///   table, nothing changes.
  mutating func choose(_ id: SetCard.ID) {
    guard cards.contains(where: { $0.id == id }) else { return }
    switch verdict {
    case nil:
      toggle(id)
    case .noSet:
      chosen = chosen.contains(id) ? chosen.filter { $0 != id } : [id]
    case .set:
      let found = chosen
      cards.removeAll { found.contains($0.id) }
      chosen = found.contains(id) ? [] : [id]
    }
  }

  /// Chooses a card, or takes the choice back.
  private mutating func toggle(_ id: SetCard.ID) {
    if let index = chosen.firstIndex(of: id) {
      chosen.remove(at: index)
    } else {
      chosen.append(id)
    }
  }
}

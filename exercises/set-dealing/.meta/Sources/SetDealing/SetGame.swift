/// The game of Set: the cards on the table, the deck beside it, and which cards the player has chosen.
struct SetGame {
  /// What the game says to three chosen cards.
  enum Verdict: Hashable, Sendable {
    case set, noSet
  }

  /// The cards in the order in which they lie on the table.
  private(set) var cards: [SetCard]

  /// The cards that have not been dealt; the top of the deck is at the end.
  private(set) var deck: [SetCard]

  /// The chosen cards, three at most, in the order in which they were chosen.
  private(set) var chosen: [SetCard.ID] = []

  /// The points of the player: each deal that came too early costs three.
  private(set) var score = 0

  /// Lays the twelve cards from the top of `deck` on the table.
  ///
  /// - Precondition: The cards are different, twelve or more, and their number is divisible by three.
  init(deck: [SetCard]) {
    self.deck = deck.dropLast(12)
    cards = deck.suffix(12).reversed()
  }

  /// What the game says to the chosen cards, or `nil` as long as they are fewer than three.
  var verdict: Verdict? {
    let trio = chosen.compactMap { id in cards.first { $0.id == id } }
    guard trio.count == 3 else { return nil }
    return isSet(trio[0], trio[1], trio[2]) ? .set : .noSet
  }

  /// The player has touched the card with this id.
  ///
  /// - Parameter id: A card's own number. If no such card is on the table, nothing changes.
  mutating func choose(_ id: SetCard.ID) {
    guard cards.contains(where: { $0.id == id }) else { return }
    switch verdict {
    case nil:
      toggle(id)
    case .noSet:
      chosen = [id]
    case .set:
      let found = chosen
      replaceFoundSet()
      chosen = found.contains(id) ? [] : [id]
    }
  }

  /// Whether there are cards to deal.
  var canDeal: Bool {
    !deck.isEmpty
  }

  /// The player asks for three more cards: they take the places of a found set, or else they are added.
  mutating func dealThree() {
    guard canDeal else { return }
    if hint(in: cardsInPlay) != nil {
      score -= 3
    }
    switch verdict {
    case .set:
      replaceFoundSet()
    case .noSet:
      chosen = []
      addThree()
    case nil:
      addThree()
    }
  }

  /// The buttons under the table, from left to right: always the same ones, so that none moves under a finger.
  var buttons: [Button] {
    [
      Button(action: .dealThree, isEnabled: canDeal),
      Button(action: .hint, isEnabled: true),
      Button(action: .newGame, isEnabled: true),
    ]
  }

  /// The cards among which a set can be looked for: all but a found set, which is about to leave.
  private var cardsInPlay: [SetCard] {
    verdict == .set ? cards.filter { !chosen.contains($0.id) } : cards
  }

  /// Chooses a card, or takes the choice back.
  private mutating func toggle(_ id: SetCard.ID) {
    if let index = chosen.firstIndex(of: id) {
      chosen.remove(at: index)
    } else {
      chosen.append(id)
    }
  }

  /// Puts a new card onto the place of each card of the found set, or closes the ranks once the deck is empty.
  private mutating func replaceFoundSet() {
    cards = cards.compactMap { card in
      chosen.contains(card.id) ? deck.popLast() : card
    }
    chosen = []
  }

  /// Lays three cards from the deck behind the others.
  private mutating func addThree() {
    cards += deck.suffix(3).reversed()
    deck.removeLast(3)
  }
}

/// Returns whether three cards are a set: each feature is all the same or all different.
func isSet(_ a: SetCard, _ b: SetCard, _ c: SetCard) -> Bool {
  /// Two different values of three are the split that spoils a set.
  func fits<Value: Hashable>(_ feature: (SetCard) -> Value) -> Bool {
    Set([feature(a), feature(b), feature(c)]).count != 2
  }
  // If the first two cards differ at all, the third has to differ from both, so one comparison rules out copies.
  return a != b && fits(\.number) && fits(\.shape) && fits(\.shading) && fits(\.color)
}

/// Returns every set among some different cards, each once: the ids of its cards in the order in which they lie.
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

  /// Begins a game with all 81 cards, shuffled.
  ///
  /// - Parameter generator: The source of the randomness.
  init(using generator: inout some RandomNumberGenerator) {
    self.init(deck: Self.allCards.shuffled(using: &generator))
  }

  /// Lays the twelve cards from the top of `deck` on the table.
  ///
  /// - Precondition: The cards are different, twelve or more, and their number is divisible by three.
  init(deck: [SetCard]) {
    self.deck = deck.dropLast(12)
    cards = deck.suffix(12).reversed()
  }

  /// Each combination of the four features once.
  private static let allCards = SetCard.Number.allCases.flatMap { number in
    SetCard.Shape.allCases.flatMap { shape in
      SetCard.Shading.allCases.flatMap { shading in
        SetCard.Color.allCases.map { color in
          SetCard(number: number, shape: shape, shading: shading, color: color)
        }
      }
    }
  }
}

// MARK: - Questions

extension SetGame {
  /// What the game says to the chosen cards, or `nil` as long as they are fewer than three.
  var verdict: Verdict? {
    let trio = chosen.compactMap { id in cards.first { $0.id == id } }
    guard trio.count == 3 else { return nil }
    return isSet(trio[0], trio[1], trio[2]) ? .set : .noSet
  }

  /// What it would mean to touch the card with this id.
  func situation(choosing id: SetCard.ID) -> Situation {
    guard cards.contains(where: { $0.id == id }) else { return .notOnTheTable }
    let isChosen = chosen.contains(id)
    return switch verdict {
    case nil: isChosen ? .chosenCard : .anotherCard
    case .noSet: .afterNoSet
    case .set: isChosen ? .cardOfTheSet : .afterSet
    }
  }

  /// Whether there are cards to deal.
  var canDeal: Bool {
    !deck.isEmpty
  }

  /// The ids of some set that can be found, or `nil` when there is none.
  func hint() -> [SetCard.ID]? {
    allSets(in: cardsInPlay).first
  }

  /// Whether nothing is left to do: there are no cards to deal, and no set to be found.
  var isOver: Bool {
    !canDeal && hint() == nil
  }

  /// What there is to see.
  var screen: Screen {
    isOver ? .ending(cardsLeft: cardsInPlay.count, score: score) : .table
  }

  /// The buttons under the table, from left to right: always the same ones, so that none moves under a finger.
  var buttons: [Button] {
    [
      Button(action: .dealThree, isEnabled: canDeal),
      Button(action: .hint, isEnabled: !isOver),
      Button(action: .newGame, isEnabled: true),
    ]
  }

  /// The cards that can still be found: all but a found set, which is about to leave.
  private var cardsInPlay: [SetCard] {
    verdict == .set ? cards.filter { !chosen.contains($0.id) } : cards
  }
}

// MARK: - Orders

extension SetGame {
  /// The player has touched the card with this id.
  mutating func choose(_ id: SetCard.ID) {
    switch situation(choosing: id) {
    case .notOnTheTable: break
    case .anotherCard: chosen.append(id)
    case .chosenCard: chosen.removeAll { $0 == id }
    case .afterNoSet: chosen = [id]
    case .afterSet:
      replaceFoundSet()
      chosen = [id]
    case .cardOfTheSet: replaceFoundSet()
    }
  }

  /// The player asks for three more cards: they take the places of a found set, or else they are added.
  mutating func dealThree() {
    guard canDeal else { return }
    if hint() != nil {
      score -= 3
    }
    if verdict == .set {
      replaceFoundSet()
    } else {
      giveUpFailedThree()
      addThree()
    }
  }

  /// Puts a new card onto the place of each card of the found set, or closes the ranks once the deck is empty.
  private mutating func replaceFoundSet() {
    cards = cards.compactMap { card in
      chosen.contains(card.id) ? deck.popLast() : card
    }
    chosen = []
  }

  /// Chooses nothing any more if three cards are chosen that are no set.
  private mutating func giveUpFailedThree() {
    if verdict == .noSet {
      chosen = []
    }
  }

  /// Lays three cards from the deck behind the others.
  private mutating func addThree() {
    cards += deck.suffix(3).reversed()
    deck.removeLast(3)
  }
}

// Mistake: the cards are left out of the observation; rejected by: tellsWhoeverHasRead
import Observation

/// The same view model, in the manner of `@Observable`.
@Observable
final class ObservedViewModel {
  /// What stands above the table.
  var title: String

  /// The cards on the table; a view may look at them but not change them.
  @ObservationIgnored
  private(set) var cards: [Card<String>]

  init(title: String, cards: [Card<String>]) {
    self.title = title
    self.cards = cards
  }

  /// Turns over the card with this `id`, or does nothing if there is none.
  func choose(_ id: Int) {
    guard let index = cards.firstIndex(where: { $0.id == id }) else { return }
    cards[index].isFaceUp.toggle()
  }
}

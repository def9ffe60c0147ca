import Observation

// Task 5

/// The same view model, in the manner of `@Observable`.
final class ObservedViewModel {
  /// What stands above the table.
  var title: String

  /// The cards on the table; a view may look at them but not change them.
  private(set) var cards: [Card<String>]

  init(title: String, cards: [Card<String>]) {
    self.title = title
    self.cards = cards
  }

  /// Turns over the card with this `id`, or does nothing if there is none.
  func choose(_ id: Int) {
  }
}

/// The view model of a memory game, in the manner of `ObservableObject`.
final class MemoryViewModel: ObservableModel {
  let objectWillChange = Publisher()

  // Task 3

  /// What stands above the table.
  var title: String

  /// The cards on the table; a view may look at them but not change them.
  private(set) var cards: [Card<String>]

  init(title: String, cards: [Card<String>]) {
    self.title = title
    self.cards = cards
  }

  // Task 4

  /// Turns over the card with this `id`, or does nothing if there is none.
  func choose(_ id: Int) {
  }

  /// Turns all cards face down and puts them back in play.
  func newGame() {
  }
}

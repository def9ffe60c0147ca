/// The view model of a memory game, in the manner of `ObservableObject`.
final class MemoryViewModel: ObservableModel {
  let objectWillChange = Publisher()

  /// What stands above the table.
  @Published var title: String

  /// The cards on the table; a view may look at them but not change them.
  @Published private(set) var cards: [Card<String>]

  init(title: String, cards: [Card<String>]) {
    self.title = title
    self.cards = cards
  }

  /// Turns over the card with this `id`, or does nothing if there is none.
  func choose(_ id: Int) {
    guard let index = cards.firstIndex(where: { $0.id == id }) else { return }
    cards[index].isFaceUp.toggle()
  }

  /// Turns all cards face down and puts them back in play.
  func newGame() {
    cards = cards.map { Card(id: $0.id, content: $0.content) }
  }
}

// Mistake: title and cards are one property, so that each stands for both; rejected by: isSilentAboutTheRest
import Observation

/// The same view model, in the manner of `@Observable`.
@Observable
final class ObservedViewModel {
  private var state: (title: String, cards: [Card<String>])

  /// What stands above the table.
  var title: String {
    get { state.title }
    set { state.title = newValue }
  }

  /// The cards on the table; a view may look at them but not change them.
  private(set) var cards: [Card<String>] {
    get { state.cards }
    set { state.cards = newValue }
  }

  init(title: String, cards: [Card<String>]) {
    state = (title, cards)
  }

  /// Turns over the card with this `id`, or does nothing if there is none.
  func choose(_ id: Int) {
    guard let index = cards.firstIndex(where: { $0.id == id }) else { return }
    cards[index].isFaceUp.toggle()
  }
}

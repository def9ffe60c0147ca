/// Something that the player does.
enum Event: Hashable, Sendable {
  /// Chooses the card with this `id`.
  case choose(Int)

  /// Begins a new game with the same cards.
  case newGame
}

/// The model: a memory game whose cards are never shuffled.
struct Game: Hashable, Sendable {
  /// The cards in the order in which they lie on the table; the ids are 0, 1, 2 and so on.
  private(set) var cards: [Card<String>]

  /// How many times a card was turned over since the game began.
  private(set) var flips = 0

  /// The `id` of the card that was turned over last, for the model's own use: the screen has nothing to do with it.
  private(set) var lastChosen: Int?

  /// Lays out two cards side by side for each of the contents, which are all different.
  init(contents: [String]) {
    cards = (0..<2 * contents.count).map { Card(id: $0, content: contents[$0 / 2]) }
  }

  /// Goes on to the state after the event. A choice that turns nothing over changes nothing.
  mutating func handle(_ event: Event) {
    switch event {
    case .choose(let id): choose(id)
    case .newGame: startOver()
    }
  }

  private mutating func choose(_ id: Int) {
    let lone = loneFaceUpIndex
    guard let index = cards.firstIndex(where: { $0.id == id }), !cards[index].isMatched, index != lone else { return }
    flips += 1
    lastChosen = id
    guard let lone else {
      for other in cards.indices {
        cards[other].isFaceUp = other == index
      }
      return
    }
    cards[index].isFaceUp = true
    if cards[index].content == cards[lone].content {
      cards[index].isMatched = true
      cards[lone].isMatched = true
    }
  }

  private mutating func startOver() {
    flips = 0
    lastChosen = nil
    for index in cards.indices {
      cards[index].isFaceUp = false
      cards[index].isMatched = false
    }
  }

  /// Where the only face-up card lies, or `nil` when no card or more than one is face up.
  private var loneFaceUpIndex: Int? {
    let faceUp = cards.indices.filter { cards[$0].isFaceUp }
    return faceUp.count == 1 ? faceUp[0] : nil
  }
}

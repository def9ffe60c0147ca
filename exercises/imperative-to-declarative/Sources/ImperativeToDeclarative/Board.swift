/// A screen in the imperative manner: after each event it changes what it thinks has to be changed.
///
/// It is wrong in more than one place, and it stays as it is: you look for its mistakes, and then do without it.
struct Board {
  /// What the player sees now.
  private(set) var screen: Screen

  private var game: Game

  /// Begins with a new game and a screen that is right.
  init(contents: [String]) {
    game = Game(contents: contents)
    screen = Screen(
      title: "0 flips", faces: game.cards.map { _ in "?" },
      message: contents.isEmpty ? "No cards" : "Choose a card", canStartOver: false)
  }

  /// Lets the game handle the event, and then changes the screen.
  mutating func handle(_ event: Event) {
    let before = game
    game.handle(event)
    guard game != before else { return }
    switch event {
    case .choose(let id): showCard(id)
    case .newGame: showNewGame()
    }
  }

  private mutating func showCard(_ id: Int) {
    screen.title = game.flips == 1 ? "1 flip" : "\(game.flips) flips"
    screen.canStartOver = true
    screen.faces[id] = game.cards[id].content
    if game.cards[id].isMatched {
      for card in game.cards where card.isMatched {
        screen.faces[card.id] = "✓"
      }
      if game.cards.allSatisfy(\.isMatched) {
        screen.message = "Well played!"
      }
    } else if game.cards.count(where: \.isFaceUp) == 2 {
      screen.message = "No match"
    } else {
      screen.message = "Choose a second card"
    }
  }

  private mutating func showNewGame() {
    screen.title = "0 flips"
    for index in screen.faces.indices {
      screen.faces[index] = "?"
    }
  }
}

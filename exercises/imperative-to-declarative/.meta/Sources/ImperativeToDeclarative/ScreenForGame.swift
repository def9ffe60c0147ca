/// Two routes that lead to the same game although the board, at the end of them, shows two different screens.
///
/// Both begin with a new game on the table 🐙 🐙 🐠 🐠; together they have at most four events.
func twoRoutes() -> (first: [Event], second: [Event]) {
  // The board forgets to take back its message and its button when a new game begins.
  (first: [], second: [.choose(0), .newGame])
}

/// The screen that belongs to a game, however the game got there.
func screen(for game: Game) -> Screen {
  Screen(
    title: game.flips == 1 ? "1 flip" : "\(game.flips) flips",
    faces: game.cards.map(face(of:)),
    message: message(for: game),
    canStartOver: game.flips > 0)
}

/// What a card shows.
private func face(of card: Card<String>) -> String {
  if card.isMatched { return "✓" }
  return card.isFaceUp ? card.content : "?"
}

/// What the player is told.
private func message(for game: Game) -> String {
  guard !game.cards.isEmpty else { return "No cards" }
  guard !game.cards.allSatisfy(\.isMatched) else { return "Well played!" }
  switch game.cards.count(where: { $0.isFaceUp && !$0.isMatched }) {
  case 2: return "No match"
  case 1: return "Choose a second card"
  default: return "Choose a card"
  }
}

/// What there is to see.
enum Screen: Hashable, Sendable {
  /// The table and the buttons: the game goes on.
  case table

  /// A view of its own, once the game is over.
  case ending(cardsLeft: Int, score: Int)
}

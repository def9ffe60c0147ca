/// What the touch of a card means at this moment of the game.
enum Situation: Hashable, Sendable {
  /// No such card lies on the table.
  case notOnTheTable

  /// Fewer than three cards are chosen, and this is not one of them.
  case anotherCard

  /// One or two cards are chosen, and this is one of them.
  case chosenCard

  /// Three cards are chosen that are no set; this may be any card on the table.
  case afterNoSet

  /// Three cards are chosen that are a set, and this is another card.
  case afterSet

  /// Three cards are chosen that are a set, and this is one of them.
  case cardOfTheSet
}

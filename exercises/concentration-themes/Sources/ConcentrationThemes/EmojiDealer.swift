/// Deals the emoji of a theme to the pairs of a game, one emoji to a pair.
struct EmojiDealer {
  /// Gets ready to deal every emoji of `theme` once.
  init(theme: Theme) {
  }

  /// What the front of `card` shows.
  ///
  /// The first time that a card of a pair is asked for, an emoji is drawn at random from those that are left. From
  /// then on both cards of the pair show it, whichever way they lie.
  ///
  /// - Parameters:
  ///   - card: A card of the game.
  ///   - generator: The source of the randomness.
  /// - Returns: The emoji of the card's pair, or "?" when the emoji were used up before the pair had one.
  mutating func emoji(for card: Card, using generator: inout some RandomNumberGenerator) -> String {
    ""
  }
}

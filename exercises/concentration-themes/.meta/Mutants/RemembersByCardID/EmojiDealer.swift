// Mistake: what was dealt is remembered by the card's id, so that the two cards of a pair differ; rejected by: bothCardsOfAPairShowTheSame
/// Deals the emoji of a theme to the pairs of a game, one emoji to a pair.
struct EmojiDealer {
  /// The emoji that no pair has been given yet.
  private var pile: [Character]

  /// What each pair has been given, by `Card.id`.
  private var dealt: [Int: Character] = [:]

  /// Gets ready to deal every emoji of `theme` once.
  init(theme: Theme) {
    pile = theme.emoji
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
    if let known = dealt[card.id] {
      return String(known)
    }
    guard let drawn = pile.indices.randomElement(using: &generator) else {
      return "?"
    }
    let emoji = pile.remove(at: drawn)
    dealt[card.id] = emoji
    return String(emoji)
  }
}

/// A card of a memory game: which card it is, what is on its front, and how it lies.
///
/// What kind of thing is on the front is left open: an emoji, a number, a picture. Whoever makes the game decides.
struct Card<Content>: Identifiable {
  /// Which card this is; no other card on the table has the same `id`.
  let id: Int

  /// What is on the front; the two cards of a pair have equal content.
  let content: Content

  /// Whether the front can be seen.
  var isFaceUp = false

  /// Whether the other card of the pair has been found.
  var isMatched = false
}

// Cards can be compared when their content can be: then two cards are equal if everything about them is.
extension Card: Equatable where Content: Equatable {}
extension Card: Hashable where Content: Hashable {}
extension Card: Sendable where Content: Sendable {}

/// A card of Concentration as the model knows it: which card it is, which pair it belongs to and how it lies.
///
/// What is printed on its front is not the model's business: a theme decides that.
struct Card: Identifiable, Hashable, Sendable {
  /// Which card this is; no other card on the table has the same `id`.
  let id: Int

  /// Which pair the card belongs to: two cards match when their `pair` is equal.
  ///
  /// The course of 2017 gave both cards of a pair one shared identifier. That says that two cards match, but no
  /// longer which of the two you mean. Here each question has its own answer: `id` tells cards apart, `pair` brings
  /// them together.
  let pair: Int

  /// Whether the front can be seen.
  var isFaceUp = false

  /// Whether the other card of the pair has been found; a matched card is out of play.
  var isMatched = false
}

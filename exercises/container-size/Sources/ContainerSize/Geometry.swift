/// How large something is, in points.
struct Size: Hashable, Sendable {
  var width: Double
  var height: Double
}

/// Where something is, and how large: `x` and `y` are its upper left corner, and `y` grows downwards.
struct Rect: Hashable, Sendable {
  var x: Double
  var y: Double
  var size: Size
}

/// How a card fills the room that it was offered.
struct CardLayout: Hashable, Sendable {
  /// The edge of the card.
  var outline: Rect

  /// What lies within its border.
  var face: Rect

  /// How large the emoji on the face is.
  var fontSize: Double
}

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

// How sizes, rectangles and layouts are printed: short, so that a failed check can be read.

extension Size: CustomStringConvertible {
  var description: String { "\(short(width)) × \(short(height))" }
}

extension Rect: CustomStringConvertible {
  var description: String { "\(size) at (\(short(x)), \(short(y)))" }
}

extension CardLayout: CustomStringConvertible {
  var description: String { "outline \(outline), face \(face), font \(short(fontSize))" }
}

/// A length as text, without the `.0` of a whole number.
private func short(_ length: Double) -> String {
  let text = "\(length)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

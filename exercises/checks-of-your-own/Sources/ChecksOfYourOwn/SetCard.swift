/// What every feature of a card can do: list its values, be compared and hashed, and cross threads.
typealias Feature = CaseIterable & Hashable & Sendable

/// A card of the game of Set: four features, each with one of three values.
///
/// A card never changes. Whether it is chosen is the table's business, not the card's.
struct SetCard: Identifiable, Hashable, Sendable {
  /// How many symbols are drawn on the card.
  enum Number: Int, Feature {
    case one = 1
    case two, three
  }

  /// The outline of each symbol.
  enum Shape: Int, Feature {
    case diamond, squiggle, oval
  }

  /// What the inside of each symbol looks like.
  enum Shading: Int, Feature {
    case filled, striped, outlined
  }

  /// The color of each symbol.
  enum Color: Int, Feature {
    case red, green, purple
  }

  let number: Number
  let shape: Shape
  let shading: Shading
  let color: Color

  /// The card's own number, 0 to 80: its four features read as the digits of a number in base three.
  ///
  /// It tells *which* card this is, never where the card lies.
  var id: Int {
    (((number.rawValue - 1) * 3 + shape.rawValue) * 3 + shading.rawValue) * 3 + color.rawValue
  }
}

extension SetCard: CustomStringConvertible {
  /// The card as players call it, such as `two striped red squiggles`.
  var description: String {
    "\(number) \(shading) \(color) \(shape)\(number == .one ? "" : "s")"
  }
}

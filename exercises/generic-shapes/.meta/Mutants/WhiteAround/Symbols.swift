// Mistake: what lies outside is white instead of nothing; rejected by: fillsTheInside
/// A shape whose inside has the color.
struct Filled<S: Shape>: Drawing {
  let shape: S

  func ink(at point: Point, in frame: Rect) -> Ink {
    shape.path(in: frame).contains(point) ? .color : .white
  }
}

/// A shape with stripes inside and a border around them.
struct Striped<S: Shape>: Drawing {
  let shape: S

  func ink(at point: Point, in frame: Rect) -> Ink {
    paint(point, in: shape, frame: frame, stripes: Stripes())
  }
}

/// A shape of which there is only the border.
struct Outlined<S: Shape>: Drawing {
  let shape: S

  func ink(at point: Point, in frame: Rect) -> Ink {
    shape.path(in: frame).distance(to: point) < Stripes().border / 2 ? .color : .clear
  }
}

/// A shape with the shading that a card asks for.
func draw(_ shape: some Shape, shading: SetCard.Shading) -> any Drawing {
  switch shading {
  case .filled: Filled(shape: shape)
  case .striped: Striped(shape: shape)
  case .outlined: Outlined(shape: shape)
  }
}

/// Several shapes, each of a type of its own, with one shading.
func drawAll(_ shapes: [any Shape], shading: SetCard.Shading) -> [any Drawing] {
  shapes.map { draw($0, shading: shading) }
}

/// The symbols on a card, from top to bottom.
func symbols(of card: SetCard) -> [any Drawing] {
  let shape: any Shape =
    switch card.shape {
    case .diamond: Diamond()
    case .squiggle: Squiggle()
    case .oval: Oval()
    }
  return Array(repeating: draw(shape, shading: card.shading), count: card.number.rawValue)
}

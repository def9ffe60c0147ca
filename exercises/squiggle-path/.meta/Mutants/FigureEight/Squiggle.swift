// Mistake: the line crosses itself in the middle; rejected by: isThickInTheMiddle
/// The outline of a squiggle that fills `rect`.
func squiggle(in rect: Rect) -> Path {
  /// The point of `rect` that lies where `x` and `y` say, each from 0 to 1.
  func place(_ x: Double, _ y: Double) -> Point {
    Point(x: rect.x + x * rect.size.width, y: rect.y + y * rect.size.height)
  }

  /// The point that comes into the place of another when the rectangle is given half a turn.
  func turned(_ point: Point) -> Point {
    Point(x: rect.x + rect.maxX - point.x, y: rect.y + rect.maxY - point.y)
  }

  let start = place(0.03, 0.50)
  // The upper edge, from the left end over a hump and through a bay to the right end.
  let upperEdge = [
    (end: place(0.25, 0.05), control1: place(0.03, 0.20), control2: place(0.10, 0.05)),
    (end: place(0.75, 0.95), control1: place(0.45, 0.05), control2: place(0.55, 0.95)),
    (end: turned(start), control1: place(0.90, 0.95), control2: place(0.97, 0.80)),
  ]

  var path = Path()
  path.move(to: start)
  for curve in upperEdge {
    path.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
  }
  path.addCurve(to: place(0.75, 0.05), control1: place(0.97, 0.20), control2: place(0.90, 0.05))
  path.addCurve(to: place(0.25, 0.95), control1: place(0.55, 0.05), control2: place(0.45, 0.95))
  path.addCurve(to: start, control1: place(0.10, 0.95), control2: place(0.03, 0.80))
  path.closeSubpath()
  return path
}

/// The squiggle of Set.
struct Squiggle: Shape {
  func path(in rect: Rect) -> Path {
    squiggle(in: rect)
  }
}

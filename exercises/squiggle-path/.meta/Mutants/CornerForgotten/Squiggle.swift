// Mistake: the rectangle is taken to begin at (0, 0); rejected by: movesWithItsRectangle, staysInItsRectangle
/// The outline of a squiggle that fills `rect`.
func squiggle(in rect: Rect) -> Path {
  /// The point of `rect` that lies where `x` and `y` say, each from 0 to 1.
  func place(_ x: Double, _ y: Double) -> Point {
    Point(x: x * rect.size.width, y: y * rect.size.height)
  }

  /// The point that comes into the place of another when the rectangle is given half a turn.
  func turned(_ point: Point) -> Point {
    Point(x: rect.size.width - point.x, y: rect.size.height - point.y)
  }

  let start = place(0.03, 0.64)
  // The upper edge, from the left end over a hump and through a bay to the right end.
  let upperEdge = [
    (end: place(0.30, 0.05), control1: place(0.00, 0.25), control2: place(0.12, 0.05)),
    (end: place(0.66, 0.28), control1: place(0.45, 0.05), control2: place(0.52, 0.28)),
    (end: turned(start), control1: place(0.80, 0.28), control2: place(0.94, -0.12)),
  ]

  var path = Path()
  path.move(to: start)
  for curve in upperEdge {
    path.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
  }
  for curve in upperEdge {
    path.addCurve(to: turned(curve.end), control1: turned(curve.control1), control2: turned(curve.control2))
  }
  path.closeSubpath()
  return path
}

/// The squiggle of Set.
struct Squiggle: Shape {
  func path(in rect: Rect) -> Path {
    squiggle(in: rect)
  }
}

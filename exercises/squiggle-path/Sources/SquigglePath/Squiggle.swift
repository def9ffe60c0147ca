/// The outline of a squiggle that fills `rect`.
func squiggle(in rect: Rect) -> Path {
  Path()
}

/// The squiggle of Set.
struct Squiggle: Shape {
  func path(in rect: Rect) -> Path {
    squiggle(in: rect)
  }
}

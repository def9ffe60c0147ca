// Task 1

/// The font size at which an emoji fits into a container: the part `scale` of its shorter side, and never below zero.
func fontSize(in container: Size, scale: Double) -> Double {
  -1
}

// Task 2

/// The rectangle moved inwards by `amount` on all four sides, or outwards if `amount` is negative.
///
/// Its center stays where it is. A side that would become negative becomes zero.
func inset(_ rect: Rect, by amount: Double) -> Rect {
  rect
}

// Task 3

/// The largest rectangle that fits into a container at (0, 0), centered.
///
/// - Parameters:
///   - aspectRatio: The width divided by the height.
///   - container: The room that there is; a negative side counts as zero.
/// - Returns: A rectangle of size zero, in the center, if the container has no area or the ratio is not above zero.
func largestRect(aspectRatio: Double, in container: Size) -> Rect {
  Rect(x: -1, y: -1, size: container)
}

// Task 4

/// The layout of a card in the container that it was offered.
func cardLayout(in container: Size) -> CardLayout {
  let all = Rect(x: -1, y: -1, size: container)
  return CardLayout(outline: all, face: all, fontSize: -1)
}

// Mistake: a negative amount is taken for zero; rejected by: movesThemOutwards
/// The font size at which an emoji fits into a container: the part `scale` of its shorter side, and never below zero.
func fontSize(in container: Size, scale: Double) -> Double {
  max(0, min(container.width, container.height)) * max(0, scale)
}

/// The rectangle moved inwards by `amount` on all four sides, or outwards if `amount` is negative.
///
/// Its center stays where it is. A side that would become negative becomes zero.
func inset(_ rect: Rect, by amount: Double) -> Rect {
  let amount = max(0, amount)
  let size = Size(
    width: max(0, rect.size.width - 2 * amount),
    height: max(0, rect.size.height - 2 * amount))
  return Rect(
    x: rect.x + (rect.size.width - size.width) / 2,
    y: rect.y + (rect.size.height - size.height) / 2,
    size: size)
}

/// The largest rectangle that fits into a container at (0, 0), centered.
///
/// - Parameters:
///   - aspectRatio: The width divided by the height.
///   - container: The room that there is; a negative side counts as zero.
/// - Returns: A rectangle of size zero, in the center, if the container has no area or the ratio is not above zero.
func largestRect(aspectRatio: Double, in container: Size) -> Rect {
  let room = Size(width: max(0, container.width), height: max(0, container.height))
  // At a ratio that is not above zero no height belongs to a width.
  let width = aspectRatio > 0 ? min(room.width, room.height * aspectRatio) : 0
  let size = Size(width: width, height: width > 0 ? width / aspectRatio : 0)
  return Rect(x: (room.width - size.width) / 2, y: (room.height - size.height) / 2, size: size)
}

/// The layout of a card in the container that it was offered.
func cardLayout(in container: Size) -> CardLayout {
  let outline = largestRect(aspectRatio: 0.75, in: container)
  let face = inset(outline, by: outline.size.width / 8)
  return CardLayout(outline: outline, face: face, fontSize: fontSize(in: face.size, scale: 0.5))
}

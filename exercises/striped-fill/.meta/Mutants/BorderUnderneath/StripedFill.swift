// Mistake: the border lies under the stripes and shows only where they do not cover it; rejected by: liesOnBothSides, liesOverTheStripes
/// The bands that make stripes, from top to bottom: white and color by turns, with a white one at either end.
///
/// - Parameters:
///   - inked: How many of the bands have the color; never below zero.
///   - height: How high all bands and gaps are together.
///   - gap: How much room is left between two bands; never below zero.
/// - Returns: Bands of equal height, or none at all if the gaps leave no room for them.
func bands(inked: Int, height: Double, gap: Double) -> [Band] {
  let count = 2 * inked + 1
  let bandHeight = (height - Double(count - 1) * gap) / Double(count)
  guard bandHeight > 0 else { return [] }
  return (0..<count).map { place in
    let isInked = !place.isMultiple(of: 2)
    return Band(ink: isInked ? .color : .white, top: Double(place) * (bandHeight + gap), height: bandHeight)
  }
}

/// What there is to see at the height `y`, which is measured from the top of the bands.
func ink(at y: Double, in bands: [Band]) -> Ink {
  bands.first { $0.top <= y && y < $0.top + $0.height }?.ink ?? .clear
}

/// What there is to see at a point of a shape that fills `frame` with stripes.
func paint(_ point: Point, in shape: some Shape, frame: Rect, stripes: Stripes) -> Ink {
  let outline = shape.path(in: frame)
  // The border lies on top, so it comes first. Half of it lies outside the outline, where the mask lets nothing through.
  guard outline.contains(point) else {
    return outline.distance(to: point) < stripes.border / 2 ? .color : .clear
  }
  let bands = bands(inked: stripes.inked, height: frame.size.height, gap: stripes.gap)
  return ink(at: point.y - frame.y, in: bands)
}

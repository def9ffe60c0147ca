/// A place, in points: `x` grows to the right, and `y` grows downwards.
struct Point: Hashable, Sendable {
  var x: Double
  var y: Double
}

/// How large something is, in points.
struct Size: Hashable, Sendable {
  var width: Double
  var height: Double
}

/// Where something is, and how large: `x` and `y` are its upper left corner.
struct Rect: Hashable, Sendable {
  var x: Double
  var y: Double
  var size: Size
}

/// Lines and curves, one after the other, as a pen draws them. The methods are called as those of SwiftUI's `Path`.
struct Path: Hashable, Sendable {
  /// One movement of the pen.
  enum Step: Hashable, Sendable {
    case move(to: Point)
    case line(to: Point)
    case curve(to: Point, control1: Point, control2: Point)
    case close
  }

  private(set) var steps: [Step] = []

  /// Puts the pen down somewhere, and begins a new piece there.
  mutating func move(to point: Point) {
    steps.append(.move(to: point))
  }

  /// Draws a straight line from where the pen is.
  mutating func addLine(to point: Point) {
    steps.append(.line(to: point))
  }

  /// Draws a curve from where the pen is. It leaves towards the first control point and arrives from the second.
  mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    steps.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Draws a straight line back to where the piece began.
  mutating func closeSubpath() {
    steps.append(.close)
  }
}

/// An outline that fits itself into any rectangle.
protocol Shape: Sendable {
  /// The outline that fills `rect`.
  func path(in rect: Rect) -> Path
}

/// Four corners, in the middle of the four sides of the rectangle.
struct Diamond: Shape {
  func path(in rect: Rect) -> Path {
    var path = Path()
    path.move(to: Point(x: rect.midX, y: rect.y))
    path.addLine(to: Point(x: rect.maxX, y: rect.midY))
    path.addLine(to: Point(x: rect.midX, y: rect.maxY))
    path.addLine(to: Point(x: rect.x, y: rect.midY))
    path.closeSubpath()
    return path
  }
}

/// A rectangle whose left and right ends are half circles.
struct Oval: Shape {
  func path(in rect: Rect) -> Path {
    let radius = min(rect.size.width, rect.size.height) / 2
    // A quarter of a circle is close to a curve whose control points stand this far from its ends.
    let reach = radius * 0.5523
    let (left, right, top, bottom) = (rect.x, rect.maxX, rect.y, rect.maxY)
    var path = Path()
    path.move(to: Point(x: left + radius, y: top))
    path.addLine(to: Point(x: right - radius, y: top))
    path.addCurve(
      to: Point(x: right, y: top + radius), control1: Point(x: right - radius + reach, y: top),
      control2: Point(x: right, y: top + radius - reach))
    path.addLine(to: Point(x: right, y: bottom - radius))
    path.addCurve(
      to: Point(x: right - radius, y: bottom), control1: Point(x: right, y: bottom - radius + reach),
      control2: Point(x: right - radius + reach, y: bottom))
    path.addLine(to: Point(x: left + radius, y: bottom))
    path.addCurve(
      to: Point(x: left, y: bottom - radius), control1: Point(x: left + radius - reach, y: bottom),
      control2: Point(x: left, y: bottom - radius + reach))
    path.addLine(to: Point(x: left, y: top + radius))
    path.addCurve(
      to: Point(x: left + radius, y: top), control1: Point(x: left, y: top + radius - reach),
      control2: Point(x: left + radius - reach, y: top))
    path.closeSubpath()
    return path
  }
}

/// What there is to see at a point: nothing of the drawing, or white, or the color of the card.
enum Ink: Hashable, Sendable {
  case clear, white, color
}

/// One of the bands that lie on top of each other and look like stripes.
struct Band: Hashable, Sendable {
  var ink: Ink

  /// How far its upper edge is below the top of them all.
  var top: Double

  var height: Double
}

/// How a striped symbol is drawn.
struct Stripes: Hashable, Sendable {
  /// How many bands have the color.
  var inked = 8

  /// How much room is left between two bands.
  var gap = 0.5

  /// How wide the line around the symbol is.
  var border = 1.3
}

/// Something that can say of each point what is to be seen there.
protocol Drawing: Sendable {
  /// What there is to see at a point when the drawing fills `frame`.
  func ink(at point: Point, in frame: Rect) -> Ink
}

// MARK: - Asking about rectangles and paths

extension Rect {
  var midX: Double { x + size.width / 2 }
  var midY: Double { y + size.height / 2 }
  var maxX: Double { x + size.width }
  var maxY: Double { y + size.height }
}

extension Path {
  /// Returns whether a point lies inside the outline.
  func contains(_ point: Point) -> Bool {
    var turns = 0
    for side in sides(closed: true) {
      let rises = side.start.y <= point.y && point.y < side.end.y
      let falls = side.end.y <= point.y && point.y < side.start.y
      guard rises || falls else { continue }
      let part = (point.y - side.start.y) / (side.end.y - side.start.y)
      if side.start.x + part * (side.end.x - side.start.x) > point.x {
        turns += rises ? 1 : -1
      }
    }
    return turns != 0
  }

  /// Returns how far a point is from the nearest point of the line that the pen has drawn.
  func distance(to point: Point) -> Double {
    sides(closed: false).map { $0.distance(to: point) }.min() ?? .infinity
  }

  /// Returns points along the outline, close together, in the order in which the pen comes past them.
  func outline() -> [Point] {
    sides(closed: false).map { $0.end }
  }

  /// A straight piece of the outline.
  private struct Side {
    let start: Point
    let end: Point

    func distance(to point: Point) -> Double {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      let along = square > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / square : 0
      let part = max(0, min(1, along))
      let (x, y) = (start.x + part * dx - point.x, start.y + part * dy - point.y)
      return (x * x + y * y).squareRoot()
    }
  }

  /// Returns the outline in straight pieces, a curve in sixteen of them.
  ///
  /// - Parameter closed: Whether pieces that the pen has left open are closed, as they are to be filled.
  private func sides(closed: Bool) -> [Side] {
    var sides: [Side] = []
    var (first, pen) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
    func draw(to point: Point) {
      sides.append(Side(start: pen, end: point))
      pen = point
    }
    for step in steps {
      switch step {
      case .move(let point):
        if closed { draw(to: first) }
        (first, pen) = (point, point)
      case .line(let point):
        draw(to: point)
      case .curve(let point, let control1, let control2):
        let start = pen
        for number in 1...16 {
          draw(to: onCurve(from: start, control1, control2, to: point, at: Double(number) / 16))
        }
      case .close:
        draw(to: first)
      }
    }
    if closed { draw(to: first) }
    return sides
  }

  /// Returns the point at `part`, 0 to 1, of a curve with two control points.
  private func onCurve(
    from start: Point, _ control1: Point, _ control2: Point, to end: Point, at part: Double
  ) -> Point {
    func between(_ a: Point, _ b: Point) -> Point {
      Point(x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y))
    }
    let middle = between(control1, control2)
    return between(between(between(start, control1), middle), between(middle, between(control2, end)))
  }
}

// MARK: - Looking at drawings

/// Returns a picture made of characters: `#` for the color, `-` for white, and a dot where there is nothing.
///
/// - Parameters:
///   - frame: What the picture shows, in `columns` × `rows` fields.
///   - ink: What there is to see in the middle of a field.
func picture(of frame: Rect, columns: Int, rows: Int, ink: (Point) -> Ink) -> String {
  (0..<rows).map { row in
    (0..<columns).map { column in
      let point = Point(
        x: frame.x + (Double(column) + 0.5) * frame.size.width / Double(columns),
        y: frame.y + (Double(row) + 0.5) * frame.size.height / Double(rows))
      return switch ink(point) {
      case .clear: "."
      case .white: "-"
      case .color: "#"
      }
    }.joined()
  }.joined(separator: "\n")
}

// How values are printed: short, so that a failed check can be read.

extension Point: CustomStringConvertible {
  var description: String { "(\(short(x)), \(short(y)))" }
}

extension Size: CustomStringConvertible {
  var description: String { "\(short(width)) × \(short(height))" }
}

extension Rect: CustomStringConvertible {
  var description: String { "\(size) at (\(short(x)), \(short(y)))" }
}

extension Band: CustomStringConvertible {
  var description: String { "\(ink) \(short(height)) at \(short(top))" }
}

/// A length as text, without the `.0` of a whole number.
private func short(_ length: Double) -> String {
  let text = "\(length)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

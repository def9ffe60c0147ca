import Testing

@testable import SquigglePath

/// A squiggle has no single right outline. These checks ask what all squiggles have in common.

// Task 1
@Suite("A closed line in its rectangle")
struct ClosedLineTests {
  @Test("draws one line, and closes it")
  func isOneClosedLine() {
    let kinds = squiggle(in: card).steps.map { kind($0) }
    #expect(kinds.first == "move", "the first step of the path puts the pen down with move(to:)")
    #expect(kinds.last == "close", "the last step of the path is closeSubpath(), or the border would have a gap")
    #expect(
      kinds.filter { $0 == "move" || $0 == "close" } == ["move", "close"],
      "one move(to:) and one closeSubpath(): the pen is not lifted in between")
  }

  @Test("returns with the last curve to where the line began")
  func returnsToTheBeginning() {
    let outline = squiggle(in: card).outline()
    let start = beginning(of: squiggle(in: card))
    #expect((outline.count > 1) == true, "there should be a line, which begins with move(to:) and has a curve at least")
    let gap = outline.dropLast().last.map { thousandths(distance($0, start)) } ?? 0
    #expect(
      gap == 0,
      "closeSubpath() draws a straight line back, so the pen should be there already: this is how far away it is")
  }

  @Test("stays in the rectangle")
  func staysInItsRectangle() {
    for rect in rects {
      let outline = squiggle(in: rect).outline()
      let strays = outline.filter {
        $0.x < rect.x - 0.001 || $0.x > rect.maxX + 0.001 || $0.y < rect.y - 0.001 || $0.y > rect.maxY + 0.001
      }
      #expect((outline.count > 0) == true, "there should be a line in \(rect)")
      #expect(
        strays.first == nil, "no point of the line lies outside \(rect); control points may, as nobody sees them")
    }
  }

  @Test("fills nine tenths of the rectangle's width and height")
  func fillsItsRectangle() {
    for rect in rects {
      let outline = squiggle(in: rect).outline()
      let width = thousandths(extent(outline.map { $0.x }) / rect.size.width)
      let height = thousandths(extent(outline.map { $0.y }) / rect.size.height)
      #expect(
        (width >= 0.9) == true, "in \(rect) the squiggle takes up \(width) of the width, and it should be 0.9 at least")
      #expect(
        (height >= 0.9) == true,
        "in \(rect) the squiggle takes up \(height) of the height, and it should be 0.9 at least")
    }
  }
}

// Task 2
@Suite("Waves")
struct WavesTests {
  @Test("gives the squiggle a bay, which no oval has")
  func hasABay() {
    for rect in [unit, card] {
      let depth = thousandths(depthOfTheBay(in: squiggle(in: rect)) / rect.size.height)
      #expect(
        (depth >= 0.05) == true,
        "a straight line from hump to hump should get out by 0.05 of the height or more; here it is \(depth)")
    }
  }

  @Test("draws curves, and no corners where they meet")
  func hasNoCorners() {
    let path = squiggle(in: card)
    let kinds = path.steps.map { kind($0) }
    #expect(kinds.contains("curve") == true, "a squiggle is drawn with curves")
    #expect(kinds.contains("line") == false, "a squiggle has no straight lines: draw with curves only")
    #expect(
      corners(of: path).first == nil, "here the line turns by more than 60° at once, and that looks like a corner")
  }

  @Test("draws a line that does not cross itself")
  func doesNotCrossItself() {
    let outline = Array(squiggle(in: card).outline().dropLast())
    #expect((outline.count > 0) == true, "there should be a line")
    #expect(crossings(of: outline) == 0, "so many times the line crosses itself")
  }

  @Test("makes the squiggle thick in the middle")
  func isThickInTheMiddle() {
    let path = squiggle(in: card)
    let middle = Point(x: card.midX, y: card.midY)
    let room = thousandths(path.distance(to: middle) / card.size.height)
    #expect(path.contains(middle) == true, "the middle of the rectangle lies inside")
    #expect(
      (room >= 0.2) == true,
      "the line should pass 0.2 of the height from the middle or more, to leave room for stripes; here it is \(room)")
  }
}

// Task 3
@Suite("Half a turn")
struct HalfATurnTests {
  @Test("draws a squiggle that looks the same after half a turn")
  func looksTheSameAfterHalfATurn() {
    let path = squiggle(in: card)
    let outline = path.outline()
    #expect((outline.count > 0) == true, "there should be a line")
    let astray = outline.filter { point in
      path.distance(to: Point(x: card.x + card.maxX - point.x, y: card.y + card.maxY - point.y)) > 0.1
    }
    #expect(
      astray.first == nil, "opposite this point, on the other side of the middle, the line should pass as well")
  }

  @Test("draws a squiggle that looks different in a mirror")
  func doesNotLookTheSameInAMirror() {
    let path = squiggle(in: card)
    let apart = path.outline().map { path.distance(to: Point(x: card.x + card.maxX - $0.x, y: $0.y)) }.max() ?? 0
    #expect(
      (apart > 0.05 * card.size.height) == true,
      "a squiggle waves: where it is high on the left, it is low on the right. Mirrored, it is another shape")
  }
}

// Task 4
@Suite("Stretched with its rectangle")
struct StretchedTests {
  @Test("stretches the squiggle with its rectangle, once")
  func isStretchedWithItsRectangle() {
    let inUnit = points(of: squiggle(in: unit))
    #expect((inUnit.count > 0) == true, "there should be steps")
    for rect in rects {
      let expected = inUnit.map { rounded(Point(x: $0.x * rect.size.width, y: $0.y * rect.size.height)) }
      let found = points(of: squiggle(in: rect)).map { rounded(Point(x: $0.x - rect.x, y: $0.y - rect.y)) }
      #expect(
        found == expected,
        "in \(rect) all points, seen from its corner, lie as in a rectangle of 1 × 1, times width and height")
    }
  }

  @Test("moves the squiggle with its rectangle")
  func movesWithItsRectangle() {
    let here = points(of: squiggle(in: Rect(x: 0, y: 0, size: Size(width: 60, height: 30))))
    let there = points(of: squiggle(in: Rect(x: -200, y: 35, size: Size(width: 60, height: 30))))
    #expect((here.count > 0) == true, "there should be steps")
    #expect(
      there.map { rounded($0) } == here.map { rounded(Point(x: $0.x - 200, y: $0.y + 35)) },
      "the rectangle has moved by 200 to the left and 35 down, and all points with it")
  }

  @Test("shrinks the squiggle to a point with its rectangle")
  func shrinksToAPoint() {
    let empty = points(of: squiggle(in: Rect(x: 7, y: 9, size: Size(width: 0, height: 0))))
    #expect((empty.count > 0) == true, "there should be steps, even though there is nothing to see")
    #expect(
      empty.map { rounded($0) }.first { $0 != Point(x: 7, y: 9) } == nil,
      "in a rectangle without a size there is only its corner, and this point lies elsewhere")
  }
}

// MARK: - Measuring squiggles

private let unit = Rect(x: 0, y: 0, size: Size(width: 1, height: 1))

private let card = Rect(x: 20, y: 10, size: Size(width: 120, height: 60))

/// A wide one, a high one, and one whose corner is far from (0, 0).
private let rects = [
  card, Rect(x: 0, y: 0, size: Size(width: 40, height: 100)), Rect(x: -50, y: 300, size: Size(width: 90, height: 45)),
]

private func kind(_ step: Path.Step) -> String {
  switch step {
  case .move: "move"
  case .line: "line"
  case .curve: "curve"
  case .close: "close"
  }
}

/// The point where the pen is put down.
private func beginning(of path: Path) -> Point {
  if case .move(let point)? = path.steps.first { return point }
  return Point(x: .infinity, y: .infinity)
}

/// All points of the steps, control points too.
private func points(of path: Path) -> [Point] {
  path.steps.flatMap { step -> [Point] in
    switch step {
    case .move(let point), .line(let point): [point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }
}

/// The point, rounded to thousandths; the zero that is added makes 0 of -0.
private func rounded(_ point: Point) -> Point {
  Point(x: (point.x * 1000).rounded() / 1000 + 0, y: (point.y * 1000).rounded() / 1000 + 0)
}

private func thousandths(_ value: Double) -> Double {
  (value * 1000).rounded() / 1000
}

private func distance(_ a: Point, _ b: Point) -> Double {
  let (dx, dy) = (a.x - b.x, a.y - b.y)
  return (dx * dx + dy * dy).squareRoot()
}

private func extent(_ values: [Double]) -> Double {
  guard let least = values.min(), let most = values.max() else { return 0 }
  return most - least
}

/// How far the middle of a straight line between two points of the outline gets out of the squiggle.
private func depthOfTheBay(in path: Path) -> Double {
  let outline = path.outline()
  let some = stride(from: 0, to: outline.count, by: 4).map { outline[$0] }
  var depth = 0.0
  for first in some {
    for second in some where second.x > first.x {
      let middle = Point(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
      if !path.contains(middle) {
        depth = max(depth, path.distance(to: middle))
      }
    }
  }
  return depth
}

/// The points where the line turns by more than 60 degrees from one straight piece to the next.
private func corners(of path: Path) -> [Point] {
  var outline = path.outline()
  // Pieces without a length have no direction.
  outline = outline.indices.filter { $0 == 0 || distance(outline[$0 - 1], outline[$0]) > 0.001 }.map { outline[$0] }
  return outline.indices.compactMap { place in
    let (a, b) = (outline[place], outline[(place + 1) % outline.count])
    let c = outline[(place + 2) % outline.count]
    let along = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y)
    // The cosine of 60° is one half.
    return along < 0.5 * distance(a, b) * distance(b, c) ? b : nil
  }
}

/// How many times two pieces of the line cross.
private func crossings(of outline: [Point]) -> Int {
  /// On which side of the line from `a` to `b` the point `c` lies, by its sign.
  func side(_ a: Point, _ b: Point, _ c: Point) -> Double {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
  var crossings = 0
  for first in outline.indices {
    let (a, b) = (outline[first], outline[(first + 1) % outline.count])
    for second in outline.indices where second > first {
      let (c, d) = (outline[second], outline[(second + 1) % outline.count])
      if side(a, b, c) * side(a, b, d) < -0.000001 && side(c, d, a) * side(c, d, b) < -0.000001 { crossings += 1 }
    }
  }
  return crossings
}

import Testing

@testable import GenericShapes

// Task 1
@Suite("Three ways to draw a shape")
struct ThreeWaysTests {
  @Test("fills the inside with the color, and nothing else")
  func fillsTheInside() {
    #expect(
      look(at: Filled(shape: Diamond()), in: Rect(x: 0, y: 0, size: Size(width: 20, height: 10))) == [
        ".........##.........",
        ".......######.......",
        ".....##########.....",
        "...##############...",
        ".##################.",
        ".##################.",
        "...##############...",
        ".....##########.....",
        ".......######.......",
        ".........##.........",
      ],
      "a filled diamond: the inside has the color (#), and outside there is nothing (.)")
    #expect(
      look(at: Filled(shape: Plate()), in: Rect(x: 30, y: 40, size: Size(width: 4, height: 2))) == ["####", "####"],
      "a filled plate of 4 × 2 points: it fills its rectangle, wherever that lies")
  }

  @Test("draws only the border, on both sides of the outline")
  func drawsOnlyTheBorder() {
    let outlined = Outlined(shape: Plate())
    let frame = Rect(x: 10, y: 10, size: Size(width: 40, height: 20))
    #expect(
      [9.3, 9.4, 10.6, 10.7, 30].map { outlined.ink(at: Point(x: $0, y: 20), in: frame) }
        == [.clear, .color, .color, .clear, .clear],
      "the left side is at x = 10, and the border is 1.3 wide: 0.65 to either side, and nothing in the middle")
    #expect(
      [10.6, 10.7].map { outlined.ink(at: Point(x: 30, y: $0), in: frame) } == [.color, .clear],
      "0.6 and 0.7 below the upper side, which is at y = 10: the border reaches 0.65")
    let onTheEdge = outlined.ink(at: Point(x: 0.65, y: 10), in: Rect(x: 0, y: 0, size: frame.size))
    #expect(onTheEdge == .clear, "a point that is exactly 0.65 away is not closer than that")
  }

  @Test("draws stripes as they were before")
  func drawsStripes() {
    let frame = Rect(x: 5, y: 5, size: Size(width: 40, height: 34))
    let before = picture(of: frame, columns: 40, rows: 34) { paint($0, in: Oval(), frame: frame, stripes: Stripes()) }
      .split(separator: "\n").map { String($0) }
    #expect(
      look(at: Striped(shape: Oval()), in: frame) == before,
      "eight bands of color, gaps of 0.5 and a border of 1.3: what Stripes() says when nothing else is said")
  }

  @Test("draws the shape that it has been given")
  func drawsTheGivenShape() {
    let frame = Rect(x: 0, y: 0, size: Size(width: 40, height: 20))
    let inks = [1.0, 5].map { margin in
      Filled(shape: Plate(margin: margin)).ink(at: Point(x: 3, y: 10), in: frame)
    }
    #expect(
      inks == [.color, .clear], "two shapes of one type with margins of 1 and 5: a shape is a value and not only a type"
    )
    let borders = [1.0, 5].map { margin in
      Outlined(shape: Plate(margin: margin)).ink(at: Point(x: 5, y: 10), in: frame)
    }
    #expect(
      borders == [.clear, .color],
      "two outlined plates at x = 5: with a margin of 1 the border is elsewhere, with a margin of 5 it is here")
  }
}

// Task 2
@Suite("One function for all shapes")
struct OneFunctionTests {
  @Test("has a drawing for each shading")
  func hasADrawingForEachShading() {
    #expect(
      SetCard.Shading.allCases.map { type(draw(Diamond(), shading: $0)) }
        == ["Filled<Diamond>", "Striped<Diamond>", "Outlined<Diamond>"],
      "the types of the drawings with the shadings filled, striped and outlined, in this order")
  }

  @Test("keeps the type of the shape")
  func keepsTheTypeOfTheShape() {
    let types = [
      type(draw(Oval(), shading: .striped)), type(draw(Squiggle(), shading: .filled)),
      type(draw(Plate(), shading: .outlined)),
    ]
    #expect(
      types == ["Striped<Oval>", "Filled<Squiggle>", "Outlined<Plate>"],
      "what went in as an Oval is still one inside; Plate is a shape that only these checks have")
  }

  @Test("draws the shape that it is told to draw")
  func drawsTheShapeItIsTold() {
    let frame = Rect(x: 0, y: 0, size: Size(width: 40, height: 20))
    let across = [3.0, 4, 10].map { Point(x: $0, y: 10) }
    #expect(
      across.map { draw(Plate(margin: 4), shading: .filled).ink(at: $0, in: frame) } == [.clear, .color, .color],
      "a filled plate with a margin of 4 at x = 3, 4 and 10: only 3 is outside")
    #expect(
      across.map { draw(Plate(margin: 4), shading: .outlined).ink(at: $0, in: frame) } == [.clear, .color, .clear],
      "an outlined plate with a margin of 4 at x = 3, 4 and 10: the border is at 4")
  }
}

// Task 3
@Suite("A list of different shapes")
struct ListTests {
  @Test("draws each shape of a list, in order")
  func drawsEachInOrder() {
    #expect(
      drawAll([Oval(), Diamond(), Squiggle(), Oval()], shading: .filled).map { type($0) }
        == ["Filled<Oval>", "Filled<Diamond>", "Filled<Squiggle>", "Filled<Oval>"],
      "four shapes of three types: each keeps its own")
  }

  @Test("draws shapes that nobody has thought of")
  func drawsAnyShape() {
    #expect(
      drawAll([Plate(), Corner(), Plate(margin: 2)], shading: .striped).map { type($0) }
        == ["Striped<Plate>", "Striped<Corner>", "Striped<Plate>"],
      "Plate and Corner are shapes of these checks: `any Shape` may be any")
  }

  @Test("draws the shapes of a list with the shading that it is told")
  func drawsWithTheShading() {
    #expect(
      SetCard.Shading.allCases.map { drawAll([Corner()], shading: $0).map { type($0) } }
        == [["Filled<Corner>"], ["Striped<Corner>"], ["Outlined<Corner>"]],
      "the types of the drawings with the shadings filled, striped and outlined, in this order")
  }

  @Test("draws nothing when there are no shapes")
  func drawsNothing() {
    #expect(drawAll([], shading: .filled).count == 0, "of an empty list of shapes there are no drawings")
  }
}

// Task 4
@Suite("The symbols of a card")
struct SymbolsTests {
  @Test("puts as many symbols on a card as its number says")
  func putsAsManySymbols() {
    #expect(
      SetCard.Number.allCases.map { symbols(of: card($0, .filled, .oval)).count } == [1, 2, 3],
      "how many symbols are on cards with the numbers one, two and three")
  }

  @Test("draws each shape of the game with each shading")
  func drawsEachShapeWithEachShading() {
    let types = SetCard.Shape.allCases.flatMap { shape in
      SetCard.Shading.allCases.map { shading in
        symbols(of: card(.one, shading, shape)).map { type($0) }.joined()
      }
    }
    #expect(
      types == [
        "Filled<Diamond>", "Striped<Diamond>", "Outlined<Diamond>", "Filled<Squiggle>", "Striped<Squiggle>",
        "Outlined<Squiggle>", "Filled<Oval>", "Striped<Oval>", "Outlined<Oval>",
      ],
      "three shapes, each of them filled, striped and outlined: nine kinds of symbols, and none stands in for another")
  }

  @Test("draws the symbols of one card alike")
  func drawsTheSymbolsAlike() {
    #expect(
      symbols(of: card(.three, .striped, .squiggle)).map { type($0) }
        == ["Striped<Squiggle>", "Striped<Squiggle>", "Striped<Squiggle>"],
      "the card of three striped squiggles has the same drawing three times")
    #expect(
      symbols(of: card(.two, .outlined, .oval)).map { type($0) } == ["Outlined<Oval>", "Outlined<Oval>"],
      "the card of two outlined ovals has the same drawing twice")
  }
}

// MARK: - Shapes and cards to check with

/// A rectangle that keeps a margin on all sides.
private struct Plate: Shape {
  var margin = 0.0

  func path(in rect: Rect) -> Path {
    var path = Path()
    path.move(to: Point(x: rect.x + margin, y: rect.y + margin))
    path.addLine(to: Point(x: rect.maxX - margin, y: rect.y + margin))
    path.addLine(to: Point(x: rect.maxX - margin, y: rect.maxY - margin))
    path.addLine(to: Point(x: rect.x + margin, y: rect.maxY - margin))
    path.closeSubpath()
    return path
  }
}

/// The upper left half of the rectangle.
private struct Corner: Shape {
  func path(in rect: Rect) -> Path {
    var path = Path()
    path.move(to: Point(x: rect.x, y: rect.y))
    path.addLine(to: Point(x: rect.maxX, y: rect.y))
    path.addLine(to: Point(x: rect.x, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// The name of a drawing's type.
private func type(_ drawing: any Drawing) -> String {
  "\(Swift.type(of: drawing))"
}

/// A picture of a drawing with one character for each point, line by line.
private func look(at drawing: any Drawing, in frame: Rect) -> [String] {
  picture(of: frame, columns: Int(frame.size.width), rows: Int(frame.size.height)) { drawing.ink(at: $0, in: frame) }
    .split(separator: "\n").map { String($0) }
}

private func card(_ number: SetCard.Number, _ shading: SetCard.Shading, _ shape: SetCard.Shape) -> SetCard {
  SetCard(number: number, shape: shape, shading: shading, color: .green)
}

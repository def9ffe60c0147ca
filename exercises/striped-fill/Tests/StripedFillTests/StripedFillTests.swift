import Testing

@testable import StripedFill

/// Lengths are compared after rounding to thousandths of a point, so that it does not matter in which order you divide.

// Task 1
@Suite("The bands")
struct BandsTests {
  @Test("makes eight pairs of white and color, and a white band at the end")
  func takesEightPairsAndAClosingWhite() {
    let inks = bands(inked: 8, height: 100, gap: 0.5).map { $0.ink }
    #expect(
      inks.count == 17, "eight bands of color: eight pairs are 16 bands, and the white one that closes them is the 17th"
    )
    #expect(
      inks.map { $0 == .white ? "-" : $0 == .color ? "#" : "." }.joined() == "-#-#-#-#-#-#-#-#-",
      "the bands from top to bottom, - for white and # for color: they take turns, with white at either end")
  }

  @Test("shares the height evenly among the bands")
  func sharesTheHeightEvenly() {
    #expect(
      rounded(bands(inked: 1, height: 9, gap: 0)) == [
        Band(ink: .white, top: 0, height: 3), Band(ink: .color, top: 3, height: 3),
        Band(ink: .white, top: 6, height: 3),
      ],
      "three bands without gaps share nine points: three for each")
    #expect(
      rounded(bands(inked: 2, height: 12, gap: 0.5)) == [
        Band(ink: .white, top: 0, height: 2), Band(ink: .color, top: 2.5, height: 2),
        Band(ink: .white, top: 5, height: 2), Band(ink: .color, top: 7.5, height: 2),
        Band(ink: .white, top: 10, height: 2),
      ],
      "five bands have four gaps between them: 12 - 4 × 0.5 = 10 points are left, two for each")
  }

  @Test("fills the height with bands to the last point")
  func fillsTheHeight() {
    let heights = [100, 33.3, 18, 8.25]
    #expect(
      heights.map { bottom(of: bands(inked: 8, height: $0, gap: 0.5)) } == heights,
      "the lower edge of the last of 17 bands in heights of 100, 33.3, 18 and 8.25: nothing is left over, nor sticks out"
    )
    #expect(
      heights.map { bottom(of: bands(inked: 3, height: $0, gap: 0)) } == heights,
      "the lower edge of the last of 7 bands without gaps in the same heights: nothing is left over, nor sticks out")
  }

  @Test("makes one white band when none has the color")
  func takesOneBandWithoutColor() {
    #expect(
      rounded(bands(inked: 0, height: 20, gap: 5)) == [Band(ink: .white, top: 0, height: 20)],
      "only the closing white one is left, and a single band has no gap beside it")
  }

  @Test("makes no bands where the gaps leave no room")
  func takesNoBandsWithoutRoom() {
    let counts = [
      bands(inked: 8, height: 0, gap: 0), bands(inked: 8, height: -10, gap: 0), bands(inked: 8, height: 7, gap: 0.5),
      bands(inked: 8, height: 8, gap: 0.5), bands(inked: 8, height: 8.5, gap: 0.5),
    ].map { $0.count }
    #expect(
      counts == [0, 0, 0, 0, 17],
      "heights of 0, -10, 7, 8 and 8.5: sixteen gaps of half a point take eight points before anything is drawn")
  }
}

// Task 2
@Suite("At one height")
struct HeightTests {
  @Test("sees the band that lies there")
  func seesTheBandThatLiesThere() {
    let inks = [1, 3.5, 6, 8.5, 11].map { ink(at: $0, in: fiveBands) }
    #expect(
      inks == [.white, .color, .white, .color, .white],
      "the middle of each of five bands, from top to bottom: white and color take turns")
  }

  @Test("sees nothing in a gap, above the bands and below them")
  func seesNothingInAGap() {
    let inks = [-1, -0.01, 2.25, 4.75, 7.25, 9.75, 12.5, 100, 1].map { ink(at: $0, in: fiveBands) }
    #expect(
      inks == [.clear, .clear, .clear, .clear, .clear, .clear, .clear, .clear, .white],
      "two heights above, the four gaps, two below, and at last the first band: in a gap there is nothing, not white")
    #expect(
      [ink(at: 0, in: []), ink(at: 0, in: fiveBands)] == [.clear, .white],
      "at height 0 without any band there is nothing to see, and with five bands the first, which is white")
  }

  @Test("counts the upper edge to a band, and the lower one no more")
  func countsTheUpperEdge() {
    let touching = [Band(ink: .white, top: 0, height: 2), Band(ink: .color, top: 2, height: 2)]
    #expect(
      [0, 1.99, 2, 3.99, 4].map { ink(at: $0, in: touching) } == [.white, .white, .color, .color, .clear],
      "heights of 0, 1.99, 2, 3.99 and 4: white lies from 0 to 2, color from 2 to 4, and 2 belongs to the second band")
  }

  @Test("looks at the bands that it is given")
  func looksAtTheGivenBands() {
    let odd = [Band(ink: .color, top: 5, height: 1), Band(ink: .white, top: 8, height: 4)]
    #expect(
      [0, 5.5, 7, 8, 11.5, 12].map { ink(at: $0, in: odd) } == [.clear, .color, .clear, .white, .white, .clear],
      "heights of 0, 5.5, 7, 8, 11.5 and 12: color lies from 5 to 6, and white from 8 to 12")
  }
}

// Task 3
@Suite("Behind the mask")
struct MaskTests {
  @Test("cuts the stripes to the shape")
  func cutsTheStripes() {
    let drawn = drawing(of: Diamond(), in: Rect(x: 0, y: 0, size: Size(width: 22, height: 11)), stripes: thin)
    #expect(
      drawn == [
        "..........--..........",
        "........######........",
        "......----------......",
        "....##############....",
        "..------------------..",
        "######################",
        "..------------------..",
        "....##############....",
        "......----------......",
        "........######........",
        "..........--..........",
      ],
      "five bands of color (#) without gaps or border: only what lies inside the diamond can be seen, the rest is nothing (.)"
    )
  }

  @Test("shows nothing outside the shape")
  func showsNothingOutside() {
    let frame = Rect(x: 0, y: 0, size: Size(width: 20, height: 11))
    let points = [
      Point(x: 1, y: 1.5), Point(x: 19, y: 9.5), Point(x: -1, y: 5.5), Point(x: 21, y: 5.5), Point(x: 10, y: 12),
      Point(x: 10, y: 5.5),
    ]
    #expect(
      points.map { paint($0, in: Diamond(), frame: frame, stripes: thin) }
        == [.clear, .clear, .clear, .clear, .clear, .color],
      "two corners of the frame, three points beside it, and at last the middle of the diamond")
  }

  @Test("begins the stripes at the top of the frame")
  func beginsAtTheTopOfTheFrame() {
    let frame = Rect(x: 100, y: 51.5, size: Size(width: 20, height: 11))
    let inks = (0..<11).map { paint(Point(x: 110, y: 52 + Double($0)), in: Plate(), frame: frame, stripes: thin) }
    #expect(
      inks == [.white, .color, .white, .color, .white, .color, .white, .color, .white, .color, .white],
      "the frame begins at y = 51.5, and so does its first stripe")
  }

  @Test("makes the stripes as many, as high and as far apart as it is told")
  func makesStripesAsTold() {
    let frame = Rect(x: 0, y: 0, size: Size(width: 4, height: 14))
    let drawn = drawing(of: Plate(), in: frame, stripes: Stripes(inked: 2, gap: 1, border: 0))
    #expect(
      drawn == [
        "----",
        "----",
        "....",
        "####",
        "####",
        "....",
        "----",
        "----",
        "....",
        "####",
        "####",
        "....",
        "----",
        "----",
      ],
      "two bands of color (#) and gaps (.) of one point: 14 - 4 points are left for five bands")
  }
}

// Task 4
@Suite("The border")
struct BorderTests {
  @Test("draws the border on both sides of the outline")
  func liesOnBothSides() {
    let inks = [-2.1, -1.9, -0.5, 0.5, 1.9, 2.1].map {
      paint(Point(x: $0, y: 10), in: Plate(), frame: wide, stripes: Stripes(inked: 0, gap: 0, border: 4))
    }
    #expect(
      inks == [.clear, .color, .color, .color, .color, .white],
      "half of the border, 2 of its 4 points, lies outside x = 0: the mask must not cut it off")
  }

  @Test("draws the border over the stripes, gaps too")
  func liesOverTheStripes() {
    let stripes = Stripes(inked: 2, gap: 2, border: 2)
    let inks = [3, 5, 7].map { paint(Point(x: 0.5, y: $0), in: Plate(), frame: wide, stripes: stripes) }
    #expect(
      inks == [.color, .color, .color],
      "at x = 0.5 the border is seen, 1 point to either side of the outline, over a white band, a gap and a band of color"
    )
    let inside = [2, 3.5, 5].map { paint(Point(x: 5, y: $0), in: Plate(), frame: wide, stripes: stripes) }
    #expect(
      inside == [.white, .clear, .color],
      "at x = 5, further in than the border, there are a white band, a gap and a band of color")
  }

  @Test("draws the border along the outline and not the frame")
  func followsTheOutline() {
    let stripes = Stripes(inked: 0, gap: 0, border: 2)
    let points = [Point(x: 10.2, y: 4.8), Point(x: 9.8, y: 5.2), Point(x: 0.5, y: 0.5), Point(x: 20, y: 0.5)]
    #expect(
      points.map { paint($0, in: Diamond(), frame: wide, stripes: stripes) } == [.color, .color, .clear, .color],
      "just inside a side of the diamond and just outside, in a corner of the frame, and at the top of the diamond")
  }

  @Test("draws no border when it has no width")
  func isNotDrawnWithoutWidth() {
    let stripes = Stripes(inked: 2, gap: 0, border: 0)
    let inks = [0.5, 5].map { paint(Point(x: 0, y: $0), in: Plate(), frame: wide, stripes: stripes) }
    #expect(
      inks == [.white, .color],
      "two points on the left side itself, with no border: what is seen are a white band and a band of color")
  }

  @Test("makes the drawing whole")
  func makesTheDrawingWhole() {
    let drawn = drawing(
      of: Diamond(), in: Rect(x: 0, y: 0, size: Size(width: 34, height: 17)),
      stripes: Stripes(inked: 8, gap: 0, border: 2))
    #expect(
      drawn == [
        "..............######..............",
        "............##########............",
        "..........####------####..........",
        "........##################........",
        "......####--------------####......",
        "....##########################....",
        "..####----------------------####..",
        "##################################",
        "##------------------------------##",
        "##################################",
        "..####----------------------####..",
        "....##########################....",
        "......####--------------####......",
        "........##################........",
        "..........####------####..........",
        "............##########............",
        "..............######..............",
      ],
      "eight bands of color (#), cut to the diamond, with its border (#) around them")
  }
}

// MARK: - Drawings to check with

/// Bands with gaps of half a point, each two points high.
private let fiveBands = [
  Band(ink: .white, top: 0, height: 2), Band(ink: .color, top: 2.5, height: 2), Band(ink: .white, top: 5, height: 2),
  Band(ink: .color, top: 7.5, height: 2), Band(ink: .white, top: 10, height: 2),
]

/// Five bands of color without gaps or border: in eleven points each band is one point high.
private let thin = Stripes(inked: 5, gap: 0, border: 0)

private let wide = Rect(x: 0, y: 0, size: Size(width: 40, height: 20))

/// A shape that fills its whole rectangle.
private struct Plate: Shape {
  func path(in rect: Rect) -> Path {
    var path = Path()
    path.move(to: Point(x: rect.x, y: rect.y))
    path.addLine(to: Point(x: rect.maxX, y: rect.y))
    path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
    path.addLine(to: Point(x: rect.x, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// A picture of a shape with one character for each point, line by line.
private func drawing(of shape: some Shape, in frame: Rect, stripes: Stripes) -> [String] {
  picture(of: frame, columns: Int(frame.size.width), rows: Int(frame.size.height)) {
    paint($0, in: shape, frame: frame, stripes: stripes)
  }.split(separator: "\n").map { String($0) }
}

private func rounded(_ bands: [Band]) -> [Band] {
  bands.map { Band(ink: $0.ink, top: rounded($0.top), height: rounded($0.height)) }
}

private func rounded(_ length: Double) -> Double {
  (length * 1000).rounded() / 1000
}

/// The lower edge of the last band.
private func bottom(of bands: [Band]) -> Double {
  bands.last.map { rounded($0.top + $0.height) } ?? -1
}

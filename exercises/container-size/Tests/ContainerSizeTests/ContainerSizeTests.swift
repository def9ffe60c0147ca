import Testing

@testable import ContainerSize

/// Lengths are compared after rounding to thousandths of a point, so that it does not matter in which order you divide.
@Suite("Container size")
struct ContainerSizeTests {
  // Task 1
  @Test("takes the shorter side for the font size", arguments: [(80.0, 120.0), (120, 80), (80, 80), (1000, 80)])
  func takesTheShorterSide(width: Double, height: Double) {
    #expect(
      fontSize(in: Size(width: width, height: height), scale: 0.75) == 60,
      "scale 0.75 in \(width) × \(height): three quarters of the shorter side, 80, so that the emoji fits both ways"
    )
  }

  // Task 1
  @Test("scales the font size as it is told")
  func scalesTheFontSize() {
    let size = Size(width: 64, height: 40)
    #expect(
      [0.25, 0.5, 1, 2, 0].map { fontSize(in: size, scale: $0) } == [10, 20, 40, 80, 0],
      "font sizes in 64 × 40 at the scales 0.25, 0.5, 1, 2 and 0: a quarter, half, all, twice and nothing of 40")
  }

  // Task 1
  @Test("has no font size below zero")
  func hasNoNegativeFontSize() {
    let sizes = [(0.0, 50.0), (50, 0), (-8, 50), (50, -8), (-8, -4)].map { Size(width: $0, height: $1) }
    #expect(
      sizes.map { fontSize(in: $0, scale: 0.5) } == [0, 0, 0, 0, 0],
      "font sizes at the scale 0.5 in 0 × 50, 50 × 0, −8 × 50, 50 × −8 and −8 × −4: no area, no room for text")
    #expect(
      [Size(width: 40, height: 50), Size(width: -8, height: -4)].map { fontSize(in: $0, scale: -0.5) } == [0, 0],
      "font sizes at the scale −0.5 in 40 × 50 and in −8 × −4: a negative scale gives none, in any container")
  }

  // Task 2
  @Test("moves all four sides inwards")
  func movesAllSidesInwards() {
    #expect(
      [inset(rect(10, 20, 100, 60), by: 5), inset(rect(0, 0, 8, 8), by: 1)] == [
        rect(15, 25, 90, 50), rect(1, 1, 6, 6),
      ],
      "100 × 60 at (10, 20) inset by 5, and 8 × 8 at (0, 0) by 1: the corner moves once, a side shrinks twice"
    )
  }

  // Task 2
  @Test("moves them outwards for a negative amount")
  func movesThemOutwards() {
    #expect(
      [inset(rect(10, 20, 100, 60), by: -5), inset(rect(4, 4, 0, 0), by: -2), inset(rect(1, 2, 3, 4), by: 0)]
        == [rect(5, 15, 110, 70), rect(2, 2, 4, 4), rect(1, 2, 3, 4)],
      "100 × 60 at (10, 20) inset by −5, 0 × 0 at (4, 4) by −2, 3 × 4 at (1, 2) by 0: negative makes it larger"
    )
  }

  // Task 2
  @Test("ends in the center when there is not enough room")
  func endsInTheCenter() {
    #expect(
      [30, 40, 50, 60, 1000].map { inset(rect(10, 20, 100, 60), by: $0) }
        == [rect(40, 50, 40, 0), rect(50, 50, 20, 0), rect(60, 50, 0, 0), rect(60, 50, 0, 0), rect(60, 50, 0, 0)],
      "100 × 60 at (10, 20) inset by 30, 40, 50, 60 and 1000: a side ends at zero, and the center stays at (60, 50)")
  }

  // Task 3
  @Test("fills a container of the same shape")
  func fillsAContainerOfTheSameShape() {
    #expect(
      [largest(0.75, 300, 400), largest(1, 64, 64), largest(2, 50, 25)]
        == [rect(0, 0, 300, 400), rect(0, 0, 64, 64), rect(0, 0, 50, 25)],
      "ratio 0.75 in 300 × 400, 1 in 64 × 64 and 2 in 50 × 25: where both have the same ratio there is no margin")
  }

  // Task 3
  @Test("is stopped by the width or by the height, whichever comes first")
  func isStoppedByTheTighterSide() {
    #expect(
      [largest(0.75, 300, 600), largest(2, 100, 80), largest(0.5, 0.5, 4)]
        == [rect(0, 100, 300, 400), rect(0, 15, 100, 50), rect(0, 1.5, 0.5, 1)],
      "ratio 0.75 in 300 × 600, 2 in 100 × 80, 0.5 in 0.5 × 4: the width stops it, the rest is halved above and below")
    #expect(
      [largest(0.75, 600, 400), largest(2, 100, 30), largest(0.5, 90, 80)]
        == [rect(150, 0, 300, 400), rect(20, 0, 60, 30), rect(25, 0, 40, 80)],
      "ratio 0.75 in 600 × 400, 2 in 100 × 30, 0.5 in 90 × 80: the height stops it, the rest is halved left and right")
  }

  // Task 3
  @Test("is empty and centered where there is no area")
  func isEmptyWhereThereIsNoArea() {
    #expect(
      [largest(0.75, 0, 100), largest(0.75, 100, 0), largest(0.75, -10, 100), largest(2, 100, -10), largest(2, -1, -1)]
        == [rect(0, 50, 0, 0), rect(50, 0, 0, 0), rect(0, 50, 0, 0), rect(50, 0, 0, 0), rect(0, 0, 0, 0)],
      "ratio 0.75 in 0 × 100, 100 × 0 and −10 × 100, ratio 2 in 100 × −10 and −1 × −1: no area, so 0 × 0 in the center"
    )
  }

  // Task 3
  @Test("is empty and centered for a ratio that is not above zero", arguments: [0, -0.75, -2, .nan, -.infinity])
  func isEmptyForABadRatio(ratio: Double) {
    #expect(
      [largest(ratio, 100, 40), largest(ratio, 0, 0)] == [rect(50, 20, 0, 0), rect(0, 0, 0, 0)],
      "ratio \(ratio) in 100 × 40 and in 0 × 0: no rectangle has it, so the answer is an empty one in the center"
    )
  }

  // Task 4
  @Test("lays out a card in the room that it was offered")
  func laysOutACard() {
    let exact = CardLayout(outline: rect(0, 0, 96, 128), face: rect(12, 12, 72, 104), fontSize: 36)
    #expect(
      layout(96, 128) == exact,
      "a card in 96 × 128: the outline fills it, the border is 96 / 8 wide, the font half of 72, the face's width"
    )
    let wide = CardLayout(outline: rect(52, 0, 96, 128), face: rect(64, 12, 72, 104), fontSize: 36)
    #expect(
      layout(200, 128) == wide,
      "a card in 200 × 128: with room left over on both sides it is as large as in 96 × 128, and centered")
    let tall = CardLayout(outline: rect(0, 20, 48, 64), face: rect(6, 26, 36, 52), fontSize: 18)
    #expect(
      layout(48, 104) == tall,
      "a card in 48 × 104: half as wide as in 96 × 128, so half as large in everything, and nothing in fixed points")
  }

  // Task 4
  @Test("lays out nothing where there is no room")
  func laysOutNothingWithoutRoom() {
    for width in [0, -20] {
      let card = layout(Double(width), 60)
      #expect(card.outline == rect(0, 30, 0, 0), "the outline in \(width) × 60: empty, and in the center at (0, 30)")
      #expect(card.face == rect(0, 30, 0, 0), "the face in \(width) × 60: empty as the outline, and nothing negative")
      #expect(card.fontSize == 0, "the font size in \(width) × 60: there is no face for an emoji to fit on")
    }
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, size: Size(width: width, height: height))
  }

  private func inset(_ rect: Rect, by amount: Double) -> Rect {
    rounded(ContainerSize.inset(rect, by: amount))
  }

  private func largest(_ aspectRatio: Double, _ width: Double, _ height: Double) -> Rect {
    rounded(largestRect(aspectRatio: aspectRatio, in: Size(width: width, height: height)))
  }

  private func layout(_ width: Double, _ height: Double) -> CardLayout {
    let layout = cardLayout(in: Size(width: width, height: height))
    return CardLayout(
      outline: rounded(layout.outline), face: rounded(layout.face), fontSize: rounded(layout.fontSize))
  }

  private func rounded(_ rect: Rect) -> Rect {
    self.rect(rounded(rect.x), rounded(rect.y), rounded(rect.size.width), rounded(rect.size.height))
  }

  private func rounded(_ length: Double) -> Double {
    (length * 1000).rounded() / 1000
  }
}

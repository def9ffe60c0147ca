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
      "of \(width) × \(height) the shorter side is 80, and three quarters of it are 60: the emoji has to fit both ways")
  }

  // Task 1
  @Test("scales the font size as it is told")
  func scalesTheFontSize() {
    let size = Size(width: 64, height: 40)
    #expect(
      [0.25, 0.5, 1, 2, 0].map { fontSize(in: size, scale: $0) } == [10, 20, 40, 80, 0],
      "a quarter, half, all, twice and nothing of 40")
  }

  // Task 1
  @Test("has no font size below zero")
  func hasNoNegativeFontSize() {
    let sizes = [(0.0, 50.0), (50, 0), (-8, 50), (50, -8), (-8, -4)].map { Size(width: $0, height: $1) }
    #expect(
      sizes.map { fontSize(in: $0, scale: 0.5) } == [0, 0, 0, 0, 0],
      "a container without area has no room for text; its size may even be negative while an animation springs back")
    #expect(
      [Size(width: 40, height: 50), Size(width: -8, height: -4)].map { fontSize(in: $0, scale: -0.5) } == [0, 0],
      "nor does a negative scale make one, not even in a negative container")
  }

  // Task 2
  @Test("moves all four sides inwards")
  func movesAllSidesInwards() {
    #expect(
      [inset(rect(10, 20, 100, 60), by: 5), inset(rect(0, 0, 8, 8), by: 1)] == [
        rect(15, 25, 90, 50), rect(1, 1, 6, 6),
      ],
      "the corner moves by the amount once, and the size shrinks by it twice: on the left and on the right")
  }

  // Task 2
  @Test("moves them outwards for a negative amount")
  func movesThemOutwards() {
    #expect(
      [inset(rect(10, 20, 100, 60), by: -5), inset(rect(4, 4, 0, 0), by: -2), inset(rect(1, 2, 3, 4), by: 0)]
        == [rect(5, 15, 110, 70), rect(2, 2, 4, 4), rect(1, 2, 3, 4)],
      "a negative amount makes it larger, also where there was nothing before; zero leaves it as it is")
  }

  // Task 2
  @Test("ends in the center when there is not enough room")
  func endsInTheCenter() {
    #expect(
      [30, 40, 50, 60, 1000].map { inset(rect(10, 20, 100, 60), by: $0) }
        == [rect(40, 50, 40, 0), rect(50, 50, 20, 0), rect(60, 50, 0, 0), rect(60, 50, 0, 0), rect(60, 50, 0, 0)],
      "a side becomes zero, never negative, and what is left stays around the center (60, 50)")
  }

  // Task 3
  @Test("fills a container of the same shape")
  func fillsAContainerOfTheSameShape() {
    #expect(
      [largest(0.75, 300, 400), largest(1, 64, 64), largest(2, 50, 25)]
        == [rect(0, 0, 300, 400), rect(0, 0, 64, 64), rect(0, 0, 50, 25)],
      "where container and rectangle have the same ratio there is no margin")
  }

  // Task 3
  @Test("is stopped by the width or by the height, whichever comes first")
  func isStoppedByTheTighterSide() {
    #expect(
      [largest(0.75, 300, 600), largest(2, 100, 80), largest(0.5, 0.5, 4)]
        == [rect(0, 100, 300, 400), rect(0, 15, 100, 50), rect(0, 1.5, 0.5, 1)],
      "where the width is the tighter side, what is left over of the height is halved above and below")
    #expect(
      [largest(0.75, 600, 400), largest(2, 100, 30), largest(0.5, 90, 80)]
        == [rect(150, 0, 300, 400), rect(20, 0, 60, 30), rect(25, 0, 40, 80)],
      "where the height is, what is left over of the width is halved on the left and on the right")
  }

  // Task 3
  @Test("is empty and centered where there is no area")
  func isEmptyWhereThereIsNoArea() {
    #expect(
      [largest(0.75, 0, 100), largest(0.75, 100, 0), largest(0.75, -10, 100), largest(2, 100, -10), largest(2, -1, -1)]
        == [rect(0, 50, 0, 0), rect(50, 0, 0, 0), rect(0, 50, 0, 0), rect(50, 0, 0, 0), rect(0, 0, 0, 0)],
      "both sides are zero: a rectangle that is 0 wide and 100 high would have no ratio; a negative side counts as zero"
    )
  }

  // Task 3
  @Test("is empty and centered for a ratio that is not above zero", arguments: [0, -0.75, -2, .nan, -.infinity])
  func isEmptyForABadRatio(ratio: Double) {
    #expect(
      [largest(ratio, 100, 40), largest(ratio, 0, 0)] == [rect(50, 20, 0, 0), rect(0, 0, 0, 0)],
      "no rectangle has the ratio \(ratio), and the answer must not be one that the next calculation chokes on")
  }

  // Task 4
  @Test("lays out a card in the room that it was offered")
  func laysOutACard() {
    let exact = CardLayout(outline: rect(0, 0, 96, 128), face: rect(12, 12, 72, 104), fontSize: 36)
    #expect(
      layout(96, 128) == exact,
      "the outline fills the container, the border is 96 / 8 wide, and the emoji is half of 72, the face's shorter side"
    )
    let wide = CardLayout(outline: rect(52, 0, 96, 128), face: rect(64, 12, 72, 104), fontSize: 36)
    #expect(layout(200, 128) == wide, "with room on both sides the card is as large as before, and centered")
    let tall = CardLayout(outline: rect(0, 20, 48, 64), face: rect(6, 26, 36, 52), fontSize: 18)
    #expect(layout(48, 104) == tall, "half as wide, half as large in everything: nothing is measured in fixed points")
  }

  // Task 4
  @Test("lays out nothing where there is no room")
  func laysOutNothingWithoutRoom() {
    let nothing = CardLayout(outline: rect(0, 30, 0, 0), face: rect(0, 30, 0, 0), fontSize: 0)
    #expect(
      [layout(0, 60), layout(-20, 60)] == [nothing, nothing],
      "everything is empty, in the center, and nothing is negative: this happens in the first moment of an animation")
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

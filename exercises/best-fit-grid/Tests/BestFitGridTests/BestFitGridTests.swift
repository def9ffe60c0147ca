import Testing

@testable import BestFitGrid

/// Cards are two thirds as wide as they are high here, unless a check says otherwise. Widths are compared after rounding
/// to thousandths of a point, so that it does not matter in which order you divide.

// Task 1
@Suite("Cards in a number of columns")
struct CardWidthTests {
  @Test("makes cards as wide as the columns where the height has room")
  func areAsWideAsTheColumns() {
    #expect(
      [width(columns: 4, count: 12, 300, 600), width(columns: 1, count: 1, 90, 600)] == [75, 90],
      "300 / 4 is 75, and three rows of that take 337.5 of the 600; a single card takes the whole width")
  }

  @Test("makes cards as high as the rows where the height is short")
  func areAsHighAsTheRows() {
    #expect(
      [width(columns: 2, count: 12, 300, 600), width(columns: 2, count: 2, 300, 100)] == [66.667, 66.667],
      "six rows in 600 are 100 each, and two thirds of 100 are 66.667; one row in 100 comes to the same")
    #expect(
      [width(columns: 2, count: 4, ratio: 2, 300, 60), width(columns: 2, count: 4, ratio: 0.5, 300, 60)] == [60, 15],
      "two rows in 60 are 30 each: a card twice as wide as high is 60 wide, and one half as wide is 15")
  }

  @Test("counts a row that is not full")
  func countARowThatIsNotFull() {
    let widths = [4, 5, 6, 7].map { width(columns: 2, count: $0, ratio: 1, 1000, 120) }
    #expect(widths == [60, 40, 40, 30], "4 cards in two columns need 2 rows, 5 and 6 need 3, and 7 need 4")
    #expect(
      width(columns: 5, count: 2, ratio: 1, 100, 90) == 20, "two cards in five columns need one row, and are 20 wide")
  }
}

// Task 2
@Suite("The best number of columns")
struct BestFitTests {
  @Test("asks the height as well as the width")
  func asksTheHeightToo() {
    #expect(
      fit(2, 300, 100, minimum: 10) == Fit(columns: 2, cardWidth: 66.667, scrolls: false),
      "2 cards in 300 × 100: cards 150 wide would be 225 high, so the height allows only 66.667")
    #expect(
      fit(12, 1000, 100, minimum: 10) == Fit(columns: 12, cardWidth: 66.667, scrolls: false),
      "12 cards in 1000 × 100 are all side by side: any second row would halve them")
    #expect(
      fit(40, 4000, 100, minimum: 10) == Fit(columns: 40, cardWidth: 66.667, scrolls: false),
      "40 cards on a wide, low table: all of them side by side are largest, so up to 40 columns have to be tried")
  }

  @Test("makes the cards as large as they can be")
  func makesTheCardsLarge() {
    #expect(
      fit(12, 300, 600) == Fit(columns: 3, cardWidth: 100, scrolls: false),
      "12 cards in 300 × 600: four rows of 150 fill the table")
    #expect(
      fit(12, 600, 300) == Fit(columns: 6, cardWidth: 100, scrolls: false),
      "12 cards in 600 × 300: two rows of 150 fill the table")
    #expect(
      fit(15, 600, 900) == Fit(columns: 4, cardWidth: 150, scrolls: false),
      "15 cards in 600 × 900: four rows of 225, the last with three cards")
  }

  @Test("takes the fewest columns when several are as good")
  func takesTheFewestColumns() {
    #expect(
      fit(5, 450, 200, ratio: 1, minimum: 10) == Fit(columns: 3, cardWidth: 100, scrolls: false),
      "5 square cards in 450 × 200: in four columns they are 100 wide, too, but the fewest columns count")
  }

  @Test("finds a number of columns that no other beats")
  func cannotBeBeaten() {
    var beaten: [String] = []
    for count in 1...24 {
      for (width, height) in [(390.0, 600.0), (600, 390), (1000, 80), (90, 2000), (500, 500)] {
        let best = fit(count, width, height, minimum: 1)
        let largest = (1...count).map { columns in
          min(width / Double(columns), height / Double((count + columns - 1) / columns) * 2 / 3)
        }
        if best.cardWidth != rounded(largest.reduce(0, max)) {
          beaten.append("\(count) cards in \(Int(width)) x \(Int(height))")
        }
      }
    }
    #expect(
      (beaten.first ?? "none") == "none", "the first table on which some other number of columns has larger cards")
  }
}

// Task 3
@Suite("The smallest width")
struct MinimumTests {
  @Test("keeps the smallest width, and scrolls the table")
  func isKept() {
    #expect(
      fit(24, 330, 400) == Fit(columns: 4, cardWidth: 80, scrolls: true),
      "all 24 would fit if they were 55 wide, which nobody can read: they are 80 wide, and 330 has room for four")
    #expect(
      fit(24, 330, 400, minimum: 60) == Fit(columns: 5, cardWidth: 60, scrolls: true),
      "24 cards and a smallest width of 60: 330 has room for five such cards")
  }

  @Test("does not scroll where cards are just as wide as the smallest width")
  func isNotNeededAtTheBoundary() {
    #expect(
      [fit(12, 240, 480), fit(12, 239, 480)]
        == [Fit(columns: 3, cardWidth: 80, scrolls: false), Fit(columns: 2, cardWidth: 80, scrolls: true)],
      "12 cards in 240 × 480 are 80 wide, which is enough; in 239 × 480 no third card of 80 fits beside two")
    #expect(
      fit(81, 320, 480) == Fit(columns: 4, cardWidth: 80, scrolls: true),
      "81 cards in 320 × 480 have to scroll, and four times 80 is exactly 320")
  }

  @Test("makes no more columns than there are cards")
  func makesNoEmptyColumns() {
    #expect(
      fit(2, 1000, 30) == Fit(columns: 2, cardWidth: 80, scrolls: true),
      "2 cards in 1000 × 30: twelve of 80 would have room side by side, but there are two")
  }

  @Test("keeps the smallest width on a table that is narrower than a card")
  func isKeptOnANarrowTable() {
    #expect(
      fit(3, 50, 1000) == Fit(columns: 1, cardWidth: 80, scrolls: true),
      "3 cards in 50 × 1000: there is always one column, and no card is ever narrower than 80")
  }
}

// Task 4
@Suite("Next to nothing")
struct NothingTests {
  @Test("has an answer for no cards")
  func hasAnAnswerForNoCards() {
    let nothing = Fit(columns: 1, cardWidth: 80, scrolls: false)
    #expect(
      [fit(0, 300, 600), fit(0, 300, 0), fit(0, 0, 0)] == [nothing, nothing, nothing],
      "no cards in 300 × 600, 300 × 0 and 0 × 0: one column of the smallest width, and nothing to scroll")
    #expect(
      fit(0, 300, 600, minimum: 44) == Fit(columns: 1, cardWidth: 44, scrolls: false),
      "no cards, and a smallest width of 44, which is the answer here")
  }

  @Test("has an answer for no room")
  func hasAnAnswerForNoRoom() {
    #expect(
      [fit(3, 0, 0), fit(3, 0, 300), fit(3, -20, 300), fit(3, -200, -300)].map { $0 }
        == Array(repeating: Fit(columns: 1, cardWidth: 80, scrolls: true), count: 4),
      "3 cards in 0 × 0, 0 × 300, -20 × 300 and -200 × -300: one column of cards that keep their width")
    #expect(
      [fit(3, 300, 0), fit(3, 300, -10)]
        == Array(repeating: Fit(columns: 3, cardWidth: 80, scrolls: true), count: 2),
      "3 cards in 300 × 0 and 300 × -10: no height, but room for three side by side")
  }

  @Test("gives a single card all that there is")
  func givesASingleCardAll() {
    #expect(
      [fit(1, 300, 600), fit(1, 600, 300)]
        == [Fit(columns: 1, cardWidth: 300, scrolls: false), Fit(columns: 1, cardWidth: 200, scrolls: false)],
      "one card in 300 × 600 is stopped by the width, and in 600 × 300 by the height")
  }
}

// MARK: - Rounded answers

private func width(columns: Int, count: Int, ratio: Double = 2.0 / 3, _ width: Double, _ height: Double) -> Double {
  rounded(
    cardWidth(columns: columns, count: count, aspectRatio: ratio, in: Size(width: width, height: height)))
}

private func fit(
  _ count: Int, _ width: Double, _ height: Double, ratio: Double = 2.0 / 3, minimum: Double? = nil
) -> Fit {
  let size = Size(width: width, height: height)
  var fit: Fit
  if let minimum {
    fit = bestFit(count: count, aspectRatio: ratio, in: size, minimumWidth: minimum)
  } else {
    fit = bestFit(count: count, aspectRatio: ratio, in: size)
  }
  fit.cardWidth = rounded(fit.cardWidth)
  return fit
}

private func rounded(_ length: Double) -> Double {
  (length * 1000).rounded() / 1000
}

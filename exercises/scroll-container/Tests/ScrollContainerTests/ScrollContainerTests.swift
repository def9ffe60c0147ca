import Testing

@testable import ScrollContainer

/// `grid` is four rows of cards, 300 points each: 1,200 points of content for a screen of 600.
private let grid = Node.column([.block(300), .block(300), .block(300), .block(300)])

// Task 1
@Suite("Fixed heights")
struct FixedHeightTests {
  @Test("keeps a block's own height, whatever it is offered")
  func doNotDependOnTheOffer() {
    #expect(
      [0, 40, 300, 600].map { height(.block(300), offered: $0) } == [300, 300, 300, 300],
      "a block is 300 high, whether it is offered nothing, too little, just that, or more")
    #expect(height(.block(44), offered: nil) == 44, "a block of 44 is 44 high without any offer, too")
  }

  @Test("adds up the heights in a column")
  func addUpInAColumn() {
    #expect(
      [height(grid, offered: nil), height(grid, offered: 600)] == [1200, 1200],
      "four blocks of 300 are 1,200 high, even where only 600 are offered: they hang over the edge")
    #expect(
      height(.column([.block(1), .column([.block(2), .block(4)]), .block(8)]), offered: 600) == 15,
      "a column in a column counts with all that is in it")
    #expect(height(.column([]), offered: 600) == 0, "a column of nothing has no height")
  }
}

// Task 2
@Suite("Greedy views")
struct GreedyTests {
  @Test("makes readers and scroll views as high as they are offered")
  func areAsHighAsOffered() {
    #expect(
      [height(.reader(grid), offered: 600), height(.reader(.block(20)), offered: 600)] == [600, 600],
      "a reader takes the 600, whether its content needs more or less")
    #expect(
      [height(.scroll(grid), offered: 600), height(.scroll(.block(20)), offered: 600)] == [600, 600],
      "a scroll view takes the 600 that it is offered: that is its window, not its content")
    #expect(
      [height(.reader(grid), offered: 0), height(.scroll(grid), offered: 0)] == [0, 0],
      "0 is an offer, too, and is taken: it is not the same as nil")
  }

  @Test("gives a reader 10 points, and a scroll view its content's height, where no height is offered")
  func doWithoutAnOffer() {
    #expect(
      [height(.reader(grid), offered: nil), height(.reader(.block(4)), offered: nil)] == [10, 10],
      "a reader has not looked at its content: where nobody offers a height, it takes 10 points")
    #expect(
      [height(.scroll(grid), offered: nil), height(.scroll(.reader(grid)), offered: nil)] == [1200, 10],
      "a scroll view that is offered no height takes that of its content, which is offered none either")
  }
}

// Task 3
@Suite("A column that shares")
struct SharingTests {
  @Test("gives what a column has left over to its greedy view")
  func givesWhatIsLeftOver() {
    #expect(
      height(.column([.block(44), .reader(grid), .block(56)]), offered: 600) == 600,
      "two blocks take 100, the reader takes the other 500: the column fills the screen")
    #expect(
      height(.column([.block(700), .reader(grid)]), offered: 600) == 700,
      "there is nothing left over for the reader, and less than nothing cannot be offered")
  }

  @Test("shares what is left over among several greedy views")
  func sharesItAmongSeveral() {
    let both = Node.column([.reader(.block(1)), .block(100), .scroll(grid)])
    #expect(height(both, offered: 600) == 600, "the reader and the scroll view have 250 each")
  }

  @Test("shares with an inner column only if it holds a greedy view")
  func sharesWithAColumn() {
    let nested = Node.column([.column([.block(50), .scroll(grid)]), .reader(.block(1))])
    #expect(height(nested, offered: 600) == 600, "the inner column is offered 300, and so is the reader")
    #expect(
      height(.column([.column([.block(300), .reader(grid)]), .reader(grid), .block(100)]), offered: 500) == 600,
      "100 taken off, 200 each: the inner column has 300 already and hangs over, the reader takes its 200")
    #expect(
      height(.column([.column([.block(100)]), .reader(grid)]), offered: 600) == 600,
      "a column of blocks alone is not greedy: its 100 points are taken off, and the reader takes the other 500")
  }

  @Test("offers no height in a column that is offered none")
  func offersNothing() {
    #expect(
      height(.column([.block(44), .reader(grid), .scroll(grid)]), offered: nil) == 1254,
      "44, and 10 for the reader, and the whole content of the scroll view")
  }
}

// Task 4
@Suite("How far it scrolls")
struct ScrollRangeTests {
  @Test("scrolls by what does not fit into the window")
  func isWhatDoesNotFit() {
    #expect(
      [scrollRange(.scroll(grid), offered: 600), scrollRange(.scroll(grid), offered: 1000)] == [600, 200],
      "1,200 points of content in a window of 600, and of 1,000")
    #expect(
      [scrollRange(.scroll(grid), offered: 1200), scrollRange(.scroll(grid), offered: 1500)] == [0, 0],
      "when all of it fits there is nothing to scroll, and never less than nothing")
    #expect(scrollRange(.scroll(grid), offered: nil) == 0, "without an offer the window is as high as the content")
  }

  @Test("scrolls by nothing where a reader stands between the scroll view and the rows")
  func isNothingAroundAReader() {
    #expect(
      scrollRange(.scroll(.reader(grid)), offered: 600) == 0,
      "the scroll view offers no height, so the reader takes 10 points: 10 points of content fit into any window")
    #expect(
      scrollRange(.scroll(.column([.block(700), .reader(grid)])), offered: 600) == 110,
      "700 and 10 points of content: the 1,200 behind the reader do not count")
  }

  @Test("scrolls as it should where the reader is outside")
  func isRightInsideAReader() {
    #expect(
      scrollRange(.reader(.scroll(grid)), offered: 600) == 600,
      "the reader takes 600 and offers them to the scroll view; the rows are offered no height and take 1,200")
    #expect(
      scrollRange(.column([.block(100), .reader(.scroll(grid))]), offered: 600) == 700,
      "below a heading of 100 the reader has 500")
    #expect(
      scrollRange(.column([.reader(.scroll(.block(300)))]), offered: nil) == 290,
      "nobody offers a height, so the reader takes 10 points, and these it offers: 300 points in a window of 10")
  }

  @Test("answers for the first scroll view, if there is one")
  func isAskedOfTheFirst() {
    let none = scrollRange(.column([.reader(grid), .block(9)]), offered: 600)
    #expect(none == nil, "where there is no scroll view, there is nothing to ask: not even 0")
    #expect(
      scrollRange(.column([.block(100), .scroll(.block(400)), .scroll(grid)]), offered: 600) == 150,
      "two windows of 250: the first has 400 points of content")
    #expect(
      scrollRange(.column([.column([.block(50), .scroll(grid)]), .reader(.block(1))]), offered: 600) == 950,
      "the inner column is offered 300, its block takes 50, and 250 are left for a window on 1,200")
    #expect(
      scrollRange(.scroll(.column([.block(900), .scroll(grid)])), offered: 600) == 1500,
      "of two, one in the other, the outer one comes first: 900 and 1,200 points of content")
  }
}

// Task 5
@Suite("The repair")
struct RepairTests {
  @Test("turns the scroll view and the reader inside out")
  func turnsThemInsideOut() {
    #expect(
      repaired(.scroll(.reader(grid))) == .reader(.scroll(grid)),
      "a scroll view around a reader becomes a reader around a scroll view, with the same rows")
    #expect(
      scrollRange(repaired(.scroll(.reader(grid))), offered: 600) == 600,
      "once repaired, the table can be scrolled to its end: 1,200 points in a window of 600")
  }

  @Test("finds scroll views around readers anywhere")
  func findsThemAnywhere() {
    #expect(
      repaired(.column([.block(44), .reader(.scroll(.reader(grid)))]))
        == .column([.block(44), .reader(.reader(.scroll(grid)))]),
      "the one to repair stands below a heading, within another reader")
    #expect(
      repaired(.scroll(.column([.scroll(.reader(grid)), .block(1)])))
        == .scroll(.column([.reader(.scroll(grid)), .block(1)])),
      "the one to repair stands within a scroll view that is all right itself")
    #expect(
      repaired(.scroll(.reader(.reader(.block(1))))) == .reader(.reader(.scroll(.block(1)))),
      "two readers: afterwards no scroll view holds a reader")
  }

  @Test("leaves views alone that are right")
  func leavesTheRestAlone() {
    let right = [Node.reader(.scroll(grid)), .scroll(grid), .reader(grid), grid, .block(1)]
    #expect(
      ([.scroll(.reader(.block(1)))] + right).map { repaired($0) } == [.reader(.scroll(.block(1)))] + right,
      "only the first of these six has a scroll view around a reader")
  }
}

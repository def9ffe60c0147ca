// Task 1

/// How wide cards can be at the most for all of them to fit into a table in this number of columns.
///
/// - Parameters:
///   - columns: How many cards lie side by side; one at least.
///   - count: How many cards there are; one at least.
///   - aspectRatio: The width of a card divided by its height; above zero.
///   - size: The room on the table.
func cardWidth(columns: Int, count: Int, aspectRatio: Double, in size: Size) -> Double {
  -1
}

// Tasks 2 to 4

/// The number of columns in which cards are largest, unless they became too small: then they keep a width that can
/// still be played with, and the table is scrolled.
///
/// - Parameters:
///   - count: How many cards there are.
///   - aspectRatio: The width of a card divided by its height; above zero.
///   - size: The room on the table.
///   - minimumWidth: The width below which no card may go; above zero.
func bestFit(count: Int, aspectRatio: Double, in size: Size, minimumWidth: Double = 80) -> Fit {
  Fit(columns: 1, cardWidth: -1, scrolls: false)
}

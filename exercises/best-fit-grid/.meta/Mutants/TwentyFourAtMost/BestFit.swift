// Mistake: no more than 24 columns are tried; rejected by: asksTheHeightToo
/// How wide cards can be at the most for all of them to fit into a table in this number of columns.
///
/// - Parameters:
///   - columns: How many cards lie side by side; one at least.
///   - count: How many cards there are; one at least.
///   - aspectRatio: The width of a card divided by its height; above zero.
///   - size: The room on the table.
func cardWidth(columns: Int, count: Int, aspectRatio: Double, in size: Size) -> Double {
  // The last row counts even if it is not full.
  let rows = (count + columns - 1) / columns
  return min(size.width / Double(columns), size.height / Double(rows) * aspectRatio)
}

/// The number of columns in which cards are largest, unless they became too small: then they keep a width that can
/// still be played with, and the table is scrolled.
///
/// - Parameters:
///   - count: How many cards there are.
///   - aspectRatio: The width of a card divided by its height; above zero.
///   - size: The room on the table.
///   - minimumWidth: The width below which no card may go; above zero.
func bestFit(count: Int, aspectRatio: Double, in size: Size, minimumWidth: Double = 80) -> Fit {
  guard count > 0 else { return Fit(columns: 1, cardWidth: minimumWidth, scrolls: false) }
  var best = Fit(columns: 1, cardWidth: 0, scrolls: false)
  for columns in 1...min(count, 24) {
    let width = cardWidth(columns: columns, count: count, aspectRatio: aspectRatio, in: size)
    if width > best.cardWidth {
      best = Fit(columns: columns, cardWidth: width, scrolls: false)
    }
  }
  guard best.cardWidth < minimumWidth else { return best }
  let columns = Int(size.width / minimumWidth)
  return Fit(columns: max(1, min(columns, count)), cardWidth: minimumWidth, scrolls: true)
}

/// How large something is, in points.
struct Size: Hashable, Sendable {
  var width: Double
  var height: Double
}

/// How the cards of a grid fit into a table.
struct Fit: Hashable, Sendable {
  /// How many cards lie side by side in a full row; one at least.
  var columns: Int

  /// How wide each card is, in points.
  var cardWidth: Double

  /// Whether the cards had to keep their smallest width, so that the table is scrolled.
  var scrolls: Bool
}

extension Fit: CustomStringConvertible {
  /// The fit as it can be read in a failed check, such as `3 columns of 100.0, no scrolling`.
  var description: String {
    "\(columns) column\(columns == 1 ? "" : "s") of \(cardWidth), \(scrolls ? "scrolling" : "no scrolling")"
  }
}

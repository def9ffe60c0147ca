/// The HTML sections (`<details>`) that are open while blocks are set: a section's tags stand in blocks of their own.
struct Folds {
  /// The margin outside of each; `nil` as long as its summary has not ended.
  private var margins: [Galley.Margin?] = []
  /// How many were opened outside of the current container, which cannot close them.
  private(set) var floor = 0

  var isEmpty: Bool { margins.isEmpty }
  /// Whether a section can be closed here.
  var hasOpen: Bool { margins.count > floor }

  /// Whether the body of the innermost section is still to be indented.
  var awaitsBody: Bool { hasOpen && margins[margins.count - 1] == nil }

  mutating func open() { margins.append(nil) }

  /// Notes that the body of the innermost section is indented.
  mutating func beginBody(inside margin: Galley.Margin) { margins[margins.count - 1] = margin }

  /// Closes the innermost section.
  /// - Returns: the margin to go back to, if its body was indented.
  mutating func close() -> Galley.Margin? { margins.removeLast() }

  /// - Returns: what to give to ``leaveContainer(_:)``.
  mutating func enterContainer() -> Int {
    defer { floor = margins.count }
    return floor
  }

  mutating func leaveContainer(_ outer: Int) { floor = outer }
}

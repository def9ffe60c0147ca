// Tasks 1 and 2

/// The steps that make the list `new` out of `old`.
///
/// A row is known by its id: one that is in both lists stays, whatever it shows and wherever it lies.
///
/// - Precondition: No two rows of `old`, and no two of `new`, have the same id.
func changes(from old: [Row], to new: [Row]) -> Changes {
  Changes(steps: [])
}

// Task 3

/// What is wrong with the ids of a list, judged by reading it twice.
///
/// - Parameter read: Reads the list. Nothing happens between two readings, so both should be the same.
func warnings(_ read: () -> [Row]) -> [Warning] {
  []
}

// Task 4

/// The symbols on a card as a list of rows, so that they can be told apart, and known again when their number changes.
///
/// - Parameters:
///   - number: How many symbols there are, zero or more.
///   - symbol: What each of them looks like.
func symbolRows(_ number: Int, of symbol: String) -> [Row] {
  []
}

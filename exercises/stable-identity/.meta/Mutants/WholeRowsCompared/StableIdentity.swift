// Mistake: a row that shows something else counts as changed, though its id is the same; rejected by: lookAtIDsOnly
/// The steps that make the list `new` out of `old`.
///
/// A row is known by its id: one that is in both lists stays, whatever it shows and wherever it lies.
///
/// - Precondition: No two rows of `old`, and no two of `new`, have the same id.
func changes(from old: [Row], to new: [Row]) -> Changes {
  let newIDs = Set(new.map { $0.id })
  var steps = old.filter { !newIDs.contains($0.id) }.map { Step.remove($0.id) }
  var ids = old.map { $0.id }.filter { newIDs.contains($0) }
  for (place, row) in new.enumerated() {
    guard let before = old.first(where: { $0.id == row.id }) else {
      steps.append(.insert(row, at: place))
      ids.insert(row.id, at: place)
      continue
    }
    // All places before this one are right already, so the row lies here or further on.
    if ids[place] != row.id {
      steps.append(.move(row.id, to: place))
      ids.removeAll { $0 == row.id }
      ids.insert(row.id, at: place)
    }
    if row != before {
      steps.append(.update(row))
    }
  }
  return Changes(steps: steps)
}

/// What is wrong with the ids of a list, judged by reading it twice.
///
/// - Parameter read: Reads the list. Nothing happens between two readings, so both should be the same.
func warnings(_ read: () -> [Row]) -> [Warning] {
  let first = read()
  let second = read()
  var seen: Set<Row.ID> = []
  let repeated = Set(first.map { $0.id }.filter { !seen.insert($0).inserted })
  let changed = zip(first, second).filter { $0 != $1 }
  return repeated.sorted().map { .repeated($0) } + changed.map { .changed(from: $0.id, to: $1.id) }
}

/// The symbols on a card as a list of rows, so that they can be told apart, and known again when their number changes.
///
/// - Parameters:
///   - number: How many symbols there are, zero or more.
///   - symbol: What each of them looks like.
func symbolRows(_ number: Int, of symbol: String) -> [Row] {
  (0..<number).map { Row(id: $0, text: symbol) }
}

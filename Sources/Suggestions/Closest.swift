/// The candidate that a person who typed `name` most likely meant; `nil` when none is near.
///
/// Near is one slip for every three characters, three at most, or a beginning of at least two characters. Of equals,
/// the first wins.
package func closest(to name: String, among candidates: some Sequence<String>) -> String? {
  let typed = Array(name)
  let allowed = min(3, max(1, typed.count / 3))
  var best: (distance: Int, candidate: String)?
  for candidate in candidates {
    let letters = Array(candidate)
    let distance = slips(from: typed, to: letters, atMost: allowed)
    guard let distance, distance < (best?.distance ?? Int.max) else { continue }
    best = (distance, candidate)
  }
  return best?.candidate
}

/// How far `typed` is from `meant`; `nil` beyond `limit` or when nothing but slips would be left.
private func slips(from typed: [Character], to meant: [Character], atMost limit: Int) -> Int? {
  if typed.count >= 2, meant.starts(with: typed) { return min(limit, meant.count - typed.count) }
  // The difference in length is a lower bound, which keeps an endless argument cheap.
  guard abs(typed.count - meant.count) <= limit else { return nil }
  let distance = editDistance(typed, meant)
  return distance <= limit && distance < typed.count ? distance : nil
}

/// The least number of insertions, deletions, substitutions and swaps of neighbours that turn `source` into `target`.
///
/// Damerau-Levenshtein in its restricted form (optimal string alignment): no part is edited twice.
func editDistance(_ source: [Character], _ target: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...target.count)
  for (row, letter) in source.enumerated() {
    var current = [row + 1]
    for (column, other) in target.enumerated() {
      var least = min(previous[column + 1] + 1, current[column] + 1, previous[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == target[column - 1], source[row - 1] == other {
        least = min(least, beforePrevious[column - 1] + 1)
      }
      current.append(least)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[target.count]
}

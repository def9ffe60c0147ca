/// Finds what somebody may have meant by a name that does not exist.
enum Suggestion {
  /// The name nearest to `name` by edit distance, the first of equals; `nil` when none is near: more than a third of
  /// the name, and more than one edit, away.
  static func nearest(to name: String, in names: [String]) -> String? {
    let limit = max(1, name.count / 3)
    let distances = names.map { (name: $0, distance: distance(name.lowercased(), $0.lowercased())) }
    return distances.filter { $0.distance <= limit }.min { $0.distance < $1.distance }?.name
  }

  /// How many insertions, deletions, replacements and swaps of neighbors lead from one text to the other, none of
  /// them inside another (the optimal string alignment distance).
  static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (first[i] == second[j] ? 0 : 1))
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[second.count]
  }
}

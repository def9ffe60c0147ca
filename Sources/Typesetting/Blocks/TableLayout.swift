/// The widths of a table's columns on a line.
struct TableLayout {
  /// The spaces between two columns.
  static let gap = 2
  /// Words up to this wide are not cut by a narrow column.
  private static let longestWholeWord = 12

  let widths: [Int]

  /// - Parameters:
  ///   - rows: a cell a column; missing cells are empty.
  ///   - count: the columns, at least one.
  ///   - room: the cells of a line.
  /// - Returns: `nil` when the columns would have to cut ordinary words, so that records read better.
  init?(rows: [[StyledText]], count: Int, room: Int) {
    let space = room - Self.gap * (count - 1)
    guard space >= count else { return nil }
    func widest(_ measure: (StyledText) -> Int) -> [Int] {
      rows.reduce(into: Array(repeating: 1, count: count)) { widest, row in
        for (column, cell) in row.enumerated() { widest[column] = max(widest[column], measure(cell)) }
      }
    }
    let natural = widest(\.naturalCells)
    guard natural.reduce(0, +) > space else {
      widths = natural
      return
    }
    let least = zip(widest(\.widestWord), natural).map { min($0, $1, Self.longestWholeWord) }
    guard least.reduce(0, +) <= space else { return nil }
    widths = Self.shrunk(natural, least: least, to: space)
  }

  /// Takes from the widest columns first, and gives what is left over from the left.
  private static func shrunk(_ natural: [Int], least: [Int], to space: Int) -> [Int] {
    func widths(under cap: Int) -> [Int] { zip(natural, least).map { max($1, min($0, cap)) } }
    var low = 0
    var high = space
    while low < high {
      let middle = (low + high + 1) / 2
      if widths(under: middle).reduce(0, +) <= space { low = middle } else { high = middle - 1 }
    }
    var result = widths(under: low)
    var left = space - result.reduce(0, +)
    for index in result.indices where left > 0 && result[index] < natural[index] {
      result[index] += 1
      left -= 1
    }
    return result
  }
}

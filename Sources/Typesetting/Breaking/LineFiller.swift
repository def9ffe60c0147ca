/// A line cut out of a text.
struct FilledLine {
  /// The line's bytes of UTF-8, without the spaces at its end.
  var range: Range<Int>
  var cells: Int
}

/// Fills lines greedily: each takes as many clusters as fit, and ends where ``LineBreakRules`` allow it.
///
/// A word wider than a whole line is cut between clusters. Runs in one pass over the text.
struct LineFiller {
  private(set) var lines: [FilledLine] = []
  /// The cells of the current line at most.
  private var limit: Int
  private let followingLimit: Int
  /// Whether a word wider than a line is cut.
  private let cutsWords: Bool
  private var rules = LineBreakRules()

  /// The current line: where it starts, where its last cluster other than a space ends, and how wide it is up to there.
  private var start = 0
  private var paragraphStart = 0
  private var end = 0
  private var cells = 0
  /// The spaces after `end`.
  private var spaces = 0
  /// The last place where the current line may end.
  private var opportunity: Opportunity?

  private struct Opportunity {
    var end: Int
    var cells: Int
    /// Where the next line would start, and how wide the current line is up to there.
    var next: Int
    var nextCells: Int
  }

  /// - Parameters:
  ///   - first: the cells of the first line, at least 1.
  ///   - following: the cells of the others, at least 1.
  private init(first: Int, following: Int, cutsWords: Bool = true) {
    limit = max(1, first)
    followingLimit = max(1, following)
    self.cutsWords = cutsWords
  }

  /// The lines of a text in which U+000A ends a line; no line of an empty text.
  ///
  /// No line is wider than its limit unless a cluster alone is: see ``StyledText/fitting(_:)``.
  static func lines(of text: String, first: Int, following: Int) -> [FilledLine] {
    if first > following { return lines(of: text, longer: first, following: following) }
    var filler = LineFiller(first: first, following: following)
    filler.fill(with: text)
    return filler.lines
  }

  /// The lines where the first is longer than the others: what is moved to the second line may not fit there, so that
  /// all after the first is filled anew.
  private static func lines(of text: String, longer first: Int, following: Int) -> [FilledLine] {
    let even = lines(of: text, first: first, following: first)
    guard even.count > 1 else { return even }
    let offset = even[1].range.lowerBound
    let rest = String(text[text.utf8.index(text.startIndex, offsetBy: offset)...])
    let others = lines(of: rest, first: following, following: following)
    return [even[0]]
      + others.map { line in
        FilledLine(range: (line.range.lowerBound + offset)..<(line.range.upperBound + offset), cells: line.cells)
      }
  }

  /// The cells of the widest piece that no line end is allowed in.
  static func widestWord(of text: String) -> Int {
    var filler = LineFiller(first: 1, following: 1, cutsWords: false)
    filler.fill(with: text)
    return filler.lines.reduce(0) { max($0, $1.cells) }
  }

  private mutating func fill(with text: String) {
    Clusters.forEach(in: text) { take($0) }
    if end > start || lines.isEmpty && !text.isEmpty { endLine(at: end, cells: cells) }
  }

  private mutating func take(_ cluster: Cluster) {
    switch cluster.lineBreakClass {
    case .mandatory: endLineForced(before: cluster.end)
    case .space: addSpace(cluster)
    default: add(cluster)
    }
  }

  /// Spaces at the start of a line go, but for those that stand there in the text.
  private mutating func addSpace(_ cluster: Cluster) {
    if end > start || start == paragraphStart {
      spaces += cluster.cells
    } else {
      (start, end) = (cluster.end, cluster.end)
    }
  }

  private mutating func add(_ cluster: Cluster) {
    let mayBreak = rules.allowsBreak(
      before: cluster.lineBreakClass, afterSpaces: spaces > 0, isWide: cluster.cells > 1)
    if mayBreak {
      opportunity = Opportunity(end: end, cells: cells, next: cluster.start, nextCells: cells + spaces)
    }
    while cells + spaces + cluster.cells > limit, breakLine(before: cluster) {}
    cells += spaces + cluster.cells
    spaces = 0
    end = cluster.end
  }

  /// Ends the line that `cluster` does not fit, at the last opportunity if there is one.
  /// - Returns: whether the line now has less in it than before.
  private mutating func breakLine(before cluster: Cluster) -> Bool {
    if let last = opportunity {
      endLine(at: last.end, cells: last.cells)
      start = last.next
      cells = last.next < cluster.start ? cells - last.nextCells : 0
      if last.next == cluster.start { (end, spaces) = (start, 0) }
      return true
    }
    if end == start && spaces > 0 {
      (start, end, spaces) = (cluster.start, cluster.start, 0)
      return true
    }
    guard cutsWords, end > start else { return false }
    endLine(at: end, cells: cells)
    (start, end, cells, spaces) = (cluster.start, cluster.start, 0, 0)
    return true
  }

  private mutating func endLineForced(before next: Int) {
    endLine(at: end, cells: cells)
    (start, end, cells, spaces) = (next, next, 0, 0)
    paragraphStart = next
    rules.startLine()
  }

  private mutating func endLine(at end: Int, cells: Int) {
    lines.append(FilledLine(range: start..<max(start, end), cells: cells))
    opportunity = nil
    limit = followingLimit
  }
}

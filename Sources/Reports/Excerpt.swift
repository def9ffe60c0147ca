import Typesetting

/// A text in one row, as clusters that can be shown; where it is too long, the part with the place that matters.
struct Excerpt {
  private struct Cluster {
    var text: String
    var style: Style
    var cells: Int
  }

  private var clusters: [Cluster] = []
  /// The cells before each cluster, and of all of them.
  private var offsets = [0]

  /// Appends a cluster as it is to be shown.
  mutating func append(_ text: String, _ style: Style) {
    let cells = TextWidth.cells(of: text)
    clusters.append(Cluster(text: text, style: style, cells: cells))
    offsets.append(offsets[offsets.count - 1] + cells)
  }

  var cells: Int { offsets[offsets.count - 1] }

  /// All of it.
  var line: StyledLine { line(clusters.indices, "", "") }

  /// What is in sight of a text in `room` cells, and how far it was moved.
  struct Window {
    var line: StyledLine
    fileprivate var shown: Range<Int>
    fileprivate var indent: Int
  }

  /// The row in at most `room` cells, with the beginning of the clusters `focus` in sight.
  func window(around focus: Range<Int>, room: Int, ellipsis: String) -> Window {
    guard cells > room else {
      return Window(line: line(clusters.indices, "", ""), shown: clusters.indices, indent: 0)
    }
    // Where there is little room, all of it is the text's.
    let mark = room < 12 ? "" : ellipsis
    let markCells = TextWidth.cells(of: mark)
    let start = start(of: focus, room: room, markCells)
    let before = start > 0 ? mark : ""
    let indent = start > 0 ? markCells : 0
    func end(_ room: Int) -> Int { (offsets.lastIndex { $0 - offsets[start] <= room } ?? start) }
    let toTheEnd = end(room - indent)
    let last = toTheEnd == clusters.count ? toTheEnd : max(start, end(room - indent - markCells))
    let shown = start..<max(start, last)
    return Window(line: line(shown, before, last < clusters.count ? mark : ""), shown: shown, indent: indent)
  }

  /// The first cluster in sight: none is left out as long as the place can be seen, else a third of the room stands
  /// before it, or more where the text ends soon.
  private func start(of focus: Range<Int>, room: Int, _ markCells: Int) -> Int {
    let place = min(max(0, focus.lowerBound), clusters.count)
    let end = min(max(place + 1, focus.upperBound), clusters.count)
    if offsets[end] + markCells <= room { return 0 }
    let wanted = min(offsets[place] - room / 3, cells - (room - markCells))
    return offsets.firstIndex { $0 >= wanted } ?? 0
  }

  private func line(_ range: Range<Int>, _ before: String, _ after: String) -> StyledLine {
    var spans: [Span] = before.isEmpty ? [] : [Span(before, .dim)]
    var text = ""
    for index in range {
      text += clusters[index].text
      if index + 1 == range.upperBound || clusters[index + 1].style != clusters[index].style {
        spans.append(Span(text, clusters[index].style))
        text = ""
      }
    }
    return StyledLine(spans + (after.isEmpty ? [] : [Span(after, .dim)]))
  }

  /// The row of marks below a window: a caret below the cluster `place`, tildes below the ranges.
  func marks(at place: Int, _ ranges: [Range<Int>], below window: Window) -> String {
    let before = window.indent - offsets[window.shown.lowerBound]
    let limit = offsets[window.shown.upperBound]
    var row: [Character] = []
    func put(_ mark: Character, _ cells: Range<Int>) {
      for cell in cells where cell + before >= window.indent {
        while row.count <= cell + before { row.append(" ") }
        row[cell + before] = mark
      }
    }
    func cell(_ index: Int) -> Int { offsets[min(max(0, index), clusters.count)] }
    for range in ranges {
      put("~", cell(range.lowerBound)..<max(cell(range.lowerBound), min(cell(range.upperBound), limit)))
    }
    put("^", cell(place)..<cell(place) + 1)
    return String(row)
  }
}

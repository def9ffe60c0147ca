/// Collects set lines, and puts before each the margin of the containers it stands in.
struct Galley {
  /// What stands left of a line's text.
  struct Margin {
    var spans: [Span] = []
    var cells = 0

    static func + (outer: Margin, inner: Margin) -> Margin {
      var spans = outer.spans
      for span in inner.spans {
        if let last = spans.last, last.style == span.style {
          spans[spans.count - 1] = Span(visible: last.text + span.text, span.style)
        } else {
          spans.append(span)
        }
      }
      return Margin(spans: spans, cells: outer.cells + inner.cells)
    }

    static func spaces(_ count: Int) -> Margin { Margin(spans: Span.spaces(count), cells: count) }
  }

  /// An indent collapses when it would leave less than this to the text.
  static let leastText = 8

  let width: Int
  let korean: KoreanBreaking
  private var lines: [StyledLine] = []
  private var margin = Margin()
  /// The margin of the next line, when it holds the marker of a list item.
  private var nextMargin: Margin?
  /// The margin of the blank line that is due before the next line.
  private var blankLine: Margin?
  private var isAtTop = true

  init(width: Int, korean: KoreanBreaking) {
    self.width = width
    self.korean = korean
  }

  /// The cells for text on every line but the next, which may have less.
  var room: Int { width - margin.cells }

  /// Whether a container with this indent keeps it.
  func hasRoom(forIndent cells: Int) -> Bool { room - cells >= Self.leastText }

  mutating func takeLines() -> [StyledLine] {
    defer { lines = [] }
    return lines
  }

  /// Demands a blank line before the next line; two demands are one, the outer, and none counts before the first line.
  mutating func separate() {
    if isAtTop { return }
    if let due = blankLine, due.cells <= margin.cells { return }
    blankLine = margin
  }

  /// Adds one line, which must fit.
  mutating func add(_ spans: [Span], ending: StyledLine.Ending = .lineEnd) {
    append(Self.line(nextMargin ?? margin, spans, ending))
  }

  /// Adds a text as lines of the room there is.
  mutating func add(_ text: StyledText) {
    if text.isEmpty { return }
    let first = nextMargin ?? margin
    let lines = text.lines(
      first: width - first.cells, following: room, korean: korean, margins: (first.spans, margin.spans))
    for line in lines {
      if line.spans.isEmpty {
        add([], ending: line.ending)
      } else {
        append(StyledLine(line.spans, ending: line.ending))
      }
    }
  }

  /// Adds a text that nobody wrote, of which nothing is left when it is copied, its lines neither.
  mutating func addFurniture(_ text: String, _ style: Style) {
    let first = width - (nextMargin ?? margin).cells
    let span = Span(text, style.union(.furniture))
    if span.cells <= first { return add([span], ending: .cut) }
    var furniture = StyledText()
    furniture.append(span)
    for line in furniture.lines(first: first, following: room) { add(line.spans, ending: .cut) }
  }

  /// Gives a waiting marker a line of its own if the next line would have less room than the others.
  mutating func makeRoom() {
    if let next = nextMargin, next.cells > margin.cells { add([]) }
  }

  /// Opens a container.
  /// - Parameters:
  ///   - marker: what stands before the container's first line; without one, the indent.
  ///   - indent: what stands before the others; it collapses where there is no room.
  /// - Returns: what to give to ``leave(_:)``.
  mutating func enter(marker: Span? = nil, indent: Margin) -> Margin {
    let outer = margin
    let keepsIndent = hasRoom(forIndent: indent.cells)
    if keepsIndent { margin = margin + indent }
    if let marker {
      setMarker(marker, after: nextMargin ?? outer)
    } else if let next = nextMargin, keepsIndent {
      nextMargin = next + indent
    }
    return outer
  }

  /// Closes the container that was opened inside `outer`.
  mutating func leave(_ outer: Margin) {
    if let next = nextMargin, next.cells > outer.cells { add([]) }
    margin = outer
    if let due = blankLine, due.cells > outer.cells { blankLine = outer }
  }

  /// Goes to the left edge, out of all containers for a while.
  /// - Returns: what to give to ``leave(_:)``.
  mutating func goToEdge() -> Margin {
    defer { margin = Margin() }
    return margin
  }

  private mutating func setMarker(_ marker: Span, after outer: Margin) {
    let next = outer + Margin(spans: [marker], cells: marker.cells)
    if width - next.cells >= max(2, min(Self.leastText, width / 2)) {
      nextMargin = next
    } else {
      nextMargin = outer.cells > margin.cells ? outer : nil
      addFurniture(marker.text, marker.style)
    }
  }

  /// Adds a line that has its margin, and before it the blank line that is due.
  private mutating func append(_ line: StyledLine) {
    if let due = blankLine { lines.append(Self.line(due, [], .lineEnd)) }
    lines.append(line)
    (blankLine, nextMargin, isAtTop) = (nil, nil, false)
  }

  /// A margin and a text; an empty text leaves no spaces at the line's end.
  private static func line(_ margin: Margin, _ spans: [Span], _ ending: StyledLine.Ending) -> StyledLine {
    if spans.isEmpty { return StyledLine(trimmed(margin.spans), ending: ending) }
    if margin.spans.isEmpty { return StyledLine(spans, ending: ending) }
    var line: [Span] = []
    line.reserveCapacity(margin.spans.count + spans.count)
    line.append(contentsOf: margin.spans)
    line.append(contentsOf: spans)
    return StyledLine(line, ending: ending)
  }

  /// The spans without the spaces at their end.
  private static func trimmed(_ spans: [Span]) -> [Span] {
    guard let last = spans.lastIndex(where: { span in span.text.utf8.contains { $0 != 0x20 } }),
      let end = spans[last].text.utf8.lastIndex(where: { $0 != 0x20 })
    else { return [] }
    return spans[..<last] + [Span(visible: String(spans[last].text[...end]), spans[last].style)]
  }
}

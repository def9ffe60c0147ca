import Typesetting

/// Two texts of several lines, or two lists of lines, as the pictures that they are: side by side where there is room,
/// else below each other, with a mark at every line that differs.
struct LinesReport {
  let lines: [StyledLine]

  private static let indent = 8
  /// The lines that are shown around the first that differs, unless everything is asked for.
  private static let most = 16

  /// `nil` where the values are no lines, or are seen as well in a row.
  init?(expected: String, actual: String, appearance: Appearance) {
    guard let ones = Self.rows(of: expected), let others = Self.rows(of: actual),
      ones.isText == others.isText, max(ones.lines.count, others.lines.count) > 1,
      ones.isText || Self.isPicture(ones.lines) || !Self.isSeenInARow(expected, actual, appearance)
    else { return nil }
    let count = max(ones.lines.count, others.lines.count)
    let differing = (0..<count).filter { index in
      guard index < ones.lines.count, index < others.lines.count else { return true }
      return !ones.lines[index].unicodeScalars.elementsEqual(others.lines[index].unicodeScalars)
    }
    let layout = Layout(
      ones: ones.lines.map { Self.shown($0, ones.isText, appearance) },
      others: others.lines.map { Self.shown($0, others.isText, appearance) }, differing: Set(differing),
      shown: appearance.isVerbose ? 0..<count : Self.window(around: differing.first ?? 0, of: count),
      appearance: appearance)
    lines = layout.sideBySide ?? layout.belowEachOther
  }

  private typealias Rows = (lines: [String], isText: Bool)

  /// The lines of a text, or the texts of a list.
  private static func rows(of value: String) -> Rows? {
    let text = ValueText(Array(value))
    switch text.shape {
    case .text where value.contains(where: \.isNewline):
      return (
        value.dropFirst().dropLast().split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
          .map(String.init), true
      )
    case .text: return ([String(value.dropFirst().dropLast())], true)
    case .list(let elements) where elements.count > 1:
      let lines = elements.compactMap { element -> String? in
        guard case .text = element.shape else { return nil }
        return String(element.characters.dropFirst().dropLast())
      }
      return lines.count == elements.count ? (lines, false) : nil
    default: return nil
    }
  }

  /// Lines of one width are drawn below each other; words are hardly so.
  private static func isPicture(_ lines: [String]) -> Bool {
    let cells = Set(lines.map { TextWidth.cells(of: $0) })
    return lines.count > 2 && cells.count == 1 && (cells.first ?? 0) > 3
  }

  /// Another list that goes into one row needs no lines.
  private static func isSeenInARow(_ one: String, _ other: String, _ appearance: Appearance) -> Bool {
    [one, other].allSatisfy { TextWidth.cells(of: $0) <= appearance.width - 18 }
  }

  /// What stands in a list is escaped already, but for what has no width.
  private static func shown(_ line: String, _ isText: Bool, _ appearance: Appearance) -> String {
    Invisible.shown(
      isText ? line : line.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\"), isUnicode: appearance.isUnicode)
  }

  private static func window(around line: Int, of count: Int) -> Range<Int> {
    let start = max(0, min(line - most / 2, count - most))
    return start..<min(count, start + most)
  }

  private struct Layout {
    let ones: [String]
    let others: [String]
    let differing: Set<Int>
    let shown: Range<Int>
    let appearance: Appearance

    private var messages: Messages { appearance.messages }

    /// `nil` where there is no room.
    var sideBySide: [StyledLine]? {
      let labels = [messages.expected, messages.actual]
      let width = max(cells(ones), TextWidth.cells(of: labels[0]))
      let gap = 4
      let bars = 2 * TextWidth.cells(of: appearance.bar + " ")
      guard
        LinesReport.indent + width + gap + max(cells(others), TextWidth.cells(of: labels[1])) + bars <= appearance.width
      else { return nil }
      let column = width + bars / 2 + gap
      let head = StyledLine([Span(labels[0].padded(to: column), .dim), Span(labels[1], .dim)])
      let rows = shown.map { index in
        StyledLine(
          side(ones, index, .good, paddedTo: column) + side(others, index, .bad, paddedTo: 0))
      }
      return ([head] + rows).enumerated().map { number, line in
        indented(line, differs: number > 0 && differing.contains(shown.lowerBound + number - 1))
      } + rest
    }

    var belowEachOther: [StyledLine] {
      [(messages.expected, ones, Style.good), (messages.actual, others, .bad)].flatMap { label, lines, style in
        [indented(StyledLine(label, .dim), differs: false)]
          + shown.prefix { $0 < lines.count }.map { index in
            indented(StyledLine(side(lines, index, style, paddedTo: 0)), differs: differing.contains(index))
          }
      } + rest
    }

    private func cells(_ lines: [String]) -> Int { lines.map { TextWidth.cells(of: $0) }.max() ?? 0 }

    private func side(_ lines: [String], _ index: Int, _ style: Style, paddedTo width: Int) -> [Span] {
      guard lines.indices.contains(index) else { return width > 0 ? [Span("".padded(to: width))] : [] }
      if lines[index].isEmpty { return [Span(appearance.bar.padded(to: width), .mark)] }
      let room = max(0, width - TextWidth.cells(of: appearance.bar + " "))
      return [
        Span(appearance.bar + " ", .mark),
        Span(lines[index].padded(to: room), differing.contains(index) ? style : .dim),
      ]
    }

    /// A mark stands before a line that differs, where colour does not show it.
    private func indented(_ line: StyledLine, differs: Bool) -> StyledLine {
      let mark = differs && !appearance.isColoured ? "*" : ""
      return StyledLine([Span(mark.leftPadded(to: LinesReport.indent - 1) + " ", .dim)] + line.spans)
        .truncated(to: appearance.width, ellipsis: appearance.ellipsis)
    }

    private var rest: [StyledLine] {
      let left = max(ones.count, others.count) - shown.count
      return left > 0 ? [indented(StyledLine(messages.moreLines(left), .dim), differs: false)] : []
    }
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

import Typesetting

/// What was expected and what came of it, with the place where they part.
struct ValueReport {
  let expected: String?
  let actual: String?
  let appearance: Appearance
  /// The learner's module, whose name is not shown before its types; `nil` where it is unknown.
  var module: String?

  private static let indent = 8
  /// Where the values begin.
  private static let column = 18
  /// The lines that a value takes at most, so that a long one does not push the rest away.
  private static let most = 3

  private var messages: Messages { appearance.messages }

  var lines: [StyledLine] {
    guard let expected, let actual else {
      return lines(expected.map { Row(messages.expected, $0, .good) })
        + lines(actual.map { Row(messages.failed, $0, .dim) })
    }
    // With another comparison than `==` there is one value, and what it should be to it.
    let isCompared = !["!= ", "< ", "> ", "<= ", ">= ", "=== ", "!== "].contains(where: expected.hasPrefix)
    guard isCompared else {
      return lines(Row(messages.expected, expected, .good)) + lines(Row(messages.actual, actual, .bad))
    }
    let values = WrittenValues(expected: expected, actual: actual, module: module)
    let found = ValueDifference(
      expected: values.expected, actual: values.actual, isUnicode: appearance.isUnicode, messages: messages)
    if let picture = LinesReport(expected: values.expected, actual: values.actual, appearance: appearance) {
      return picture.lines + (found.map { $0.isOfCharacter ? sentence($0.sentence) : [] } ?? [])
    }
    let rows = [
      Row(messages.expected, values.expected, .good, differing: found?.expected),
      Row(messages.actual, values.actual, .bad, differing: found?.actual),
    ]
    guard let found else { return rows.flatMap { lines($0) } }
    return self.values(rows) + (found.sentence.isEmpty ? [] : sentence(found.sentence))
  }

  /// One of the two values.
  private struct Row {
    var label: String
    var characters: [Character]
    var style: Style
    /// The characters that differ.
    var differing: Range<Int>

    init(_ label: String, _ text: String, _ style: Style, differing: Range<Int>? = nil) {
      self.label = label
      characters = Array(text)
      self.style = style
      self.differing = differing ?? characters.indices
    }

    /// The characters from `range` as they are shown, what does not differ quietly.
    func excerpt(_ range: Range<Int>, isUnicode: Bool) -> Excerpt {
      var excerpt = Excerpt()
      for index in range {
        excerpt.append(
          Invisible.shown(characters[index], isUnicode: isUnicode), differing.contains(index) ? style : .dim)
      }
      return excerpt
    }

    /// The line of a text that goes over several in which the difference begins.
    var differingLine: Range<Int> {
      let start = characters[..<differing.lowerBound].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
      let end = characters[differing.lowerBound...].firstIndex(where: \.isNewline) ?? characters.count
      return start..<end
    }
  }

  /// Both values in full, or, where one is too long for that, both around the place where they part.
  private func values(_ rows: [Row]) -> [StyledLine] {
    let full = rows.map { lines($0, cut: false) }
    if appearance.isVerbose || full.allSatisfy({ $0.count == 1 }) {
      return full.flatMap { $0 }
        + (full.allSatisfy { $0.count == 1 } ? caret(rows, rows.map(\.characters.indices)) : [])
    }
    let isMultiline = rows.contains { $0.characters.contains(where: \.isNewline) }
    if !isMultiline && full.allSatisfy({ $0.count <= Self.most }) { return full.flatMap { $0 } }
    let ranges = rows.map { isMultiline ? $0.differingLine : $0.characters.indices }
    return zip(rows, ranges).flatMap { self.row($0.label, window($0, $1).line.spans) } + caret(rows, ranges)
  }

  private func window(_ row: Row, _ range: Range<Int>) -> Excerpt.Window {
    row.excerpt(range, isUnicode: appearance.isUnicode).window(
      around: focus(row, range), room: room, ellipsis: appearance.ellipsis)
  }

  private func focus(_ row: Row, _ range: Range<Int>) -> Range<Int> {
    let start = row.differing.lowerBound - range.lowerBound
    return start..<start + 1
  }

  /// A caret below the place where the values part, where colour does not show it; none where they do not part below
  /// each other.
  private func caret(_ rows: [Row], _ ranges: [Range<Int>]) -> [StyledLine] {
    let carets = zip(rows, ranges).map { row, range in
      row.excerpt(range, isUnicode: appearance.isUnicode).marks(
        at: focus(row, range).lowerBound, [], below: window(row, range))
    }
    let isWhole = rows.allSatisfy { $0.differing == $0.characters.indices }
    guard !appearance.isColoured, !isWhole, carets[0] == carets[1] else { return [] }
    return [StyledLine(String(repeating: " ", count: hanging) + carets[0]).truncated(to: appearance.width)]
  }

  private func lines(_ row: Row?, cut: Bool = true) -> [StyledLine] {
    guard let row else { return [] }
    let excerpt = row.excerpt(row.characters.indices, isUnicode: appearance.isUnicode)
    let lines = self.row(row.label, excerpt.line.spans)
    guard cut, lines.count > Self.most, !appearance.isVerbose else { return lines }
    let last = StyledLine(lines[Self.most - 1].spans + [Span(" \(appearance.ellipsis)", .dim)])
    return lines.prefix(Self.most - 1) + [last.truncated(to: appearance.width)]
  }

  private func row(_ label: String, _ spans: [Span]) -> [StyledLine] {
    StyledLine([Span(label.padded(to: Self.column - Self.indent), .dim)] + spans)
      .wrapped(width: appearance.width, firstIndent: Self.indent, indent: hanging)
  }

  /// Where the values part, no literal of it broken at a space where it has room in a line.
  private func sentence(_ text: String) -> [StyledLine] {
    let room = max(1, appearance.width - hanging)
    var held = ""
    var literal: String?
    for character in text {
      if let open = literal {
        literal = open + String(character)
        if character == "\"", open.last != "\\" {
          let whole = open + "\""
          held += TextWidth.cells(of: whole) <= room ? whole.replacing(" ", with: Self.heldSpace) : whole
          literal = nil
        }
      } else if character == "\"" {
        literal = "\""
      } else {
        held.append(character)
      }
    }
    // A space of this kind in a value is shown by its name, so none of these is the value's own.
    return row(messages.differs, [Span(held + (literal ?? ""))]).map { line in
      StyledLine(line.spans.map { Span($0.text.replacing(Self.heldSpace, with: " "), $0.style) })
    }
  }

  private static let heldSpace = "\u{A0}"

  private var hanging: Int { min(Self.column, appearance.width / 2) }
  private var room: Int { max(1, appearance.width - Self.column) }
}

import Terminal
import Typesetting

// What lies over the text: the help, and lists to pick from.

extension ReaderState {
  /// The frame of an overlay that takes the whole screen; `nil` for others.
  func frame(of overlay: Overlay) -> Frame? {
    switch overlay {
    case .help(let scroll): helpFrame(scroll)
    case .picker(let picker): pickerFrame(picker)
    case .finding, .labels, .question: nil
    }
  }

  private func titleLine(_ title: String) -> StyledLine {
    StyledLine([Span(" "), Span(title, .heading)]).truncated(to: size.columns, ellipsis: settings.ellipsis)
  }

  // MARK: Help

  private func helpFrame(_ scroll: Int) -> Frame {
    let shown = Array(helpLines.dropFirst(scroll).prefix(helpRows))
    let padding = Array(repeating: StyledLine(), count: helpRows - shown.count)
    let space = Array(repeating: StyledLine(), count: layout.text.row - 1)
    let keys = StyledLine([Span(" Esc", settings.keyStyle), Span(" \(words.short(.cancel) ?? "")", .dim)])
    return Frame(rows: [titleLine(words.helpTitle)] + space + shown + padding + [fitted(keys)])
  }

  private var helpRows: Int { max(1, size.rows - layout.text.row - 1) }

  var lastHelpScroll: Int { max(0, helpLines.count - helpRows) }

  /// All keys by group, in as many columns as there is room for.
  private var helpLines: [StyledLine] {
    let groups = CommandGroup.allCases.map(helpLines)
    let width = groups.joined().map(\.cells).max() ?? 0
    let columns = max(1, min(groups.count, (size.columns - 2 + 4) / (width + 4)))
    guard columns > 1 else { return groups.flatMap { $0 + [StyledLine()] }.map { fitted($0) } }
    var lines: [StyledLine] = []
    for start in stride(from: 0, to: groups.count, by: columns) {
      let row = groups[start..<min(start + columns, groups.count)]
      for index in 0..<(row.map(\.count).max() ?? 0) {
        let cells = row.map { index < $0.count ? $0[index] : StyledLine() }
        // Spaces behind the last would not fit.
        let spans = cells.dropLast().flatMap { $0.padded(to: width + 4).spans } + (cells.last?.spans ?? [])
        lines.append(fitted(StyledLine(spans)))
      }
      lines.append(StyledLine())
    }
    return lines
  }

  /// A line that is cut where the screen ends.
  private func fitted(_ line: StyledLine) -> StyledLine {
    line.truncated(to: size.columns, ellipsis: settings.ellipsis)
  }

  /// The title and the keys of a group.
  private func helpLines(of group: CommandGroup) -> [StyledLine] {
    let width = ReaderCommand.allCases.map { StyledLine(keyNames(of: $0)).cells }.max() ?? 0
    return [StyledLine([Span("  "), Span(words.title(group), .strong)])]
      + ReaderCommand.allCases.filter { $0.group == group }.map { command in
        let keys = keyNames(of: command).padded(to: width)
        return StyledLine([Span("  "), Span(keys, settings.keyStyle), Span("  \(words.help(command))")])
      }
  }

  /// The two keys of a command that people know best.
  private func keyNames(of command: ReaderCommand) -> String {
    KeyTable.keys(of: command).prefix(2).map { $0.name(isUnicode: settings.isUnicode) }.joined(separator: " ")
  }

  // MARK: Picking

  private func pickerFrame(_ picker: Picker) -> Frame {
    let title = picker.source == .course ? words.searchTitle : words.goToTitle
    let (prompt, cursor) = typingLine("\(title): ", picker.typed)
    let lines = pickerLines(picker)
    let padding = Array(repeating: StyledLine(), count: max(0, pickerRows - lines.count))
    let keys = StyledLine(
      [
        Span(" "), Span(settings.isUnicode ? "↑↓" : "Up/Down", .accent), Span("   "),
        Span(settings.isUnicode ? "⏎" : "Enter", .accent),
      ]
        + [Span(" \(words.short(.choose) ?? "")   ", .dim), Span("Esc", .accent)]
        + [Span(" \(words.short(.cancel) ?? "")", .dim)])
    return Frame(
      rows: [prompt] + lines + padding + [fitted(keys)], cursor: cursor.map { Frame.Cursor(column: $0, row: 0) })
  }

  /// The items that are seen at once.
  var pickerRows: Int { max(1, size.rows - 2) }

  private func pickerLines(_ picker: Picker) -> [StyledLine] {
    if picker.shown.isEmpty {
      return picker.typed.text.isEmpty ? [] : [fitted(StyledLine("  \(words.nothingFits)", .dim))]
    }
    let seen = picker.shown.indices.dropFirst(picker.first(rows: pickerRows)).prefix(pickerRows)
    let titles = seen.map { index in
      title(of: picker.shown[index], isChosen: index == picker.chosen, isIndented: picker.typed.text.isEmpty)
    }
    // The details stand in a column of their own.
    let width = min(titles.map(\.cells).max() ?? 0, size.columns / 2)
    return zip(seen, titles).map { index, title in
      let detail = picker.shown[index].detail
      if detail.isEmpty { return fitted(title) }
      let left = title.truncated(to: width, ellipsis: settings.ellipsis).padded(to: width)
      return fitted(StyledLine(left.spans + [Span("  \(detail)", .dim)]))
    }
  }

  /// An item's title, marked where it is chosen.
  private func title(of item: PickerItem, isChosen: Bool, isIndented: Bool) -> StyledLine {
    let indent = String(repeating: " ", count: isIndented ? 2 * min(item.level, 4) : 0)
    let marker = isChosen ? Span(settings.pointer + " ", .accent) : Span("  ")
    return StyledLine([marker, Span(indent), Span(item.title, isChosen ? [.accent, .strong] : [])])
  }
}

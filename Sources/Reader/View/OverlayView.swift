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
    let lines = helpLines
    let rows = max(1, size.rows - 2)
    let shown = Array(lines.dropFirst(scroll).prefix(rows))
    let padding = Array(repeating: StyledLine(), count: rows - shown.count)
    let keys = StyledLine([Span(" Esc", settings.keyStyle), Span(" \(words.short(.cancel) ?? "")", .dim)])
    return Frame(rows: [titleLine(words.helpTitle)] + shown + padding + [fitted(keys)])
  }

  var lastHelpScroll: Int { max(0, helpLines.count - max(1, size.rows - 2)) }

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
        let cells = row.map { (index < $0.count ? $0[index] : StyledLine()).padded(to: width + 4) }
        lines.append(fitted(StyledLine(cells.flatMap(\.spans))))
      }
      lines.append(StyledLine())
    }
    return lines
  }

  private func fitted(_ line: StyledLine) -> StyledLine {
    line.truncated(to: size.columns, ellipsis: settings.ellipsis)
  }

  private func helpLines(of group: CommandGroup) -> [StyledLine] {
    let rows = ReaderCommand.allCases.filter { $0.group == group }.map { command in
      let keys = KeyTable.keys(of: command).prefix(2).map { $0.name(isUnicode: settings.isUnicode) }
      return (keys.joined(separator: " "), words.help(command))
    }
    let keyWidth = rows.map { StyledLine($0.0).cells }.max() ?? 0
    return [StyledLine([Span("  "), Span(words.title(group), .strong)])]
      + rows.map { keys, help in
        StyledLine([Span("  "), Span(keys.padded(to: keyWidth), settings.keyStyle), Span("  \(help)")])
      }
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

  private func title(of item: PickerItem, isChosen: Bool, isIndented: Bool) -> StyledLine {
    let indent = String(repeating: " ", count: isIndented ? 2 * min(item.level, 4) : 0)
    let marker = isChosen ? Span(settings.pointer + " ", .accent) : Span("  ")
    return StyledLine([marker, Span(indent), Span(item.title, isChosen ? [.accent, .strong] : [])])
  }
}

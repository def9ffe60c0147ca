import Terminal
import Typesetting

// Scrolling, the outline and the panel.

extension ReaderState {
  /// Moves in the part of the screen that has the keys.
  mutating func move(_ command: ReaderCommand) {
    switch focus {
    case .outline: moveInOutline(command)
    case .panel: moveInPanel(command)
    case .text: moveInText(command)
    }
  }

  /// How many rows a command moves, and in which direction; `nil` for one that goes elsewhere.
  private func step(_ command: ReaderCommand, page rows: Int) -> Int? {
    switch command {
    case .lineDown: 1
    case .lineUp: -1
    case .halfPageDown: max(1, rows / 2)
    case .halfPageUp: -max(1, rows / 2)
    // A line of the page before stays in sight.
    case .pageDown: max(1, rows - 1)
    case .pageUp: -max(1, rows - 1)
    default: nil
    }
  }

  private mutating func moveInText(_ command: ReaderCommand) {
    if let step = step(command, page: textRows) { return scroll(to: top + step) }
    switch command {
    case .top: jump(to: .top)
    case .bottom: jump(to: .bottom)
    case .nextSection: goToNextSection()
    case .previousSection: goToPreviousSection()
    default: break
    }
  }

  /// The line from which the next section is counted: that of the section that was gone to, else the first one seen.
  private var sectionLine: Int { aim.flatMap { page?.line(ofAnchor: $0) } ?? top }

  private mutating func goToNextSection() {
    let line = sectionLine
    while page?.isComplete == false, page?.headings.contains(where: { $0.line > line }) == false { page?.setMore() }
    guard let next = page?.headings.first(where: { $0.line > line }) else { return scroll(to: lastTop) }
    go(to: .anchor(next.anchor))
  }

  private mutating func goToPreviousSection() {
    let line = sectionLine
    guard let previous = page?.headings.last(where: { $0.line < line }) else { return scroll(to: 0) }
    go(to: .anchor(previous.anchor))
  }

  // MARK: The outline

  /// Shows the outline, or puts it away.
  mutating func toggleOutline() {
    let isShown = !layout.outline.isEmpty
    wantsOutline = !isShown
    // Where it takes the place of the text, it is there to be walked.
    focus = isShown ? .text : .outline
    if focus == .outline { chooseCurrentRow() }
  }

  /// Goes round the parts of the screen that are shown.
  mutating func switchFocus() {
    let parts: [Focus] = [.text] + (layout.outline.isEmpty ? [] : [.outline]) + (layout.panel.isEmpty ? [] : [.panel])
    let index = parts.firstIndex(of: focus) ?? 0
    focus = parts[(index + 1) % parts.count]
    if focus == .outline { chooseCurrentRow() }
    if parts.count == 1 { toggleOutline() }
  }

  /// Chooses the row where the person is.
  private mutating func chooseCurrentRow() {
    outlineRow = outlineRows.firstIndex { $0.isCurrent } ?? 0
  }

  private mutating func moveInOutline(_ command: ReaderCommand) {
    let rows = outlineRows
    guard !rows.isEmpty else { return }
    if let step = step(command, page: layout.outline.height) {
      outlineRow = min(max(0, outlineRow + step), rows.count - 1)
    }
    switch command {
    case .top: outlineRow = 0
    case .bottom: outlineRow = rows.count - 1
    case .nextSection: outlineRow = rows.indices.first { $0 > outlineRow && rows[$0].isNote } ?? outlineRow
    case .previousSection: outlineRow = rows.indices.last { $0 < outlineRow && rows[$0].isNote } ?? outlineRow
    default: break
    }
  }

  /// Opens what is chosen.
  mutating func choose() -> [ReaderEffect] {
    switch focus {
    case .text: return enter()
    case .panel: return work(.explain)
    case .outline:
      guard outlineRows.indices.contains(outlineRow) else { return [] }
      return go(to: outlineRows[outlineRow])
    }
  }

  /// The enter key on the text: a line down, as in other readers, unless the section has an exercise to begin.
  private mutating func enter() -> [ReaderEffect] {
    moveInText(.lineDown)
    return []
  }

  /// Goes where a row of the outline leads.
  mutating func go(to row: OutlineRow) -> [ReaderEffect] {
    focus = .text
    // Where the outline took the place of the text, it has done its work.
    if layout.outline == layout.text { wantsOutline = nil }
    guard row.name == text?.name else { return [.open(row.name, Arrival(row.target))] }
    jump(to: row.isNote ? .top : row.target)
    return []
  }

  // MARK: The panel

  /// Shows what is known of the exercise in work, or puts it away.
  mutating func togglePanel() {
    if let slug = currentSlug, work == nil { work = Work(slug: slug, title: currentExercise?.title ?? slug) }
    showsPanel.toggle()
    if work == nil {
      showsPanel = false
      message = Message(words.noExercise)
    }
    if !showsPanel, focus == .panel { focus = .text }
  }

  private mutating func moveInPanel(_ command: ReaderCommand) {
    switch command {
    case .top: work?.scroll = 0
    case .bottom: scrollPanel(by: panelContent.count)
    default: scrollPanel(by: step(command, page: max(1, layout.panel.height - 1)) ?? 0)
    }
  }

  /// Moves the panel within its content.
  mutating func scrollPanel(by rows: Int) {
    guard let scroll = work?.scroll else { return }
    work?.scroll = min(max(0, scroll + rows), max(0, panelContent.count - max(1, layout.panel.height - 1)))
  }

  // MARK: The mouse

  /// Does what a mouse button or the wheel asks for.
  mutating func handle(_ action: InputEvent.MouseAction, column: Int, row: Int) -> [ReaderEffect] {
    let step = action == .wheelUp ? -3 : 3
    switch action {
    case .wheelUp, .wheelDown: wheel(step, column: column, row: row)
    case .press: return press(column: column, row: row)
    case .release, .drag: break
    }
    return []
  }

  /// Scrolls what lies under the mouse.
  private mutating func wheel(_ step: Int, column: Int, row: Int) {
    if case .picker(var picker) = overlay {
      picker.move(by: step)
      overlay = .picker(picker)
    } else if layout.panel.contains(column: column, row: row) {
      scrollPanel(by: step)
    } else if layout.outline.contains(column: column, row: row) {
      outlineTop = min(max(0, outlineTop + step), max(0, outlineRows.count - layout.outline.height))
      outlineRow = min(max(outlineRow, outlineTop), outlineTop + layout.outline.height - 1)
    } else {
      scroll(to: top + step)
    }
  }

  /// Follows what lies under the mouse.
  private mutating func press(column: Int, row: Int) -> [ReaderEffect] {
    message = nil
    if case .picker(var picker) = overlay {
      let index = picker.first(rows: pickerRows) + row - 1
      guard row > 0, picker.shown.indices.contains(index) else { return [] }
      picker.chosen = index
      return pick(picker)
    }
    if overlay != nil {
      overlay = nil
      return []
    }
    if layout.outline.contains(column: column, row: row) {
      let index = outlineTop + row - layout.outline.row
      return outlineRows.indices.contains(index) ? go(to: outlineRows[index]) : []
    }
    guard layout.text.contains(column: column, row: row) else { return [] }
    focus = .text
    let line = top + row - layout.text.row
    guard let link = page?[line].link(atCell: column - layout.text.column) else { return [] }
    return follow(link.destination)
  }
}

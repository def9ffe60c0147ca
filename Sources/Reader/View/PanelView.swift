import Grading
import Markdown
import Reports
import Typesetting

// What the panel shows of the exercise in work.

extension ReaderState {
  /// The lines under the panel's title: a hint takes the place of the checks, unless there is room for both.
  func panelLines(width: Int, hasRoom: Bool) -> [StyledLine] {
    guard let work else { return [] }
    let hint = work.hint.map { hintLines($0, width: width) } ?? []
    if !hint.isEmpty, !hasRoom { return hint }
    let checks =
      work.shown.map { checkPanel($0, width: width).lines }
      ?? [indented(StyledLine(work.isChecking ? words.checking : words.notChecked, .dim))]
    return hint + (hint.isEmpty ? [] : [StyledLine()]) + checks
  }

  private func checkPanel(_ checked: CheckedExercise, width: Int) -> CheckPanel {
    CheckPanel(report(checked, width: width), explaining: work?.selected, running: work?.progress?.running)
  }

  private func report(_ checked: CheckedExercise, width: Int) -> CheckReport {
    CheckReport(
      exercise: checked.exercise, verdict: checked.verdict, notices: checked.notices, next: [],
      appearance: settings.appearance(width: width), sourceLine: checked.sourceLine)
  }

  /// A hint under its title.
  private func hintLines(_ hint: Hint, width: Int) -> [StyledLine] {
    var typesetter = Typesetter(width: width, signs: settings.signs, words: settings.pageWords)
    let body = typesetter.lines(for: hint.text.blocks)
    let title = [Span("  "), Span(words.hintTitle(hint), .strong), Span("  \(hint.taskTitle)", .dim)]
    return [StyledLine(title).truncated(to: width, ellipsis: settings.ellipsis), StyledLine()] + body
  }

  private func indented(_ line: StyledLine) -> StyledLine { StyledLine([Span("  ")] + line.spans) }

  // MARK: Title and scrolling

  /// The line above the panel: the exercise and what its check came to.
  func panelTitle(width: Int) -> StyledLine {
    guard let work else { return StyledLine() }
    let conclusion =
      work.isChecking && work.shown != nil
      ? StyledLine(checking(work), .dim)
      : work.shown.map { report($0, width: width).conclusion } ?? StyledLine()
    let style: Style = focus == .panel ? .accent : .mark
    let rule = Span(settings.rule + settings.rule + " ", style)
    var left = StyledLine([rule, Span(work.title, .strong), Span(" ")])
    let right = conclusion.isEmpty ? [] : [Span(" ")] + conclusion.spans + [Span(" " + settings.rule, style)]
    let rightCells = StyledLine(right).cells
    left = left.truncated(to: max(0, width - rightCells - 1), ellipsis: settings.ellipsis)
    let missing = max(0, width - left.cells - rightCells)
    let fill = Span(String(repeating: settings.rule, count: missing), style)
    return StyledLine(left.spans + [fill] + right).truncated(to: width, ellipsis: settings.ellipsis)
  }

  /// That a check runs, and how far it is: the check that takes long may lie below the panel.
  private func checking(_ work: Work) -> String {
    guard let progress = work.progress, progress.hasBegun else { return words.checking }
    return words.checking(progress.settled, of: progress.checked.verdict.total)
  }

  /// Moves the panel so that the check that is explained is seen, its name above all.
  mutating func scrollToSelected() {
    guard let checked = work?.shown, !layout.panel.isEmpty else { return }
    guard let range = checkPanel(checked, width: layout.panel.width).explained else { return }
    let rows = max(1, layout.panel.height - 1)
    let scroll = work?.scroll ?? 0
    if range.upperBound > scroll + rows { work?.scroll = min(range.lowerBound, range.upperBound - rows) }
    if range.lowerBound < work?.scroll ?? 0 || range.count > rows { work?.scroll = range.lowerBound }
  }
}

package import Course
package import Grading
package import Typesetting

/// What `lectern check` shows of several exercises: a line each as soon as it is checked, how many pass, and what to do
/// next. The lines stand in columns whatever comes after them.
package struct CourseCheckReport {
  private let slugs: [String]
  private let appearance: Appearance

  /// The cells of `does not compile` and `10 of 10 checks`, and of a reason that is cut.
  private static let outcomeCells = (least: 16, most: 44)
  /// The cells of `300.00 s`.
  private static let secondsCells = 8
  private static let indent = 2
  private static let gap = 2

  /// - Parameter exercises: all that are checked.
  package init(_ exercises: [Exercise], appearance: Appearance) {
    slugs = exercises.map(\.slug)
    self.appearance = appearance
  }

  // MARK: An exercise

  /// What came of an exercise.
  package func lines(for exercise: Exercise, _ verdict: Verdict) -> [StyledLine] {
    let name = StyledLine(
      Self.mark(of: verdict).line(appearance, column: Self.marks).spans + [Span(" " + exercise.slug)])
    let outcome = outcome(of: verdict)
    let time = StyledLine(seconds(verdict.seconds.total), .dim)
    guard roomForOutcome >= Self.outcomeCells.least else { return stacked(name, outcome, time) }
    let cell = outcome.truncated(to: roomForOutcome, ellipsis: appearance.ellipsis).padded(to: roomForOutcome)
    let gap = [Span(String(repeating: " ", count: Self.gap))]
    let line = StyledLine(
      name.padded(to: nameCells).spans + gap + cell.spans + gap
        + time.padded(to: Self.secondsCells, .right).spans)
    return [appearance.indented(line, by: Self.indent).truncated(to: appearance.width, ellipsis: appearance.ellipsis)]
  }

  /// An exercise where it is narrow: its name, and below it what came of it.
  private func stacked(_ name: StyledLine, _ outcome: StyledLine, _ time: StyledLine) -> [StyledLine] {
    let below = StyledLine(outcome.spans + [Span("  ")] + time.spans)
    return appearance.wrapped(name, indent: Self.indent, following: 4) + appearance.wrapped(below, indent: 4)
  }

  private func outcome(of verdict: Verdict) -> StyledLine {
    switch verdict.outcome {
    case .passed, .failed: StyledLine(appearance.messages.checksPassing(verdict.passed, of: verdict.total))
    case .doesNotCompile: StyledLine(appearance.messages.doesNotCompile)
    case .forbidden: StyledLine(appearance.messages.forbidden)
    case .error: StyledLine(verdict.reason.map(appearance.said) ?? appearance.messages.notChecked)
    }
  }

  private static let marks: [Mark] = [.passed, .failed, .notRun]

  /// Marks whose words are short: what does not compile is said beside them.
  private static func mark(of verdict: Verdict) -> Mark {
    switch verdict.outcome {
    case .passed: .passed
    case .failed: .failed
    case .doesNotCompile, .forbidden:
      Mark(
        sign: Mark.doesNotCompile.sign, ascii: Mark.doesNotCompile.ascii, word: Mark.notRun.word,
        korean: Mark.notRun.korean, style: .bad)
    case .error: .notRun
    }
  }

  private var nameCells: Int {
    let mark = Mark.passed.line(appearance, column: Self.marks).cells
    return mark + 1 + (slugs.map { TextWidth.cells(of: $0) }.max() ?? 0)
  }

  private var roomForOutcome: Int {
    let others = Self.indent + nameCells + Self.secondsCells + 2 * Self.gap
    return min(appearance.width - others, Self.outcomeCells.most)
  }

  // MARK: The end

  /// - Parameters:
  ///   - verdicts: of all exercises, in their order.
  ///   - seconds: from the first to the last.
  ///   - next: what to type next, the most useful first.
  package func summary(_ verdicts: [Verdict], seconds total: Double, next: [String]) -> [StyledLine] {
    let passed = verdicts.count { $0.outcome == .passed }
    let isWhole = passed == verdicts.count
    let text = appearance.messages.exercisesPass(passed, of: verdicts.count)
    let style: Style = isWhole ? .good : passed == 0 ? .bad : []
    var table = appearance
    if roomForOutcome >= Self.outcomeCells.least {
      table.width = Self.indent + nameCells + roomForOutcome + Self.secondsCells + 2 * Self.gap
    }
    let tally = table.split(StyledLine(text, style), StyledLine(seconds(total), .dim))
    let commands = next.isEmpty ? [] : [StyledLine()] + NextReport(commands: next, appearance: appearance).lines
    return [StyledLine()] + tally + commands + [StyledLine()]
  }

  // MARK: On the way

  /// How far the check is, in one line that leaves the terminal's last column free.
  ///
  /// - Parameter current: the exercise that is waited for.
  package func progress(done: Int, current: Exercise?) -> StyledLine {
    let bar = appearance.progressBar(done: done, of: slugs.count, cells: 8)
    let text = StyledLine(
      [Span("  ")] + bar + [Span("  \(done) of \(slugs.count)"), Span(current.map { "  \($0.slug)" } ?? "", .dim)])
    return text.truncated(to: max(0, appearance.width - 1), ellipsis: appearance.ellipsis)
  }
}

extension Appearance {
  /// A bar that is filled as far as something is done.
  func progressBar(done: Int, of total: Int, cells: Int) -> [Span] {
    let filled = total == 0 ? 0 : done * cells / total
    let (full, empty) = isUnicode ? ("█", "░") : ("#", "-")
    return [
      Span(String(repeating: full, count: filled), .accent),
      Span(String(repeating: empty, count: cells - filled), .mark),
    ]
  }
}

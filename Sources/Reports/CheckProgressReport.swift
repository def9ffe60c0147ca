package import Course
package import Grading
package import Typesetting

/// How far the check of an exercise is.
package struct CheckProgressReport {
  private let progress: GradingProgress
  private let exercise: Exercise
  private let appearance: Appearance

  package init(_ progress: GradingProgress, of exercise: Exercise, appearance: Appearance) {
    self.progress = progress
    self.exercise = exercise
    self.appearance = appearance
  }

  /// One line that leaves the terminal's last column free: `3 of 10 checks  running canChoose…`.
  package var line: StyledLine {
    let messages = appearance.messages
    let parts: [Span] =
      switch progress.phase {
      case .compilingCode: [Span(messages.compilingCode + appearance.ellipsis, .dim)]
      case .compilingChecks: [Span(messages.compilingChecks + appearance.ellipsis, .dim)]
      case .running:
        [Span(messages.checksSettled(progress.settled, of: progress.verdict.total))]
          + (nameOfRunning.map { [Span("  " + messages.running($0) + appearance.ellipsis, .dim)] } ?? [])
      }
    return StyledLine([Span("  ")] + parts)
      .truncated(to: max(0, appearance.width - 1), ellipsis: appearance.ellipsis)
  }

  private var nameOfRunning: String? {
    guard let id = progress.running else { return nil }
    return exercise.configuration.name(ofCheckWithID: id) ?? progress.verdict.checks.first { $0.id == id }?.name
  }
}

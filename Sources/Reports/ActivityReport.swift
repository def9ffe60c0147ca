import Typesetting

/// The lines of `lectern progress` on when and how a learner worked: the days of the last weeks, and what came of it.
struct ActivityReport {
  let activity: Activity
  let standings: Standings
  let appearance: Appearance

  private static let weeks = 4

  var lines: [StyledLine] {
    guard activity.attempts > 0 else { return [] }
    let messages = appearance.messages
    let days = messages.daysInRow(activity.streak, all: activity.attemptsByDay.count)
    return labelled(messages.daysLabel, StyledLine(strip + [Span("   "), Span(days, .dim)]))
      + labelled(messages.workLabel, StyledLine(work, .dim))
  }

  private func labelled(_ label: String, _ line: StyledLine) -> [StyledLine] {
    appearance.wrapped(
      StyledLine([Span(label.padded(to: 7), .dim)] + line.spans), indent: 2, following: 9)
  }

  /// A sign a day, a space between weeks.
  private var strip: [Span] {
    Array(
      activity.weeks(Self.weeks).map { week in week.map { Span(sign($0), $0 == 0 ? .mark : .good) } }
        .joined(separator: [Span(" ")]))
  }

  /// The more attempts, the fuller.
  private func sign(_ attempts: Int) -> String {
    let signs = appearance.isUnicode ? ["·", "▂", "▄", "▆", "█"] : [".", "-", "+", "*", "#"]
    return signs[[1, 3, 6, 11].count { attempts >= $0 }]
  }

  private var work: String {
    let hints = standings.all.reduce(0) { $0 + $1.hints }
    let solutions = standings.all.count(where: \.sawSolution)
    return appearance.messages.work(
      attempts: activity.attempts, hints: hints, solutions: solutions, typicalTime: typicalTime)
  }

  /// The median of the times from start to first pass, in seconds.
  private var typicalTime: Double? {
    let times = standings.all.compactMap(\.secondsToPass).sorted()
    return times.isEmpty ? nil : times[(times.count - 1) / 2]
  }
}

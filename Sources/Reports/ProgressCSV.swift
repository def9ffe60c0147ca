package import Progress

/// The attempts as comma-separated values (RFC 4180): a row an attempt, in their order, below the names of the columns.
package struct ProgressCSV {
  private let attempts: [Attempt]

  package init(_ attempts: [Attempt]) { self.attempts = attempts }

  package var text: String {
    let names = ["exercise", "attempt", "started", "seconds", "outcome", "passed", "total", "hints"]
    var numbers: [String: Int] = [:]
    let rows = attempts.map { attempt in
      numbers[attempt.exercise, default: 0] += 1
      return [
        attempt.exercise, "\(numbers[attempt.exercise] ?? 1)", isoTime(attempt.started),
        "\((attempt.duration * 1000).rounded() / 1000)",
        attempt.outcome, "\(attempt.passed)", "\(attempt.total)", "\(attempt.hintsSeen ?? 0)",
      ]
    }
    return ([names] + rows).map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
  }

  /// A value as a cell: quoted where it has to be, and never one that a spreadsheet takes for a formula.
  private func cell(_ value: String) -> String {
    let isFormula = value.first.map { "=+-@\t\r".contains($0) } ?? false
    let text = isFormula ? "'" + value : value
    let needsQuotes = text.unicodeScalars.contains { ",\"\n\r".unicodeScalars.contains($0) }
    return needsQuotes ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }

  /// `2026-11-30T17:02:36Z`
  private func isoTime(_ date: Double) -> String {
    let seconds = Int(date.rounded(.down))
    let day = Int((Double(seconds) / 86_400).rounded(.down))
    let rest = seconds - day * 86_400
    let parts = [rest / 3600, rest / 60 % 60, rest % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(isoDate(ofDay: day))T\(parts.joined(separator: ":"))Z"
  }
}

package import Typesetting

/// One thing that `lectern doctor` has looked at.
package struct Finding: Encodable, Equatable, Sendable {
  package enum State: String, Encodable, Sendable {
    case good
    /// Something works less well than it could, and nothing has to be done.
    case note
    /// Something does not work.
    case bad
  }

  /// What it belongs to: `Swift`, `Containment`, `Terminal`, `Workspace`, `Cache`, `Watching`.
  var area: String
  var name: String
  package var state: State
  /// What was found.
  var message: String
  /// How to mend it, where there is something to mend.
  var help: String?

  package init(_ area: String, _ name: String, _ state: State, _ message: String, help: String? = nil) {
    self.area = area
    self.name = name
    self.state = state
    self.message = message
    self.help = help
  }
}

/// What `lectern doctor` shows: every finding by area, and how to mend what is wrong.
package struct DoctorReport {
  let findings: [Finding]
  let appearance: Appearance

  package init(findings: [Finding], appearance: Appearance) {
    self.findings = findings
    self.appearance = appearance
  }

  package var isHealthy: Bool { findings.allSatisfy { $0.state != .bad } }

  package var lines: [StyledLine] {
    var lines: [StyledLine] = []
    var area = ""
    for finding in findings {
      if finding.area != area {
        area = finding.area
        lines += [StyledLine()] + appearance.wrapped(StyledLine(area, .heading), indent: 2)
      }
      lines += self.lines(for: finding)
    }
    return lines + [StyledLine()] + summary + [StyledLine()]
  }

  private func lines(for finding: Finding) -> [StyledLine] {
    let mark = finding.state.mark
    let head = mark.line(appearance, column: [.good, .note, .bad].map(\Finding.State.mark)).spans
    let text = appearance.wrapped(
      StyledLine(head + [Span(" \(finding.name): "), Span(finding.message, finding.state == .good ? .dim : [])]),
      indent: 2, following: 6)
    return text + (finding.help.map { appearance.wrapped(StyledLine($0, .accent), indent: 6) } ?? [])
  }

  private var summary: [StyledLine] {
    let count = findings.count { $0.state == .bad }
    let text = appearance.messages.health(problems: count)
    return appearance.wrapped(StyledLine(text, count == 0 ? .good : .bad), indent: 2)
  }
}

extension Finding.State {
  fileprivate var mark: Mark {
    switch self {
    case .good: Mark(sign: "✔", ascii: "+", word: "good", korean: "좋음", style: .good)
    case .note: Mark(sign: "○", ascii: "o", word: "note", korean: "참고", style: .accent)
    case .bad: Mark(sign: "✘", ascii: "x", word: "wrong", korean: "잘못", style: .bad)
    }
  }
}

/// The content of `doctor --json`.
package struct DoctorJSON: Encodable {
  let healthy: Bool
  let findings: [Finding]

  package init(_ report: DoctorReport) {
    healthy = report.isHealthy
    findings = report.findings
  }
}

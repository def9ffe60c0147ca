package import Typesetting
package import Wordings

/// One thing that `lectern doctor` has looked at.
package struct Finding: Encodable, Equatable, Sendable {
  /// What a finding belongs to.
  package enum Area: String, Encodable, Sendable {
    case swift = "Swift"
    case course = "Course"
    case containment = "Containment"
    case terminal = "Terminal"
    case workspace = "Workspace"
    case cache = "Cache"
    case watching = "Watching"

    func title(_ messages: Messages) -> String {
      switch self {
      case .swift: rawValue
      case .course: messages.say("Course", "강의")
      case .containment: messages.say("Containment", "가두기")
      case .terminal: messages.say("Terminal", "터미널")
      case .workspace: messages.say("Workspace", "작업 폴더")
      case .cache: messages.say("Cache", "캐시")
      case .watching: messages.say("Watching", "파일 감시")
      }
    }
  }

  package enum State: String, Encodable, Sendable {
    case good
    /// Something works less well than it could, and nothing has to be done.
    case note
    /// Something does not work.
    case bad
  }

  var area: Area
  var name: Wording
  package var state: State
  /// What was found.
  var message: Wording
  /// How to mend it, where there is something to mend.
  var help: Wording?

  package init(_ area: Area, _ name: Wording, _ state: State, _ message: Wording, help: Wording? = nil) {
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
    var area: Finding.Area?
    for finding in findings {
      if finding.area != area {
        area = finding.area
        let title = finding.area.title(appearance.messages)
        lines += [StyledLine()] + appearance.wrapped(StyledLine(title, .heading), indent: 2)
      }
      lines += self.lines(for: finding)
    }
    return lines + [StyledLine()] + summary + [StyledLine()]
  }

  private func lines(for finding: Finding) -> [StyledLine] {
    let mark = finding.state.mark
    let head = mark.line(appearance, column: [.good, .note, .bad].map(\Finding.State.mark)).spans
    let text = appearance.wrapped(
      StyledLine(
        head + [
          Span(" \(appearance.messages.say(finding.name)): "),
          Span(appearance.messages.say(finding.message), finding.state == .good ? .dim : []),
        ]),
      indent: 2, following: 6)
    let help = finding.help.map { StyledLine(appearance.messages.say($0), .accent) }
    return text + (help.map { appearance.wrapped($0, indent: 6) } ?? [])
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

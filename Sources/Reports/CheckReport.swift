package import Course
package import Grading
package import Typesetting

/// What `lectern check` shows of one exercise.
package struct CheckReport {
  let exercise: Exercise
  let verdict: Verdict
  /// What the learner should know before the verdict, such as an edited check that was not used.
  let notices: [String]
  /// What to type next, the most useful first.
  let next: [String]
  let appearance: Appearance
  /// The text of a line of a file, for showing where it happened.
  let sourceLine: (_ file: String, _ line: Int) -> String?

  /// How many failing checks of a kind, and compiler errors, are explained unless everything is asked for.
  private static let explained = 3

  package init(
    exercise: Exercise, verdict: Verdict, notices: [String], next: [String], appearance: Appearance,
    sourceLine: @escaping (_ file: String, _ line: Int) -> String?
  ) {
    self.exercise = exercise
    self.verdict = verdict
    self.notices = notices
    self.next = next
    self.appearance = appearance
    self.sourceLine = sourceLine
  }

  package var lines: [StyledLine] {
    let parts = [header, noticeLines, diagnosticLines, showsChecks ? checkLines : [], summary, nextLines]
    return parts.filter { !$0.isEmpty }.flatMap { [StyledLine()] + $0 } + [StyledLine()]
  }

  var noticeLines: [StyledLine] {
    notices.flatMap { appearance.wrapped(StyledLine($0, .accent), indent: 2) }
  }

  /// The compiler's messages on the learner's own files. What it says of a check's file is told at the check, and
  /// shown here only if everything is asked for.
  var diagnosticLines: [StyledLine] {
    let own = verdict.diagnostics.filter { isLearners($0.file) }
    let others = verdict.diagnostics.filter { !isLearners($0.file) }
    let report = DiagnosticReport(
      diagnostics: appearance.isVerbose ? own + others : own, appearance: appearance, limit: Self.explained,
      sourceLine: sourceLine)
    guard let reason = verdict.reason else { return report.lines }
    let style: Style = verdict.outcome == .error ? .bad : []
    return report.lines + appearance.wrapped(StyledLine(appearance.said(reason), style), indent: 2, following: 4)
  }

  /// Where the compiler refused the learner's own file, a list of checks that were not run says nothing.
  var showsChecks: Bool {
    verdict.outcome == .passed || verdict.outcome == .failed || verdict.checks.contains { $0.outcome != .notRun }
  }

  private var header: [StyledLine] {
    let title = StyledLine(exercise.title, .heading)
    guard let owner = exercise.owner else { return appearance.wrapped(title, indent: 2) }
    let crumbs = [owner.noteTitle, owner.sectionTitle].compactMap { $0 }.joined(separator: appearance.crumb)
    return appearance.split(title, StyledLine(crumbs, .dim))
  }

  private var checkLines: [StyledLine] {
    let marks = verdict.checks.map { Mark($0.outcome) }
    let wrong = verdict.checks.indices.filter { ![.passed, .skipped, .notRun].contains(verdict.checks[$0].outcome) }
    // What keeps checks from compiling is said once for all of them.
    let told = verdict.reason == nil ? [] : wrong.filter { verdict.checks[$0].outcome == .doesNotCompile }
    let explained = appearance.isVerbose ? wrong : firstOfEachKind(wrong.filter { !told.contains($0) })
    var lines = verdict.checks.indices.flatMap { index in
      let check = verdict.checks[index]
      return head(of: check, marks[index], marks, showsTask: wrong.contains(index))
        + (explained.contains(index) ? explanation(of: check) : [])
    }
    let others = wrong.filter { !explained.contains($0) && !told.contains($0) }.count
    if others > 0 {
      let rest = appearance.messages.othersExplained(others)
      lines += [StyledLine()] + appearance.wrapped(StyledLine(rest, .dim), indent: 2)
    }
    return lines
  }

  /// The first few failures, and as many crashes, hangs and so on.
  private func firstOfEachKind(_ wrong: [Int]) -> [Int] {
    var seen: [CheckVerdict.Outcome: Int] = [:]
    return wrong.filter { index in
      seen[verdict.checks[index].outcome, default: 0] += 1
      return seen[verdict.checks[index].outcome, default: 0] <= Self.explained
    }
  }

  func head(of check: CheckVerdict, _ mark: Mark, _ marks: [Mark], showsTask: Bool) -> [StyledLine] {
    let name = Span(" \(check.name)", mark == .notRun ? .dim : [])
    let task = showsTask ? check.task.map { StyledLine(appearance.messages.task($0), .dim) } : nil
    return appearance.split(StyledLine(mark.line(appearance, column: marks).spans + [name]), task ?? StyledLine())
  }

  // MARK: One check

  func explanation(of check: CheckVerdict) -> [StyledLine] {
    var lines: [StyledLine] = []
    if let reason = check.reason {
      lines += appearance.wrapped(StyledLine(appearance.said(reason)), indent: 6)
    }
    let issues = appearance.isVerbose ? check.issues[...] : check.issues.prefix(1)
    for issue in issues { lines += self.lines(for: issue, in: check) }
    if check.issues.count > issues.count {
      lines += appearance.wrapped(
        StyledLine(appearance.messages.moreInCheck(check.issues.count - issues.count), .dim), indent: 6)
    }
    return lines + printed(check.output)
  }

  private func lines(for issue: CheckVerdict.Issue, in check: CheckVerdict) -> [StyledLine] {
    var lines: [StyledLine] = []
    // What keeps a check from compiling, and where a crash was, is said by the reason.
    if check.outcome != .doesNotCompile, issue.isPlace != true {
      lines += appearance.wrapped(sentence(of: issue), indent: 6)
    }
    lines +=
      ValueReport(
        expected: issue.expected, actual: issue.actual, appearance: appearance, module: exercise.module
      ).lines
    if let file = issue.file, let line = issue.line, isLearners(file) || appearance.isVerbose {
      lines += place(file, line)
    }
    return lines
  }

  /// The check's comment with the argument that it failed with; quietly where it is only the expectation as the file
  /// has it, below the check's own sentence.
  private func sentence(of issue: CheckVerdict.Issue) -> StyledLine {
    let style: Style = issue.isExpression == true ? .dim : []
    let argument = ArgumentText(issue, appearance).text.map { " (\($0))" } ?? ""
    return StyledLine([Span(issue.message, style), Span(argument, style)])
  }

  private func place(_ file: String, _ line: Int) -> [StyledLine] {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    var spans = [Span("\(name):\(line)", .dim)]
    if let source = sourceLine(file, line) {
      spans += [Span(" \(appearance.bar) ", .mark), Span(source.replacing("\t", with: "  "), .code)]
    }
    return [
      appearance.indented(StyledLine(spans), by: 6).truncated(to: appearance.width, ellipsis: appearance.ellipsis)
    ]
  }

  private func isLearners(_ file: String) -> Bool {
    file.hasPrefix(verdict.source + "/") && !file.hasPrefix(verdict.source + "/Tests/")
  }

  private func printed(_ output: String) -> [StyledLine] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: true)
    guard !lines.isEmpty else { return [] }
    let shown = appearance.isVerbose ? lines[...] : lines.prefix(6)
    var result = appearance.wrapped(StyledLine(appearance.messages.printed, .dim), indent: 8)
    for line in shown {
      let spans = [Span("\(appearance.bar) ", .mark), Span(String(line))]
      result.append(appearance.indented(StyledLine(spans), by: 10).truncated(to: appearance.width))
    }
    if lines.count > shown.count {
      result += appearance.wrapped(
        StyledLine(appearance.messages.moreLines(lines.count - shown.count), .dim), indent: 10)
    }
    return result
  }

  // MARK: The end

  private var summary: [StyledLine] {
    let origin = verdict.origin == .cached ? appearance.messages.nothingChanged : ""
    return appearance.split(conclusion, StyledLine("\(origin)\(seconds(verdict.seconds.total))", .dim))
  }

  /// What it came to, in a few words.
  package var conclusion: StyledLine {
    let messages = appearance.messages
    return switch verdict.outcome {
    case .passed: StyledLine(messages.allPass(verdict.total), .good)
    case .failed: StyledLine(messages.somePass(verdict.passed, of: verdict.total), verdict.passed == 0 ? .bad : [])
    case .doesNotCompile:
      StyledLine(hasOwnErrors ? messages.yourCodeDoesNotCompile : messages.checksDoNotFit, .bad)
    case .forbidden: StyledLine(messages.notPlainSwift, .bad)
    case .error: StyledLine(messages.couldNotRun, .bad)
    }
  }

  private var hasOwnErrors: Bool {
    verdict.diagnostics.contains { $0.severity == .error && isLearners($0.file) }
  }

  private var nextLines: [StyledLine] {
    next.isEmpty ? [] : NextReport(commands: next, appearance: appearance).lines
  }
}

/// What to type next.
package struct NextReport {
  let commands: [String]
  let appearance: Appearance

  package init(commands: [String], appearance: Appearance) {
    self.commands = commands
    self.appearance = appearance
  }

  package var lines: [StyledLine] {
    commands.enumerated().flatMap { index, command in
      let label = Span((index == 0 ? appearance.messages.nextLabel : "").padded(to: 7), .dim)
      return appearance.wrapped(StyledLine([label, Span(command, .accent)]), indent: 2, following: 9)
    }
  }
}

/// `0.14 s`.
func seconds(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  let fraction = hundredths % 100
  return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) s"
}

/// `1 check`, `5 checks`.
func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

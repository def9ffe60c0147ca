import SwiftSource
package import Wordings

/// What a check run came to, for the exercise and for every check.
package struct Verdict: Codable, Equatable, Sendable {
  /// What came of the exercise as a whole.
  package enum Outcome: String, Codable, Sendable { case passed, failed, doesNotCompile, forbidden, error }
  /// How the checks were built.
  package enum Route: String, Codable, Sendable { case direct, packageManager }
  /// Whether the checks ran now or an earlier verdict over the same inputs still holds.
  package enum Origin: String, Codable, Sendable { case fresh, cached }

  package var outcome: Outcome
  /// Why, where neither diagnostics nor checks say it.
  package var reason: Wording?
  package var route: Route
  package var origin: Origin
  /// The folder that was checked.
  package var source: String
  package var seconds: Seconds
  /// What the compiler or the safety scan said, the learner's files first.
  package var diagnostics: [Diagnostic]
  /// Every expected check, in source order.
  package var checks: [CheckVerdict]

  package init(
    outcome: Outcome, route: Route, origin: Origin, source: String, seconds: Seconds, diagnostics: [Diagnostic] = [],
    checks: [CheckVerdict] = []
  ) {
    self.outcome = outcome
    self.route = route
    self.origin = origin
    self.source = source
    self.seconds = seconds
    self.diagnostics = diagnostics
    self.checks = checks
  }

  package var passed: Int { checks.count { $0.outcome == .passed } }
  package var total: Int { checks.count }

  /// Wall-clock seconds by step; a step that was not needed took none.
  package struct Seconds: Codable, Equatable, Sendable {
    package var scan = 0.0
    package var learner = 0.0
    package var checks = 0.0
    package var link = 0.0
    package var run = 0.0
    package var total = 0.0

    package init() {}
  }
}

/// What came of one check.
package struct CheckVerdict: Codable, Equatable, Sendable {
  package enum Outcome: String, Codable, Sendable {
    case passed, failed, crashed, timedOut, doesNotCompile, pending, skipped, notRun
  }

  /// `Suite/function(labels:)`.
  package var id: String
  /// What a person reads.
  package var name: String
  /// The number of the task that the check belongs to.
  package var task: Int?
  package var outcome: Outcome
  /// Why, in a sentence, where the issues do not say it: the trap's text, the limit that was passed, the missing member.
  package var reason: Wording?
  /// The signal that ended a crashed check, by name (`SIGILL`).
  package var signal: String?
  package var seconds: Double
  package var issues: [Issue]
  /// What the learner's code printed during the check, capped.
  package var output: String

  package init(
    id: String, name: String, task: Int?, outcome: Outcome, reason: Wording? = nil, signal: String? = nil,
    seconds: Double = 0, issues: [Issue] = [], output: String = ""
  ) {
    self.id = id
    self.name = name
    self.task = task
    self.outcome = outcome
    self.reason = reason
    self.signal = signal
    self.seconds = seconds
    self.issues = issues
    self.output = output
  }

  /// One failed expectation or thrown error.
  package struct Issue: Codable, Equatable, Sendable {
    /// The check's own comment, else what the testing library says.
    package var message: String
    /// Whether the message is only what the check's file says, since its author added nothing; else `nil`.
    package var isExpression: Bool?
    /// Whether it only names the place of what the check's reason tells; else `nil`.
    package var isPlace: Bool?
    package var expected: String?
    package var actual: String?
    /// The argument of a parameterized check with which it failed.
    package var argument: String?
    /// Where: a path and a line counted from 1; in the learner's file for a crash, else in the check's.
    package var file: String?
    package var line: Int?

    package init(
      message: String, expected: String? = nil, actual: String? = nil, argument: String? = nil, file: String? = nil,
      line: Int? = nil
    ) {
      self.message = message
      self.expected = expected
      self.actual = actual
      self.argument = argument
      self.file = file
      self.line = line
    }
  }
}

/// One message of the compiler or of the safety scan.
package struct Diagnostic: Codable, Equatable, Sendable {
  package enum Severity: String, Codable, Sendable { case error, warning, note }

  /// The absolute path of the file.
  package var file: String
  /// Counted from 1.
  package var line: Int
  /// Counted from 1, in bytes of UTF-8 as the compiler counts.
  package var column: Int
  package var severity: Severity
  /// What a person reads: the safety scan's words in both languages, the compiler's as they are.
  package var wording: Wording
  /// The same in English, which the compiler speaks.
  package var message: String { wording.english }
  /// The text of the line as the compiler showed it: its tabs are spaces, up to stops of 8.
  package var sourceLine: String?
  /// The pieces of the line that the message is about, beside the place itself.
  package var highlights: [SourceRange]
  /// What the compiler would write instead.
  package var fixIts: [FixIt]
  /// What the compiler adds: where something was declared, what could be done.
  package var notes: [Diagnostic]

  package init(
    file: String, line: Int, column: Int, severity: Severity, message: String, sourceLine: String? = nil,
    highlights: [SourceRange] = [], fixIts: [FixIt] = [], notes: [Diagnostic] = []
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    wording = .asItIs(message)
    self.sourceLine = sourceLine
    self.highlights = highlights
    self.fixIts = fixIts
    self.notes = notes
  }

  /// What the safety scan refuses.
  init(_ finding: SafetyFinding) {
    self.init(
      file: finding.file, line: finding.line, column: finding.column, severity: .error, message: finding.message.english
    )
    wording = finding.message
  }

  private enum CodingKeys: String, CodingKey {
    case file, line, column, severity, sourceLine, highlights, fixIts, notes
    case wording = "message"
  }

  /// A piece of the diagnostic's line, in bytes of UTF-8.
  package struct SourceRange: Codable, Equatable, Sendable {
    /// Counted from 1.
    package var column: Int
    package var length: Int

    package init(column: Int, length: Int) {
      self.column = column
      self.length = length
    }
  }

  /// A text that takes the place of `length` bytes of UTF-8; of none where it is put in.
  package struct FixIt: Codable, Equatable, Sendable {
    /// Counted from 1.
    package var line: Int
    /// Counted from 1, in bytes of UTF-8.
    package var column: Int
    package var length: Int
    package var text: String

    package init(line: Int, column: Int, length: Int = 0, text: String) {
      self.line = line
      self.column = column
      self.length = length
      self.text = text
    }
  }

  /// The line as the compiler would have it; `nil` where it says nothing of that, or `line` is another one.
  package func fixedLine(_ line: String) -> String? {
    guard !fixIts.isEmpty else { return nil }
    var bytes = Array(line.utf8)
    for fixIt in fixIts.sorted(by: { $0.column > $1.column }) {
      let start = fixIt.column - 1
      guard start >= 0, fixIt.length >= 0, start + fixIt.length <= bytes.count else { return nil }
      bytes.replaceSubrange(start..<start + fixIt.length, with: fixIt.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same message, and its notes, about other files.
  func inFiles(_ renamed: (String) -> String) -> Diagnostic {
    var diagnostic = self
    diagnostic.file = renamed(file)
    diagnostic.notes = notes.map { $0.inFiles(renamed) }
    return diagnostic
  }
}

extension Diagnostic {
  /// Verdicts that were stored before messages had notes lack the lists.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let wording = try container.decode(Wording.self, forKey: .wording)
    self.init(
      file: try container.decode(String.self, forKey: .file),
      line: try container.decode(Int.self, forKey: .line),
      column: try container.decode(Int.self, forKey: .column),
      severity: try container.decode(Severity.self, forKey: .severity),
      message: wording.english,
      sourceLine: try container.decodeIfPresent(String.self, forKey: .sourceLine),
      highlights: try container.decodeIfPresent([SourceRange].self, forKey: .highlights) ?? [],
      fixIts: try container.decodeIfPresent([FixIt].self, forKey: .fixIts) ?? [],
      notes: try container.decodeIfPresent([Diagnostic].self, forKey: .notes) ?? [])
    self.wording = wording
  }
}

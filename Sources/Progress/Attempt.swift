/// One recorded check run.
package struct Attempt: Equatable, Sendable {
  /// The exercise's slug.
  package var exercise: String
  /// Seconds since 1970; milliseconds are kept.
  package var started: Double
  /// Wall-clock seconds.
  package var duration: Double
  /// The raw value of the verdict's outcome.
  package var outcome: String
  package var passed: Int
  package var total: Int
  /// What was checked, with what.
  package var fingerprint: Fingerprint
  /// What came of each check, in source order.
  package var checks: [CheckResult]
  /// How many hints had been revealed; when it is left out of a new attempt, the store counts them.
  package var hintsSeen: Int?

  package init(
    exercise: String, started: Double, duration: Double, outcome: String, passed: Int, total: Int,
    fingerprint: Fingerprint, checks: [CheckResult], hintsSeen: Int? = nil
  ) {
    self.exercise = exercise
    self.started = started
    self.duration = duration
    self.outcome = outcome
    self.passed = passed
    self.total = total
    self.fingerprint = fingerprint
    self.checks = checks
    self.hintsSeen = hintsSeen
  }

  /// The outcome of an attempt whose checks all passed.
  static let passingOutcome = "passed"
}

/// What came of one check of an attempt.
package struct CheckResult: Equatable, Sendable {
  /// `Suite/function(labels:)`.
  package var id: String
  /// What a person reads, where it is known.
  package var name: String?
  /// The number of the task that the check belongs to.
  package var task: Int?
  /// The raw value of the check's outcome.
  package var outcome: String

  package init(id: String, name: String? = nil, task: Int? = nil, outcome: String) {
    self.id = id
    self.name = name
    self.task = task
    self.outcome = outcome
  }
}

/// What a verdict depends on, as hashes.
package struct Fingerprint: Equatable, Sendable {
  /// The learner's sources.
  package var code: String
  /// The course's checks, and the files and settings that they are built with.
  package var checks: String
  package var toolchain: String

  package init(code: String, checks: String, toolchain: String) {
    self.code = code
    self.checks = checks
    self.toolchain = toolchain
  }

  /// What is different in another fingerprint, in a fixed order.
  package func changes(to other: Fingerprint) -> [Change] {
    var changes: [Change] = []
    if code != other.code { changes.append(.code) }
    if checks != other.checks { changes.append(.checks) }
    if toolchain != other.toolchain { changes.append(.toolchain) }
    return changes
  }

  /// A part of a fingerprint that is no longer what it was.
  package enum Change: String, Codable, Sendable { case code, checks, toolchain }
}

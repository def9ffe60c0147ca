import Course
import FoundationEssentials
import Grading
import SwiftSource

/// Proves one exercise: by its starter, which passes no check, its reference, which passes all, and its mutants, each
/// of which the checks reject that its first line names.
struct ExerciseVerifier {
  let course: Course
  let exercise: Exercise
  let grader: Grader
  private(set) var problems: [Problem] = []

  init(course: Course, exercise: Exercise, grader: Grader) {
    self.course = course
    self.exercise = exercise
    self.grader = grader
  }

  mutating func verify(_ checks: [DiscoveredCheck]) throws(GradingError) -> ExerciseReport {
    let starter = try verifyStarter()
    let reference = try verifyReference()
    var mutants: [ExerciseReport.MutantResult] = []
    for name in mutantNames() {
      if let result = try verifyMutant(name, checks) { mutants.append(result) }
    }
    return ExerciseReport(slug: exercise.slug, starter: starter, reference: reference, mutants: mutants)
  }

  // MARK: Starter and reference

  private mutating func verifyStarter() throws(GradingError) -> ExerciseReport.Starter {
    let file = exercise.configuration.solution.first ?? "Package.swift"
    let verdict = try grader.grade(exercise, .starter).verdict
    for check in verdict.checks where check.outcome == .passed {
      note(
        file, nil, "The starter passes '\(check.id)' before the learner has written anything.",
        "Give the starter a default that the check refuses, or let the check ask for more.")
    }
    noteWarnings(verdict, of: "starter")
    if !verdict.hasRun { noteFailure(verdict, of: "starter", at: file) }
    return .init(compiles: verdict.hasRun, passed: verdict.passed, total: verdict.total)
  }

  private mutating func verifyReference() throws(GradingError) -> ExerciseReport.Reference {
    guard let file = exercise.configuration.example.first else {
      note(
        ".meta/config.json", nil, "'\(exercise.slug)' has no reference solution.",
        "Name its files under files.example.")
      return .init(passed: 0, total: 0, warnings: 0)
    }
    let verdict = try grader.grade(exercise, .reference).verdict
    if verdict.hasRun {
      for check in verdict.checks where check.outcome != .passed {
        note(
          file, nil, "The reference does not pass '\(check.id)': \(check.outcome.rawValue).",
          check.reason ?? check.issues.first?.message ?? "Mend the reference or the check.")
      }
    } else {
      noteFailure(verdict, of: "reference", at: file)
    }
    noteWarnings(verdict, of: "reference")
    let warnings = verdict.diagnostics.count { $0.severity == .warning }
    return .init(passed: verdict.passed, total: verdict.total, warnings: warnings)
  }

  private mutating func noteWarnings(_ verdict: Verdict, of what: String) {
    for warning in verdict.diagnostics where warning.severity == .warning {
      note(
        absolute: warning.file, warning.line, "The \(what) compiles with a warning: \(warning.message).",
        "Mend it: a learner would think it his own.")
    }
  }

  /// Notes why code was not run: the first error, since the others often follow from it.
  private mutating func noteFailure(_ verdict: Verdict, of what: String, at file: String) {
    let errors = verdict.diagnostics.filter { $0.severity == .error }
    guard let first = errors.first else {
      return note(
        file, nil, "The \(what) could not be checked.", verdict.reason ?? "It came to: \(verdict.outcome.rawValue).")
    }
    let others = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
    note(absolute: first.file, first.line, "The \(what) is refused: \(first.message)\(others)", "Mend it.")
  }

  // MARK: Mutants

  private var mutantsFolder: String { ".meta/Mutants" }

  private func mutantNames() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(exercise.directory)/\(mutantsFolder)")) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  private mutating func verifyMutant(
    _ name: String, _ checks: [DiscoveredCheck]
  ) throws(GradingError) -> ExerciseReport.MutantResult? {
    let place = "\(mutantsFolder)/\(name)"
    guard let mutant = readMutant(name) else {
      note(
        place, 1, "The mutant '\(name)' does not say what is wrong and which check rejects it.",
        "Begin its file with '// Mistake: …; rejected by: check'.")
      return nil
    }
    let verdict = try grader.grade(exercise, .mutant(name)).verdict
    let rejecting = verdict.checks.filter { $0.outcome != .passed }.map(\.id)
    if verdict.hasRun {
      noteSurvivals(of: mutant, checks, rejecting: Set(rejecting), at: place)
    } else {
      noteFailure(verdict, of: "mutant '\(name)'", at: place)
    }
    return .init(name: name, expected: mutant.rejectedBy, rejectedBy: rejecting)
  }

  private mutating func noteSurvivals(
    of mutant: Mutant, _ checks: [DiscoveredCheck], rejecting: Set<String>, at place: String
  ) {
    for name in mutant.rejectedBy {
      let named = checks.filter { $0.function == name || "\($0.suite).\($0.function)" == name }
      if named.isEmpty {
        note(
          place, 1, "The mutant '\(mutant.name)' names a check '\(name)' that is not there.",
          "Name the check's function.")
      } else if !named.contains(where: { rejecting.contains($0.id) }) {
        note(
          place, 1, "The mutant '\(mutant.name)' is not rejected by '\(name)', though it should be: \(mutant.mistake).",
          "Sharpen the check, or name another.")
      }
    }
  }

  private func readMutant(_ name: String) -> Mutant? {
    let folder = "\(exercise.directory)/\(mutantsFolder)/\(name)"
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().lazy.compactMap { file -> Mutant? in
      guard let data = try? Data(contentsOf: URL(filePath: "\(folder)/\(file)")) else { return nil }
      let text = String(decoding: data, as: UTF8.self)
      return Mutant(name: name, firstLine: text.prefix { !$0.isNewline })
    }.first
  }

  // MARK: Problems

  private mutating func note(_ file: String, _ line: Int?, _ message: String, _ help: String) {
    note(absolute: "\(exercise.directory)/\(file)", line, message, help)
  }

  private mutating func note(absolute path: String, _ line: Int?, _ message: String, _ help: String) {
    let file = path.hasPrefix(course.root + "/") ? String(path.dropFirst(course.root.count + 1)) : path
    problems.append(Problem(file: file, line: line, message: message, help: help))
  }
}

extension Verdict {
  /// Whether the checks were run at all.
  fileprivate var hasRun: Bool { outcome == .passed || outcome == .failed }
}

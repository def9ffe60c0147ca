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
    let starter = try verifyStarter(checks)
    let reference = try verifyReference(checks)
    var mutants: [ExerciseReport.MutantResult] = []
    for name in mutantNames() {
      if let result = try verifyMutant(name, checks) { mutants.append(result) }
    }
    return ExerciseReport(
      slug: exercise.slug, sound: problems.isEmpty, starter: starter, reference: reference, mutants: mutants)
  }

  // MARK: Starter and reference

  private mutating func verifyStarter(_ checks: [DiscoveredCheck]) throws(GradingError) -> ExerciseReport.Starter {
    let verdict = try grader.grade(exercise, .starter).verdict
    for check in verdict.checks where check.outcome == .passed {
      note(
        at: checks.first { $0.id == check.id },
        "The starter passes '\(check.id)' before the learner has written anything.",
        "Give the starter a default that the check refuses, or let the check ask for more.")
    }
    noteWarnings(verdict, of: "starter")
    if !verdict.ranChecks { noteFailure(verdict, of: "starter", at: exercise.configuration.solution.first) }
    return .init(compiles: verdict.ranChecks, passed: verdict.passed, total: verdict.total)
  }

  private mutating func verifyReference(_ checks: [DiscoveredCheck]) throws(GradingError) -> ExerciseReport.Reference {
    guard let file = exercise.configuration.example.first else {
      note(
        ".meta/config.json", nil, "'\(exercise.slug)' has no reference solution.",
        "Name its files under files.example.")
      return .init(passed: 0, total: 0, warnings: 0)
    }
    let verdict = try grader.grade(exercise, .reference).verdict
    if verdict.ranChecks {
      for check in verdict.checks where check.outcome != .passed {
        noteFailing(check, checks.first { $0.id == check.id })
      }
    } else {
      noteFailure(verdict, of: "reference", at: file)
    }
    noteWarnings(verdict, of: "reference")
    let warnings = verdict.diagnostics.count { $0.severity == .warning }
    return .init(passed: verdict.passed, total: verdict.total, warnings: warnings)
  }

  private mutating func noteFailing(_ check: CheckVerdict, _ declaration: DiscoveredCheck?) {
    let issue = check.issues.first
    let file = issue?.file ?? declaration?.file ?? exercise.directory
    note(
      absolute: file, issue?.file == nil ? declaration?.firstLine : issue?.line,
      "The reference does not pass '\(check.id)': \(check.outcome.rawValue).",
      check.reason ?? issue?.message ?? "See 'lectern check \(exercise.slug) --solution'.")
  }

  private mutating func noteWarnings(_ verdict: Verdict, of what: String) {
    for warning in verdict.diagnostics where warning.severity == .warning {
      note(
        absolute: warning.file, warning.line, "The \(what) compiles with a warning: \(warning.message).",
        "Mend it: a learner would think it his own.")
    }
  }

  /// Notes why no check was run: the first error, since the others often follow from it.
  private mutating func noteFailure(_ verdict: Verdict, of what: String, at file: String?) {
    let errors = verdict.diagnostics.filter { $0.severity == .error }
    guard let first = errors.first else {
      let reason = verdict.reason ?? "It came to: \(verdict.outcome.rawValue)."
      return note(file ?? "Package.swift", nil, "The \(what) could not be checked.", reason)
    }
    let others = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
    note(absolute: first.file, first.line, "The \(what) is refused: \(first.message)\(others)", "Mend it.")
  }

  // MARK: Mutants

  private var mutantsFolder: String { ".meta/Mutants" }

  private func mutantNames() -> [String] {
    let folder = "\(exercise.directory)/\(mutantsFolder)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") && isDirectory("\(folder)/\($0)") }.sorted()
  }

  private func isDirectory(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }

  private mutating func verifyMutant(
    _ name: String, _ checks: [DiscoveredCheck]
  ) throws(GradingError) -> ExerciseReport.MutantResult? {
    let files = swiftFiles(ofMutant: name)
    guard let mutant = files.compactMap({ readMutant(name, $0) }).first else {
      note(
        files.first ?? "\(mutantsFolder)/\(name)", files.isEmpty ? nil : 1,
        "The mutant '\(name)' does not say what is wrong and which check rejects it.",
        "Begin its file with '// Mistake: …; rejected by: check'.")
      return nil
    }
    let verdict = try grader.grade(exercise, .mutant(name)).verdict
    let rejecting = verdict.checks.filter(\.rejects).map(\.id)
    if verdict.ranChecks {
      noteSurvivals(of: mutant, checks, rejecting: Set(rejecting))
    } else {
      noteFailure(verdict, of: "mutant '\(name)'", at: mutant.file)
    }
    return .init(name: name, expected: mutant.rejectedBy, rejectedBy: rejecting)
  }

  private mutating func noteSurvivals(
    of mutant: Mutant, _ checks: [DiscoveredCheck], rejecting: Set<String>
  ) {
    for name in mutant.rejectedBy {
      let named = checks.filter { $0.function == name || "\($0.suite).\($0.function)" == name }
      if named.isEmpty {
        note(
          mutant.file, 1, "The mutant '\(mutant.name)' names a check '\(name)' that is not there.",
          "Name the check's function.")
      } else if !named.contains(where: { rejecting.contains($0.id) }) {
        note(
          mutant.file, 1,
          "The mutant '\(mutant.name)' is not rejected by '\(name)', though it should be: \(mutant.mistake).",
          "Sharpen the check, or name another.")
      }
    }
  }

  /// The files of a mutant, relative to the exercise.
  private func swiftFiles(ofMutant name: String) -> [String] {
    let folder = "\(mutantsFolder)/\(name)"
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: "\(exercise.directory)/\(folder)")) ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  private func readMutant(_ name: String, _ file: String) -> Mutant? {
    guard let data = try? Data(contentsOf: URL(filePath: "\(exercise.directory)/\(file)")) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return Mutant(name: name, file: file, firstLine: text.prefix { !$0.isNewline })
  }

  // MARK: Problems

  private mutating func note(at check: DiscoveredCheck?, _ message: String, _ help: String) {
    note(absolute: check?.file ?? exercise.directory, check?.firstLine, message, help)
  }

  private mutating func note(_ file: String, _ line: Int?, _ message: String, _ help: String) {
    note(absolute: "\(exercise.directory)/\(file)", line, message, help)
  }

  private mutating func note(absolute path: String, _ line: Int?, _ message: String, _ help: String) {
    let file = path.hasPrefix(course.root + "/") ? String(path.dropFirst(course.root.count + 1)) : path
    problems.append(Problem(file: file, line: line, message: message, help: help))
  }
}

extension Verdict {
  /// Whether the code was built and its checks were run.
  fileprivate var ranChecks: Bool { outcome == .passed || outcome == .failed }
}

extension CheckVerdict {
  /// Whether the check ran and says that the code is wrong.
  fileprivate var rejects: Bool { [.failed, .crashed, .timedOut, .pending].contains(outcome) }
}

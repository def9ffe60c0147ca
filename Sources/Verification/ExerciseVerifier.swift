import Course
import Grading
import SwiftSource
import Wordings

/// Proves an exercise's starter, which passes no check, and its reference, which passes all.
struct ExerciseVerifier {
  let places: ExercisePlaces
  let grader: Grader
  private var problems: [Problem] = []
  private var exercise: Exercise { places.exercise }

  /// What was proved of an exercise before its mutants come.
  struct Proof: Sendable {
    var exercise: Exercise
    var checks: [DiscoveredCheck]
    var comments: [CheckComment]
    var starter: ExerciseReport.Starter
    var reference: ExerciseReport.Reference
    /// Seconds that the checks took with the reference.
    var referenceSeconds: Double
    var problems: [Problem]
    /// Whether there is a reference whose mutants can be told from it.
    var hasReference: Bool { reference.total > 0 && reference.passed == reference.total }
  }

  private static let starter = Wording("starter", "시작 상태")
  private static let reference = Wording("reference", "모범 답안")

  init(_ places: ExercisePlaces, grader: Grader) {
    self.places = places
    self.grader = grader
  }

  mutating func prove() throws(GradingError) -> Proof {
    let checks = try grader.checks(of: exercise)
    let starter = try verifyStarter(checks)
    let (reference, seconds) = try verifyReference(checks)
    if places.isOurs, !exercise.configuration.example.isEmpty { try verifyDemands() }
    return Proof(
      exercise: exercise, checks: checks, comments: try grader.comments(of: exercise), starter: starter,
      reference: reference, referenceSeconds: seconds, problems: problems)
  }

  // MARK: Starter

  private mutating func verifyStarter(_ checks: [DiscoveredCheck]) throws(GradingError) -> ExerciseReport.Starter {
    let verdict = try grader.grade(exercise, .starter).verdict
    for check in verdict.checks where check.outcome == .passed {
      problems.append(
        places.problem(
          at: checks.first { $0.id == check.id },
          Wording(
            "The starter passes '\(check.id)' before the learner has written anything.",
            "배우는 사람이 아무것도 쓰지 않았는데 시작 상태가 '\(check.id)' 검사를 통과합니다."),
          Wording(
            "Give the starter a default that the check refuses, or let the check ask for more.",
            "시작 상태에 검사에 걸리는 기본값을 두거나, 검사가 더 많은 것을 묻게 하세요.")))
    }
    noteWarnings(verdict, of: Self.starter)
    if !verdict.ranChecks {
      problems.append(places.failure(verdict, of: Self.starter, at: exercise.configuration.solution.first))
    }
    return .init(compiles: verdict.ranChecks, passed: verdict.passed, total: verdict.total)
  }

  // MARK: Reference

  private mutating func verifyReference(
    _ checks: [DiscoveredCheck]
  ) throws(GradingError) -> (ExerciseReport.Reference, seconds: Double) {
    guard let file = exercise.configuration.example.first else {
      problems.append(
        places.problem(
          ".meta/config.json", nil,
          Wording("'\(exercise.slug)' has no reference solution.", "'\(exercise.slug)' 연습에 모범 답안이 없습니다."),
          Wording("Name its files under files.example.", "files.example에 그 파일을 적으세요.")))
      return (.init(passed: 0, total: 0, warnings: 0), 0)
    }
    let verdict = try grader.grade(exercise, .reference).verdict
    if verdict.ranChecks {
      for check in verdict.checks where check.outcome != .passed {
        noteFailing(check, checks.first { $0.id == check.id }, reference: file)
      }
    } else {
      problems.append(places.failure(verdict, of: Self.reference, at: file))
    }
    noteWarnings(verdict, of: Self.reference)
    let warnings = verdict.diagnostics.count { $0.severity == .warning }
    return (.init(passed: verdict.passed, total: verdict.total, warnings: warnings), verdict.seconds.run)
  }

  private mutating func noteFailing(_ check: CheckVerdict, _ declaration: DiscoveredCheck?, reference: String) {
    let issue = check.issues.first
    let file = issue?.file ?? declaration?.file ?? exercise.directory
    let folder = places.path(of: reference).split(separator: "/").dropLast().joined(separator: "/")
    let call = "lectern check \(exercise.slug) --solution \(folder)"
    problems.append(
      places.problem(
        file, issue?.file == nil ? declaration?.firstLine : issue?.line,
        Wording(
          "The reference does not pass '\(check.id)': \(check.outcome.rawValue).",
          "모범 답안이 '\(check.id)' 검사를 통과하지 못합니다: \(check.outcome.rawValue)"),
        check.reason ?? issue.map { .asItIs($0.message) } ?? Wording("See '\(call)'.", "'\(call)' 명령으로 보세요.")))
  }

  private mutating func noteWarnings(_ verdict: Verdict, of what: Wording) {
    for warning in verdict.diagnostics where warning.severity == .warning {
      problems.append(
        places.problem(
          warning.file, warning.line,
          Wording(
            "The \(what.english) compiles with a warning: \(warning.message).",
            "\(what.korean)의 컴파일에서 경고가 나옵니다: \(warning.message)"),
          Wording("Mend it: a learner would think it his own.", "고치세요. 배우는 사람은 제 잘못인 줄 압니다.")))
    }
  }

  // MARK: What the checks demand

  /// A name that the checks use, and that is there only in the reference, must be in the instructions: how else would a
  /// learner find it?
  private mutating func verifyDemands() throws(GradingError) {
    let names = try grader.names(of: exercise)
    let demanded = names.reference.declared.intersection(names.checks.mentioned)
      .subtracting(names.starter.declared).subtracting(names.checks.declared)
    guard !demanded.isEmpty, let file = exercise.instructions, let text = places.text(of: file) else { return }
    let told = CodeWords(in: text)
    for name in demanded.sorted() where !told.contains(name) {
      problems.append(
        places.problem(
          file, nil,
          Wording(
            "The checks use '\(name)', which neither the starter declares nor the instructions name.",
            "검사가 쓰는 '\(name)' 선언이 시작 상태에 없고 설명서에도 나오지 않습니다."),
          Wording(
            "Declare it in the starter, or write `\(name)` in the instructions.",
            "시작 상태에 선언하거나 설명서에 `\(name)`이라고 쓰세요.")))
    }
  }
}

import Course
import Grading
import SwiftSource
import Wordings

/// Proves a mutant that the author wrote: each check that its first line names rejects it.
struct MutantVerifier {
  let places: ExercisePlaces
  let grader: Grader
  let checks: [DiscoveredCheck]
  private(set) var problems: [Problem] = []

  init(_ places: ExercisePlaces, grader: Grader, checks: [DiscoveredCheck]) {
    self.places = places
    self.grader = grader
    self.checks = checks
  }

  /// - Returns: `nil` for a mutant that does not say what is wrong with it.
  mutating func verify(
    _ name: String, asking exercise: Exercise
  ) throws(GradingError) -> ExerciseReport.MutantResult? {
    let files = places.swiftFiles(ofMutant: name)
    guard let mutant = files.compactMap({ read(name, $0) }).first else {
      problems.append(
        places.problem(
          files.first ?? places.folder(ofMutant: name), files.isEmpty ? nil : 1,
          Wording(
            "The mutant '\(name)' does not say what is wrong and which check rejects it.",
            "'\(name)' 오답에 무엇이 틀렸고 어느 검사에 걸리는지 적혀 있지 않습니다."),
          Wording(
            "Begin its file with '// Mistake: …; rejected by: check'.",
            "파일을 '// Mistake: …; rejected by: check'로 시작하세요.")))
      return nil
    }
    let verdict = try grader.grade(exercise, .mutant(name)).verdict
    let rejecting = verdict.checks.filter(\.rejects).map(\.id)
    if verdict.ranChecks {
      noteSurvivals(of: mutant, rejecting: Set(rejecting))
    } else {
      problems.append(places.failure(verdict, of: Wording("mutant '\(name)'", "'\(name)' 오답"), at: mutant.file))
    }
    return .init(name: name, expected: mutant.rejectedBy, rejectedBy: rejecting)
  }

  private mutating func noteSurvivals(of mutant: Mutant, rejecting: Set<String>) {
    for name in mutant.rejectedBy {
      let named = checks.filter { CheckFragment(name).names(checkWithID: $0.id) }
      if named.isEmpty {
        problems.append(
          places.problem(
            mutant.file, 1,
            Wording(
              "The mutant '\(mutant.name)' names a check '\(name)' that is not there.",
              "'\(mutant.name)' 오답에 적힌 '\(name)' 검사가 없습니다."),
            Wording("Name the check's function.", "검사 함수의 이름을 적으세요.")))
      } else if !named.contains(where: { rejecting.contains($0.id) }) {
        problems.append(
          places.problem(
            mutant.file, 1,
            Wording(
              "The mutant '\(mutant.name)' is not rejected by '\(name)', though it should be: \(mutant.mistake).",
              "'\(mutant.name)' 오답이 걸려야 할 '\(name)' 검사에 걸리지 않습니다: \(mutant.mistake)"),
            Wording("Sharpen the check, or name another.", "검사를 더 날카롭게 하거나 다른 검사를 적으세요.")))
      }
    }
  }

  private func read(_ name: String, _ file: String) -> Mutant? {
    places.text(of: file).flatMap { Mutant(name: name, file: file, firstLine: $0.prefix { !$0.isNewline }) }
  }
}

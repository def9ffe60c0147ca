import Course
import Grading
import SwiftSource

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
          "The mutant '\(name)' does not say what is wrong and which check rejects it.",
          "Begin its file with '// Mistake: …; rejected by: check'."))
      return nil
    }
    let verdict = try grader.grade(exercise, .mutant(name)).verdict
    let rejecting = verdict.checks.filter(\.rejects).map(\.id)
    if verdict.ranChecks {
      noteSurvivals(of: mutant, rejecting: Set(rejecting))
    } else {
      problems.append(places.failure(verdict, of: "mutant '\(name)'", at: mutant.file))
    }
    return .init(name: name, expected: mutant.rejectedBy, rejectedBy: rejecting)
  }

  private mutating func noteSurvivals(of mutant: Mutant, rejecting: Set<String>) {
    for name in mutant.rejectedBy {
      let named = checks.filter { CheckFragment(name).names(checkWithID: $0.id) }
      if named.isEmpty {
        problems.append(
          places.problem(
            mutant.file, 1, "The mutant '\(mutant.name)' names a check '\(name)' that is not there.",
            "Name the check's function."))
      } else if !named.contains(where: { rejecting.contains($0.id) }) {
        problems.append(
          places.problem(
            mutant.file, 1,
            "The mutant '\(mutant.name)' is not rejected by '\(name)', though it should be: \(mutant.mistake).",
            "Sharpen the check, or name another."))
      }
    }
  }

  private func read(_ name: String, _ file: String) -> Mutant? {
    places.text(of: file).flatMap { Mutant(name: name, file: file, firstLine: $0.prefix { !$0.isNewline }) }
  }
}

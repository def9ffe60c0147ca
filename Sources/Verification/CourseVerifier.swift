package import Course
package import Grading
import SwiftSource
import Wordings

/// Proves a course: its notes and links in every language, then every exercise; several things at a time.
package struct CourseVerifier: Sendable {
  let course: Course
  /// The same course in its other languages.
  let translations: [Course]
  let grader: Grader

  package init(course: Course, translations: [Course] = [], grader: Grader) {
    self.course = course
    self.translations = translations
    self.grader = grader
  }

  /// How far a proof is.
  package struct Progress: Equatable, Sendable {
    package var done: Int
    package var total: Int
    /// What was proved last: an exercise's slug, `notes` or `format`.
    package var latest: String

    package init(done: Int, total: Int, latest: String) {
      self.done = done
      self.total = total
      self.latest = latest
    }
  }

  /// - Parameters:
  ///   - exercises: those to prove; the notes are always looked at whole.
  ///   - progress: called as each step is done, from any thread.
  package func verify(
    _ exercises: [Exercise], progress: @escaping @Sendable (Progress) -> Void
  ) throws(GradingError) -> CourseReport {
    let places = exercises.map { ExercisePlaces(course: course, exercise: $0) }
    let blocks = blocks(of: exercises)
    var findings = Findings(course: course, translations: translations, places: places, blocks: blocks)

    // The references come first: they fill the caches that their mutants live on.
    let first = places.indices.map { proof(of: places[$0], at: $0) } + blocks.blocks.map { proof(of: $0, in: blocks) }
    let formatting = Step(name: "format") { () throws(GradingError) in
      .problems(try FormatVerifier(course: course, grader: grader).problems(of: exercises))
    }
    let later = places.reduce(0) { $0 + 1 + $1.mutantNames.count }
    let counter = StepCounter(total: first.count + 1 + later, tell: progress)
    for finding in try counter.take([formatting] + first) { findings.add(finding) }

    let open = places.indices.compactMap { index in
      findings.proofs[index].map { mutants(of: places[index], at: index, $0) }
    }
    counter.skip(later - open.joined().count)
    for finding in try counter.take(Array(open.joined())) { findings.add(finding) }
    return findings.report
  }

  // MARK: Steps

  private func proof(of places: ExercisePlaces, at index: Int) -> Step {
    Step(name: places.exercise.slug) { () throws(GradingError) in
      do throws(GradingError) {
        var verifier = ExerciseVerifier(places, grader: grader)
        return .proof(index, try verifier.prove())
      } catch {
        switch error {
        case .badExercise(let message), .noCode(let message):
          return .problems([
            places.problem(
              places.exercise.directory, nil, message, Wording("Give it a package with checks.", "검사가 있는 패키지를 넣으세요."))
          ])
        case .noToolchain, .io: throw error
        }
      }
    }
  }

  private func proof(of block: CodeBlock, in blocks: BlockVerifier) -> Step {
    Step(name: "notes") { () throws(GradingError) in .problems(try blocks.prove(block, by: grader)) }
  }

  /// The steps of an exercise that follow its proof, the longest first. Small changes are made of a reference of ours
  /// that passes.
  private func mutants(of places: ExercisePlaces, at index: Int, _ proof: ExerciseVerifier.Proof) -> [Step] {
    let (exercise, slug) = (places.exercise.impatient(reference: proof.referenceSeconds), places.exercise.slug)
    let mechanical = Step(name: slug) { () throws(GradingError) in
      var verifier = MechanicalMutants(places, grader: grader)
      return .mechanical(index, try verifier.verify(asking: exercise), verifier.problems)
    }
    let written = places.mutantNames.map { name in
      Step(name: slug) { () throws(GradingError) in
        var verifier = MutantVerifier(places, grader: grader, checks: proof.checks)
        return .mutant(index, try verifier.verify(name, asking: exercise), verifier.problems)
      }
    }
    return (places.isOurs && proof.hasReference ? [mechanical] : []) + written
  }

  /// The blocks of the notes, which stand alone, and of the instructions, which may be pieces of something. Exercism's texts
  /// are not ours to hold to this.
  private func blocks(of exercises: [Exercise]) -> BlockVerifier {
    guard course.layout == .course else { return BlockVerifier([]) }
    let slugs = Set(exercises.map(\.slug))
    let all = [course] + translations
    let notes = all.flatMap(\.notes).map { (text: $0.text, usual: CodeBlock.Claim.compiles) }
    let instructions = all.flatMap(\.exercises).filter { slugs.contains($0.slug) }.compactMap(\.instructionsText)
      .map { (text: $0, usual: CodeBlock.Claim.parses) }
    return BlockVerifier(notes + instructions)
  }
}

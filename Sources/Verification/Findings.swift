import Course
import Grading
import Markdown
import SwiftSource
import Wordings

/// What was found so far, put together to a report.
struct Findings {
  private let course: Course
  private let translations: [Course]
  private let places: [ExercisePlaces]
  private let blocks: BlockVerifier
  /// What was proved of starters and references, by the exercise's place among those to prove.
  private(set) var proofs: [Int: ExerciseVerifier.Proof] = [:]
  private var mutants: [Int: [ExerciseReport.MutantResult]] = [:]
  private var mechanical: [Int: ExerciseReport.Mechanical] = [:]
  /// What is wrong with each exercise by itself.
  private var own: [Int: [Problem]] = [:]
  private var others: [Problem] = []

  init(course: Course, translations: [Course], places: [ExercisePlaces], blocks: BlockVerifier) {
    self.course = course
    self.translations = translations
    self.places = places
    self.blocks = blocks
  }

  mutating func add(_ finding: Finding) {
    switch finding {
    case .problems(let problems): others += problems
    case .proof(let index, let proof):
      proofs[index] = proof
      own[index, default: []] += proof.problems
    case .mechanical(let index, let result, let problems):
      mechanical[index] = result
      own[index, default: []] += problems
    case .mutant(let index, let result, let problems):
      mutants[index, default: []] += [result].compactMap { $0 }
      own[index, default: []] += problems
    }
  }

  var report: CourseReport {
    let exercises = places.indices.compactMap { index in proofs[index].map { exerciseReport(index, $0) } }
    var report = CourseReport(
      problems: courseProblems + blocks.problems + others, exercises: exercises, blocks: blocks.count)
    for problems in own.values { report.problems += problems }
    if let problem = report.survivalProblem { report.problems.append(problem) }
    report.problems = report.problems.sortedByPlace()
    report.remarks = emphasisRemarks.sortedByPlace()
    return report
  }

  /// Where emphasis shows that CommonMark leaves as it is written.
  private var emphasisRemarks: [Problem] {
    let texts = ([course] + translations).flatMap { course in
      course.notes.map(\.text) + course.exercises.compactMap(\.instructionsText)
    }
    let places = Set(
      texts.flatMap { text in text.document.repairedEmphasis.map { TextPlace(file: text.path, line: $0) } })
    return places.map { place in
      Problem(
        file: place.file, line: place.line,
        message: Wording(
          "Other readers of Markdown show the asterisks here: CommonMark sees no end of the emphasis before the particle.",
          "다른 Markdown 프로그램에서는 여기에 별표가 그대로 보입니다. CommonMark는 조사 앞에서 강조가 끝난다고 보지 않습니다."),
        help: Wording(
          "Write the particle inside, or move the parenthesis out: '**굵게**(bold)를'.",
          "조사를 강조 안에 넣거나 괄호를 밖으로 빼세요: '**굵게**(bold)를'."))
    }
  }

  private struct TextPlace: Hashable {
    var file: String
    var line: Int
  }

  private func exerciseReport(_ index: Int, _ proof: ExerciseVerifier.Proof) -> ExerciseReport {
    ExerciseReport(
      slug: places[index].exercise.slug, sound: own[index]?.isEmpty ?? true, starter: proof.starter,
      reference: proof.reference, mutants: mutants[index] ?? [], mechanical: mechanical[index] ?? .init())
  }

  /// What is wrong with the texts, in every language and between the languages.
  private var courseProblems: [Problem] {
    let bySlug = Dictionary(uniqueKeysWithValues: proofs.map { (places[$0.key].exercise.slug, $0.value) })
    let checks = bySlug.mapValues(\.checks)
    let each = ([course] + translations).flatMap { $0.problems + $0.problems(ofChecks: checks) }
    let between = translations.flatMap { translation in
      course.problems(inTranslation: translation)
        + translation.problems(ofWordedChecks: checks, bySlug.mapValues(\.comments))
    }
    return each + between
  }
}

import Course
import Grading
import SwiftSource
import Wordings

/// Makes small changes of an exercise's reference, one at a time, and sees whether any check rejects them.
///
/// One that the compiler refuses is not counted, and the next takes its place.
struct MechanicalMutants {
  let places: ExercisePlaces
  let grader: Grader
  private(set) var problems: [Problem] = []

  /// How many are made of one exercise, and how many an exercise must give.
  private static let (most, least) = (10, 3)
  /// How many are tried for as many that compile.
  private static let attempts = 25

  init(_ places: ExercisePlaces, grader: Grader) {
    self.places = places
    self.grader = grader
  }

  /// - Parameter exercise: with the limits that wrong code has.
  mutating func verify(asking exercise: Exercise) throws(GradingError) -> ExerciseReport.Mechanical {
    let mutations = try grader.mutations(of: exercise)
    var report = ExerciseReport.Mechanical()
    var tried: Set<String> = []
    for mutation in mutations.spread(over: Self.most).prefix(Self.attempts) where report.made < Self.most {
      guard let isRejected = try isRejected(mutation, exercise) else { continue }
      tried.insert(mutation.name)
      report.made += 1
      if isRejected { report.rejected += 1 } else { report.survivors.append(survivor(mutation)) }
    }
    noteExcuses(mutations, tried: tried, report)
    if report.made < Self.least {
      problems.append(
        places.problem(
          exercise.configuration.example.first ?? "", nil,
          Wording(
            "Of the small changes of the reference only \(report.made) can be compiled: too few to say whether the checks "
              + "notice them.",
            "모범 답안을 조금씩 바꾼 것 가운데 컴파일되는 것이 \(report.made)개뿐이라, 검사에 걸리는지 말하기에는 너무 적습니다."),
          Wording("Let the exercise ask for more.", "연습이 더 많은 것을 요구하게 하세요.")))
    }
    return report
  }

  /// `nil` for one that cannot be run.
  private func isRejected(_ mutation: Mutation, _ exercise: Exercise) throws(GradingError) -> Bool? {
    guard let text = places.text(of: mutation.file) else { return nil }
    let changed = try grader.lay(mutation.applied(to: text), as: mutation.file)
    let verdict = try grader.grade(exercise, .rewritten(mutation.file, as: changed)).verdict
    return verdict.ranChecks ? verdict.checks.contains(where: \.rejects) : nil
  }

  private func survivor(_ mutation: Mutation) -> ExerciseReport.Survivor {
    .init(
      mutation: mutation.name, file: places.path(of: mutation.file), line: mutation.line,
      reason: places.exercise.configuration.survivors[mutation.name])
  }

  /// An excuse is for a change that is there, and that no check rejects.
  private mutating func noteExcuses(_ mutations: [Mutation], tried: Set<String>, _ report: ExerciseReport.Mechanical) {
    let known = Set(mutations.map(\.name))
    let survivors = Set(report.survivors.map(\.mutation))
    for name in places.exercise.configuration.survivors.keys.sorted() {
      if !known.contains(name) {
        noteExcuse(
          Wording("The reference has no such change: \(name)", "모범 답안에 그런 바꿈이 없습니다: \(name)"),
          Wording("'lectern verify --verbose' shows what survives.", "걸리지 않은 것은 'lectern verify --verbose'로 볼 수 있습니다."))
      } else if tried.contains(name), !survivors.contains(name) {
        noteExcuse(
          Wording("It is excused, but a check rejects it: \(name)", "봐주기로 했는데 검사에 걸립니다: \(name)"),
          Wording("Take it out of 'lectern.survivors'.", "'lectern.survivors'에서 빼세요."))
      }
    }
  }

  private mutating func noteExcuse(_ message: Wording, _ help: Wording) {
    problems.append(places.problem(".meta/config.json", nil, message, help))
  }
}

import Course
import Grading
import SwiftSource

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
          "Of the small changes of the reference only \(report.made) can be compiled: too few to say whether the checks "
            + "notice them.",
          "Let the exercise ask for more."))
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
        noteExcuse("The reference has no such change: \(name)", "'lectern verify --verbose' shows what survives.")
      } else if tried.contains(name), !survivors.contains(name) {
        noteExcuse("It is excused, but a check rejects it: \(name)", "Take it out of 'lectern.survivors'.")
      }
    }
  }

  private mutating func noteExcuse(_ message: String, _ help: String) {
    problems.append(places.problem(".meta/config.json", nil, message, help))
  }
}

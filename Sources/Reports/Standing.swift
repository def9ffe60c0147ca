package import Course
package import Progress

/// How far a learner has come with one exercise.
package struct Standing: Equatable, Sendable {
  package var exercise: Exercise
  package var state: ExerciseState
  package var attempts: Int
  package var latest: Attempt?
  /// When it was first started, and when the first attempt that passed was, in seconds since 1970.
  package var started: Double?
  package var firstPass: Double?
  /// How many hints have been revealed.
  package var hints = 0
  /// Whether the solution was shown before the first pass.
  package var sawSolution = false

  package init(exercise: Exercise, state: ExerciseState, attempts: Int, latest: Attempt?) {
    self.exercise = exercise
    self.state = state
    self.attempts = attempts
    self.latest = latest
  }

  /// Seconds from the start to the first pass, with all that lay between; `nil` for what was not passed, or by clocks
  /// that disagree.
  package var secondsToPass: Double? {
    guard let started, let firstPass, firstPass >= started else { return nil }
    return firstPass - started
  }

  /// Whether the exercise is passed and nothing has changed since.
  package var isDone: Bool { state == .done }

  /// Whether the latest attempt passed the check that a link names.
  func passes(_ check: String) -> Bool {
    let fragment = CheckFragment(check)
    let named = latest?.checks.filter { fragment.names(checkWithID: $0.id) } ?? []
    return !named.isEmpty && named.allSatisfy { $0.outcome == "passed" }
  }

  /// Whether the latest attempt ran the check that a link names.
  func hasRun(_ check: String) -> Bool {
    let fragment = CheckFragment(check)
    return latest?.checks.contains { fragment.names(checkWithID: $0.id) } ?? false
  }

  /// Whether what a link leads to is passed: one check, or the whole exercise.
  func isPassed(_ check: String?) -> Bool { check.map(passes) ?? isDone }

  /// The points of what a link leads to: those of its check, or of all checks that have some; one where none has.
  func points(of check: String?) -> Int {
    let points = exercise.configuration.points
    let named = check.map { name in points.filter { CheckFragment(name).names(checkWithID: $0.key) } } ?? points
    return named.isEmpty ? 1 : named.values.reduce(0, +)
  }

  var mark: Mark {
    switch state {
    case .notStarted: .open
    case .started: latest == nil ? .open : .failed
    case .done: .passed
    case .stale: .stale
    }
  }

  /// `2 of 5 checks`, for an exercise under way.
  func tally(_ messages: Messages) -> String {
    guard state == .started, let latest else { return "" }
    return messages.checksPassing(latest.passed, of: latest.total)
  }
}

/// All standings, found by slug.
package struct Standings: Sendable {
  package let all: [Standing]
  /// How the exercise last worked on stands; `nil` where there is none, or the course has it no more.
  package let lastWorkedOn: Standing?
  private let bySlug: [String: Standing]

  package init(_ all: [Standing], lastWorkedOn slug: String? = nil) {
    self.all = all
    bySlug = Dictionary(all.map { ($0.exercise.slug, $0) }) { first, _ in first }
    lastWorkedOn = slug.flatMap { [bySlug] in bySlug[$0] }
  }

  package subscript(slug: String) -> Standing? { bySlug[slug] }

  /// What is to be done now, seen from an exercise: that one as long as it is not done, then the first after it in the
  /// order of the course, and at the end what was passed over before it.
  ///
  /// - Parameter slug: the exercise; the one last worked on if left out.
  package func next(from slug: String? = nil) -> Standing? {
    let origin = (slug.flatMap { self[$0] } ?? lastWorkedOn)?.exercise.slug
    let place = all.firstIndex { $0.exercise.slug == origin } ?? 0
    return (all[place...] + all[..<place]).first { !$0.isDone }
  }

  /// Whether everything that a task of an assignment links to passes.
  package func isDone(_ task: TaskItem) -> Bool {
    task.links.allSatisfy { link in
      guard let standing = self[link.exercise] else { return false }
      return standing.isPassed(link.check)
    }
  }

  /// The mark of a task: open until one of its checks has run.
  func mark(of task: TaskItem) -> Mark {
    if isDone(task) { return .passed }
    let hasRun = task.links.contains { link in
      self[link.exercise].map { link.check.map($0.hasRun) ?? ($0.attempts > 0) } ?? false
    }
    return hasRun ? .failed : .open
  }
}

import Course
import Grading
import Progress
import Reports
import Workspace

/// A course with a learner's workspace for it.
struct Site {
  var course: Course
  var workspace: Workspace

  /// The store of progress, when there is one.
  func progress() throws(ProgressError) -> ProgressStore? {
    try ProgressStore.openExisting(inWorkspace: workspace.directory)
  }

  /// The store of progress, in a workspace that is made if need be.
  func makeProgress(_ session: Session) throws -> ProgressStore {
    if try workspace.create() { session.tell(session.messages.madeWorkspace(workspace.directory)) }
    let store = try ProgressStore.open(inWorkspace: workspace.directory)
    if let notice = store.journalNotice { session.tell(session.messages.say(notice)) }
    return store
  }

  /// How every exercise stands, in the order of the course.
  ///
  /// Where there is no toolchain, whether a pass still holds cannot be told, and it is taken to hold.
  /// - Parameter asksWhatChanged: whether passes are looked at again, which reads their files.
  func standings(_ session: Session, asksWhatChanged: Bool = true) throws -> Standings {
    let store = try progress()
    let histories = try store?.histories() ?? [:]
    let (hints, solutions) = (try store?.hintsRevealed() ?? [:], try store?.solutionRequests() ?? [:])
    let grader = histories.isEmpty || !asksWhatChanged ? nil : try? session.grader()
    let all = course.exercises.map { exercise in
      let history = histories[exercise.slug]
      let current = history?.latestPass == nil ? nil : grader.flatMap { fingerprint(of: exercise, $0) }
      var standing = Standing(
        exercise: exercise, state: .derive(history, current: current), attempts: history?.attempts ?? 0,
        latest: history?.latest)
      standing.started = history?.started
      standing.firstPass = history?.firstPass
      standing.hints = hints[exercise.slug] ?? 0
      standing.sawSolution = solutions[exercise.slug]?.firstShown.map { $0 < history?.firstPass ?? .infinity } ?? false
      return standing
    }
    return Standings(all, lastWorkedOn: try store?.lastWorkedOn())
  }

  /// The fingerprint of the learner's copy as it is now; `nil` without one, as on a machine that progress was carried to.
  private func fingerprint(of exercise: Exercise, _ grader: Grader) -> Fingerprint? {
    let folder = workspace.directory(of: exercise.slug)
    guard FileQuestions.ofThisMachine.isDirectory(folder) else { return nil }
    let copy = Submission.folder(folder)
    return (try? grader.fingerprint(of: exercise, copy)).map(Fingerprint.init)
  }
}

extension Fingerprint {
  /// What a verdict hangs on, as it is recorded with the attempt.
  init(_ fingerprint: Grader.Fingerprint) {
    self.init(code: fingerprint.code, checks: fingerprint.checks, toolchain: fingerprint.toolchain)
  }
}

import CommandLineParsing
import Course
import FoundationEssentials
import Grading
import Progress
import Reports
import Terminal
import Typesetting
import Workspace

/// `lectern check`
func check(_ session: Session) throws -> ExitStatus {
  let site = try session.site()
  let grader = try session.grader()
  let exercises = try CheckTargets(session: session, site: site, grader: grader).exercises()
  let solution = try solutionFolder(session, exercises)
  let jobs = try exercises.map { exercise in
    try solution.map { CheckJob(exercise: exercise, submission: $0) } ?? job(for: exercise, in: site.workspace)
  }
  let store = solution == nil ? try site.makeProgress(session) : nil
  let results = try grade(jobs, grader, isFresh: session.invocation.has(.fresh), clock: session.context.clock)

  // All of them before anything is shown: the reader may go away at any time.
  for (job, (result, started)) in zip(jobs, results) {
    try store?.record(result, of: job.exercise, started: started)
  }
  let entries = zip(jobs, results).map { job, result in
    CheckJSON.Entry(slug: job.exercise.slug, verdict: result.0.verdict, notices: job.notices)
  }
  let json = CourseJSON(course: site.course.title, CheckJSON(exercises: entries))
  try session.show(json, try lines(jobs, entries, site, session))
  return results.allSatisfy { $0.0.verdict.outcome == .passed } ? .success : .failure
}

private struct CheckJob: Sendable {
  var exercise: Exercise
  var submission: Submission
  /// What the learner should know of the copy.
  var notices: [String] = []
}

// MARK: Whose code

/// The check of the learner's own copy.
private func job(for exercise: Exercise, in workspace: Workspace) throws -> CheckJob {
  let status = try workspace.status(of: exercise)
  guard status.isStarted else {
    throw Failure(
      .noInput, "You have not started '\(exercise.slug)' yet.",
      help: "'lectern start \(exercise.slug)' copies it to your workspace.")
  }
  let notices = status.differing.map { file in
    let what = exercise.configuration.test.contains(file) ? "Your copy of the checks" : "Your copy of"
    return "\(what) \(file) differs from the course's, which was used."
  }
  return CheckJob(
    exercise: exercise, submission: .folder(workspace.directory(of: exercise.slug)), notices: notices)
}

private func solutionFolder(_ session: Session, _ exercises: [Exercise]) throws -> Submission? {
  guard let path = session.invocation.value(of: .solution) else { return nil }
  guard exercises.count == 1 else {
    throw Failure(.usage, "A solution is for one exercise.", help: "Name it: 'lectern check EXERCISE --solution DIR'.")
  }
  let files = FileQuestions.ofThisMachine
  let folder = files.canonicalPath(of: path, from: session.context.currentDirectory)
  guard files.isDirectory(folder) else {
    throw Failure(.noInput, "There is no folder '\(path)'.", help: "Name the folder that holds the Swift files.")
  }
  return .folder(folder)
}

// MARK: Grading

/// Grades several exercises at once; each result with the time at which its grading began, in seconds since 1970.
private func grade(
  _ jobs: [CheckJob], _ grader: Grader, isFresh: Bool, clock: @Sendable () -> Double
) throws -> [(Grader.Result, Double)] {
  try jobs.concurrently { job throws(GradingError) in
    let started = clock()
    return (try grader.grade(job.exercise, job.submission, isFresh: isFresh), started)
  }
}

extension ProgressStore {
  /// Records an attempt, unless it is the latest one found again.
  fileprivate func record(_ result: Grader.Result, of exercise: Exercise, started: Double) throws {
    let verdict = result.verdict
    let fingerprint = Fingerprint(result.fingerprint)
    if verdict.outcome == .error { return }
    if verdict.origin == .cached, try history(of: exercise.slug)?.latest?.fingerprint == fingerprint { return }
    _ = try record(
      Attempt(
        exercise: exercise.slug, started: started, duration: verdict.seconds.total, outcome: verdict.outcome.rawValue,
        passed: verdict.passed, total: verdict.total, fingerprint: fingerprint,
        checks: verdict.checks.map {
          CheckResult(id: $0.id, name: $0.name, task: $0.task, outcome: $0.outcome.rawValue)
        }))
  }
}

// MARK: Showing

private func lines(
  _ jobs: [CheckJob], _ entries: [CheckJSON.Entry], _ site: Site, _ session: Session
) throws -> [StyledLine] {
  if jobs.isEmpty { return [StyledLine(), StyledLine("  Nothing has changed since it was checked."), StyledLine()] }
  let isLearners = session.invocation.value(of: .solution) == nil
  let hasPassed = entries.contains { $0.verdict.outcome == .passed }
  let afterPass = isLearners && hasPassed ? nextStep(site, try site.standings(session)).commands : []
  return zip(jobs, entries).flatMap { job, entry in
    let next =
      switch entry.verdict.outcome {
      case .passed: afterPass
      default: isLearners ? helpfulCommands(job.exercise, entry.verdict) : []
      }
    return CheckReport(
      exercise: job.exercise, verdict: entry.verdict, notices: entry.notices, next: next,
      appearance: session.appearance, sourceLine: sourceLine
    ).lines
  }
}

/// For an exercise that is not passed: the hint for the first failing task, and the section that explains it.
private func helpfulCommands(_ exercise: Exercise, _ verdict: Verdict) -> [String] {
  let failing = verdict.checks.lazy.filter { $0.outcome != .passed && $0.outcome != .skipped }
  let hint = failing.compactMap(\.task).first { task in exercise.tasks.contains { $0.number == task } }
  let read = exercise.owner.map { ["lectern read \($0.argument)"] } ?? []
  return (hint.map { ["lectern hint \(exercise.slug) \($0)"] } ?? []) + read
}

private func sourceLine(of file: String, _ line: Int) -> String? {
  guard let data = try? Data(contentsOf: URL(filePath: file)) else { return nil }
  let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  guard lines.indices.contains(line - 1) else { return nil }
  return String(decoding: lines[line - 1], as: UTF8.self)
}

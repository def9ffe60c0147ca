import CommandLineParsing
import Course
import FoundationEssentials
import Grading
import Progress
import Reports
import Terminal
import Typesetting
import Workspace
import Wordings

/// `lectern check`
func check(_ session: Session) throws -> ExitStatus {
  let site = try session.site()
  let grader = try session.grader()
  let exercises = try CheckTargets(session: session, site: site, grader: grader).exercises()
  let solution = try solutionFolder(session, exercises)
  let jobs = try exercises.map { exercise in
    if let solution { return CheckJob(exercise: exercise, submission: solution) }
    let news = try updateNotices(exercise, site, session)
    // The table of several has no room for them.
    if exercises.count > 1, !session.isJSON, !session.appearance.isVerbose {
      for notice in news { session.tell("\(exercise.slug): \(notice)") }
    }
    var job = try job(for: exercise, in: site.workspace, session.messages)
    job.notices = news + job.notices
    return job
  }
  let store = solution == nil ? try site.makeProgress(session) : nil
  if let store, jobs.count > 1 { return try CourseCheck(jobs, site, session).run(recordingIn: store) }
  let isFresh = session.invocation.has(.fresh)
  let graded = try jobs.map { try grade($0, by: grader, isFresh: isFresh, session) }

  // Before anything is shown: the reader may go away at any time.
  for (job, graded) in zip(jobs, graded) { _ = try store?.record(graded, of: job.exercise) }
  let entries = zip(jobs, graded).map { $0.entry($1.verdict) }
  let json = CourseJSON(course: site.course.title, CheckJSON(exercises: entries))
  try session.show(json, try checkLines(jobs, entries, site, session))
  return graded.allSatisfy { $0.verdict.outcome == .passed } ? .success : .failure
}

/// What is to be checked.
struct CheckJob: Sendable {
  var exercise: Exercise
  var submission: Submission
  /// What the learner should know of the copy.
  var notices: [String] = []

  /// What is shown of it, in the course's language.
  func entry(_ verdict: Verdict) -> CheckJSON.Entry {
    CheckJSON.Entry(slug: exercise.slug, verdict: verdict.worded(for: exercise), notices: notices)
  }
}

// MARK: Whose code

/// The check of the learner's own copy.
func job(for exercise: Exercise, in workspace: Workspace, _ messages: Messages) throws -> CheckJob {
  let status = try workspace.status(of: exercise)
  guard status.isStarted else {
    throw WorkspaceError.notStarted(exercise: exercise.slug)
  }
  let notices = status.differing.map { file in
    exercise.configuration.test.contains(file) ? messages.copyOfChecksDiffers(file) : messages.copyDiffers(file)
  }
  return CheckJob(
    exercise: exercise, submission: .folder(workspace.directory(of: exercise.slug)), notices: notices)
}

private func solutionFolder(_ session: Session, _ exercises: [Exercise]) throws -> Submission? {
  guard let path = session.invocation.value(of: .solution) else { return nil }
  guard exercises.count == 1 else {
    throw Failure(
      .usage, Wording("A solution is for one exercise.", "답은 연습 하나에만 쓸 수 있습니다."),
      help: Wording(
        "Name it: 'lectern check EXERCISE --solution DIR'.", "연습의 이름을 적으세요: 'lectern check EXERCISE --solution DIR'"))
  }
  let files = FileQuestions.ofThisMachine
  let folder = files.canonicalPath(of: path, from: session.context.currentDirectory)
  guard files.isDirectory(folder) else {
    throw Failure(
      .noInput, Wording("There is no folder '\(path)'.", "폴더가 없습니다: '\(path)'"),
      help: Wording("Name the folder that holds the Swift files.", "Swift 파일이 있는 폴더를 적으세요."))
  }
  return .folder(folder)
}

// MARK: Grading

/// What came of a job.
struct GradedJob: Sendable {
  var verdict: Verdict
  /// What was judged; `nil` where it could not be.
  var fingerprint: Fingerprint?
  /// When the grading began, in seconds since 1970.
  var started: Double
  /// Why it could not be graded, if it could not.
  var failure: GradingError?

  /// - Parameter tell: is told how far it is.
  init(
    grading job: CheckJob, by grader: Grader, isFresh: Bool, clock: () -> Double,
    tell: (@Sendable (GradingProgress) -> Void)? = nil
  ) throws(GradingError) {
    started = clock()
    let result = try grader.grade(job.exercise, job.submission, isFresh: isFresh, tell: tell)
    (verdict, fingerprint) = (result.verdict, Fingerprint(result.fingerprint))
  }

  /// A job among others, which go on when it cannot be graded: why not is its verdict's reason.
  init(
    _ job: CheckJob, by grader: Grader, isFresh: Bool, clock: () -> Double,
    tell: (@Sendable (GradingProgress) -> Void)? = nil
  ) {
    let start = clock()
    do throws(GradingError) {
      self = try GradedJob(grading: job, by: grader, isFresh: isFresh, clock: clock, tell: tell)
    } catch {
      started = start
      verdict = Verdict(
        outcome: .error, route: .direct, origin: .fresh, source: job.submission.source(of: job.exercise),
        seconds: .init())
      verdict.reason = error.message
      failure = error
    }
  }
}

extension ProgressStore {
  /// Records an attempt, unless it is the latest one found again.
  ///
  /// - Returns: whether the store holds it; what could not be graded is no attempt.
  func record(_ graded: GradedJob, of exercise: Exercise) throws -> Bool {
    let verdict = graded.verdict
    guard verdict.outcome != .error, let fingerprint = graded.fingerprint else { return false }
    if verdict.origin == .cached, try history(of: exercise.slug)?.latest?.fingerprint == fingerprint { return true }
    try record(
      Attempt(
        exercise: exercise.slug, started: graded.started, duration: verdict.seconds.total,
        outcome: verdict.outcome.rawValue, passed: verdict.passed, total: verdict.total, fingerprint: fingerprint,
        checks: verdict.checks.map {
          CheckResult(id: $0.id, name: $0.name, task: $0.task, outcome: $0.outcome.rawValue)
        }))
    return true
  }
}

// MARK: Showing

func checkLines(
  _ jobs: [CheckJob], _ entries: [CheckJSON.Entry], _ site: Site, _ session: Session
) throws -> [StyledLine] {
  if jobs.isEmpty { return session.paragraph(session.messages.nothingToCheckAgain) }
  let isLearners = session.invocation.value(of: .solution) == nil
  let passed = jobs.indices.last { entries[$0].verdict.outcome == .passed }.map { jobs[$0].exercise }
  let afterPass =
    try passed.map { isLearners ? nextStep(site, try site.standings(session), from: $0).commands : [] } ?? []
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

/// For an exercise that is not passed: the hint for the task that is in the way, if it can be told which it is, and the
/// section that explains it.
func helpfulCommands(_ exercise: Exercise, _ verdict: Verdict) -> [String] {
  let failing = verdict.checks.lazy.filter { ![.passed, .skipped, .notRun].contains($0.outcome) }
  let tasks = Set(exercise.tasks.map(\.number))
  let hint = failing.compactMap(\.task).first(where: tasks.contains) ?? taskOfFirstError(in: verdict, among: tasks)
  let read = exercise.owner.map { ["lectern read \($0.argument)"] } ?? []
  return (hint.map { ["lectern hint \(exercise.slug) \($0)"] } ?? []) + read
}

/// The task named by the nearest comment `// Task 3` above what is wrong first in the learner's file.
private func taskOfFirstError(in verdict: Verdict, among tasks: Set<Int>) -> Int? {
  guard let error = verdict.diagnostics.first(where: { $0.severity == .error }),
    error.file.hasPrefix(verdict.source + "/")
  else { return nil }
  return (1...max(1, error.line)).reversed().lazy
    .compactMap { sourceLine(of: error.file, $0).flatMap(taskNumber) }.first.flatMap { tasks.contains($0) ? $0 : nil }
}

/// `3` of a comment `// Task 3`, or `// MARK: Task 3 and 4`.
private func taskNumber(in line: String) -> Int? {
  line.firstMatch(of: #/^\s*//+ *(?:MARK: *-? *)?(?:Tasks?|과제) (\d+)/#).flatMap { Int($0.1) }
}

/// A line of a file, counted from 1.
func sourceLine(of file: String, _ line: Int) -> String? {
  guard let data = try? Data(contentsOf: URL(filePath: file)) else { return nil }
  let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  guard lines.indices.contains(line - 1) else { return nil }
  return String(decoding: lines[line - 1], as: UTF8.self)
}

import CommandLineParsing
import Course
import FoundationEssentials
import Grading
import Progress
import Reports
import Subprocess
import Terminal
import Typesetting

/// A check of several exercises, side by side: each result is recorded as soon as it is there, and shown as soon as it
/// and all before it are.
///
/// All of it but the grading happens on the thread that runs it.
final class CourseCheck {
  private let jobs: [CheckJob]
  private let site: Site
  private let session: Session
  private let report: CourseCheckReport
  private let progressLine: ProgressLine
  private var verdicts: [Verdict?]
  /// The indices of what the store of progress holds.
  private var recorded: Set<Int> = []
  private var shown = 0
  /// Why the result cannot be shown any more. The check goes on: its results are recorded all the same.
  private var outputError: (any Error)?

  init(_ jobs: [CheckJob], _ site: Site, _ session: Session) {
    self.jobs = jobs
    self.site = site
    self.session = session
    report = CourseCheckReport(jobs.map(\.exercise), appearance: session.appearance)
    progressLine = ProgressLine(session)
    verdicts = jobs.map { _ in nil }
  }

  func run(recordingIn store: ProgressStore) throws -> ExitStatus {
    let start = now()
    if !session.isJSON { show([StyledLine()]) }
    try grade(recordingIn: store)
    return try finish(seconds: now() - start)
  }

  private func grade(recordingIn store: ProgressStore) throws {
    let grader = try session.grader(cores: 1)
    let (isFresh, clock) = (session.invocation.has(.fresh), session.context.clock)
    let atOnce = exercisesAtOnce(cores: ProcessInfo.processInfo.activeProcessorCount, freeMemory: freeMemory())
    withoutInterruption { $0.setLastWords(lastWords) }
    progressLine.draw(progress)
    defer {
      progressLine.erase()
      withoutInterruption { $0.setLastWords("") }
    }
    try sideBySide(jobs, atOnce: atOnce) { job in
      GradedJob(job, by: grader, isFresh: isFresh, clock: clock)
    } receive: { index, graded in
      try receive(graded, at: index, store)
    }
  }

  private func receive(_ graded: GradedJob, at index: Int, _ store: ProgressStore) throws {
    verdicts[index] = graded.verdict
    try withoutInterruption { step in
      if try store.record(graded, of: jobs[index].exercise) { recorded.insert(index) }
      step.setLastWords(lastWords)
    }
    progressLine.erase()
    showFinished()
    progressLine.draw(progress)
  }

  // MARK: Showing

  private func showFinished() {
    while shown < jobs.count, let verdict = verdicts[shown] {
      if !session.isJSON { show(lines(for: jobs[shown], verdict)) }
      shown += 1
    }
  }

  private func lines(for job: CheckJob, _ verdict: Verdict) -> [StyledLine] {
    guard session.appearance.isVerbose else { return report.lines(for: job.exercise, verdict) }
    return CheckReport(
      exercise: job.exercise, verdict: verdict.worded(for: job.exercise), notices: job.notices,
      next: verdict.outcome == .passed ? [] : helpfulCommands(job.exercise, verdict), appearance: session.appearance,
      sourceLine: sourceLine
    ).lines
  }

  private func show(_ lines: [StyledLine]) {
    guard outputError == nil else { return }
    do {
      try session.show(lines)
      try session.context.output.flush()
    } catch {
      outputError = error
    }
  }

  private func finish(seconds: Double) throws -> ExitStatus {
    let results = zip(jobs, verdicts).compactMap { job, verdict in verdict.map { (job, $0) } }
    let failing = results.first { $0.1.outcome != .passed }?.0.exercise
    if session.isJSON {
      let entries = results.map { $0.entry($1) }
      try session.showJSON(CourseJSON(course: site.course.title, CheckJSON(exercises: entries)))
    } else {
      let next =
        try failing.map { ["lectern check \($0.slug)"] }
        ?? nextStep(site, site.standings(session), from: jobs.last?.exercise).commands
      show(report.summary(results.map(\.1), seconds: seconds, next: next))
    }
    if let outputError { throw outputError }
    return failing == nil ? .success : .failure
  }

  // MARK: On the way

  private var progress: StyledLine {
    let open = verdicts.firstIndex { $0 == nil }
    return report.progress(done: verdicts.count { $0 != nil }, current: open.map { jobs[$0].exercise })
  }

  /// What an interruption says at this moment; nothing once all is done.
  private var lastWords: String {
    let open = jobs.indices.filter { !recorded.contains($0) }.map { jobs[$0].exercise.slug }
    guard let first = open.first else { return "" }
    let text = session.messages.stopped(recorded.count, of: jobs.count, open: first, others: open.count - 1)
    return progressLine.erasing + progressLine.wrapped(text) + "\n"
  }
}

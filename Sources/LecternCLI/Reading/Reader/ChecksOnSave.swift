import Course
import FileWatching
import Grading
import Progress
import Reader
import Subprocess
import Workspace
import Wordings

/// Checks the exercise in work whenever one of its files is saved; a save during a check begins it anew.
final class ChecksOnSave {
  /// What there is to tell.
  enum News {
    case began(Exercise)
    case progressed(CheckJob, GradingProgress)
    /// - Parameter isNew: whether it is another verdict than the last one, or was asked for.
    case graded(CheckJob, GradedJob, isNew: Bool)
    case failed(Failure)
    /// A check was cancelled, and with it every other program that runs beside the reader; another may begin at once.
    case cancelled(goesOn: Bool)
    /// Nothing tells of saves, so the files are looked at again and again, for the reason given.
    case polls(reason: Wording)
  }

  private let session: Session
  private let site: Site
  private let wakeup: Wakeup
  /// Made with the first check: finding the toolchain takes its time.
  private var check: CheckInBackground?
  private var watcher: FileWatcher?
  private(set) var exercise: Exercise?
  private var isDue = false
  /// Whether the check was asked for by a key, so that even an old verdict is news.
  private var isAskedFor = false
  private var latest: (slug: String, fingerprint: Fingerprint)?
  /// What runs, and what is shown of it.
  private var running: (job: CheckJob, progress: SteadyProgress)?

  /// Seconds that a step of a check lasts before it is shown: short ones come and go unseen.
  private static let patience = 0.3

  init(_ site: Site, _ session: Session) throws {
    self.site = site
    self.session = session
    wakeup = try Wakeup()
  }

  var descriptors: [Int32] { [wakeup.descriptor, watcher?.descriptor ?? -1] }
  var interval: Int32 { min(watcher?.interval ?? 2000, running?.progress.milliseconds(now: now()) ?? .max) }

  /// Why files are looked at again and again, as long as it has not been told.
  private var pollingReason: Wording?

  /// From now on this is the exercise in work.
  func watch(_ exercise: Exercise) {
    guard self.exercise?.slug != exercise.slug else { return }
    self.exercise = exercise
    isDue = false
    check?.cancel()
    let watcher = FileWatcher(folders: [site.workspace.directory(of: exercise.slug), exercise.directory]) {
      $0.hasSuffix(".swift")
    }
    if case .polling(let reason) = watcher.method { pollingReason = reason }
    self.watcher = watcher
  }

  /// Checks the exercise in work as soon as no other check runs.
  func checkNow() {
    isDue = true
    isAskedFor = true
    check?.cancel()
  }

  /// Ends the check that runs.
  func end() { check?.cancel() }

  /// What happened since the last call.
  func takeNews() -> [News] {
    wakeup.clear()
    var news: [News] = []
    if let reason = pollingReason { news.append(.polls(reason: reason)) }
    pollingReason = nil
    if watcher?.takeChanges().isEmpty == false {
      isDue = true
      check?.cancel()
    }
    switch check?.takeResult() {
    case .cancelled:
      running = nil
      news.append(.cancelled(goesOn: isDue))
    case .graded(let job, let graded):
      running = nil
      if job.exercise.slug == exercise?.slug { news.append(.graded(job, graded, isNew: isNews(graded, of: job))) }
    case nil: break
    }
    if let progressed = progressed() { news.append(progressed) }
    if isDue, let begun = begin() { news.append(begun) }
    return news
  }

  /// How far the check is, if that is to be shown now.
  private func progressed() -> News? {
    guard let check, running?.progress.update(check.takeProgress(), now: now()) == true, let running else { return nil }
    return running.progress.shown.map { .progressed(running.job, $0) }
  }

  /// Whether a verdict is another than the last one, or was asked for.
  private func isNews(_ graded: GradedJob, of job: CheckJob) -> Bool {
    defer { isAskedFor = false }
    guard let fingerprint = graded.fingerprint else { return true }
    if !isAskedFor, let latest, latest == (job.exercise.slug, fingerprint) { return false }
    latest = (job.exercise.slug, fingerprint)
    return true
  }

  /// Begins the check that is due, once no other runs.
  private func begin() -> News? {
    guard let exercise else { return nil }
    do {
      let check =
        try self.check ?? CheckInBackground(grader: session.grader(), clock: session.context.clock, wakeup: wakeup)
      self.check = check
      guard check.isIdle else { return nil }
      isDue = false
      let job = try job(for: exercise, in: site.workspace, session.messages)
      running = (job, SteadyProgress(patience: Self.patience, now: now()))
      check.start(job)
      return .began(exercise)
    } catch {
      isDue = false
      return .failed(Failure(error))
    }
  }
}

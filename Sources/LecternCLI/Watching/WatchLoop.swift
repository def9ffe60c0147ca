import Course
import FileWatching
import FoundationEssentials
import Grading
import Progress
import Reports
import Subprocess
import Terminal
import Typesetting
import Workspace

/// Checks an exercise whenever one of its files is saved, until it is interrupted.
///
/// A save while a check runs cancels it and begins another. What was checked is not checked again.
final class WatchLoop {
  private let session: Session
  private let site: Site
  private let store: ProgressStore
  private let watcher: FileWatcher
  private let wakeup: Wakeup
  private let check: CheckInBackground
  private let progressLine: ProgressLine
  /// What is said of the check that runs.
  private var checkLine: CheckLine?
  /// Whether the exercise changes to the one that was saved last.
  private let follows: Bool
  private var exercise: Exercise
  private var isDue = true
  /// What was shown last.
  private var latest: (slug: String, fingerprint: Fingerprint)?
  /// The names of the files that were saved since.
  private var saved: [String] = []

  init(_ exercise: Exercise, follows: Bool, _ site: Site, _ session: Session) throws {
    self.exercise = exercise
    self.follows = follows
    self.site = site
    self.session = session
    store = try site.makeProgress(session)
    progressLine = ProgressLine(session)
    wakeup = try Wakeup()
    check = CheckInBackground(grader: try session.grader(), clock: session.context.clock, wakeup: wakeup)
    let copies = follows ? site.workspace.directory : site.workspace.directory(of: exercise.slug)
    let originals = follows ? "\(site.course.root)/exercises" : exercise.directory
    watcher = FileWatcher(folders: [copies, originals]) { $0.hasSuffix(".swift") }
  }

  func run() throws -> Never {
    session.tell(session.messages.watching(follows ? nil : exercise.slug))
    if case .polling(let reason) = watcher.method {
      session.tell("\(session.messages.say(reason)) \(session.messages.looksAgain)")
    }
    while true {
      if isDue, check.isIdle { try startCheck() }
      let patience = min(watcher.interval, checkLine?.milliseconds ?? .max)
      waitForInput(on: [watcher.descriptor, wakeup.descriptor], milliseconds: patience)
      wakeup.clear()
      noteChanges()
      if case .graded(let job, let graded)? = check.takeResult() { try receive(graded, of: job) }
      checkLine?.update(check.takeProgress())
    }
  }

  private func noteChanges() {
    let changes = watcher.takeChanges()
    guard !changes.isEmpty else { return }
    if follows, let slug = changes.lazy.compactMap(slug(of:)).last, slug != exercise.slug,
      let other = site.course.exercises.first(where: { $0.slug == slug })
    {
      exercise = other
      saved = []
    }
    let here = [site.workspace.directory(of: exercise.slug), exercise.directory].map { $0 + "/" }
    let own = changes.filter { path in here.contains { path.hasPrefix($0) } }
    guard !own.isEmpty else { return }
    for name in own.map({ String($0[($0.lastIndex(of: "/").map($0.index(after:)) ?? $0.startIndex)...]) })
    where !saved.contains(name) { saved.append(name) }
    isDue = true
    checkLine = nil
    check.cancel()
  }

  /// The exercise whose copy in the workspace holds a path.
  private func slug(of path: String) -> String? {
    site.workspace.exercise(holding: path, currentDirectory: session.context.currentDirectory)
  }

  private func startCheck() throws {
    isDue = false
    do {
      check.start(try job(for: exercise, in: site.workspace, session.messages))
      progressLine.draw(StyledLine("  " + session.messages.checking(exercise.slug), .dim))
      checkLine = CheckLine(progressLine, for: exercise, session.appearance)
    } catch {
      let failure = Failure(error)
      session.tell("\(session.messages.say(failure.message)) \(session.messages.say(failure.help))")
    }
  }

  private func receive(_ graded: GradedJob, of job: CheckJob) throws {
    checkLine = nil
    progressLine.erase()
    _ = try store.record(graded, of: job.exercise)
    if let fingerprint = graded.fingerprint {
      if let latest, latest == (job.exercise.slug, fingerprint) { return saved = [] }
      latest = (job.exercise.slug, fingerprint)
    }
    let entry = job.entry(graded.verdict)
    try session.show(
      CourseJSON(course: site.course.title, CheckJSON(exercises: [entry])),
      heading + checkLines([job], [entry], site, session))
    try session.context.output.flush()
    saved = []
  }

  /// When and after which save: what stands above it is older.
  private var heading: [StyledLine] {
    let now = session.context.clock()
    // FoundationEssentials alone does not know the machine's time zone.
    let zone = TimeZone(secondsFromGMT: secondsFromGMT(at: now)) ?? .gmt
    let time = Date(timeIntervalSince1970: now)
      .formatted(Date.ISO8601FormatStyle(timeZone: zone).time(includingFractionalSeconds: false))
    let text = ([time] + (saved.isEmpty ? [] : [saved.joined(separator: ", ")])).joined(separator: "  ")
    let rule = session.display.signs.rule
    let lead = StyledLine("\(rule)\(rule) \(text) ", .mark).truncated(to: session.appearance.width)
    let rest = max(0, session.appearance.width - lead.cells)
    return [StyledLine(lead.spans + [Span(String(repeating: rule, count: rest), .mark)])]
  }
}

import Course
import FileWatching
import Grading
import Progress
import Reader
import Reports
import Workspace
import Wordings

/// What the reader gets from the course and the workspace, and what it has done there.
final class ReadingHost: ReaderHost {
  private let session: Session
  private let words: ReaderWords
  private var texts: ReadingTexts
  private let places: PlacesFile
  private let checks: ChecksOnSave
  private let colours: ReaderColours?
  private var search: CourseSearch
  /// Watches the notes, which an author may be writing.
  private var notes: FileWatcher?
  /// What is on the page.
  private var current: TextName?
  /// What was made for exercises, to be come back to.
  private var made: [TextName: OpenedText] = [:]
  private var isFresh = true

  init(_ site: Site, _ session: Session, words: ReaderWords, colours: ReaderColours?) throws {
    self.session = session
    self.words = words
    self.colours = colours
    search = CourseSearch(site, session)
    places = PlacesFile(site, cacheFolder: session.cacheFolder)
    checks = try ChecksOnSave(site, session)
    texts = ReadingTexts(session: session, site: site, standings: try site.standings(session, asksWhatChanged: false))
    texts.codeColours = { text, language in colours?.pieces(of: text, language: language) }
  }

  private var site: Site { texts.site }
  private var desk: ExerciseDesk { ExerciseDesk(session: session, site: site, words: words) }

  // MARK: The beginning

  /// What the reader begins with: the text that was asked for, else the one that was read last, else where the next
  /// exercise is, else the first note.
  func firstEvents(_ asked: AskedText?) throws -> [ReaderEvent] {
    if let asked {
      texts.given = asked.file
      defer { texts.given = nil }
      return [.course(texts.map), try opened(asked.name, Arrival(asked.target))]
    }
    let candidates = [places.latest.flatMap(name(ofKey:)), nextNote, site.course.notes.first.map { .note($0.name) }]
    let opened = candidates.lazy.compactMap { $0 }.compactMap { try? self.opened($0, Arrival(.remembered)) }.first
    guard let opened else {
      throw Failure(
        .noInput, Wording("This course has nothing to read.", "이 강의에는 읽을 것이 없습니다."),
        help: Wording("Add a note to its 'notes' folder.", "'notes' 폴더에 노트를 넣으세요."))
    }
    return [.course(texts.map), opened]
  }

  /// The text whose places are kept under a key.
  private func name(ofKey key: String) -> TextName? {
    let parts = key.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "note": return .note(parts[1])
    case "exercise": return .instructions(parts[1])
    default: return nil
    }
  }

  private var nextNote: TextName? {
    let slug = nextStep(site, texts.standings).exercise
    return slug.flatMap { texts.standings[$0]?.exercise.owner }.map { .note($0.note) }
  }

  /// Opens a text, and takes note that it is on the page.
  private func opened(_ name: TextName, _ arrival: Arrival) throws -> ReaderEvent {
    if let text = made[name] {
      current = name
      return .opened(text, arrival)
    }
    var text = try texts.open(name)
    text.place = places[name]
    current = name
    return .opened(text, arrival)
  }

  // MARK: Waiting

  var descriptors: [Int32] { checks.descriptors + [notes?.descriptor ?? -1, colours?.descriptor ?? -1] }
  var interval: Int32 { isFresh ? 0 : min(checks.interval, notes?.interval ?? .max) }

  func takeEvents() -> [ReaderEvent] {
    if isFresh { return settleIn() }
    var events: [ReaderEvent] = []
    if colours?.receive() == true { events.append(.recoloured) }
    if notes?.takeChanges().isEmpty == false { events += reloaded() }
    for news in checks.takeNews() { events += self.events(for: news) }
    return events
  }

  /// What could wait until the first screen was there: whether passes still hold, and what is watched.
  private func settleIn() -> [ReaderEvent] {
    isFresh = false
    notes = FileWatcher(folders: ["\(site.course.root)/notes"]) { $0.hasSuffix(".md") }
    if let standing = texts.standings.lastWorkedOn, standing.state != .notStarted { checks.watch(standing.exercise) }
    return refreshed()
  }

  /// Everything that shows how exercises stand, as it is now.
  private func refreshed() -> [ReaderEvent] {
    guard let standings = try? site.standings(session) else { return [] }
    let isSame =
      standings.all.map(\.state) == texts.standings.all.map(\.state)
      && standings.all.map(\.latest) == texts.standings.all.map(\.latest)
    texts.standings = standings
    return isSame ? [] : [.course(texts.map)] + changedText()
  }

  /// The text on the page as it is now.
  private func changedText() -> [ReaderEvent] {
    guard let current, current.key != nil, let text = try? texts.open(current) else { return [] }
    return [.changed(text)]
  }

  /// The course as it is on the disk now.
  private func reloaded() -> [ReaderEvent] {
    guard let course = try? Course.load(at: site.course.root, language: site.course.language) else { return [] }
    texts.site.course = course
    if let standings = try? site.standings(session) { texts.standings = standings }
    return [.course(texts.map)] + changedText()
  }

  /// What the reader is told of a check; a verdict is recorded before.
  private func events(for news: ChecksOnSave.News) -> [ReaderEvent] {
    switch news {
    case .began(let exercise): return [.checking(exercise: exercise.slug, title: exercise.title)]
    case .cancelled(let goesOn):
      colours?.renew()
      return [.recoloured] + (goesOn ? [] : [.stoppedChecking])
    case .failed(let failure): return [.stoppedChecking, .told(failure, words)]
    case .polls(let reason): return [.told(Message(words.polls(reason)))]
    case .progressed(let job, let progress):
      let checked = checked(job, progress.verdict)
      return [.progressed(CheckInProgress(checked, hasBegun: progress.phase == .running, running: progress.running))]
    case .graded(let job, let graded, let isNew):
      let shown = ReaderEvent.checked(checked(job, graded.verdict))
      guard isNew else { return [shown] }
      do {
        let (store, notices) = try desk.openStore()
        _ = try store.record(graded, of: job.exercise)
        return notices.map { .told($0) } + [shown] + refreshed()
      } catch {
        return [shown, .told(Failure(error), words)]
      }
    }
  }

  /// A verdict with what is shown of it.
  private func checked(_ job: CheckJob, _ verdict: Verdict) -> CheckedExercise {
    let lines = verdict.namedLines.compactMap { file, line in
      sourceLine(of: file, line).map { CheckedExercise.SourceLine(file: file, line: line, text: $0) }
    }
    return CheckedExercise(
      exercise: job.exercise, verdict: verdict.worded(for: job.exercise), notices: job.notices, sourceLines: lines)
  }

  /// Ends what runs beside the reader.
  func end() { checks.end() }

  // MARK: Effects

  func perform(_ effect: ReaderEffect, on screen: any ReaderScreen) -> [ReaderEvent] {
    do {
      switch effect {
      case .open(let name, let arrival): return [try opened(name, arrival)]
      case .follow(let destination, let name):
        let (name, target) = try texts.target(of: destination, from: name)
        return [try opened(name, Arrival(target))]
      case .keepPlace(let name, let place): places.keep(place, in: name)
      case .searchCourse(let words): return [.found(words: words, try search.items(for: words))]
      case .exercise(let action, let slug): return try perform(action, site.course.exercise(named: slug), on: screen)
      case .goToNext: return try goToNext()
      case .quit, .suspend, .copy, .setGround, .setMouse: break
      }
      return []
    } catch {
      return [.told(Failure(error), words)]
    }
  }

  /// Opens the section of what is to be done now.
  private func goToNext() throws -> [ReaderEvent] {
    let standings = try site.standings(session)
    guard let slug = nextStep(site, standings, from: checks.exercise).exercise, let exercise = standings[slug]?.exercise
    else {
      return [.told(Message(standings.all.isEmpty ? words.nothingToDo : words.allDone))]
    }
    guard let owner = exercise.owner else { return [try opened(.instructions(slug), Arrival(.top))] }
    return [try opened(.note(owner.note), Arrival(owner.anchor.map { .anchor($0) } ?? .top))]
  }

  /// Does what was asked about an exercise.
  private func perform(
    _ action: ExerciseAction, _ exercise: Exercise, on screen: any ReaderScreen
  ) throws -> [ReaderEvent] {
    switch action {
    case .edit(let place):
      let started = try desk.start(exercise)
      checks.watch(exercise)
      let told = desk.edit(exercise, at: place) { body in screen.lend { body() } } ?? started
      return [told.map { .told($0) }].compactMap { $0 } + refreshed()
    case .check, .compare, .reset:
      guard try site.workspace.status(of: exercise).isStarted else {
        return [.told(Message(words.notStarted(exercise.slug)))]
      }
      return try performOnCopy(action, exercise)
    case .hint(let task): return try desk.hint(exercise, task: task)
    case .solution(let isCertain): return try solution(of: exercise, isCertain: isCertain)
    }
  }

  /// What can be done with an exercise that has been started.
  private func performOnCopy(_ action: ExerciseAction, _ exercise: Exercise) throws -> [ReaderEvent] {
    switch action {
    case .edit, .hint, .solution: return []
    case .check:
      checks.watch(exercise)
      checks.checkNow()
      return []
    case .compare:
      guard let difference = try desk.difference(exercise) else {
        return [.told(Message(words.sameAsStarter(exercise.slug)))]
      }
      return [show(.difference, of: exercise, words.differenceTitle(exercise.title), difference)]
    case .reset(let isCertain):
      guard isCertain else {
        return [
          .asked(Question(words.askReset(exercise.title), effect: .exercise(.reset(isCertain: true), exercise.slug)))
        ]
      }
      let backup = try desk.reset(exercise)
      return [.told(Message(backup.map(words.didReset) ?? words.sameAsStarter(exercise.slug)))] + refreshed()
    }
  }

  /// The solution after a pass; before that one is asked twice.
  private func solution(of exercise: Exercise, isCertain: Bool) throws -> [ReaderEvent] {
    guard !exercise.configuration.example.isEmpty else { return [.told(Message(words.noSolution(exercise.slug)))] }
    if isCertain || texts.standings[exercise.slug]?.isDone == true, let solution = try desk.solution(exercise) {
      return [show(.solution, of: exercise, words.solutionTitle(exercise.title), solution)]
    }
    let question = isCertain ? words.askSolutionAgain : words.askSolution
    return [.asked(Question(question, effect: .exercise(.solution(isCertain: true), exercise.slug)))]
  }

  /// Opens a text that was made for an exercise.
  private func show(_ kind: TextName.Made, of exercise: Exercise, _ title: String, _ markdown: String) -> ReaderEvent {
    let text = texts.made(kind, for: exercise, title: title, markdown)
    made[text.name] = text
    current = text.name
    return .opened(text, Arrival(.top))
  }
}

extension ReaderEvent {
  /// A failure as the reader says it.
  fileprivate static func told(_ failure: Failure, _ words: ReaderWords) -> ReaderEvent {
    .told(Message("\(failure.message[words.language]) \(failure.help[words.language])", isError: true))
  }
}

extension Verdict {
  /// The lines of files that the verdict speaks of, each once.
  fileprivate var namedLines: [(String, Int)] {
    var seen: Set<String> = []
    let issues = checks.flatMap(\.issues).compactMap { issue in
      issue.file.flatMap { file in issue.line.map { (file, $0) } }
    }
    let named = diagnostics.flatMap { [$0] + $0.notes }.map { ($0.file, $0.line) }
    return (issues + named).filter { seen.insert("\($0.0):\($0.1)").inserted }
  }
}

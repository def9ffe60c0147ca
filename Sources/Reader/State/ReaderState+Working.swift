import Course
import Grading
import Terminal

// The exercise in work: its checks, hints and what else can be asked about it.

extension ReaderState {
  /// Does a command of the group of exercises.
  mutating func work(_ command: ReaderCommand) -> [ReaderEffect] {
    switch command {
    case .goToNext: return [.goToNext]
    case .nextFailure: selectFailure(after: true)
    case .previousFailure: selectFailure(after: false)
    case .explain: return explain()
    default:
      guard let slug = currentSlug else {
        message = Message(words.noExercise)
        return []
      }
      return work(command, slug)
    }
    return []
  }

  /// Does a command about one exercise.
  private mutating func work(_ command: ReaderCommand, _ slug: String) -> [ReaderEffect] {
    switch command {
    case .edit: return [.exercise(.edit(nil), slug)]
    case .check: return [.exercise(.check, slug)]
    case .hint:
      let selected = work?.slug == slug ? work?.selected : nil
      return [.exercise(.hint(task: selected.flatMap { work?.shown?.verdict.checks[$0].task }), slug)]
    case .openFailure:
      guard let place = failingLine else {
        message = Message(words.noFailingLine)
        return []
      }
      return [.exercise(.edit(place), slug)]
    case .instructions: return open(.instructions(slug))
    case .compare: return [.exercise(.compare, slug)]
    case .reset: return [.exercise(.reset(isCertain: false), slug)]
    case .solution: return [.exercise(.solution(isCertain: false), slug)]
    default: return []
    }
  }

  private func open(_ name: TextName) -> [ReaderEffect] {
    name == text?.name ? [] : [.open(name, Arrival(.remembered))]
  }

  // MARK: Checks

  /// Shows that a check runs.
  mutating func beginCheck(of slug: String, _ title: String) {
    if work?.slug != slug { work = Work(slug: slug, title: title) }
    work?.isChecking = true
    // What has come stays until there is more, but nothing of it runs any longer.
    work?.progress?.hasBegun = false
    work?.progress?.running = nil
    showsPanel = true
  }

  /// Shows how far a check is. What is looked at stays; where nothing is, the first failure is explained.
  mutating func show(_ progress: CheckInProgress) {
    guard var next = work, next.slug == progress.checked.slug, next.isChecking else { return }
    // While the code compiles, the latest verdict is more than a list of names.
    if !progress.hasBegun, next.shown != nil { return }
    next.progress = progress.keeping(next.shown)
    let failures = next.shown?.failures ?? []
    let looked = next.shown?.index(of: work?.selectedID)
    let isOpen = looked.map { next.shown?.verdict.checks[$0].outcome == .notRun } ?? false
    next.selected = isOpen ? looked : failures.first { $0 == looked } ?? failures.first
    work = next
    keepPanelInContent()
  }

  /// Shows the latest verdict again: the check that ran has come to nothing.
  mutating func stopChecking() {
    guard var next = work else { return }
    next.isChecking = false
    next.progress = nil
    next.selected = next.checked?.index(of: work?.selectedID)
    work = next
    keepPanelInContent()
  }

  private mutating func keepPanelInContent() {
    arrange()
    scrollPanel(by: 0)
  }

  /// Shows a verdict.
  mutating func show(_ checked: CheckedExercise) {
    let former = work?.slug == checked.slug ? work : nil
    var next = Work(slug: checked.slug, title: checked.exercise.title, checked: checked, hint: former?.hint)
    let failures = checked.failures
    // The check that somebody looks at stays in view as long as it fails.
    let looked = former?.selectedID
    next.selected = failures.first { checked.verdict.checks[$0].id == looked } ?? failures.first
    if next.selected == nil || checked.verdict.outcome == .passed { next.hint = nil }
    // What was seen to come is not moved by its end.
    if let former, former.progress != nil { next.scroll = former.scroll }
    work = next
    showsPanel = true
    if message?.isError == false { message = nil }
    keepPanelInContent()
  }

  /// Shows a hint.
  mutating func show(_ hint: Hint) {
    if work?.slug != hint.slug { work = Work(slug: hint.slug, title: currentExercise?.title ?? hint.slug) }
    work?.hint = hint
    showsPanel = true
    arrange()
    work?.scroll = 0
    // The newest hint is the last.
    if !layout.isPanelBeside { scrollPanel(by: panelContent.count) }
  }

  /// Explains the next failing check, or the one before, round the ends.
  private mutating func selectFailure(after: Bool) {
    guard let failures = work?.shown?.failures, !failures.isEmpty else {
      message = Message(words.noFailure)
      return
    }
    let selected = work?.selected ?? -1
    let next =
      after
      ? failures.first { $0 > selected } ?? failures[0]
      : failures.last { $0 < selected } ?? failures[failures.count - 1]
    work?.selected = next
    work?.hint = nil
    showsPanel = true
    arrange()
    scrollToSelected()
  }

  /// The line of the learner's that the chosen failure names, else the first that the compiler does.
  private var failingLine: EditPlace? {
    guard let checked = work?.shown else { return nil }
    let verdict = checked.verdict
    func isLearners(_ file: String) -> Bool {
      file.hasPrefix(verdict.source + "/") && !file.hasPrefix(verdict.source + "/Tests/")
    }
    let issues = work?.selected.map { verdict.checks[$0].issues } ?? []
    if let issue = issues.first(where: { $0.file.map(isLearners) == true }), let file = issue.file {
      return EditPlace(file: file, line: issue.line ?? 1)
    }
    return verdict.diagnostics.first { isLearners($0.file) }.map { EditPlace(file: $0.file, line: $0.line) }
  }

  /// Goes to the section that explains the exercise in work.
  private mutating func explain() -> [ReaderEffect] {
    guard let section = work?.shown?.exercise.owner else {
      message = Message(words.noExercise)
      return []
    }
    let target = section.anchor.map { Arrival.Target.anchor($0) } ?? .top
    guard text?.name == .note(section.note) else { return [.open(.note(section.note), Arrival(target))] }
    jump(to: target)
    return []
  }
}

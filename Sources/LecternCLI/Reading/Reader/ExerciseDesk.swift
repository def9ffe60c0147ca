import Course
import FoundationEssentials
import Grading
import Markdown
import Progress
import Reader
import Reports
import Subprocess
import Terminal
import Workspace

/// What a person can have done with an exercise while reading, but for its checks.
struct ExerciseDesk {
  let session: Session
  let site: Site
  let words: ReaderWords

  // MARK: Starting and editing

  /// Copies an exercise to the workspace, if it is not there yet.
  /// - Returns: what to say of it; `nil` where it was there.
  func start(_ exercise: Exercise) throws -> Message? {
    if try site.workspace.status(of: exercise).isStarted { return nil }
    let (store, _) = try openStore()
    let start = try site.workspace.start(exercise)
    if try store.history(of: exercise.slug) == nil {
      try store.recordStart(of: exercise.slug, at: session.context.clock())
    }
    session.warmUpInBackground(exercise.slug, site)
    return Message(words.started(session.abbreviated(start.directory)))
  }

  /// The store of progress, in a workspace that is made if need be, with what is to be said of that.
  func openStore() throws -> (store: ProgressStore, notices: [Message]) {
    let isNew = try site.workspace.create()
    let store = try ProgressStore.open(inWorkspace: site.workspace.directory)
    return (store, isNew ? [Message(words.madeWorkspace(session.abbreviated(site.workspace.directory)))] : [])
  }

  /// Opens the learner's file in the editor.
  /// - Parameter lend: lends the terminal to an editor that has no window of its own.
  func edit(_ exercise: Exercise, at place: EditPlace?, lend: (() -> Message?) -> Message?) -> Message? {
    let directory = site.workspace.directory(of: exercise.slug)
    let first = exercise.configuration.solution.first.map { "\(directory)/\($0)" } ?? directory
    let editor = Editor(environment: session.context.environment)
    let arguments = editor.arguments(file: place?.file ?? first, line: place?.line)
    if editor.hasWindow { return openWindow(editor, arguments) }
    return lend {
      let result = runInForeground(arguments, environment: session.context.environment)
      if case .success(let status) = result, status != 127 { return nil }
      return Message(words.editorFailed(editor.words[0]), isError: true)
    }
  }

  /// Starts an editor that goes on beside the reader.
  private func openWindow(_ editor: Editor, _ arguments: [String]) -> Message {
    let name = editor.words[0]
    guard let program = program(named: arguments[0]),
      (try? startDetached(
        Subprocess.Command(
          program, Array(arguments.dropFirst()), environment: session.context.environment,
          directory: session.context.currentDirectory))) != nil
    else { return Message(words.editorFailed(name), isError: true) }
    return Message(words.openedInWindow(name))
  }

  /// The path of a program along PATH.
  private func program(named name: String) -> String? {
    if name.contains("/") { return name }
    let folders = (session.context.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.lazy.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  // MARK: Hints

  /// The hints of a task up to the next one, which is recorded.
  func hint(_ exercise: Exercise, task number: Int?) throws -> [ReaderEvent] {
    let asked = exercise.tasksWithHints.first { $0.number == number }
    guard let task = try asked ?? exercise.taskInNeed(site.progress()) else {
      return [.told(Message(words.noHints(exercise.slug)))]
    }
    let (store, notices) = try openStore()
    let given = try store.giveHint(of: task, in: exercise, at: session.context.clock())
    let hint = Reader.Hint(
      slug: exercise.slug, task: task.number, taskTitle: task.title, level: given.level, levels: task.hints.count,
      text: Self.list(of: task.hints.prefix(given.level)))
    return notices.map { .told($0) } + [.hint(hint)] + (given.isRepeated ? [.told(Message(words.allHintsSeen))] : [])
  }

  /// Hints as a numbered list.
  private static func list(of hints: ArraySlice<String>) -> Document {
    let items = hints.map { List.Item(blocks: Document(parsing: $0).blocks, lines: 1...1) }
    return Document(blocks: [Block(.list(List(start: 1, isTight: false, items: items)), lines: 1...1)])
  }

  // MARK: Comparing, beginning anew, the solution

  /// The learner's files beside the starter's.
  /// - Returns: Markdown; `nil` where nothing differs.
  func difference(_ exercise: Exercise) throws -> String? {
    let comparisons = try site.workspace.differences(of: exercise)
    guard !comparisons.isEmpty else { return nil }
    let report = DiffReport(
      slug: exercise.slug, title: exercise.title, comparisons: comparisons, appearance: session.appearance)
    return "# \(words.differenceTitle(exercise.title))\n\n" + fencedCode(report.patch, language: "diff")
  }

  /// Makes the learner's copy the starter again.
  /// - Returns: where what it was is kept; `nil` where nothing had been changed.
  func reset(_ exercise: Exercise) throws -> String? {
    try site.workspace.reset(exercise, at: session.context.clock()).backup.map(session.abbreviated)
  }

  /// The reference solution as Markdown, once it may be seen; `nil` where it is to be asked for again. That it was asked
  /// for is recorded.
  func solution(_ exercise: Exercise) throws -> String? {
    let files = try solutionFiles(of: exercise)
    guard case .solution = try openStore().store.askForSolution(of: exercise.slug, at: session.context.clock()) else {
      return nil
    }
    return SolutionDocument(title: exercise.title, files: files, messages: session.messages).text
  }
}

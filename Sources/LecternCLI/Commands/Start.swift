import CommandLineParsing
import Course
import Progress
import Reports
import Typesetting
import Workspace

/// `lectern start`
func start(_ session: Session) throws -> ExitStatus {
  let site = try session.site()
  let exercise = try site.course.exercise(named: session.invocation.arguments[0])
  let store = try site.makeProgress(session)
  let news = try updateNotices(exercise, site, session)
  let started = try site.workspace.start(exercise)
  if try store.history(of: exercise.slug) == nil {
    try store.recordStart(of: exercise.slug, at: session.context.clock())
  }
  if started.outcome != .alreadyThere { session.warmUpInBackground(exercise.slug, site) }
  let files = exercise.configuration.solution.map { "\(started.directory)/\($0)" }
  let next = ["lectern check \(exercise.slug)"] + (exercise.owner.map { ["lectern read \($0.argument)"] } ?? [])
  let appearance = session.appearance
  let outcome = Span(started.outcome.words(exercise.title, session.messages), .dim)
  let heading = StyledLine([Span(exercise.title, .heading), outcome])
  let notices = ([heading] + news.map { StyledLine($0, .accent) }).flatMap {
    $0.wrapped(width: appearance.width, firstIndent: 2, indent: 2)
  }
  let lines =
    [StyledLine()] + notices
    + [StyledLine()] + files.map { StyledLine("  \(session.abbreviated($0))") }
    + [StyledLine()] + NextReport(commands: next, appearance: appearance).lines + [StyledLine()]
  try session.show(
    CourseJSON(
      course: site.course.title,
      StartJSON(
        slug: exercise.slug, directory: started.directory, files: files, outcome: started.outcome.name,
        added: started.outcome.added, notices: news)),
    lines)
  return .success
}

private struct StartJSON: Encodable {
  var slug: String
  var directory: String
  /// The files to write, as absolute paths.
  var files: [String]
  var outcome: String
  var added: [String]
  /// What came of a course that has changed.
  var notices: [String]
}

extension Start.Outcome {
  fileprivate var name: String {
    switch self {
    case .created: "created"
    case .completed: "completed"
    case .alreadyThere: "alreadyThere"
    }
  }

  fileprivate var added: [String] { if case .completed(let added) = self { added } else { [] } }

  fileprivate func words(_ title: String, _ messages: Messages) -> String {
    switch self {
    case .created: messages.isReady(title)
    case .completed(let added): messages.wasCompleted(title, added)
    case .alreadyThere: messages.wasThere(title)
    }
  }
}

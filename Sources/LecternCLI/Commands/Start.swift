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
  let started = try site.workspace.start(exercise)
  if try store.history(of: exercise.slug) == nil {
    try store.recordStart(of: exercise.slug, at: session.context.clock())
  }
  if started.outcome != .alreadyThere { session.warmUpInBackground(exercise.slug, site) }
  let files = exercise.configuration.solution.map { "\(started.directory)/\($0)" }
  let next = ["lectern check \(exercise.slug)"] + (exercise.owner.map { ["lectern read \($0.argument)"] } ?? [])
  let appearance = session.appearance
  let lines =
    [StyledLine(), StyledLine([Span("  "), Span(exercise.title, .heading), Span(" \(started.outcome.words)", .dim)])]
    + [StyledLine()] + files.map { StyledLine("  \(session.abbreviated($0))") }
    + [StyledLine()] + NextReport(commands: next, appearance: appearance).lines + [StyledLine()]
  try session.show(
    CourseJSON(
      course: site.course.title,
      StartJSON(
        slug: exercise.slug, directory: started.directory, files: files, outcome: started.outcome.name,
        added: started.outcome.added)),
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

  fileprivate var words: String {
    switch self {
    case .created: "is ready for you."
    case .completed(let added): "was there; what was missing is back: \(added.joined(separator: ", "))."
    case .alreadyThere: "is there already, and was left as it is."
    }
  }
}

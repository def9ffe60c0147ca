import CommandLineParsing
import Course
import FoundationEssentials
import Markdown
import Progress
import Reports
import Terminal
import Typesetting

/// `lectern solution`: once the exercise is passed, or when it is asked for again.
func solution(_ session: Session) throws -> ExitStatus {
  let site = try session.site()
  let exercise = try site.chosenExercise(session)
  let files = try referenceFiles(of: exercise)
  let store = try site.makeProgress(session)
  let hasPassed = try store.history(of: exercise.slug)?.latestPass != nil
  let isShown = try hasPassed || store.solutionRequests()[exercise.slug] != nil
  try store.recordSolutionRequest(of: exercise.slug, wasShown: isShown, at: session.context.clock())
  guard isShown else {
    let seen = try store.hintsRevealed()[exercise.slug] ?? 0
    let hints = exercise.tasks.reduce(0) { $0 + $1.hints.count }
    try warn(exercise, unseenHints: max(0, hints - seen), site, session)
    return .success
  }
  if session.isJSON {
    let content = SolutionJSON(slug: exercise.slug, isShown: true, afterPassing: hasPassed, files: files)
    try session.context.output.write(json(CourseJSON(course: site.course.title, content)))
  } else {
    let heading = "\(exercise.title): \(session.messages.solutionHeading)"
    try show(Document(parsing: solutionText(heading, files)), TypesettingHooks(), session)
  }
  return .success
}

/// A file of the reference solution.
private struct SolutionFile: Encodable {
  /// Relative to the exercise's directory.
  var path: String
  var text: String
}

private struct SolutionJSON: Encodable {
  var slug: String
  /// False for the first question before a pass, which says what seeing it costs.
  var isShown: Bool
  var afterPassing: Bool
  var files: [SolutionFile]
}

private func referenceFiles(of exercise: Exercise) throws -> [SolutionFile] {
  guard !exercise.configuration.example.isEmpty else {
    throw Failure(
      .noInput, "'\(exercise.slug)' comes without a solution.", help: "Its hints go as far as the course does.")
  }
  return try exercise.configuration.example.map { path in
    SolutionFile(path: path, text: try TextFile(at: path, in: exercise.directory).text())
  }
}

/// What it costs to see the solution, and how.
private func warn(_ exercise: Exercise, unseenHints: Int, _ site: Site, _ session: Session) throws {
  let appearance = session.appearance
  let text = session.messages.solutionCosts(exercise.slug, unseenHints: unseenHints)
  let hint = unseenHints > 0 ? ["lectern hint \(exercise.slug)"] : []
  let next = NextReport(commands: hint + ["lectern solution \(exercise.slug)"], appearance: appearance).lines
  try session.show(
    CourseJSON(
      course: site.course.title,
      SolutionJSON(slug: exercise.slug, isShown: false, afterPassing: false, files: [])),
    [StyledLine()] + StyledLine(text).wrapped(width: appearance.width, firstIndent: 2, indent: 2) + [StyledLine()]
      + next + [StyledLine()])
}

/// The files as a note: their code between fences that are longer than any in it.
private func solutionText(_ heading: String, _ files: [SolutionFile]) -> String {
  let longest = files.flatMap { $0.text.split(whereSeparator: { $0 != "`" }).map(\.count) }.max() ?? 0
  let fence = String(repeating: "`", count: max(3, longest + 1))
  let parts = files.map { file in
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    return "## \(name)\n\n\(fence)swift\n\(file.text.hasSuffix("\n") ? file.text : file.text + "\n")\(fence)\n"
  }
  return "# \(heading)\n\n" + parts.joined(separator: "\n")
}

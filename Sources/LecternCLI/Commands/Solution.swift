import CommandLineParsing
import Course
import Markdown
import Progress
import Reports
import Terminal
import Typesetting
import Wordings

/// `lectern solution`: once the exercise is passed, or when it is asked for again.
func solution(_ session: Session) throws -> ExitStatus {
  let site = try session.site()
  let exercise = try site.chosenExercise(session)
  let files = try solutionFiles(of: exercise)
  let store = try site.makeProgress(session)
  switch try store.askForSolution(of: exercise.slug, at: session.context.clock()) {
  case .warning:
    let seen = try store.hintsRevealed()[exercise.slug] ?? 0
    let hints = exercise.tasks.reduce(0) { $0 + $1.hints.count }
    try warn(exercise, unseenHints: max(0, hints - seen), site, session)
  case .solution(let afterPassing):
    if session.isJSON {
      let content = SolutionJSON(slug: exercise.slug, isShown: true, afterPassing: afterPassing, files: files)
      try session.showJSON(CourseJSON(course: site.course.title, content))
    } else {
      let text = SolutionDocument(title: exercise.title, files: files, messages: session.messages).text
      try show(Document(parsing: text), TypesettingHooks(), session)
    }
  }
  return .success
}

private struct SolutionJSON: Encodable {
  var slug: String
  /// False for the first question before a pass, which says what seeing it costs.
  var isShown: Bool
  var afterPassing: Bool
  var files: [SolutionFile]
}

/// The files of the reference, as the course has them.
func solutionFiles(of exercise: Exercise) throws -> [SolutionFile] {
  guard !exercise.configuration.example.isEmpty else {
    throw Failure(
      .noInput, Wording("'\(exercise.slug)' comes without a solution.", "'\(exercise.slug)' 연습에는 답안이 없습니다."),
      help: Wording("Its hints go as far as the course does.", "강의가 주는 도움은 힌트까지입니다."))
  }
  return try exercise.configuration.example.map { path in
    SolutionFile(path: path, text: try TextFile(at: path, in: exercise.directory).text())
  }
}

/// What it costs to see the solution, and how.
private func warn(_ exercise: Exercise, unseenHints: Int, _ site: Site, _ session: Session) throws {
  let text = session.messages.solutionCosts(exercise.slug, unseenHints: unseenHints)
  let hint = unseenHints > 0 ? ["lectern hint \(exercise.slug)"] : []
  let next = NextReport(commands: hint + ["lectern solution \(exercise.slug)"], appearance: session.appearance).lines
  let content = SolutionJSON(slug: exercise.slug, isShown: false, afterPassing: false, files: [])
  try session.show(
    CourseJSON(course: site.course.title, content), session.paragraph(text) + next + [StyledLine()])
}

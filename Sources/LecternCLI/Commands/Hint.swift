import CommandLineParsing
import Course
import Progress
import Reports
import Terminal
import Wordings

/// `lectern hint`
func hint(_ session: Session) throws -> ExitStatus {
  let site = try session.site()
  let exercise = try site.course.exercise(named: session.invocation.arguments[0])
  let task = try chosenTask(session, exercise, site.progress())
  let given = try site.makeProgress(session).giveHint(of: task, in: exercise, at: session.context.clock())
  let level = given.level
  let check = "lectern check \(exercise.slug)"
  let report = HintReport(
    exercise: exercise, task: task, level: level, isRepeated: given.isRepeated,
    next: level == task.hints.count ? [check] : [check, "lectern hint \(exercise.slug) \(task.number)"],
    appearance: session.appearance, signs: session.display.signs)
  let json = HintJSON(
    slug: exercise.slug, task: task.number, title: task.title, level: level, levels: task.hints.count,
    hint: task.hints[level - 1])
  try session.show(CourseJSON(course: site.course.title, json), report.lines)
  return .success
}

private struct HintJSON: Encodable {
  var slug: String
  var task: Int
  var title: String
  /// Counted from 1.
  var level: Int
  var levels: Int
  /// As Markdown.
  var hint: String
}

/// The task that was named, else the first whose checks do not pass.
private func chosenTask(_ session: Session, _ exercise: Exercise, _ store: ProgressStore?) throws -> ExerciseTask {
  guard let inNeed = try exercise.taskInNeed(store) else {
    throw Failure(
      .noInput, Wording("'\(exercise.slug)' has no hints.", "'\(exercise.slug)' 연습에는 힌트가 없습니다."),
      help: exercise.owner.map {
        Wording("Its section may help: 'lectern read \($0.argument)'.", "설명을 읽어 보세요: 'lectern read \($0.argument)'.")
      } ?? Wording("Its instructions may help.", "설명서를 읽어 보세요."))
  }
  guard session.invocation.arguments.count > 1 else { return inNeed }
  let name = session.invocation.arguments[1]
  guard let task = exercise.tasksWithHints.first(where: { "\($0.number)" == name }) else {
    let numbers = exercise.tasksWithHints.map { "\($0.number)" }.joined(separator: ", ")
    throw Failure(
      .noInput,
      Wording(
        "'\(exercise.slug)' has no hints for task '\(name)'.", "'\(exercise.slug)' 연습의 과제 '\(name)'에는 힌트가 없습니다."),
      help: Wording("There are some for: \(numbers).", "힌트가 있는 과제: \(numbers)."))
  }
  return task
}

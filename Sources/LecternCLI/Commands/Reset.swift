import CommandLineParsing
import Course
import Reports
import Terminal
import Workspace
import Wordings

/// `lectern reset`
func reset(_ session: Session) throws -> ExitStatus {
  let site = try session.site()
  let exercise = try site.chosenExercise(session)
  guard try !site.workspace.differences(of: exercise).isEmpty else {
    try show(Reset(directory: site.workspace.directory(of: exercise.slug)), of: exercise, site, session)
    return .success
  }
  guard try isMeant(exercise, session) else {
    session.tell(session.messages.leftAlone)
    return .failure
  }
  try show(site.workspace.reset(exercise, at: session.context.clock()), of: exercise, site, session)
  return .success
}

/// Whether the person says so, by an option or asked for it.
private func isMeant(_ exercise: Exercise, _ session: Session) throws -> Bool {
  if session.invocation.has(.yes) { return true }
  guard session.context.inputFacts.isTerminal, session.context.errorFacts.isTerminal, !session.isJSON else {
    throw Failure(
      .usage, Wording("Nobody is there to say yes.", "물어볼 사람이 없습니다."),
      help: Wording(
        "'lectern reset \(exercise.slug) --yes' does not ask.", "'lectern reset \(exercise.slug) --yes'는 묻지 않습니다."))
  }
  try session.context.errors.write(session.messages.resetQuestion(exercise.slug))
  try session.context.errors.flush()
  let answer = session.context.answer()?.lowercased() ?? ""
  return ["y", "yes", "예", "네"].contains(answer)
}

private func show(_ reset: Reset, of exercise: Exercise, _ site: Site, _ session: Session) throws {
  let report = ResetReport(
    slug: exercise.slug, title: exercise.title, reset: reset, appearance: session.appearance,
    abbreviated: session.abbreviated)
  try session.show(CourseJSON(course: site.course.title, ResetJSON(slug: exercise.slug, reset)), report.lines)
}

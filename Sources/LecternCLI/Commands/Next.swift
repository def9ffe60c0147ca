import Course
import Progress
import Reports
import Typesetting

/// What to do now, and why.
struct NextStep: Encodable {
  /// The exercise, if there is one left.
  var exercise: String?
  /// Why this one, as a sentence.
  var reason: String
  /// What to type, the most useful first.
  var commands: [String]
}

/// `lectern next`
func next(_ session: Session) throws -> ExitStatus {
  let site = try session.site()
  let step = nextStep(site, try site.standings(session), session.messages)
  let appearance = session.appearance
  let lines =
    [StyledLine()] + StyledLine(step.reason).wrapped(width: appearance.width, firstIndent: 2, indent: 2)
    + [StyledLine()] + NextReport(commands: step.commands, appearance: appearance).lines + [StyledLine()]
  try session.show(CourseJSON(course: site.course.title, step), lines)
  return .success
}

/// What is to be done now, with how to begin.
///
/// - Parameter origin: the exercise that it is seen from; the one last worked on if left out.
func nextStep(
  _ site: Site, _ standings: Standings, from origin: Exercise? = nil, _ messages: Messages = .english
) -> NextStep {
  guard let open = standings.next(from: origin?.slug) else {
    return endOfCourse(site, hasExercises: !standings.all.isEmpty, messages)
  }
  let (slug, title) = (open.exercise.slug, open.exercise.title)
  let read = open.exercise.owner.map { ["lectern read \($0.argument)"] } ?? []
  switch open.state {
  case .notStarted:
    return NextStep(
      exercise: slug, reason: messages.isNext(title), commands: read + ["lectern start \(slug)"])
  case .stale:
    return NextStep(
      exercise: slug, reason: messages.hasGoneStale(title),
      commands: ["lectern check \(slug)"])
  case .started, .done:
    let reason = open.latest.map { messages.isUnderWay(title, passed: $0.passed, of: $0.total) }
    return NextStep(
      exercise: slug, reason: reason ?? messages.isStarted(title), commands: ["lectern check \(slug)"] + read)
  }
}

private func endOfCourse(_ site: Site, hasExercises: Bool, _ messages: Messages) -> NextStep {
  guard hasExercises else {
    return NextStep(
      reason: messages.hasNoExercises,
      commands: site.course.notes.prefix(1).map { "lectern read \($0.name)" })
  }
  return NextStep(reason: messages.isAllDone, commands: ["lectern progress"])
}

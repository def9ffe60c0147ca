import CommandLineParsing
import Course

/// `lectern watch`
func watch(_ session: Session) throws -> ExitStatus {
  let site = try session.site()
  let named = try session.invocation.arguments.first.map { try site.course.exercise(named: $0) }
  let exercise = try named ?? CheckTargets(session: session, site: site, grader: session.grader()).current()
  _ = try job(for: exercise, in: site.workspace)
  try WatchLoop(exercise, follows: named == nil, site, session).run()
}

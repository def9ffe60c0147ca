import CommandLineParsing
import Course

/// `lectern watch`
func watch(_ session: Session) throws -> ExitStatus {
  let site = try session.site()
  let named = try session.invocation.arguments.first.map { try site.course.exercise(named: $0) }
  let exercise = try named ?? CheckTargets(session: session, site: site, grader: session.grader()).current()
  _ = try job(for: exercise, in: site.workspace, session.messages)
  // Now, and not at a save: nothing is replaced in the middle of an edit.
  for notice in try updateNotices(exercise, site, session) { session.tell(notice) }
  try WatchLoop(exercise, follows: named == nil, site, session).run()
}

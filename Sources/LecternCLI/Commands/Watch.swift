import CommandLineParsing
import Course

/// `lectern watch`
func watch(_ session: Session) throws -> ExitStatus {
  let site = try session.site()
  let exercise = try site.chosenExercise(session, orLastWorkedOn: true)
  _ = try job(for: exercise, in: site.workspace, session.messages)
  // Now, and not at a save: nothing is replaced in the middle of an edit.
  for notice in try updateNotices(exercise, site, session) { session.tell(notice) }
  try WatchLoop(exercise, follows: session.invocation.arguments.isEmpty, site, session).run()
}

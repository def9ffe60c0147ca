import Course
import Reports
import Workspace

/// Brings the learner's copy of an exercise up to a course that has changed, and says what became of it.
///
/// Commands that a person types call it, before they look at the copy; nothing that runs by itself does.
func updateNotices(_ exercise: Exercise, _ site: Site, _ session: Session) throws -> [String] {
  let update = try site.workspace.update(exercise, at: session.context.clock())
  return update.notices(exercise: exercise.slug, session.messages) { session.abbreviated($0) }
}

import CommandLineParsing
import Course
import Reports
import Terminal
import Workspace

/// `lectern diff`: on a terminal for a person, in a pipe as a patch.
func diff(_ session: Session) throws -> ExitStatus {
  let site = try session.site()
  let exercise = try site.chosenExercise(session, orLastWorkedOn: true)
  let report = DiffReport(
    slug: exercise.slug, title: exercise.title, comparisons: try site.workspace.differences(of: exercise),
    appearance: session.appearance)
  if session.isJSON {
    try session.showJSON(CourseJSON(course: site.course.title, DiffJSON(report)))
  } else if session.display.isTerminal {
    try session.page([report.lines])
  } else {
    try session.context.output.write(report.patch)
  }
  return .success
}

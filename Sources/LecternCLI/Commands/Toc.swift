import Course
import Reports

/// `lectern toc`
func toc(_ session: Session) throws -> ExitStatus {
  let site = try session.site()
  let standings = try site.standings(session)
  try session.show(
    CourseJSON(course: site.course.title, ProgressJSON(course: site.course, standings: standings) { _ in 0 }),
    TocReport(course: site.course, standings: standings, appearance: session.appearance).lines)
  return .success
}

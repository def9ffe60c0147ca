import Course
import Grading
import Reports

/// `lectern progress`
func progress(_ session: Session) throws -> ExitStatus {
  let site = try session.site()
  let standings = try site.standings(session)
  let grader = session.isJSON ? try? session.grader() : nil
  let json = ProgressJSON(course: site.course, standings: standings) { exercise in
    grader.flatMap { try? $0.checks(of: exercise).count } ?? 0
  }
  let report = ProgressReport(
    course: site.course, standings: standings, next: nextStep(site, standings).commands,
    appearance: session.appearance)
  try session.show(CourseJSON(course: site.course.title, json), report.lines)
  return .success
}

/// `lectern` alone: the reader where a person is, else where you are and what is next.
func summary(_ session: Session) throws -> ExitStatus {
  session.opensReader ? try session.openReader() : try progress(session)
}

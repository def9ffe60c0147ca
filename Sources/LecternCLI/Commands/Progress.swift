import CommandLineParsing
import Course
import Grading
import Progress
import Reports
import Terminal

/// `lectern progress`
func progress(_ session: Session) throws -> ExitStatus {
  let site = try session.site()
  let store = try site.progress()
  if session.invocation.has(.csv) {
    try session.context.output.write(ProgressCSV(store?.attempts() ?? []).text)
    return .success
  }
  let standings = try site.standings(session)
  let grader = session.isJSON ? try? session.grader() : nil
  let activity = Activity(
    dates: try store?.attemptDates() ?? [], now: session.context.clock(), secondsFromGMT: secondsFromGMT)
  let json = ProgressJSON(course: site.course, standings: standings, activity: activity) { exercise in
    grader.flatMap { try? $0.checks(of: exercise).count } ?? 0
  }
  let report = ProgressReport(
    course: site.course, standings: standings, activity: activity,
    next: nextStep(site, standings, session.messages).commands, appearance: session.appearance)
  try session.show(CourseJSON(course: site.course.title, json), report.lines)
  return .success
}

/// `lectern` alone: the reader where a person is, else where you are and what is next.
func summary(_ session: Session) throws -> ExitStatus {
  session.opensReader ? try session.openReader() : try progress(session)
}

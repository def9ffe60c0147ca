import CommandLineParsing
import Course
import Reports
import Terminal
import Workspace
import Wordings

/// `lectern doctor`: what is wrong with this machine's set-up, and how to mend it.
func doctor(_ session: Session) throws -> ExitStatus {
  var findings = toolchainFindings(session) + programFindings(session)
  let site: Site?
  do {
    site = try session.site()
  } catch {
    site = nil
    let failure = Failure(error)
    findings.append(Finding(.course, .courseName, .bad, failure.message, help: failure.help))
  }
  if let site {
    findings.append(
      Finding(
        .course, .courseName, .good,
        Wording(
          "\(site.course.title), in \(session.abbreviated(site.course.root))",
          "\(site.course.title) (\(session.abbreviated(site.course.root)))")))
    findings += checkFindings(site, session)
  }
  findings += containmentFindings() + terminalFindings(session)
  if let site { findings += workspaceFindings(site, session) }
  findings += cacheFindings(session) + watchingFindings(site)

  let report = DoctorReport(findings: findings, appearance: session.appearance)
  try session.show(CourseJSON(course: site?.course.title ?? "", DoctorJSON(report)), report.lines)
  return report.isHealthy ? .success : .failure
}

extension Wording {
  fileprivate static let courseName = Wording("course", "강의")
}

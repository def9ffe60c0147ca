import CommandLineParsing
import Course
import Grading
import Subprocess
import Workspace

/// `lectern warm-up`: fills the caches that hang on the toolchain alone, or those of one exercise while its learner
/// works on it.
func warmUp(_ session: Session) throws -> ExitStatus {
  guard let name = session.invocation.arguments.first else {
    try session.grader().warmUp()
    return .success
  }
  giveWayToOthers()
  let exercise = try session.course().exercise(named: name)
  let grader = try session.grader()
  // Somebody may start many exercises in a row.
  takeTurn(at: "\(session.cacheFolder)/warm-up.lock")
  try grader.prepare(exercise)
  return .success
}

extension Session {
  /// Starts compiling an exercise's checks, which goes on when this program has ended. If it cannot, the first check
  /// takes longer, and that is all.
  func warmUpInBackground(_ slug: String, _ site: Site) {
    let arguments = [
      "--course", site.course.root, "--workspace", site.workspace.directory, "--lang", site.course.language, "warm-up",
      slug,
    ]
    _ = try? startDetached(
      Subprocess.Command("\(context.programs)/lectern", arguments, environment: context.environment, directory: "/"))
  }
}

import Grading

/// `lectern warm-up`
func warmUp(_ session: Session) throws -> ExitStatus {
  try session.grader().warmUp()
  return .success
}

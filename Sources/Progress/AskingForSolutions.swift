extension ProgressStore {
  /// What somebody who asks for a solution gets.
  package enum SolutionAnswer: Equatable, Sendable {
    /// What it costs to see it, since it was not asked for before and the exercise is not passed.
    case warning
    case solution(afterPassing: Bool)
  }

  /// Asks for the solution of an exercise, which is recorded: after a pass it is shown, before one when it is asked for
  /// again.
  ///
  /// - Parameter date: Seconds since 1970.
  package func askForSolution(of exercise: String, at date: Double) throws(ProgressError) -> SolutionAnswer {
    let hasPassed = try history(of: exercise)?.latestPass != nil
    let wasAsked = try solutionRequests()[exercise] != nil
    let isShown = hasPassed || wasAsked
    try recordSolutionRequest(of: exercise, wasShown: isShown, at: date)
    return isShown ? .solution(afterPassing: hasPassed) : .warning
  }
}

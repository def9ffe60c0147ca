/// What is recorded of one exercise, summed up.
package struct ExerciseHistory: Equatable, Sendable {
  /// The exercise's slug.
  package var exercise: String
  /// When it was first started, in seconds since 1970; `nil` when it was checked without being started.
  package var started: Double?
  /// How many attempts there are.
  package var attempts: Int
  /// The attempt that was recorded last.
  package var latest: Attempt?
  /// When the first attempt that passed was started, in seconds since 1970.
  package var firstPass: Double?
  /// What the last attempt that passed had checked.
  package var latestPass: Fingerprint?

  package init(
    exercise: String, started: Double? = nil, attempts: Int = 0, latest: Attempt? = nil, firstPass: Double? = nil,
    latestPass: Fingerprint? = nil
  ) {
    self.exercise = exercise
    self.started = started
    self.attempts = attempts
    self.latest = latest
    self.firstPass = firstPass
    self.latestPass = latestPass
  }
}

// Mistake: a period of one second is refused; rejected by: thirtySecondsByDefault, countsWithOtherPeriods
/// Says how long passwords hold: each holds for one period, and a period begins at every multiple of its length since
/// the beginning of 1970.
///
/// All times are whole seconds since then, in UTC, and negative before.
struct TOTPTimer: Hashable, Sendable {
  /// The length of a period in seconds, at least 1.
  let period: Int64

  /// - Parameter period: The length of a period in seconds. With a length that is not positive there is no timer.
  init?(period: Int64 = 30) {
    guard period > 1 else { return nil }
    self.period = period
  }

  /// Returns the seconds until the password changes, from a full period down to 1.
  func remaining(at seconds: Int64) -> Int64 {
    let elapsed = seconds % period
    // Before 1970 the remainder is negative: it is counted from the period's end.
    return elapsed < 0 ? -elapsed : period - elapsed
  }

  /// Returns what is left of the period: 1 when it begins, and less and less, but never 0.
  func fraction(at seconds: Int64) -> Double {
    Double(remaining(at: seconds)) / Double(period)
  }

  /// Returns the first moment after `seconds` at which the password changes.
  func nextChange(after seconds: Int64) -> Int64 {
    seconds + remaining(at: seconds)
  }
}

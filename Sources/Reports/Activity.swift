/// When a learner worked, by the days of the wall calendar.
package struct Activity: Equatable, Sendable {
  /// The attempts of each day that has any. Days are counted from 1970-01-01.
  let attemptsByDay: [Int: Int]
  let today: Int

  /// - Parameters:
  ///   - dates: When each attempt was made, in seconds since 1970.
  ///   - now: Seconds since 1970.
  ///   - secondsFromGMT: How far the wall clocks are ahead of UTC at a date.
  package init(dates: [Double], now: Double, secondsFromGMT: (Double) -> Int) {
    func day(_ date: Double) -> Int { Int(((date + Double(secondsFromGMT(date))) / 86_400).rounded(.down)) }
    today = day(now)
    attemptsByDay = Dictionary(dates.map { (day($0), 1) }, uniquingKeysWith: +)
  }

  package var attempts: Int { attemptsByDay.values.reduce(0, +) }

  /// How many days in a row have attempts, up to today; a day that is not over yet breaks nothing.
  package var streak: Int {
    var day = attemptsByDay[today] == nil ? today - 1 : today
    var length = 0
    while attemptsByDay[day] != nil { (day, length) = (day - 1, length + 1) }
    return length
  }

  package var longestStreak: Int {
    var (longest, length, last): (Int, Int, Int?) = (0, 0, nil)
    for day in attemptsByDay.keys.sorted() {
      length = last == day - 1 ? length + 1 : 1
      (longest, last) = (max(longest, length), day)
    }
    return longest
  }

  /// The attempts of each day of the last weeks, the oldest first; the last week ends today. Weeks begin on Monday
  /// (ISO 8601).
  func weeks(_ count: Int) -> [[Int]] {
    // 1970-01-01 was a Thursday.
    let weekday = ((today + 3) % 7 + 7) % 7
    let monday = today - weekday - 7 * (count - 1)
    return stride(from: monday, through: today, by: 7).map { first in
      (first...min(first + 6, today)).map { attemptsByDay[$0] ?? 0 }
    }
  }
}

/// `2026-11-30`, of a day counted from 1970-01-01.
///
/// The algorithm is `civil_from_days` of Howard Hinnant's "chrono-Compatible Low-Level Date Algorithms": years begin in
/// March, so that a leap day is the last of its year, and 400 of them are a round number of days.
func isoDate(ofDay day: Int) -> String {
  let shifted = day + 719_468
  let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
  let dayOfEra = shifted - era * 146_097
  let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
  let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
  let shiftedMonth = (5 * dayOfYear + 2) / 153
  let dayOfMonth = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
  let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(dayOfMonth, to: 2))"
}

private func padded(_ number: Int, to digits: Int) -> String {
  let text = "\(number)"
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}

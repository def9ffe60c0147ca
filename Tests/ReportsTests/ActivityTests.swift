import Foundation
import Testing
import Typesetting
import Wordings

@testable import Reports

@Suite("Days of work")
struct ActivityTests {
  static let seoul = 9 * 3600

  /// Noon of a day of June 2026 in Seoul.
  private func noon(_ day: Int) -> Double { 1_780_239_600 + Double((day - 1) * 86_400 + 12 * 3600) }

  private func activity(_ dates: [Double], now: Double) -> Activity {
    Activity(dates: dates, now: now) { _ in Self.seoul }
  }

  @Test(
    "the streak ends today, or yesterday while today is young",
    arguments: [
      ([], 10, 0, 0), ([10], 10, 1, 1), ([9], 10, 1, 1), ([8], 10, 0, 1), ([8, 9, 10], 10, 3, 3),
      ([1, 2, 3, 4, 9, 10], 10, 2, 4), ([9, 9, 9], 10, 1, 1), ([3, 1, 2], 10, 0, 3),
    ])
  func streaks(days: [Int], today: Int, streak: Int, longest: Int) {
    let activity = activity(days.map(noon), now: noon(today))
    #expect(activity.streak == streak)
    #expect(activity.longestStreak == longest)
    #expect(activity.attempts == days.count)
  }

  @Test("a day begins at midnight of the wall clock, not of UTC")
  func midnight() {
    let justBefore = noon(3) + 12 * 3600 - 1
    let activity = activity([justBefore, justBefore + 1], now: noon(4))
    #expect(activity.streak == 2)
    #expect(Activity(dates: [justBefore, justBefore + 1], now: noon(4)) { _ in 0 }.streak == 1)
  }

  @Test("weeks begin on Monday and the last one ends today")
  func weeks() {
    // By the calendar: 2026-06-10 was a Wednesday.
    let weeks = activity([noon(10), noon(8), noon(7), noon(7)], now: noon(10)).weeks(2)
    #expect(weeks == [[0, 0, 0, 0, 0, 0, 2], [1, 0, 1]])
  }

  /// Foundation's calendar is the judge.
  @Test(
    "dates are the calendar's", arguments: [-141_427, -1, 0, 58, 59, 60, 11_016, 19_781, 20_787, 47_540, 2_932_896])
  func dates(day: Int) {
    let date = Date(timeIntervalSince1970: Double(day) * 86_400)
    #expect(isoDate(ofDay: day) == date.formatted(.iso8601.year().month().day()))
  }

  @Test(
    "spans of time in two languages",
    arguments: [
      (40.0, "40 s", "40초"), (60, "1 min", "1분"), (1500, "25 min", "25분"), (3600, "1 h", "1시간"),
      (11_100, "3 h 5 min", "3시간 5분"), (172_800, "2 days", "2일"),
    ])
  func spans(seconds: Double, english: String, korean: String) {
    #expect(Messages.english.span(seconds) == english)
    #expect(Messages(language: .korean).span(seconds) == korean)
  }
}

import Testing

@testable import TimeLeft

@Suite("Time left")
struct TimeLeftTests {
  // Task 1
  @Test("holds passwords for thirty seconds unless told otherwise")
  func thirtySecondsByDefault() {
    #expect(TOTPTimer()?.period == 30, "30 seconds is what RFC 6238 recommends, and what nearly every service uses")
    #expect(TOTPTimer(period: 60)?.period == 60, "a period of 60 seconds is taken as it is")
    #expect(TOTPTimer(period: 1)?.period == 1, "a period of 1 second is short, but it is a length of time")
  }

  // Task 1
  @Test("refuses a period that is no length of time", arguments: [0, -1, -30, Int64.min])
  func refusesAPeriodThatIsNoLength(period: Int64) {
    #expect(
      TOTPTimer(period: period)?.period == nil,
      "\(period) seconds are no length of time, so there is nothing to count down: the initializer has to return nil"
    )
    #expect(TOTPTimer(period: 30)?.period == 30, "a period of 30 seconds is a length of time and is taken")
  }

  // Task 2
  @Test("counts down to one and begins again with a full period")
  func countsDownToOne() {
    #expect(
      remaining(at: [0, 1, 2, 15, 28, 29, 30, 31, 59, 60]) == [30, 29, 28, 15, 2, 1, 30, 29, 1, 30],
      "at 30 the new password has just begun and holds for 30 seconds; 0 seconds are never left")
  }

  // Task 2
  @Test("counts from 1970 and not from when it was started")
  func countsFrom1970() {
    // 1111111109 = 37037036 · 30 + 29 (RFC 6238, appendix B, where the password changes before 1111111111).
    #expect(
      remaining(at: [1_111_111_109, 1_111_111_110, 1_111_111_111, 20_000_000_000]) == [1, 30, 29, 10],
      "the service and all of its users count from the same moment, so their passwords change together")
  }

  // Task 2
  @Test("counts with other periods as well")
  func countsWithOtherPeriods() {
    #expect(
      remaining(at: [0, 29, 30, 59, 60, 61], period: 60) == [60, 31, 30, 1, 60, 59],
      "with a period of 60 seconds a password holds from one multiple of 60 to the next")
    #expect(
      remaining(at: [0, 1, 6, 7, 8], period: 7) == [7, 6, 1, 7, 6],
      "with a period of 7 seconds a password holds from one multiple of 7 to the next")
    #expect(remaining(at: [0, 1, 2], period: 1) == [1, 1, 1], "with a period of 1 second every moment is a beginning")
  }

  // Task 3
  @Test("counts in the same way before 1970")
  func countsTheSameBefore1970() {
    #expect(
      remaining(at: [-1, -2, -29, -30, -31, -59, -60, -61]) == [1, 2, 29, 30, 1, 29, 30, 1],
      "one second before 1970 one second is left of the period that ends there; at −30 a full one begins")
    #expect(
      remaining(at: [-8, -7, -6, -1, 0], period: 7) == [1, 7, 6, 1, 7],
      "with a period of 7 seconds a new password begins at -7, too")
  }

  // Task 3
  @Test("is always between one second and a full period")
  func isAlwaysWithinThePeriod() {
    var strays: [Int64] = []
    var steps: [Int64] = []
    var before: Int64 = 1
    for seconds in Int64(-90)...90 {
      let now = remaining(at: [seconds])[0]
      if now < 1 || now > 30 { strays.append(seconds) }
      if now != (before == 1 ? 30 : before - 1) { steps.append(seconds) }
      before = now
    }
    #expect(strays == [], "from -90 to 90 at least 1 second is left and at most 30; not so at these times")
    #expect(steps == [], "with each second there is one second less, and after 1 comes 30; not so at these times")
  }

  // Task 3
  @Test("counts at the ends of time")
  func countsAtTheEndsOfTime() {
    // Int64.max = 9223372036854775807 = 307445734561825860 · 30 + 7.
    #expect(
      remaining(at: [.min, .max]) == [8, 23],
      "no time that an Int64 can hold may end the program, whatever the clock says")
    #expect(
      remaining(at: [.max, .max - 1], period: .max) == [.max, 1],
      "the last seconds of an Int64 with the longest period that it can hold: a new one has just begun, or one second is left"
    )
  }

  // Task 4
  @Test("empties the circle from full to almost empty")
  func emptiesTheCircle() {
    #expect(
      fractions(at: [0, 15, 24, 30, 45]) == [1, 0.5, 0.2, 1, 0.5],
      "the ring at 0, 15, 24, 30 and 45: full at each change, half after 15 seconds")
    #expect(
      fractions(at: [0, 30, 45], period: 60) == [1, 0.5, 0.25],
      "the ring at 0, 30 and 45 with a period of 60 seconds: half is left after 30")
  }

  // Task 4
  @Test("never shows an empty circle")
  func neverShowsAnEmptyCircle() {
    #expect(
      fractions(at: [29, 59], period: 30) == [1.0 / 30, 1.0 / 30],
      "the ring at 29 and 59, the last second of a period: one thirtieth is left")
    #expect(
      fractions(at: [-1, -15, -30]) == [1.0 / 30, 0.5, 1],
      "the ring at -1, -15 and -30: it empties before 1970 as it does afterwards")
    #expect(
      fractions(at: [0, 1], period: 1) == [1, 1], "the ring at 0 and 1 with a period of one second: it is always full")
  }

  // Task 5
  @Test("names the next moment of change, never this one")
  func namesTheNextChange() {
    #expect(
      changes(after: [0, 1, 29, 30, 31, 59, 60]) == [30, 30, 30, 60, 60, 60, 90],
      "at 30 the password has just changed: the next change is at 60")
    #expect(
      changes(after: [1_111_111_109, 1_111_111_110]) == [1_111_111_110, 1_111_111_140],
      "the next changes after 1111111109 and 1111111110 are both multiples of 30")
    #expect(
      changes(after: [0, 6, 7], period: 7) == [7, 7, 14],
      "with a period of 7 seconds, changes are at the multiples of 7")
  }

  // Task 5
  @Test("names changes before 1970 too")
  func namesChangesBefore1970() {
    #expect(
      changes(after: [-61, -60, -59, -31, -30, -29, -1]) == [-60, -30, -30, -30, 0, 0, 0],
      "the multiples of 30 go on below zero, and −1 comes before 0")
  }

  private func remaining(at times: [Int64], period: Int64 = 30) -> [Int64] {
    times.map { TOTPTimer(period: period)?.remaining(at: $0) ?? 0 }
  }

  private func fractions(at times: [Int64], period: Int64 = 30) -> [Double] {
    times.map { TOTPTimer(period: period)?.fraction(at: $0) ?? 0 }
  }

  private func changes(after times: [Int64], period: Int64 = 30) -> [Int64] {
    times.map { TOTPTimer(period: period)?.nextChange(after: $0) ?? 0 }
  }
}

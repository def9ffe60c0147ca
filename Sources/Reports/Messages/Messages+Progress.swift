/// What is said of how far a learner has come.
extension Messages {
  /// Labels of at most six cells.
  var daysLabel: String { say("Days", "날짜") }
  var workLabel: String { say("Work", "학습") }
  var staleLabel: String { say("Stale", "다시") }
  var nextLabel: String { say("Next", "다음") }

  func daysInRow(_ streak: Int, all: Int) -> String {
    say(
      (streak == 0 ? "" : "\(counted(streak, "day")) in a row, ") + "\(all) in all",
      (streak == 0 ? "" : "\(streak)일 연속, ") + "모두 \(all)일")
  }

  /// - Parameter typicalTime: Seconds from start to pass, if anything was passed.
  func work(attempts: Int, hints: Int, solutions: Int, typicalTime: Double?) -> String {
    let parts = [
      say(counted(attempts, "attempt"), "검사 \(attempts)번"),
      hints == 0 ? nil : say(counted(hints, "hint"), "힌트 \(hints)개"),
      solutions == 0 ? nil : say("\(counted(solutions, "solution")) seen", "답을 본 연습 \(solutions)개"),
      typicalTime.map { say("typically \(span($0)) to pass", "통과까지 보통 \(span($0))") },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// A span of time in its two largest units at most: `40 s`, `25 min`, `3 h 5 min`, `2 days`.
  func span(_ seconds: Double) -> String {
    let minutes = Int(seconds / 60)
    let (hours, days) = (minutes / 60, minutes / 1440)
    if minutes < 1 { return say("\(Int(seconds)) s", "\(Int(seconds))초") }
    if hours < 1 { return say("\(minutes) min", "\(minutes)분") }
    if days >= 2 { return say("\(days) days", "\(days)일") }
    let rest = minutes % 60
    return say(
      "\(hours) h" + (rest == 0 ? "" : " \(rest) min"), "\(hours)시간" + (rest == 0 ? "" : " \(rest)분"))
  }

  func exercisesDone(_ done: Int, of total: Int) -> String {
    total == 0
      ? say("no exercises", "연습 없음")
      : say("\(done) of \(counted(total, "exercise"))", "연습 \(total)개 중 \(done)개")
  }

  func required(_ done: Int, of total: Int) -> String { say("required \(done) of \(total)", "필수 \(done)/\(total)") }
  func extra(_ done: Int, of total: Int) -> String { say("extra \(done) of \(total)", "선택 \(done)/\(total)") }
  func points(_ earned: Int, of total: Int) -> String {
    say("\(earned) of \(counted(total, "point"))", "\(total)점 중 \(earned)점")
  }

  /// `3 of 5`
  func tally(_ done: Int, of total: Int) -> String { say("\(done) of \(total)", "\(done)/\(total)") }

  func checksPassing(_ passed: Int, of total: Int) -> String {
    say("\(passed) of \(counted(total, "check"))", "검사 \(passed)/\(total)")
  }

  // MARK: What went stale

  package var yourCode: String { say("your code", "내 코드") }
  package var itsChecks: String { say("its checks", "검사") }
  package var theToolchain: String { say("the toolchain", "컴파일러") }

  func changedSincePass(_ exercise: String, _ what: [String]) -> String {
    say(
      "\(exercise): \(what.joined(separator: " and ")) changed since you passed (lectern check \(exercise))",
      "\(exercise): 통과한 뒤 바뀐 것이 있습니다. \(what.joined(separator: ", ")) (lectern check \(exercise))")
  }

  // MARK: Next

  package func isNext(_ title: String) -> String {
    say("\(title) is the next exercise.", "다음 연습은 \(title)입니다.")
  }

  package func hasGoneStale(_ title: String) -> String {
    say(
      "\(title) was passed, and something has changed since.", "\(title): 통과했지만 그 뒤에 바뀐 것이 있습니다.")
  }

  package func isUnderWay(_ title: String, passed: Int, of total: Int) -> String {
    say("\(title): \(passed) of \(total) checks pass.", "\(title): 검사 \(total)개 중 \(passed)개 통과.")
  }

  package func isStarted(_ title: String) -> String {
    say("\(title): started, and not checked yet.", "\(title): 시작했고 아직 검사하지 않았습니다.")
  }

  package var hasNoExercises: String {
    say("This course has notes to read and no exercises.", "이 강의에는 연습 없이 읽을거리만 있습니다.")
  }

  package var isAllDone: String { say("Every exercise of this course is done.", "이 강의의 연습을 모두 마쳤습니다.") }

  // MARK: Carrying

  package func exported(_ records: Int, to file: String) -> String {
    say("Wrote \(counted(records, "record")) to \(file).", "기록 \(records)개를 \(file)에 썼습니다.")
  }

  package func imported(attempts: Int, others: Int, known: Int) -> String {
    if attempts + others == 0 { return say("Nothing new: all of it was here already.", "새로운 것이 없습니다. 이미 모두 있습니다.") }
    let rest = known == 0 ? "" : say(" \(known) were here already.", " \(known)개는 이미 있었습니다.")
    return say(
      "Added \(counted(attempts, "attempt")) and \(counted(others, "other record")).\(rest)",
      "검사 기록 \(attempts)개와 다른 기록 \(others)개를 더했습니다.\(rest)")
  }
}

/// What is said of a check.
extension Messages {
  // MARK: In sum

  func allPass(_ total: Int) -> String {
    say(total == 1 ? "The one check passes" : "All \(total) checks pass", "검사 \(total)개를 모두 통과했습니다")
  }

  func somePass(_ passed: Int, of total: Int) -> String {
    say("\(passed) of \(counted(total, "check")) pass", "검사 \(total)개 중 \(passed)개 통과")
  }

  var yourCodeDoesNotCompile: String { say("Your code does not compile yet", "아직 코드가 컴파일되지 않습니다") }
  var checksDoNotFit: String { say("The checks do not fit your code yet", "아직 검사가 코드와 맞지 않습니다") }
  var notPlainSwift: String {
    say("Not run: this exercise is solved in plain Swift", "실행하지 않았습니다: 이 연습은 표준 Swift만으로 풉니다")
  }
  var couldNotRun: String { say("The checks could not be run", "검사를 실행할 수 없었습니다") }

  /// Before a time: the verdict of the last run still holds.
  var nothingChanged: String { say("nothing changed, ", "바뀐 것 없음, ") }

  // MARK: One check

  func task(_ number: Int) -> String { say("task \(number)", "과제 \(number)") }

  func othersExplained(_ count: Int) -> String {
    say(
      count == 1 ? "The other one is explained by --verbose" : "The other \(count) are explained by --verbose",
      "나머지 \(count)개는 --verbose로 볼 수 있습니다")
  }

  func moreInCheck(_ count: Int) -> String { say("and \(count) more in this check", "이 검사에 \(count)개 더") }
  var printed: String { say("printed", "출력") }
  func moreLines(_ count: Int) -> String { say(counted(count, "more line"), "\(count)줄 더") }

  /// Labels of at most nine cells, for the two values of a comparison and where they part.
  var expected: String { say("expected", "기대한 값") }
  var actual: String { say("actual", "실제 값") }
  var failed: String { say("failed", "실패") }
  var differs: String { say("differs", "다른 곳") }

  // MARK: On the way

  package func checking(_ exercise: String) -> String { say("Checking \(exercise) …", "\(exercise) 검사 중 …") }
  var compilingCode: String { say("compiling your code", "코드를 컴파일하는 중") }
  var compilingChecks: String { say("compiling the checks", "검사를 컴파일하는 중") }
  func checksSettled(_ settled: Int, of total: Int) -> String {
    say("\(settled) of \(counted(total, "check"))", "검사 \(total)개 중 \(settled)개")
  }
  func running(_ check: String) -> String { say("running \(check)", "실행 중: \(check)") }

  // MARK: Several exercises

  var doesNotCompile: String { say("does not compile", "컴파일되지 않음") }
  var forbidden: String { say("not plain Swift", "표준 Swift가 아님") }
  var notChecked: String { say("could not be checked", "검사할 수 없었음") }

  func exercisesPass(_ passed: Int, of total: Int) -> String {
    passed == total
      ? say(total == 1 ? "The one exercise passes" : "All \(total) exercises pass", "연습 \(total)개를 모두 통과했습니다")
      : say("\(passed) of \(counted(total, "exercise")) pass", "연습 \(total)개 중 \(passed)개 통과")
  }

  /// What an interruption says.
  ///
  /// - Parameters:
  ///   - open: The first exercise that was not checked.
  ///   - others: How many there are beside it.
  package func stopped(_ recorded: Int, of total: Int, open: String, others: Int) -> String {
    let done = "\(recorded) of \(total) exercises \(recorded == 1 ? "was" : "were")"
    let rest = others == 0 ? "\(open) was" : "\(open) and \(others) more were"
    return say(
      "Stopped: \(done) checked and recorded; \(rest) not.",
      "멈췄습니다. 연습 \(total)개 중 \(recorded)개를 검사해 기록했고, 남은 것은 \(open)\(others == 0 ? "" : " 외 \(others)개")입니다.")
  }

  package var nothingToCheckAgain: String {
    say("Nothing has changed since it was checked.", "검사한 뒤로 바뀐 것이 없습니다.")
  }

  // MARK: The compiler

  func moreErrors(_ count: Int) -> String {
    say("\(counted(count, "more error")) (--verbose shows all)", "오류 \(count)개 더 (--verbose로 모두 보기)")
  }

  func moreFollow(_ count: Int) -> String {
    say("and \(count) more that follow\(count == 1 ? "s" : "") from it", "여기서 비롯된 오류 \(count)개 더")
  }

  func moreNotes(_ count: Int) -> String { say(counted(count, "more note"), "설명 \(count)개 더") }
  var note: String { say("note: ", "설명: ") }
  var changeTo: String { say("Change to: ", "이렇게 바꾸기: ") }

  // MARK: Hints

  func hint(_ level: Int, of total: Int, isRepeated: Bool) -> String {
    say(
      "hint \(level) of \(total)\(isRepeated ? ", the last" : "")", "힌트 \(level)/\(total)\(isRepeated ? ", 마지막" : "")")
  }

  // MARK: The list of notes

  var exercisesWithoutNote: String { say("Exercises without a note", "노트가 없는 연습") }

  // MARK: Watching

  /// After a reason why nothing tells of saves.
  package var looksAgain: String {
    say("So the files are looked at again and again.", "그래서 파일을 되풀이해서 살핍니다.")
  }

  package func watching(_ exercise: String?) -> String {
    let what = exercise.map { "'\($0)'" }
    return say(
      "Watching \(what ?? "the exercise that you save"): each save is checked. Ctrl-C stops.",
      "\(what ?? "저장하는 연습"): 저장할 때마다 검사합니다. Ctrl-C로 그칩니다.")
  }
}

/// What is said to a course's author: verify, new.
extension Messages {
  // MARK: Verifying

  /// How many checks pass, and how many changes and wrong solutions are rejected, in a column each.
  func starterTally(_ passed: Int, of total: Int) -> String {
    say("starter \(passed) of \(total)", "시작 \(passed)/\(total)")
  }
  func referenceTally(_ passed: Int, of total: Int) -> String {
    say("reference \(passed) of \(total)", "답안 \(passed)/\(total)")
  }
  func mutantTally(_ rejected: Int, of total: Int) -> String {
    say("mutants \(rejected) of \(total)", "오답 \(rejected)/\(total)")
  }
  func changeTally(_ rejected: Int, of total: Int) -> String {
    say("changes \(rejected) of \(total)", "바꿈 \(rejected)/\(total)")
  }

  var unnoticedChanges: String {
    say("No check notices these changes of the references:", "모범 답안을 이렇게 바꾸어도 어느 검사에도 걸리지 않습니다:")
  }
  func excused(_ reason: String) -> String { say("excused: \(reason)", "봐주는 까닭: \(reason)") }
  var goodToKnow: String { say("Good to know", "알아 둘 것") }

  func isSound(exercises: Int, blocks: Int) -> String {
    say(
      "The course is sound: \(counted(exercises, "exercise"))"
        + (blocks == 0 ? "" : " and \(counted(blocks, "Swift block"))") + " proved.",
      "강의에 잘못이 없습니다: 연습 \(exercises)개" + (blocks == 0 ? "" : "와 Swift 코드 블록 \(blocks)개") + "를 확인했습니다.")
  }

  func isUnsound(problems: Int) -> String {
    say("The course is not sound: \(counted(problems, "problem")).", "강의에 고칠 것이 \(problems)개 있습니다.")
  }

  func changesRejected(_ rejected: Int, of made: Int, excused: Int) -> String {
    say(
      "The checks reject \(rejected) of \(counted(made, "small change")) of the references"
        + (excused == 0 ? "." : "; \(excused) \(excused == 1 ? "is" : "are") excused."),
      "모범 답안을 조금씩 바꾼 \(made)개 중 \(rejected)개가 검사에 걸립니다" + (excused == 0 ? "." : ". \(excused)개는 봐줍니다."))
  }

  /// What an interruption says.
  package var proofStopped: String {
    say("Stopped. What was proved so far is remembered.", "멈췄습니다. 여기까지 확인한 것은 기억해 둡니다.")
  }

  // MARK: Beginning

  package func madeExercise(_ slug: String, in folder: String) -> String {
    say(
      "Made the exercise in \(folder). Its starter, solution and checks work; what is yours to say is marked TODO. Link to "
        + "it from a section of a note: [\(slug)](../exercises/\(slug))",
      "연습을 만들었습니다: \(folder). 시작 상태와 답, 검사는 제대로 돌아갑니다. 채울 곳에는 TODO라고 적혀 있습니다. "
        + "노트의 한 절에서 링크하세요: [\(slug)](../exercises/\(slug))")
  }

  package func madeNote(_ path: String, syllabusLine: String) -> String {
    say(
      "Made the note \(path). What is yours to say is marked TODO. Add it to notes/README.md, in "
        + "its place: \(syllabusLine)",
      "노트를 만들었습니다: \(path). 채울 곳에는 TODO라고 적혀 있습니다. notes/README.md의 알맞은 자리에 넣으세요: "
        + "\(syllabusLine)")
  }
}

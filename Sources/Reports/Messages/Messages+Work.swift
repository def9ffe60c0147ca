import Wordings

/// What is said of a learner's copies: start, update, reset, diff, solution.
extension Messages {
  package func madeWorkspace(_ directory: String) -> String {
    say("Made your workspace in \(directory).", "작업 폴더를 만들었습니다: \(directory)")
  }

  // MARK: Starting

  /// What follows an exercise's title, and in Korean begins with a particle that hangs on it.
  private func after(_ title: String, _ english: String, _ particle: KoreanParticle, _ korean: String) -> String {
    say(" " + english, "\(particle.form(after: title)) \(korean)")
  }

  package func isReady(_ title: String) -> String { after(title, "is ready for you.", .subject, "준비되었습니다.") }

  package func wasCompleted(_ title: String, _ added: [String]) -> String {
    let files = added.joined(separator: ", ")
    return after(
      title, "was there; what was missing is back: \(files).", .topic, "이미 있었고, 빠진 파일을 다시 넣었습니다: \(files).")
  }

  package func wasThere(_ title: String) -> String {
    after(title, "is there already, and was left as it is.", .topic, "이미 있어서 그대로 두었습니다.")
  }

  // MARK: Updating

  package func followed(_ files: [String]) -> String {
    say(
      "The course has changed since you started: \(list(files)) \(files.count == 1 ? "is" : "are") as in the course now.",
      "시작한 뒤 강의가 바뀌어 다음 파일을 새것으로 바꾸었습니다: \(list(files)).")
  }

  package func removed(_ files: [String]) -> String {
    say(
      "The course no longer has \(list(files)), which you never changed: removed.",
      "강의에서 없어졌고 고친 적이 없는 파일을 지웠습니다: \(list(files)).")
  }

  package func kept(_ files: [String], exercise: String, newVersions: String) -> String {
    let (them, are) = files.count == 1 ? ("It", "is") : ("They", "are")
    return say(
      "\(list(files)) changed in the course and by you. \(them) \(are) still yours; the course's new version is in "
        + "\(newVersions), and 'lectern diff \(exercise)' compares.",
      "\(list(files)): 강의에서도 바뀌고 직접 고치기도 했습니다. 고친 것을 그대로 두었고, 강의의 새 파일은 \(newVersions)에 있습니다. "
        + "'lectern diff \(exercise)'로 비교할 수 있습니다.")
  }

  package func backedUp(_ folder: String) -> String {
    say("What you had is kept in \(folder).", "원래 있던 것은 \(folder)에 보관했습니다.")
  }

  package func copyOfChecksDiffers(_ file: String) -> String {
    say(
      "Your copy of the checks \(file) differs from the course's, which was used.",
      "검사 파일 \(file)의 사본이 강의의 것과 달라 강의의 것을 썼습니다.")
  }

  package func copyDiffers(_ file: String) -> String {
    say(
      "Your copy of \(file) differs from the course's, which was used.",
      "\(file)의 사본이 강의의 것과 달라 강의의 것을 썼습니다.")
  }

  // MARK: Resetting

  /// A question that is answered with y or n.
  package func resetQuestion(_ exercise: String) -> String {
    say(
      "Put '\(exercise)' back to the starter? A copy of what you have is kept. [y/N] ",
      "'\(exercise)'\(KoreanParticle.object.form(after: exercise)) 시작 상태로 되돌릴까요? 지금 것은 사본으로 보관합니다. [y/N] ")
  }

  package func nothingToReset(_ title: String) -> String {
    after(title, "is as it was when you started it.", .topic, "시작 상태 그대로입니다.")
  }

  package func wasReset(_ title: String) -> String {
    after(title, "is the starter again.", .object, "시작 상태로 되돌렸습니다.")
  }

  package var leftAlone: String { say("Nothing was changed.", "아무것도 바꾸지 않았습니다.") }

  /// Before a command that undoes a reset.
  package var toUndo: String { say("What you had is kept. To get it back:", "원래 것을 보관했습니다. 다시 가져오려면:") }

  // MARK: Comparing

  package func noDifference(_ title: String) -> String {
    after(title, "is the starter, unchanged.", .topic, "시작 상태와 같습니다.")
  }

  /// Above the lines of a comparison.
  package var starterSide: String { say("the starter", "시작 상태") }
  package var ownSide: String { say("yours", "내 코드") }

  package var notText: String {
    say("The two files differ; they are not text, or too long.", "두 파일이 다르지만, 글이 아니거나 너무 깁니다.")
  }

  // MARK: The solution

  var solutionHeading: String { say("the solution", "모범 답안") }

  package func solutionCosts(_ exercise: String, unseenHints: Int) -> String {
    let hints = say(
      unseenHints == 0
        ? ""
        : " There \(unseenHints == 1 ? "is" : "are") still \(counted(unseenHints, "hint")) that you have not seen.",
      unseenHints == 0 ? "" : " 아직 보지 않은 힌트가 \(unseenHints)개 있습니다.")
    return say(
      "You have not passed '\(exercise)' yet. Whoever reads the solution can no longer find it, and it is recorded "
        + "that you saw it before you passed.\(hints) Ask again to see it.",
      "아직 '\(exercise)'\(KoreanParticle.object.form(after: exercise)) 통과하지 못했습니다. 답을 보고 나면 스스로 풀 기회는 "
        + "사라지고, 통과하기 전에 보았다는 기록이 남습니다.\(hints) 그래도 보려면 한 번 더 입력하세요.")
  }
}

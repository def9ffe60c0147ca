package import Course
package import Workspace

/// The errors that a learner meets: what is wrong, and what to do next. Those of authors and machines are told in
/// English alone.
extension Messages {
  /// Before the two lines of an error.
  package var errorLabel: String { say("Error: ", "오류: ") }
  package var helpLabel: String { say("Help:  ", "도움말: ") }

  package func message(_ error: LookupError) -> String { say(error.message, korean(error)) }

  package func help(_ error: LookupError) -> String {
    guard error.candidates.isEmpty else { return say(error.help, "이름을 더 길게 입력하세요.") }
    let question = error.suggestion.map { "혹시 '\($0)'인가요? " } ?? ""
    return say(
      error.help, question + (error.kind == .section ? "노트 전체에서 항목을 볼 수 있습니다." : "'lectern toc'에 모두 나옵니다."))
  }

  private func korean(_ error: LookupError) -> String {
    guard error.candidates.isEmpty else {
      return "'\(error.name)': 다음 중 하나일 수 있습니다. \(error.candidates.prefix(5).joined(separator: ", "))"
    }
    return switch error.kind {
    case .exercise: "이 강의에는 '\(error.name)' 연습이 없습니다."
    case .note: "이 강의에는 '\(error.name)' 노트가 없습니다."
    case .section: "이 노트에는 '\(error.name)' 항목이 없습니다."
    }
  }

  package func message(_ error: WorkspaceError) -> String {
    switch error {
    case .notStarted(let exercise): notStarted(exercise)
    case .savedMeanwhile(let path): say(error.message, "\(path): 방금 저장되어 그대로 두었습니다.")
    case .noCourse(let directory): say(error.message, "여기에는 강의가 없습니다: \(directory) 위에 노트 폴더가 없습니다.")
    case .otherCourse(let workspace, let title, let path):
      say(error.message, "작업 폴더(\(workspace))는 다른 강의의 것입니다: \(path)의 '\(title)'.")
    default: error.message
    }
  }

  package func help(_ error: WorkspaceError) -> String {
    switch error {
    case .notStarted(let exercise): helpToStart(exercise)
    case .savedMeanwhile: say(error.help, "고치던 것을 저장한 뒤 다시 해 보세요.")
    case .noCourse: say(error.help, "--course DIR로 강의를 지정하세요.")
    case .otherCourse: say(error.help, "--workspace DIR로 다른 폴더를 고르거나 --course를 빼세요.")
    default: error.help
    }
  }

  package func notStarted(_ exercise: String) -> String {
    say("You have not started '\(exercise)' yet.", "아직 '\(exercise)' 연습을 시작하지 않았습니다.")
  }

  package func helpToStart(_ exercise: String) -> String {
    say("'lectern start \(exercise)' copies it to your workspace.", "'lectern start \(exercise)'로 작업 폴더에 가져옵니다.")
  }

  package var nothingToCheck: String { say("Nothing to check yet.", "아직 검사할 것이 없습니다.") }
  package var nameAnExercise: String {
    say("Name an exercise: 'lectern toc' lists them all.", "연습의 이름을 적으세요. 'lectern toc'에 모두 나옵니다.")
  }
}

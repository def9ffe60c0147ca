package import Wordings

/// All that the reader says, in both languages side by side.
package struct ReaderWords: Equatable, Sendable {
  package var language: Wording.Language

  package init(_ language: Wording.Language) { self.language = language }

  private func say(_ english: String, _ korean: String) -> String { language == .english ? english : korean }

  // MARK: Commands

  /// What a command does, for the help.
  func help(_ command: ReaderCommand) -> String {
    switch command {
    case .lineDown: say("a line down", "한 줄 아래로")
    case .lineUp: say("a line up", "한 줄 위로")
    case .halfPageDown: say("half a page down", "반 쪽 아래로")
    case .halfPageUp: say("half a page up", "반 쪽 위로")
    case .pageDown: say("a page down", "한 쪽 아래로")
    case .pageUp: say("a page up", "한 쪽 위로")
    case .top: say("to the beginning", "맨 앞으로")
    case .bottom: say("to the end", "맨 끝으로")
    case .nextSection: say("next section", "다음 절")
    case .previousSection: say("previous section", "이전 절")
    case .goTo: say("go to a heading by its name", "제목으로 가기")
    case .find: say("find in this text", "이 글에서 찾기")
    case .findNext: say("next match", "다음 찾은 곳")
    case .findPrevious: say("previous match", "이전 찾은 곳")
    case .searchCourse: say("search the whole course", "강의 전체에서 찾기")
    case .links: say("follow a link", "링크 따라가기")
    case .back: say("back", "뒤로")
    case .forward: say("forward", "앞으로")
    case .copyCode: say("copy a code block", "코드 복사")
    case .edit: say("open the exercise in your editor", "편집기에서 연습 문제 열기")
    case .check: say("check your code now", "지금 검사하기")
    case .hint: say("the next hint", "다음 힌트")
    case .nextFailure: say("next failing check", "다음 실패한 검사")
    case .previousFailure: say("previous failing check", "이전 실패한 검사")
    case .openFailure: say("open the failing line in your editor", "실패한 줄을 편집기에서 열기")
    case .explain: say("the section that explains it", "설명하는 절 보기")
    case .instructions: say("the exercise's instructions", "연습 문제 설명")
    case .compare: say("compare your code with the starter", "시작 코드와 비교하기")
    case .reset: say("begin anew (your code is kept aside)", "처음부터 다시 (내 코드는 따로 남김)")
    case .solution: say("the solution", "모범 답안")
    case .goToNext: say("go to what is next", "다음 할 일로")
    case .outline: say("show or hide the outline", "차례 보이기/숨기기")
    case .switchFocus: say("to the outline, the panel, the text", "차례, 결과, 글 사이 옮기기")
    case .panel: say("show or hide the results", "결과 보이기/숨기기")
    case .choose: say("open what is chosen", "고른 것 열기")
    case .cancel: say("leave what is open", "닫기")
    case .ground: say("light or dark colours", "밝은 색/어두운 색")
    case .mouse: say("leave the mouse to the terminal, or take it", "마우스를 터미널에 맡기기/받기")
    case .help: say("this help", "이 도움말")
    case .suspend: say("to the shell, until 'fg'", "'fg'까지 셸로")
    case .quit: say("quit", "나가기")
    }
  }

  /// What a command does in a word or two, for the footer; `nil` for those that it never shows.
  func short(_ command: ReaderCommand) -> String? {
    switch command {
    case .nextSection: say("section", "다음 절")
    case .goTo: say("go to", "가기")
    case .find: say("find", "찾기")
    case .findNext: say("next match", "다음 찾은 곳")
    case .links: say("links", "링크")
    case .back: say("back", "뒤로")
    case .copyCode: say("copy code", "코드 복사")
    case .edit: say("edit", "편집")
    case .check: say("check", "검사")
    case .hint: say("hint", "힌트")
    case .nextFailure: say("next failure", "다음 실패")
    case .explain: say("explain", "설명")
    case .solution: say("solution", "답안")
    case .goToNext: say("next exercise", "다음 문제")
    case .outline: say("outline", "차례")
    case .choose: say("open", "열기")
    case .cancel: say("close", "닫기")
    case .help: say("help", "도움말")
    case .quit: say("quit", "나가기")
    default: nil
    }
  }

  func title(_ group: CommandGroup) -> String {
    switch group {
    case .reading: say("Reading", "읽기")
    case .finding: say("Finding", "찾기")
    case .working: say("Exercises", "연습 문제")
    case .screen: say("Screen", "화면")
    }
  }

  // MARK: Titles and prompts

  var helpTitle: String { say("Keys", "글쇠") }
  var goToTitle: String { say("Go to", "가기") }
  var searchTitle: String { say("Search the course", "강의에서 찾기") }
  var findPrompt: String { say("find: ", "찾기: ") }
  var linkPrompt: String { say("Type the number of a link", "링크 번호를 누르세요") }
  var codePrompt: String { say("Type the number of a code block", "코드 번호를 누르세요") }
  var yesOrNo: String { say("y: yes   any other key: no", "y: 예   다른 글쇠: 아니요") }
  var loading: String { say("reading on", "읽는 중") }
  var nothingFits: String { say("Nothing fits.", "맞는 것이 없습니다.") }
  var tooSmall: String { say("too small", "좁음") }

  // MARK: Messages

  func notFound(_ words: String) -> String { say("'\(words)' is not in this text.", "이 글에서 찾지 못했습니다: '\(words)'") }
  var searching: String { say("searching", "찾는 중") }
  var wrappedToTop: String { say("On from the beginning.", "처음부터 이어서 찾았습니다.") }
  var wrappedToBottom: String { say("On from the end.", "끝에서부터 이어서 찾았습니다.") }
  var noLinks: String { say("There is no link on the screen.", "화면에 링크가 없습니다.") }
  var noCode: String { say("There is no code block on the screen.", "화면에 코드가 없습니다.") }
  func copied(lines: Int) -> String {
    say("Copied \(lines) \(lines == 1 ? "line" : "lines").", "\(lines)줄을 복사했습니다.")
  }
  func copiedAddress(_ address: String) -> String { say("Copied the address: \(address)", "주소를 복사했습니다: \(address)") }
  func noAnchor(_ anchor: String) -> String { say("No section '#\(anchor)' here.", "그런 절이 없습니다: '#\(anchor)'") }
  var noWayBack: String { say("There is nothing to go back to.", "돌아갈 곳이 없습니다.") }
  var noWayForward: String { say("There is nothing to go forward to.", "앞으로 갈 곳이 없습니다.") }
  var noExercise: String {
    say("This section has no exercise; 'x' goes to the next one.", "이 절에는 연습 문제가 없습니다. 'x'로 다음 문제에 갑니다.")
  }
  var mouseIsFree: String {
    say("The mouse is the terminal's: select text as ever. 'm' takes it back.", "마우스를 터미널에 맡겼습니다. 'm'으로 되돌립니다.")
  }
  var mouseIsTaken: String { say("The mouse scrolls and follows links again.", "마우스로 다시 움직이고 링크를 누를 수 있습니다.") }
  var noFailure: String { say("No check fails.", "실패한 검사가 없습니다.") }
  var noFailingLine: String { say("No line of yours is named there.", "알려진 내 코드 줄이 없습니다.") }

  // MARK: The panel

  var checking: String { say("checking", "검사 중") }
  func checking(_ settled: Int, of total: Int) -> String {
    say("checking: \(settled) of \(total)", "검사 중: \(total)개 중 \(settled)개")
  }
  var notChecked: String { say("not checked yet: each save is checked", "아직 검사하지 않음: 저장할 때마다 검사합니다") }
  func hintTitle(_ hint: Hint) -> String {
    say(
      "Hint \(hint.level) of \(hint.levels) for task \(hint.task)",
      "과제 \(hint.task) 힌트 \(hint.levels)개 중 \(hint.level)번째")
  }

  // MARK: What is done with exercises

  package func started(_ path: String) -> String {
    say("Your copy is in \(path); each save is checked.", "\(path)에 복사했습니다. 저장할 때마다 검사합니다.")
  }
  package func openedInWindow(_ editor: String) -> String {
    say("Opened in \(editor); each save is checked.", "\(editor)에서 열었습니다. 저장할 때마다 검사합니다.")
  }
  package func notStarted(_ slug: String) -> String {
    say("You have not started '\(slug)' yet; 'e' does.", "아직 시작하지 않은 문제입니다: '\(slug)'. 'e'로 시작합니다.")
  }
  package func polls(_ reason: Wording) -> String {
    say(
      "\(reason.english) So the files are looked at again and again.", "\(reason.korean) 그래서 파일을 되풀이해서 살핍니다.")
  }
  package func noHints(_ slug: String) -> String { say("'\(slug)' has no hints.", "힌트가 없는 문제입니다: '\(slug)'") }
  package var allHintsSeen: String { say("These are all the hints of this task.", "이 과제의 힌트는 이것이 전부입니다.") }
  package func sameAsStarter(_ slug: String) -> String {
    say("Your files are the starter's, unchanged.", "시작 코드에서 바뀐 것이 없습니다.")
  }
  package func differenceTitle(_ title: String) -> String { say("\(title): your changes", "\(title): 내가 바꾼 것") }
  package func solutionTitle(_ title: String) -> String { say("\(title): a solution", "\(title): 모범 답안") }
  package var askSolution: String {
    say("Not passed yet. Look at the solution all the same?", "아직 통과하지 못했습니다. 그래도 답안을 볼까요?")
  }
  package var askSolutionAgain: String {
    say("Sure? Solving it yourself is what teaches.", "정말 볼까요? 스스로 풀 때 배웁니다.")
  }
  package func noSolution(_ slug: String) -> String {
    say("'\(slug)' has no solution to show.", "답안이 없는 문제입니다: '\(slug)'")
  }
  package func askReset(_ title: String) -> String {
    say("Begin '\(title)' anew? Your files are kept aside.", "'\(title)' 문제를 처음부터 다시 할까요? 내 파일은 따로 남깁니다.")
  }
  package func didReset(_ backup: String) -> String {
    say("Begun anew; your files are in \(backup).", "처음으로 되돌렸습니다. 내 파일은 \(backup)에 있습니다.")
  }
  package var allDone: String { say("Every exercise of this course is done.", "이 강의의 연습 문제를 모두 마쳤습니다.") }
  package var nothingToDo: String { say("This course has no exercises.", "이 강의에는 연습 문제가 없습니다.") }
  package func madeWorkspace(_ path: String) -> String {
    say("Made your workspace in \(path).", "작업 폴더를 \(path)에 만들었습니다.")
  }
  package func editorFailed(_ editor: String) -> String {
    say("'\(editor)' could not be run; set VISUAL or EDITOR.", "편집기를 실행할 수 없습니다: '\(editor)'. VISUAL이나 EDITOR를 정하세요.")
  }
}

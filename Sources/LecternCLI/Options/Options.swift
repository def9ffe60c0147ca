import CommandLineParsing
import Terminal
import Typesetting
import Wordings

extension Option {
  private static let everywhere = Wording("Global options", "공통 옵션")

  static let course = valued(
    "course", .text("dir", from: .folders), Wording("The course to use.", "쓸 강의입니다."),
    environment: "LECTERN_COURSE", section: everywhere)
  static let workspace = valued(
    "workspace", .text("dir", from: .folders),
    Wording("Where your copies of the exercises lie.", "가져온 연습을 두는 작업 폴더입니다."), environment: "LECTERN_WORKSPACE",
    section: everywhere)
  static let language = valued(
    "lang", .choice("language", Wording.Language.allCases.map(\.rawValue)),
    Wording("The language of notes and messages; the locale's if left out.", "노트와 메시지의 언어입니다. 적지 않으면 로캘을 따릅니다."),
    environment: "LECTERN_LANG", section: everywhere)
  static let color = valued(
    "color", .choice("when", ["auto", "always", "never"], default: "auto"),
    Wording("Whether to use color.", "색을 쓸지 정합니다."), environment: "LECTERN_COLOR", section: everywhere)
  static let width = valued(
    "width", .number("columns", TerminalCapabilities.widths),
    Wording("How wide a line may be, from 1 to 400.", "한 줄의 너비입니다. 1부터 400까지 쓸 수 있습니다."),
    environment: "LECTERN_WIDTH", section: everywhere)
  static let koreanBreaks = valued(
    "korean-breaks", .choice("where", KoreanBreaking.allCases.map(\.rawValue), default: "words"),
    Wording(
      "Where lines of Korean may end: between words, or between any two syllables.",
      "한글을 줄바꿈하는 곳입니다. 낱말(words) 사이에서만, 또는 어느 글자(syllables) 뒤에서나 바꿉니다."),
    environment: "LECTERN_KOREAN_BREAKS")
  static let commonMark = flag(
    "commonmark",
    Wording(
      "Read emphasis by the letter of CommonMark, which a Korean particle behind a parenthesis spoils.",
      "강조를 CommonMark 규칙 그대로 읽습니다. 그러면 닫는 괄호 뒤에 조사가 붙은 강조가 깨집니다."))
  static let plain = flag(
    "plain", Wording("Plain text: no color, no pager.", "색과 페이저 없이 글만 보여 줍니다."), section: everywhere)

  static let json = flag("json", Wording("Print the result as JSON.", "결과를 JSON으로 출력합니다."))
  static let interactive = flag("interactive", short: "i", Wording("Open it in the reader.", "읽기 화면에서 엽니다."))
  static let verbose = flag(
    "verbose", short: "v",
    Wording(
      "Show everything: all failures, warnings and compiler messages.", "실패와 경고, 컴파일러 메시지를 빠짐없이 보여 줍니다."))
  static let limit = valued(
    "limit", .number("hits", 1...10_000),
    Wording("How many sections to show at most; 20 if left out.", "보여 줄 절의 최대 개수입니다. 적지 않으면 20개입니다."))
  static let all = flag("all", Wording("Check every exercise that has been started.", "시작한 연습을 모두 검사합니다."))
  static let changed = flag(
    "changed", Wording("Check what has changed since its last verdict.", "마지막 검사 뒤에 바뀐 연습만 검사합니다."))
  static let solution = valued(
    "solution", .text("dir", from: .folders),
    Wording(
      "Check the Swift files of a folder in place of yours, and record nothing.",
      "내 코드 대신 이 폴더의 Swift 파일을 검사합니다. 기록은 남기지 않습니다."))
  static let csv = flag("csv", Wording("Print every attempt as comma-separated values.", "모든 검사 기록을 CSV로 출력합니다."))
  static let yes = flag("yes", short: "y", Wording("Do not ask.", "묻지 않습니다."))
  static let fresh = flag(
    "fresh", Wording("Run the checks again even if nothing has changed.", "바뀐 것이 없어도 다시 검사합니다."))
}

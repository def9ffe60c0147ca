import Grading
import Typesetting

/// The sign that stands before something with a state, with the word that it stands for.
struct Mark: Equatable, Sendable {
  var sign: String
  var ascii: String
  var word: String
  var korean: String
  var style: Style

  static let passed = Mark(sign: "✔", ascii: "+", word: "passed", korean: "통과", style: .good)
  static let failed = Mark(sign: "✘", ascii: "x", word: "failed", korean: "실패", style: .bad)
  static let crashed = Mark(sign: "‼", ascii: "!", word: "crashed", korean: "비정상 종료", style: .bad)
  static let timedOut = Mark(sign: "◷", ascii: "%", word: "timed out", korean: "시간 초과", style: .bad)
  static let doesNotCompile = Mark(sign: "⊘", ascii: "/", word: "does not compile", korean: "컴파일 안 됨", style: .bad)
  static let open = Mark(sign: "○", ascii: "o", word: "not yet", korean: "아직", style: .dim)
  static let stale = Mark(sign: "↻", ascii: "~", word: "stale", korean: "다시", style: .accent)
  static let skipped = Mark(sign: "○", ascii: "o", word: "skipped", korean: "건너뜀", style: .dim)
  static let running = Mark(sign: "▸", ascii: ">", word: "running", korean: "실행 중", style: .accent)
  static let notRun = Mark(sign: "○", ascii: "o", word: "not run", korean: "실행 안 함", style: .dim)

  init(sign: String, ascii: String, word: String, korean: String, style: Style) {
    self.sign = sign
    self.ascii = ascii
    self.word = word
    self.korean = korean
    self.style = style
  }

  init(_ outcome: CheckVerdict.Outcome) {
    self =
      switch outcome {
      case .passed: .passed
      case .failed: .failed
      case .crashed: .crashed
      case .timedOut: .timedOut
      case .doesNotCompile: .doesNotCompile
      case .pending: .open
      case .skipped: .skipped
      case .notRun: .notRun
      }
  }

  /// The sign, and the word where colour does not tell it, widened to the widest of `column`.
  func line(_ appearance: Appearance, column: [Mark] = []) -> StyledLine {
    func said(_ mark: Mark) -> String { appearance.messages.say(mark.word, mark.korean) }
    let words =
      appearance.isColoured ? "" : " " + said(self).padded(to: column.map { TextWidth.cells(of: said($0)) }.max() ?? 0)
    return StyledLine((appearance.isUnicode ? sign : ascii) + words, style)
  }
}

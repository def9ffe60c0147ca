import Grading
import Typesetting

/// The sign that stands before something with a state, with the word that it stands for.
struct Mark: Equatable, Sendable {
  var sign: String
  var ascii: String
  var word: String
  var style: Style

  static let passed = Mark(sign: "✔", ascii: "+", word: "passed", style: .good)
  static let failed = Mark(sign: "✘", ascii: "x", word: "failed", style: .bad)
  static let crashed = Mark(sign: "‼", ascii: "!", word: "crashed", style: .bad)
  static let timedOut = Mark(sign: "◷", ascii: "%", word: "timed out", style: .bad)
  static let doesNotCompile = Mark(sign: "⊘", ascii: "/", word: "does not compile", style: .bad)
  static let open = Mark(sign: "○", ascii: "o", word: "not yet", style: .dim)
  static let stale = Mark(sign: "↻", ascii: "~", word: "stale", style: .accent)
  static let skipped = Mark(sign: "○", ascii: "o", word: "skipped", style: .dim)
  static let notRun = Mark(sign: "○", ascii: "o", word: "not run", style: .dim)

  init(sign: String, ascii: String, word: String, style: Style) {
    self.sign = sign
    self.ascii = ascii
    self.word = word
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
    let words =
      appearance.isColoured ? "" : " " + word.padded(to: column.map { TextWidth.cells(of: $0.word) }.max() ?? 0)
    return StyledLine((appearance.isUnicode ? sign : ascii) + words, style)
  }
}

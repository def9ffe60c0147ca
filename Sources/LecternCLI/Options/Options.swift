import CommandLineParsing
import Terminal
import Typesetting

extension Option {
  static let course = valued(
    "course", .text("dir", from: .folders), "The course to use.", environment: "LECTERN_COURSE",
    section: "GLOBAL OPTIONS")
  static let workspace = valued(
    "workspace", .text("dir", from: .folders), "Where your copies of the exercises lie.",
    environment: "LECTERN_WORKSPACE",
    section: "GLOBAL OPTIONS")
  static let language = valued(
    "lang", .choice("language", ["en", "ko"]), "The language of notes and messages; the locale's if left out.",
    environment: "LECTERN_LANG", section: "GLOBAL OPTIONS")
  static let color = valued(
    "color", .choice("when", ["auto", "always", "never"], default: "auto"), "Whether to use color.",
    environment: "LECTERN_COLOR", section: "GLOBAL OPTIONS")
  static let width = valued(
    "width", .number("columns", TerminalCapabilities.widths), "How wide a line may be, from 1 to 400.",
    environment: "LECTERN_WIDTH", section: "GLOBAL OPTIONS")
  static let koreanBreaks = valued(
    "korean-breaks", .choice("where", KoreanBreaking.allCases.map(\.rawValue), default: "words"),
    "Where lines of Korean may end: between words, or between any two syllables.", environment: "LECTERN_KOREAN_BREAKS")
  static let commonMark = flag(
    "commonmark", "Read emphasis by the letter of CommonMark, which a Korean particle behind a parenthesis spoils.")
  static let plain = flag("plain", "Plain text: no color, no pager.", section: "GLOBAL OPTIONS")

  static let json = flag("json", "Print the result as JSON.")
  static let interactive = flag("interactive", short: "i", "Open it in the reader.")
  static let verbose = flag("verbose", short: "v", "Show everything: all failures, warnings and compiler messages.")
  static let limit = valued("limit", .number("hits", 1...10_000), "How many sections to show at most; 20 if left out.")
  static let all = flag("all", "Check every exercise that has been started.")
  static let changed = flag("changed", "Check what has changed since its last verdict.")
  static let solution = valued(
    "solution", .text("dir", from: .folders), "Check the Swift files of a folder in place of yours, and record nothing."
  )
  static let csv = flag("csv", "Print every attempt as comma-separated values.")
  static let yes = flag("yes", short: "y", "Do not ask.")
  static let fresh = flag("fresh", "Run the checks again even if nothing has changed.")
}

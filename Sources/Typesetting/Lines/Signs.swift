package import Markdown

/// The furniture of a page, for terminals that show Unicode and for those that do not.
package struct Signs: Equatable, Sendable {
  /// Whether signs may leave ASCII.
  package var isUnicode: Bool
  /// The bullets of nested lists, from the outside in.
  package var bullets: [String]
  package var unticked: String
  package var ticked: String
  /// The bar beside a quote, and the one beside an alert.
  package var bar: Character
  package var alertBar: Character
  /// What a rule is drawn with.
  package var rule: Character
  /// Stands before the rest of a line of code that did not fit.
  package var continuation: String
  /// Stands before what the compiler says of a code block.
  package var refused: String
  /// Stands before the caption of an image, and before the summary of a section that can be unfolded elsewhere.
  package var image: String
  package var summary: String
  /// What stands around a short quotation.
  package var openingQuote: String
  package var closingQuote: String
  /// What stands between a sign and what it belongs to on the same line.
  package var gap: String { isUnicode ? "\u{A0}" : " " }
  /// Stand before the titles of alerts.
  package var alerts: [Alert: String]

  package static let unicode = Signs(
    isUnicode: true, bullets: ["•", "◦", "▪"], unticked: "☐", ticked: "☑", bar: "│", alertBar: "┃", rule: "─",
    continuation: "↳",
    refused: "⊘", image: "▣", summary: "▾", openingQuote: "“", closingQuote: "”",
    alerts: [.note: "◇", .tip: "✧", .important: "◆", .warning: "△", .caution: "▲"])

  package static let ascii = Signs(
    isUnicode: false, bullets: ["*", "-", "+"], unticked: "[ ]", ticked: "[x]", bar: "|", alertBar: "|", rule: "-",
    continuation: ">",
    refused: "/", image: "[image]", summary: "+", openingQuote: "\"", closingQuote: "\"",
    alerts: [.note: "(i)", .tip: "(*)", .important: "(!)", .warning: "/!\\", .caution: "<!>"])
}

/// The words that the typesetter adds to a note.
package struct PageWords: Equatable, Sendable {
  package var alerts: [Alert: String]
  /// Stands before the message that the compiler must give for an example.
  package var doesNotCompile: String

  package static let english = PageWords(
    alerts: [.note: "Note", .tip: "Tip", .important: "Important", .warning: "Warning", .caution: "Caution"],
    doesNotCompile: "does not compile")

  package static let korean = PageWords(
    alerts: [.note: "참고", .tip: "도움말", .important: "중요", .warning: "경고", .caution: "주의"],
    doesNotCompile: "컴파일되지 않음")
}

/// The furniture of a page, for terminals that show Unicode and for those that do not.
package struct Signs: Equatable, Sendable {
  /// The bullets of nested lists, from the outside in.
  package var bullets: [String]
  package var unticked: String
  package var ticked: String
  /// The bar beside a quote.
  package var bar: Character
  /// What a rule is drawn with.
  package var rule: Character
  /// Stands before the rest of a line of code that did not fit.
  package var continuation: String
  /// Stands before the caption of an image, and before the summary of a section that can be unfolded elsewhere.
  package var image: String
  package var summary: String

  package static let unicode = Signs(
    bullets: ["•", "◦", "▪"], unticked: "☐", ticked: "☑", bar: "│", rule: "─", continuation: "↳", image: "▣",
    summary: "▾")

  package static let ascii = Signs(
    bullets: ["*", "-", "+"], unticked: "[ ]", ticked: "[x]", bar: "|", rule: "-", continuation: ">",
    image: "[image]", summary: "+")
}

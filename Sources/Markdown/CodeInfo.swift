/// What the info string of a code block says: its language, and what its author adds.
package struct CodeInfo: Equatable, Sendable {
  /// The first word in lower case; empty where there is none.
  package var language: String
  /// What follows the first word, without white space before it.
  package var attributes: String

  package var isSwift: Bool { language == "swift" }

  package init(_ info: String) {
    let words = info.drop(while: \.isWhitespace)
    let language = words.prefix { !$0.isWhitespace }
    self.language = language.lowercased()
    attributes = String(words[language.endIndex...].drop(while: \.isWhitespace))
  }
}

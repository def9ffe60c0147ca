package import Wordings

/// Everything that Lectern says to a learner, in each of its languages.
///
/// A message is a property or a function that gives its text in both, so that the compiler sees to it that none is
/// missing; the extensions of this type are the table of messages, a file a command.
package struct Messages: Equatable, Sendable {
  package var language: Wording.Language

  package static let english = Messages(language: .english)

  package init(language: Wording.Language) { self.language = language }

  /// The messages in the language of a code; English where there are none in it.
  package init(code: String) { self.init(language: Wording.Language(rawValue: code) ?? .english) }

  /// The text in the language at hand.
  func say(_ english: @autoclosure () -> String, _ korean: @autoclosure () -> String) -> String {
    switch language {
    case .english: english()
    case .korean: korean()
    }
  }

  /// A text that carries both languages, in the one at hand.
  package func say(_ wording: Wording) -> String { wording[language] }

  /// `a, b and c`; `a, b, c`, since Korean's word for "and" hangs on the sounds around it.
  func list(_ names: [String]) -> String {
    guard language == .english, let last = names.last, names.count > 1 else { return names.joined(separator: ", ") }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }
}

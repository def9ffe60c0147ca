/// Everything that Lectern says to a learner, in each of its languages.
///
/// A message is a property or a function that gives its text in both, so that the compiler sees to it that none is
/// missing; the extensions of this type are the table of messages, a file a command.
package struct Messages: Equatable, Sendable {
  /// A language that messages are written in.
  package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case korean = "ko"

    /// The language of the locale that an environment names (POSIX, 8.2); English where Lectern does not speak it.
    package init(locale environment: [String: String]) {
      let names = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      let code = names.first { !$0.isEmpty }?.prefix { $0.isLetter } ?? ""
      self = Language(rawValue: String(code)) ?? .english
    }
  }

  package var language: Language

  package static let english = Messages(language: .english)

  package init(language: Language) { self.language = language }

  /// The messages in the language of a code; English where there are none in it.
  package init(code: String) { self.init(language: Language(rawValue: code) ?? .english) }

  /// The text in the language at hand.
  func say(_ english: @autoclosure () -> String, _ korean: @autoclosure () -> String) -> String {
    switch language {
    case .english: english()
    case .korean: korean()
    }
  }

  /// `a, b and c`; `a, b, c`, since Korean's word for "and" hangs on the sounds around it.
  func list(_ names: [String]) -> String {
    guard language == .english, let last = names.last, names.count > 1 else { return names.joined(separator: ", ") }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }
}

/// A text in each of Lectern's languages.
///
/// What arises where nobody knows yet in which language it will be read carries both: errors, problems of a course, the
/// table of commands. Whoever shows it chooses.
package struct Wording: Hashable, Sendable {
  package var english: String
  package var korean: String

  package init(_ english: String, _ korean: String) {
    self.english = english
    self.korean = korean
  }

  /// A text that is the same in every language: a name, or the words of the system or another program.
  package static func asItIs(_ text: String) -> Wording { Wording(text, text) }

  package static let none = Wording("", "")

  package var isEmpty: Bool { english.isEmpty }

  package subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  /// The text changed in each language.
  package func mapped(_ change: (String) -> String) -> Wording { Wording(change(english), change(korean)) }

  package static func + (first: Wording, second: Wording) -> Wording {
    Wording(first.english + second.english, first.korean + second.korean)
  }

  /// A language that Lectern speaks.
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
}

extension Wording: Codable {
  private enum CodingKeys: String, CodingKey { case english = "en", korean = "ko" }

  /// What an encoder is told so that it writes texts as plain strings, for readers of one language. Without it both
  /// languages are kept, or a plain string where they are the same.
  package static func userInfo(for language: Language) -> [CodingUserInfoKey: any Sendable] {
    readersLanguage.map { [$0: language] } ?? [:]
  }

  private static let readersLanguage = CodingUserInfoKey(rawValue: "language")

  package init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .asItIs(text)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .english), try container.decode(String.self, forKey: .korean))
  }

  package func encode(to encoder: any Encoder) throws {
    let language = Self.readersLanguage.flatMap { encoder.userInfo[$0] as? Language }
    if language != nil || english == korean {
      var container = encoder.singleValueContainer()
      return try container.encode(self[language ?? .english])
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(english, forKey: .english)
    try container.encode(korean, forKey: .korean)
  }
}

package import Wordings

/// A flag, or an option with a value.
package struct Option: Equatable, Sendable {
  /// The long name without its dashes, which identifies the option.
  package var name: String
  package var short: Character?
  /// What it does, in sentences.
  package var abstract: Wording
  /// What it takes; `nil` for a flag.
  package var value: Value?
  /// The environment variable that gives the value where the command line does not.
  package var environment: String?
  /// The title of its section in the help; `nil` for `OPTIONS`.
  package var section: Wording?
  /// Whether it is left out of the help and of the suggestions.
  package var isHidden = false

  /// An option that is there or is not.
  package static func flag(
    _ name: String, short: Character? = nil, _ abstract: Wording, section: Wording? = nil, isHidden: Bool = false
  ) -> Option {
    Option(name: name, short: short, abstract: abstract, section: section, isHidden: isHidden)
  }

  /// An option that takes one value; of several, the last counts.
  package static func valued(
    _ name: String, short: Character? = nil, _ value: Value, _ abstract: Wording, environment: String? = nil,
    section: Wording? = nil, isHidden: Bool = false
  ) -> Option {
    Option(
      name: name, short: short, abstract: abstract, value: value, environment: environment, section: section,
      isHidden: isHidden)
  }

  static let version = flag("version", Wording("Show the version.", "버전을 보여 줍니다."))
  static let help = flag("help", short: "h", Wording("Show help information.", "도움말을 보여 줍니다."))

  /// `--course <dir>`, `--json`.
  var synopsis: String { "--\(name)\(valueSynopsis)" }

  /// ` <dir>`, or nothing for a flag.
  private var valueSynopsis: String { value.map { " <\($0.name)>" } ?? "" }

  /// `-w, --width <columns>`, as it stands in the help.
  var label: String { (short.map { "-\($0), " } ?? "") + synopsis }
}

extension Option {
  /// What an option takes.
  package struct Value: Equatable, Sendable {
    /// As it stands between angle brackets.
    package var name: String
    package var kind: Kind
    /// What counts when neither the command line nor the environment gives a value.
    package var defaultValue: String?
    /// Where a shell finds values that cannot be listed.
    package var source = ValueSource.nowhere

    /// Which values are accepted.
    package enum Kind: Equatable, Sendable {
      case text
      case choice([String])
      case number(ClosedRange<Int>)
    }

    package static func text(
      _ name: String, default defaultValue: String? = nil, from source: ValueSource = .nowhere
    ) -> Value {
      Value(name: name, kind: .text, defaultValue: defaultValue, source: source)
    }

    package static func choice(_ name: String, _ choices: [String], default defaultValue: String? = nil) -> Value {
      Value(name: name, kind: .choice(choices), defaultValue: defaultValue)
    }

    package static func number(_ name: String, _ range: ClosedRange<Int>) -> Value {
      Value(name: name, kind: .number(range), defaultValue: nil)
    }

    func accepts(_ text: String) -> Bool {
      switch kind {
      case .text: true
      case .choice(let choices): choices.contains(text)
      case .number(let range): Int(text).map(range.contains) ?? false
      }
    }
  }
}

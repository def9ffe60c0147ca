package import Wordings

/// One verb of a tool, or the tool itself.
package struct Command: Equatable, Sendable {
  package var name: String
  /// What it does, in one line without a full stop.
  package var abstract: Wording
  /// What else a person should know; paragraphs are parted by an empty line.
  package var discussion: Wording
  package var arguments: [Positional]
  package var options: [Option]
  package var examples: [Example]
  /// Whether it is left out of the help and of the suggestions.
  package var isHidden: Bool

  package init(
    _ name: String, _ abstract: Wording, discussion: Wording = .none, arguments: [Positional] = [],
    options: [Option] = [], examples: [Example] = [], isHidden: Bool = false
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.arguments = arguments
    self.options = options
    self.examples = examples
    self.isHidden = isHidden
  }

  /// A call to imitate.
  package struct Example: Equatable, Sendable {
    /// The whole command line.
    package var commandLine: String
    /// What it does.
    package var meaning: Wording

    package init(_ commandLine: String, _ meaning: Wording) {
      self.commandLine = commandLine
      self.meaning = meaning
    }
  }

  /// The built-in command behind `help [<subcommand>]`.
  static let help = Command(
    "help", Wording("Show help information.", "도움말 보기"),
    arguments: [Positional("subcommand", Wording("The command to explain.", "설명할 명령입니다."), .optional)])
}

/// An argument that is known by its place.
package struct Positional: Equatable, Sendable {
  /// How many values it takes; only the last argument of a command may be other than `one`.
  package enum Count: Sendable { case one, optional, any, oneOrMore }

  /// As it stands between angle brackets.
  package var name: String
  /// What it is, in sentences.
  package var abstract: Wording
  package var count: Count
  /// The only values that are accepted; empty when every one is.
  package var choices: [String]
  /// Where a shell finds values, beside the choices.
  package var source: ValueSource

  package init(
    _ name: String, _ abstract: Wording, _ count: Count = .one, choices: [String] = [],
    from source: ValueSource = .nowhere
  ) {
    self.name = name
    self.abstract = abstract
    self.count = count
    self.choices = choices
    self.source = source
  }

  var isRequired: Bool { count == .one || count == .oneOrMore }
  var isRepeating: Bool { count == .any || count == .oneOrMore }
}

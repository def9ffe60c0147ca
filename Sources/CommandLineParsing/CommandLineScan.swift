import Suggestions
/// The arguments of one command, sorted into flags, values and positionals (POSIX Utility Syntax Guidelines 3 to 10,
/// with GNU's long options, and options among the operands).
struct CommandLineScan {
  let command: Command
  /// All that the command understands.
  let options: [Option]
  /// By the options' long names.
  private(set) var flags: Set<String> = []
  private(set) var values: [String: String] = [:]
  private(set) var arguments: [String] = []

  init(command: Command, options: [Option]) {
    self.command = command
    self.options = options
  }

  mutating func read(_ input: [String]) throws(UsageError) {
    var rest = input[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        arguments += rest
        return
      } else if argument.hasPrefix("--") {
        try readLong(argument, followedBy: &rest)
      } else if argument.isOption {
        try readCluster(argument, followedBy: &rest)
      } else {
        arguments.append(argument)
      }
    }
  }

  /// `--name`, `--name value` or `--name=value`.
  private mutating func readLong(_ argument: String, followedBy rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else { throw unknown("--\(name)") }
    try take(option, attached: parts.count > 1 ? String(parts[1]) : nil, followedBy: &rest)
  }

  /// `-abc`, where each letter is a flag and the last may take a value: `-w 80`, `-w80`, `-w=80`.
  private mutating func readCluster(_ argument: String, followedBy rest: inout ArraySlice<String>) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw unknown("-\(letter)", in: argument)
      }
      let attached = letters.first == "=" ? letters.dropFirst() : letters
      if option.value != nil, !letters.isEmpty {
        return try take(option, attached: String(attached), followedBy: &rest)
      } else if letters.first == "=" {
        throw UsageError(.unexpectedValue(option, String(attached)), in: command)
      }
      try take(option, attached: nil, followedBy: &rest)
    }
  }

  private mutating func take(
    _ option: Option, attached: String?, followedBy rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard let accepted = option.value else {
      if let attached { throw UsageError(.unexpectedValue(option, attached), in: command) }
      flags.insert(option.name)
      return
    }
    guard let value = attached ?? rest.popValue() else { throw UsageError(.missingValue(option), in: command) }
    guard accepted.accepts(value) else {
      throw UsageError(
        .invalidValue(value, option), in: command, suggestion: closest(to: value, among: accepted.choices))
    }
    values[option.name] = value
  }

  /// An unknown option with the long option that it resembles.
  ///
  /// A whole word behind one dash (`-json`) is named as such when a long option is near.
  private func unknown(_ name: String, in word: String? = nil) -> UsageError {
    let typed = word ?? name
    let names = options.filter { !$0.isHidden }.map(\.name)
    guard let near = closest(to: String(typed.drop { $0 == "-" }), among: names) else {
      return UsageError(.unknownOption(name), in: command)
    }
    return UsageError(.unknownOption(typed), in: command, suggestion: "--\(near)")
  }
}

extension String {
  /// Whether it begins with a dash; a lone `-` is an ordinary argument.
  var isOption: Bool { hasPrefix("-") && self != "-" }
}

extension ArraySlice<String> {
  /// Removes and returns the first element unless it is an option.
  fileprivate mutating func popValue() -> String? {
    guard let first, !first.isOption else { return nil }
    return removeFirst()
  }
}

extension Option.Value {
  /// The values that can be listed.
  var choices: [String] {
    if case .choice(let choices) = kind { choices } else { [] }
  }
}

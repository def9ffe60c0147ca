extension UsageError {
  /// One line that says what is wrong, worded as swift-argument-parser words it.
  package var message: String {
    switch problem {
    case .unknownOption(let name):
      "Unknown option \(quoted(name))\(question)"
    case .unknownSubcommand(let name):
      "Unknown subcommand \(quoted(name))\(question)"
    case .missingValue(let option):
      "Missing value for '\(option.synopsis)'"
    case .unexpectedValue(let option, let value):
      "The option '\(option.synopsis)' does not take any value, but \(quoted(value)) was specified."
    case .invalidValue(let value, let option):
      "The value \(quoted(value)) is invalid for '\(option.synopsis)'\(option.demand)"
    case .invalidEnvironment(let value, let option):
      "The value \(quoted(value)) of \(option.variable) is invalid for '\(option.synopsis)'\(option.demand)"
    case .missingArgument(let argument):
      "Missing expected argument '\(argument.requiredSynopsis)'"
    case .invalidArgument(let value, let argument):
      "The value \(quoted(value)) is invalid for '<\(argument.name)>'\(oneOf(argument.choices))"
    case .unexpectedArguments(let values) where values.count == 1:
      "Unexpected argument \(quoted(values[0]))"
    case .unexpectedArguments(let values):
      "\(values.count) unexpected arguments: \(values.map(quoted).joined(separator: ", "))"
    case .refused(let sentence, _):
      sentence
    }
  }

  /// What to do about it, in one line, where more can be said than the usage says.
  package var help: String? {
    switch problem {
    case .missingValue(let option): "\(option.synopsis)  \(option.abstract)"
    case .invalidValue(_, let option): didYouMean ?? "\(option.synopsis)  \(option.abstract)"
    case .invalidEnvironment(_, let option): "Correct or unset \(option.variable), or give '\(option.synopsis)'."
    case .missingArgument(let argument): "<\(argument.name)>  \(argument.abstract)"
    case .invalidArgument(_, let argument): didYouMean ?? "<\(argument.name)>  \(argument.abstract)"
    case .refused(_, let help): help
    case .unknownOption, .unknownSubcommand, .unexpectedValue, .unexpectedArguments: nil
    }
  }

  private var didYouMean: String? { suggestion.map { "Did you mean '\($0)'?" } }

  private var question: String { didYouMean.map { ". \($0)" } ?? "" }
}

extension Option {
  /// The end of a sentence that refuses a value: which ones are accepted.
  fileprivate var demand: String {
    switch value?.kind {
    case .choice(let choices): oneOf(choices)
    case .number(let range): ". Please provide a whole number from \(range.lowerBound) to \(range.upperBound)."
    case .text, nil: ""
    }
  }

  fileprivate var variable: String { environment ?? "the environment" }
}

/// `. Please provide one of 'a', 'b' or 'c'.`
private func oneOf(_ choices: [String]) -> String {
  let names = choices.map { "'\($0)'" }
  guard let last = names.last, names.count > 1 else { return names.first.map { ". Please provide \($0)." } ?? "" }
  return ". Please provide one of \(names.dropLast().joined(separator: ", ")) or \(last)."
}

/// What was typed, between quotation marks, with every character that could steer a terminal spelled out.
private func quoted(_ text: String) -> String {
  let shown = text.unicodeScalars.map { scalar in
    let properties = scalar.properties
    let steers = properties.generalCategory == .control || properties.isBidiControl
    return steers ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
  }
  return "'\(shown.joined())'"
}

package import Wordings

extension UsageError {
  /// One line that says what is wrong, in English as swift-argument-parser words it.
  package var message: Wording {
    switch problem {
    case .unknownOption(let name):
      Wording("Unknown option \(quoted(name))", "모르는 옵션입니다: \(quoted(name))") + question
    case .unknownSubcommand(let name):
      Wording("Unknown subcommand \(quoted(name))", "모르는 명령입니다: \(quoted(name))") + question
    case .missingValue(let option):
      Wording("Missing value for '\(option.synopsis)'", "'\(option.synopsis)'에 값이 없습니다.")
    case .unexpectedValue(let option, let value):
      Wording(
        "The option '\(option.synopsis)' does not take any value, but \(quoted(value)) was specified.",
        "'\(option.synopsis)' 옵션은 값을 받지 않는데 \(quoted(value)) 값이 주어졌습니다.")
    case .invalidValue(let value, let option):
      Wording(
        "The value \(quoted(value)) is invalid for '\(option.synopsis)'",
        "\(quoted(value)): '\(option.synopsis)'에 쓸 수 없는 값입니다") + option.demand
    case .invalidEnvironment(let value, let option):
      Wording(
        "The value \(quoted(value)) of \(option.variable) is invalid for '\(option.synopsis)'",
        "\(option.variable)의 값 \(quoted(value)): '\(option.synopsis)'에 쓸 수 없는 값입니다") + option.demand
    case .missingArgument(let argument):
      Wording(
        "Missing expected argument '\(argument.requiredSynopsis)'", "'\(argument.requiredSynopsis)' 인자가 빠졌습니다.")
    case .invalidArgument(let value, let argument):
      Wording(
        "The value \(quoted(value)) is invalid for '<\(argument.name)>'",
        "\(quoted(value)): '<\(argument.name)>'에 쓸 수 없는 값입니다") + oneOf(argument.choices)
    case .unexpectedArguments(let values) where values.count == 1:
      Wording("Unexpected argument \(quoted(values[0]))", "필요 없는 인자가 있습니다: \(quoted(values[0]))")
    case .unexpectedArguments(let values):
      Wording(
        "\(values.count) unexpected arguments: \(values.map(quoted).joined(separator: ", "))",
        "필요 없는 인자가 \(values.count)개 있습니다: \(values.map(quoted).joined(separator: ", "))")
    case .refused(let sentence, _):
      sentence
    }
  }

  /// What to do about it, in one line, where more can be said than the usage says.
  package var help: Wording? {
    switch problem {
    case .missingValue(let option): .asItIs("\(option.synopsis)  ") + option.abstract
    case .invalidValue(_, let option): didYouMean ?? .asItIs("\(option.synopsis)  ") + option.abstract
    case .invalidEnvironment(_, let option):
      Wording(
        "Correct or unset \(option.variable), or give '\(option.synopsis)'.",
        "\(option.variable) 값을 고치거나 없애세요. '\(option.synopsis)'로 직접 정할 수도 있습니다.")
    case .missingArgument(let argument): .asItIs("<\(argument.name)>  ") + argument.abstract
    case .invalidArgument(_, let argument): didYouMean ?? .asItIs("<\(argument.name)>  ") + argument.abstract
    case .refused(_, let help): help
    case .unknownOption, .unknownSubcommand, .unexpectedValue, .unexpectedArguments: nil
    }
  }

  private var didYouMean: Wording? { suggestion.map { Wording("Did you mean '\($0)'?", "혹시 '\($0)'인가요?") } }

  private var question: Wording { didYouMean.map { .asItIs(". ") + $0 } ?? .none }
}

extension Option {
  /// The end of a sentence that refuses a value: which ones are accepted.
  fileprivate var demand: Wording {
    switch value?.kind {
    case .choice(let choices): oneOf(choices)
    case .number(let range):
      Wording(
        ". Please provide a whole number from \(range.lowerBound) to \(range.upperBound).",
        ". \(range.lowerBound)부터 \(range.upperBound)까지의 정수를 쓰세요.")
    case .text, nil: .none
    }
  }

  fileprivate var variable: String { environment ?? "the environment" }
}

/// `. Please provide one of 'a', 'b' or 'c'.`
private func oneOf(_ choices: [String]) -> Wording {
  let names = choices.map { "'\($0)'" }
  let all = names.joined(separator: ", ")
  guard let last = names.last, names.count > 1 else {
    return names.isEmpty ? .none : Wording(". Please provide \(all).", ". \(all)만 쓸 수 있습니다.")
  }
  return Wording(
    ". Please provide one of \(names.dropLast().joined(separator: ", ")) or \(last).",
    ". \(all) 가운데 하나를 쓰세요.")
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

import Suggestions
extension CommandTable {
  /// Reads the arguments that follow the tool's name.
  ///
  /// `--help` and `--version` before a `--` win over everything, mistakes included. Other options may stand before or
  /// after the command's name. A value of the command line wins over the environment's; an empty variable counts as
  /// not set.
  package func parse(_ arguments: [String], environment: [String: String] = [:]) throws(UsageError) -> Request {
    let (command, rest) = try splitCommand(from: arguments)
    let beforeTerminator = rest.prefix { $0 != "--" }
    if beforeTerminator.contains(where: { $0 == "-h" || $0 == "--help" }) { return .help(command) }
    if beforeTerminator.contains("--version") { return .version }

    var line = CommandLineScan(command: command, options: options(of: command))
    try line.read(rest)
    if line.flags.contains(Option.help.name) { return .help(command) }
    try check(line.arguments, of: command)
    if command == .help { return .help(try line.arguments.first.map(callable(named:)) ?? root) }
    return .run(
      Invocation(
        command: command, arguments: line.arguments, flags: line.flags,
        values: try resolve(line.values, of: command, environment: environment)))
  }

  /// The value that a line gives an option, however wrong the rest of the line is, else the environment's; `nil` where
  /// neither gives one that the option accepts.
  package func value(
    of option: Option, in arguments: [String], environment: [String: String]
  ) -> String? {
    let words = Array(arguments.prefix { $0 != "--" })
    let given = words.indices.compactMap { index in
      if words[index] == "--\(option.name)" { return index + 1 < words.count ? words[index + 1] : nil }
      return words[index].hasPrefix("--\(option.name)=") ? String(words[index].dropFirst(option.name.count + 3)) : nil
    }
    let candidates = given.reversed() + [option.environment.flatMap { environment[$0] }].compactMap(\.self)
    return candidates.first { option.value?.accepts($0) == true }
  }

  /// The command that the first word names, and all the other arguments in their order.
  ///
  /// An option that no command has ends the search: what follows it may be its value.
  private func splitCommand(from arguments: [String]) throws(UsageError) -> (Command, [String]) {
    let everyOption = everyOption
    var index = 0
    while index < arguments.count, arguments[index] != "--" {
      let argument = arguments[index]
      guard argument.isOption else {
        var rest = arguments
        rest.remove(at: index)
        return (try callable(named: argument), rest)
      }
      guard let takesNext = everyOption.takeNext(after: argument) else { break }
      index += takesNext ? 2 : 1
    }
    return (root, arguments)
  }

  /// The options of all commands.
  var everyOption: [Option] { callableCommands.reduce(into: options(of: root)) { $0 += $1.options } }

  private func callable(named name: String) throws(UsageError) -> Command {
    if let command = callableCommands.first(where: { $0.name == name }) { return command }
    let names = callableCommands.filter { !$0.isHidden }.map(\.name)
    throw UsageError(.unknownSubcommand(name), in: root, suggestion: closest(to: name, among: names))
  }

  /// Holds the positional arguments against what the command takes.
  private func check(_ arguments: [String], of command: Command) throws(UsageError) {
    var rest = arguments[...]
    for positional in command.arguments {
      guard !rest.isEmpty else {
        if positional.isRequired { throw UsageError(.missingArgument(positional), in: command) }
        continue
      }
      let values = rest.prefix(positional.isRepeating ? rest.count : 1)
      rest = rest.dropFirst(values.count)
      if let wrong = values.first(where: { !positional.accepts($0) }) {
        throw UsageError(
          .invalidArgument(wrong, positional), in: command, suggestion: closest(to: wrong, among: positional.choices))
      }
    }
    if !rest.isEmpty { throw UsageError(.unexpectedArguments(Array(rest)), in: command) }
  }

  /// Adds the environment's values and the defaults to those of the command line.
  private func resolve(
    _ given: [String: String], of command: Command, environment: [String: String]
  ) throws(UsageError) -> [String: String] {
    var values = given
    for option in options(of: command) where values[option.name] == nil {
      guard let accepted = option.value else { continue }
      if let value = option.environment.flatMap({ environment[$0] }), !value.isEmpty {
        guard accepted.accepts(value) else { throw UsageError(.invalidEnvironment(value, option), in: command) }
        values[option.name] = value
      } else {
        values[option.name] = accepted.defaultValue
      }
    }
    return values
  }
}

extension Positional {
  fileprivate func accepts(_ value: String) -> Bool { choices.isEmpty || choices.contains(value) }
}

extension [Option] {
  /// Whether the argument after `argument` is the value of an option; `nil` when `argument` names none.
  fileprivate func takeNext(after argument: String) -> Bool? {
    if argument.hasPrefix("--") {
      let name = argument.dropFirst(2).prefix { $0 != "=" }
      return first { $0.name == name }.map { $0.value != nil && !argument.contains("=") }
    }
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = first(where: { $0.short == letter }) else { return nil }
      if option.value != nil { return letters.isEmpty }
    }
    return false
  }
}

import CommandLineParsing
import Reports
import Terminal
import Typesetting
import Wordings

/// Runs what the command line asks for, and says how it ended.
package func run(_ context: Context) -> ExitStatus {
  let table = CommandTable.lectern
  let display = TerminalCapabilities(facts: context.outputFacts, environment: context.environment)
  let width = display.size.columns
  let language = context.language
  TextWidth.choose(display.widthPolicy)
  do {
    switch try table.parse(context.arguments, environment: context.environment) {
    case .version:
      try context.output.write(table.version + "\n")
    case .help(let command):
      try context.output.write(table.help(for: command, width: width, in: language) + "\n")
    case .run(let invocation):
      return run(invocation, context)
    }
    try context.output.flush()
    return .success
  } catch OutputError.readerGone {
    return .success
  } catch let error as UsageError {
    return report(error, context, width: width)
  } catch {
    return report(Failure(error), isJSON: false, context)
  }
}

private func run(_ invocation: Invocation, _ context: Context) -> ExitStatus {
  if let unknown = UnknownSetting.all(in: context.environment).first {
    return report(Failure(.usage, unknown.message, help: unknown.help), isJSON: invocation.has(.json), context)
  }
  let session = Session(invocation, context)
  do {
    defer { try? context.errors.flush() }
    let status = try command(invocation.command)(session)
    try context.output.flush()
    return status
  } catch OutputError.readerGone {
    // The reader of a pipe has seen enough.
    return .success
  } catch let error as UsageError {
    return report(error, context, width: session.display.size.columns)
  } catch {
    return report(Failure(error), isJSON: invocation.has(.json), context)
  }
}

/// What carries out a verb.
private func command(_ command: Command) -> (Session) throws -> ExitStatus {
  switch command {
  case .toc: toc
  case .read: read
  case .search: search
  case .start: start
  case .check: check
  case .watch: watch
  case .hint: hint
  case .next: next
  case .reset: reset
  case .diff: diff
  case .solution: solution
  case .progress: progress
  case .export: export
  case .importProgress: importProgress
  case .verify: verify
  case .new: new
  case .doctor: doctor
  case .completions: completions
  case .manual: manual
  case .complete: complete
  case .warmUp: warmUp
  default: summary
  }
}

extension Wording.Language {
  /// The language in which a call is answered: what was asked for, as far as it can be read from a line that may be
  /// wrong, else the locale's.
  init(arguments: [String], environment: [String: String]) {
    let asked = CommandTable.lectern.value(of: .language, in: arguments, environment: environment)
    self = asked.flatMap(Wording.Language.init) ?? Wording.Language(locale: environment)
  }
}

extension Context {
  fileprivate var language: Wording.Language { Wording.Language(arguments: arguments, environment: environment) }
}

private func report(_ failure: Failure, isJSON: Bool, _ context: Context) -> ExitStatus {
  let language = context.language
  if isJSON {
    let error = ErrorJSON(code: Int(failure.status.rawValue), message: failure.message, help: failure.help)
    try? context.output.write(json(error, in: language))
    try? context.output.flush()
  } else {
    try? context.output.flush()
    let display = TerminalCapabilities(facts: context.errorFacts, environment: context.environment)
    try? context.errors.write(errorText(failure, display, Messages(language: language)))
    try? context.errors.flush()
  }
  return failure.status
}

private func report(_ error: UsageError, _ context: Context, width: Int) -> ExitStatus {
  let table = CommandTable.lectern
  if context.arguments.contains("--json") {
    let help = error.help ?? table.reference(for: error)
    return report(Failure(.usage, error.message, help: help), isJSON: true, context)
  }
  try? context.errors.write(table.describe(error, width: width, in: context.language) + "\n")
  try? context.errors.flush()
  return .usage
}

/// The two lines of an error, wrapped under their labels.
private func errorText(_ failure: Failure, _ display: TerminalCapabilities, _ messages: Messages) -> String {
  let rows = [
    (messages.errorLabel, messages.say(failure.message)), (messages.helpLabel, messages.say(failure.help)),
  ]
  let indent = rows.map { TextWidth.cells(of: $0.0) }.max() ?? 0
  return rows.map { label, text in
    let lines = text.wrapped(width: max(20, display.size.columns), firstIndent: indent, indent: indent)
    return label.padded(to: indent) + lines.joined(separator: "\n").dropFirst(indent) + "\n"
  }.joined()
}

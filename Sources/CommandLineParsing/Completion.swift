package import Wordings

/// What may stand at the end of a command line that is being typed.
package struct Completion: Equatable, Sendable {
  /// One word that may stand there, and what it means.
  package struct Candidate: Equatable, Sendable {
    package var word: String
    /// In a line; empty where the word says it all.
    package var meaning: String

    package init(_ word: String, _ meaning: String = "") {
      self.word = word
      self.meaning = meaning
    }
  }

  /// What the table knows, as far as it begins like what is typed.
  package var candidates: [Candidate] = []
  /// Where the other words come from.
  package var source = ValueSource.nowhere
  /// What has been typed of the word, as far as names from the source must begin with it.
  package var typed = ""
  /// What stands before each word from the source.
  package var lead = ""
}

extension CommandTable {
  /// What may come at the end of a line.
  ///
  /// - Parameter words: The words after the tool's name; the last is the one being typed, and may be empty. A shell that
  ///   takes `--width=8` apart at the equals sign may leave it so.
  package func completion(of words: [String], in language: Wording.Language) -> Completion {
    let (words, isApart) = joiningAssignments(in: words)
    guard let last = words.last else { return Completion() }
    var line = TypedLine(self)
    for word in words.dropLast() { line.take(word) }
    if let option = line.awaited { return values(of: option, typed: last, lead: "") }
    guard !line.isOverWithOptions, last.hasPrefix("-") else { return arguments(line, typed: last, language) }
    if let equals = last.firstIndex(of: "="), last.hasPrefix("--") {
      let lead = String(last[...equals])
      let option = options(of: line.command).first { "--\($0.name)=" == lead && $0.value != nil }
      let typed = String(last[last.index(after: equals)...])
      return option.map { values(of: $0, typed: typed, lead: isApart ? "" : lead) } ?? Completion()
    }
    let shown = options(of: line.command).filter { !$0.isHidden }
    return Completion(
      candidates: matching(shown.map { .init("--\($0.name)", $0.abstract[language]) }, last), typed: last)
  }

  private func arguments(_ line: TypedLine, typed: String, _ language: Wording.Language) -> Completion {
    let commandNames = commandNames(language)
    guard line.hasCommand else { return Completion(candidates: matching(commandNames, typed), typed: typed) }
    if line.command == .help {
      return Completion(candidates: line.arguments == 0 ? matching(commandNames, typed) : [], typed: typed)
    }
    let positionals = line.command.arguments
    let isMore = positionals.last?.isRepeating == true
    guard let last = positionals.indices.last, line.arguments <= last || isMore else { return Completion() }
    let positional = positionals[min(line.arguments, last)]
    return Completion(
      candidates: matching(positional.choices.map { .init($0) }, typed), source: positional.source, typed: typed)
  }

  private func commandNames(_ language: Wording.Language) -> [Completion.Candidate] {
    callableCommands.filter { !$0.isHidden }.map { .init($0.name, $0.abstract[language]) }
  }

  private func values(of option: Option, typed: String, lead: String) -> Completion {
    let choices = matching((option.value?.choices ?? []).map { .init($0) }, typed)
    return Completion(
      candidates: choices.map { .init(lead + $0.word, $0.meaning) }, source: option.value?.source ?? .nowhere,
      typed: typed, lead: lead)
  }

  private func matching(_ candidates: [Completion.Candidate], _ typed: String) -> [Completion.Candidate] {
    candidates.filter { $0.word.hasPrefix(typed) }
  }

  /// Puts `--width`, `=`, `8` together again, and says whether the last word was apart.
  private func joiningAssignments(in words: [String]) -> (words: [String], isApart: Bool) {
    var joined: [String] = []
    var isApart = false
    for (index, word) in words.enumerated() {
      let follows = index > 0 && words[index - 1] == "=" && joined.last?.hasPrefix("--") == true
      isApart = (word == "=" && joined.last?.hasPrefix("--") == true) || follows
      if isApart { joined[joined.count - 1] += word } else { joined.append(word) }
    }
    return (joined, isApart)
  }
}

/// What the words before the one being typed have said.
private struct TypedLine {
  private let table: CommandTable
  private(set) var command: Command
  private(set) var hasCommand = false
  /// How many positional arguments stand there.
  private(set) var arguments = 0
  /// The option whose value comes next.
  private(set) var awaited: Option?
  private(set) var isOverWithOptions = false

  init(_ table: CommandTable) {
    self.table = table
    command = table.root
  }

  mutating func take(_ word: String) {
    if awaited != nil {
      awaited = nil
    } else if !isOverWithOptions, word == "--" {
      isOverWithOptions = true
    } else if !isOverWithOptions, word.isOption {
      awaited = table.everyOption.first { option in
        option.value != nil && (word == "--\(option.name)" || option.short.map { word == "-\($0)" } == true)
      }
    } else if hasCommand {
      arguments += 1
    } else {
      hasCommand = true
      command = table.callableCommands.first { $0.name == word } ?? table.root
    }
  }
}

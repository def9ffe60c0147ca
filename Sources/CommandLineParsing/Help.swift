import Typesetting
package import Wordings

extension CommandTable {
  /// The help of a command, or of the tool when `command` is its root, laid out as swift-argument-parser does, in
  /// lines of at most `width` cells.
  package func help(for command: Command, width: Int, in language: Wording.Language) -> String {
    let overview = [command.abstract, command.discussion].map { $0[language] }.filter { !$0.isEmpty }
      .joined(separator: "\n\n")
    let blocks =
      [
        wrap("\(Words.overview[language].uppercased()): \(overview)", width: width),
        usage(of: command, title: "\(Words.usage[language].uppercased()): ", width: width, in: language),
      ]
      + sections(for: command).filter { !$0.entries.isEmpty }.map { $0.lines(width: width, in: language) }
      + (command == root ? [wrap(Words.detailedHelp(root.name)[language], width: width, indent: 2)] : [])
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private func sections(for command: Command) -> [HelpSection] {
    let options = options(of: command).filter { !$0.isHidden }
    return [HelpSection(Words.arguments, command.arguments.map { ("<\($0.name)>", $0.description) })]
      + titles(of: options).map { title in
        HelpSection(title, options.filter { $0.section == title }.map { ($0.label, $0.description) })
      }
      + [
        HelpSection(Words.options, options.filter { $0.section == nil }.map { ($0.label, $0.description) }),
        HelpSection(Words.subcommands, command == root ? shownCommands.map { ($0.name, $0.abstract) } : []),
        HelpSection(Words.examples, command.examples.map { ($0.commandLine, $0.meaning) }),
      ]
  }

  private var shownCommands: [Command] { commands.filter { !$0.isHidden } }

  /// The sections that the options name, in the order of their first use.
  private func titles(of options: [Option]) -> [Wording] {
    options.compactMap(\.section).reduce(into: []) { titles, title in
      if !titles.contains(title) { titles.append(title) }
    }
  }
}

extension Positional {
  fileprivate var description: Wording { abstract.with(choices.isEmpty ? [] : [Words.values(choices)]) }
}

extension Option {
  /// The abstract with what else the table knows: `(values: a, b; default: a; environment: A)`.
  var description: Wording {
    let choices = value?.choices ?? []
    let facts = [
      choices.isEmpty ? nil : Words.values(choices), value?.defaultValue.map(Words.defaultValue),
      environment.map(Words.environment),
    ]
    return abstract.with(facts.compactMap(\.self))
  }
}

extension Wording {
  /// With facts in parentheses behind it.
  fileprivate func with(_ facts: [Wording]) -> Wording {
    guard let first = facts.first else { return self }
    return self + .asItIs(" (") + facts.dropFirst().reduce(first) { $0 + .asItIs("; ") + $1 } + .asItIs(")")
  }
}

/// A titled list of names with what they mean.
struct HelpSection {
  let title: Wording
  let entries: [(label: String, meaning: Wording)]

  init(_ title: Wording, _ entries: [(label: String, meaning: Wording)]) {
    self.title = title
    self.entries = entries
  }

  func lines(width: Int, in language: Wording.Language) -> [String] {
    // On a narrow screen the column would leave no room for the text.
    let column = min(width >= 50 ? 26 : 8, max(0, width - 1))
    return ["\(title[language].uppercased()):"]
      + entries.flatMap { label, meaning in
        let name = wrap(label, width: width, indent: 2)
        let text = wrap(meaning[language], width: width, indent: column)
        guard let first = text.first, name.count == 1, TextWidth.cells(of: name[0]) < column else { return name + text }
        return [name[0].padded(to: column) + first.dropFirst(column)] + text.dropFirst()
      }
  }
}

extension CommandTable {
  /// The help of a command, or of the tool when `command` is its root, laid out as swift-argument-parser does, in
  /// lines of at most `width` characters.
  package func help(for command: Command, width: Int) -> String {
    let overview = ([command.abstract] + (command.discussion.isEmpty ? [] : [command.discussion]))
      .joined(separator: "\n\n")
    let blocks =
      [wrap("OVERVIEW: \(overview)", width: width), usage(of: command, title: "USAGE: ", width: width)]
      + sections(for: command).filter { !$0.entries.isEmpty }.map { $0.lines(width: width) }
      + (command == root
        ? [wrap("See '\(root.name) help <subcommand>' for detailed help.", width: width, indent: 2)] : [])
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private func sections(for command: Command) -> [HelpSection] {
    let options = options(of: command).filter { !$0.isHidden }
    return [HelpSection("Arguments", command.arguments.map { ("<\($0.name)>", $0.description) })]
      + titles(of: options).map { title in
        HelpSection(title, options.filter { $0.section == title }.map { ($0.label, $0.description) })
      }
      + [
        HelpSection("Options", options.filter { $0.section == nil }.map { ($0.label, $0.description) }),
        HelpSection("Subcommands", command == root ? shownCommands.map { ($0.name, $0.abstract) } : []),
        HelpSection("Examples", command.examples.map { ($0.commandLine, $0.meaning) }),
      ]
  }

  private var shownCommands: [Command] { commands.filter { !$0.isHidden } }

  /// The sections that the options name, in the order of their first use.
  private func titles(of options: [Option]) -> [String] {
    options.compactMap(\.section).reduce(into: []) { titles, title in
      if !titles.contains(title) { titles.append(title) }
    }
  }
}

extension Positional {
  fileprivate var description: String {
    choices.isEmpty ? abstract : "\(abstract) (values: \(choices.joined(separator: ", ")))"
  }
}

extension Option {
  /// The abstract with what else the table knows: `(values: a, b; default: a; environment: A)`.
  var description: String {
    let choices = value?.choices ?? []
    let facts = [
      choices.isEmpty ? nil : "values: \(choices.joined(separator: ", "))",
      value?.defaultValue.map { "default: \($0)" },
      environment.map { "environment: \($0)" },
    ].compactMap(\.self)
    return facts.isEmpty ? abstract : "\(abstract) (\(facts.joined(separator: "; ")))"
  }
}

/// A titled list of names with what they mean.
struct HelpSection {
  let title: String
  let entries: [(label: String, meaning: String)]

  init(_ title: String, _ entries: [(label: String, meaning: String)]) {
    self.title = title
    self.entries = entries
  }

  func lines(width: Int) -> [String] {
    // On a narrow screen the column would leave no room for the text.
    let column = width >= 50 ? 26 : 8
    return ["\(title.uppercased()):"]
      + entries.flatMap { label, meaning in
        let name = wrap(label, width: width, indent: 2)
        let text = wrap(meaning, width: width, indent: column)
        guard let first = text.first, name.count == 1, name[0].count < column else { return name + text }
        return [name[0] + first.dropFirst(name[0].count)] + text.dropFirst()
      }
  }
}

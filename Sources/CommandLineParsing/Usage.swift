extension CommandTable {
  /// An error as it is shown to a person: `Error:`, `Help:` where there is more to say, the usage, and where to read
  /// on. Only the usage is wrapped to `width`.
  package func describe(_ error: UsageError, width: Int) -> String {
    let help = error.help.map { ["Help:  \($0)"] } ?? []
    let lines =
      ["Error: \(error.message)"] + help + usage(of: error.command, title: "Usage: ", width: width)
      + ["  \(reference(for: error))"]
    return lines.joined(separator: "\n")
  }

  /// Where to read on after an error, in a sentence.
  package func reference(for error: UsageError) -> String {
    "See '\(fullName(of: error.command)) --help' for more information."
  }

  /// `USAGE: lectern check [--all] [<exercise> ...]`, broken between its parts.
  func usage(of command: Command, title: String, width: Int) -> [String] {
    let margin = String(repeating: " ", count: title.count)
    return synopses(of: command).reduce(into: [title + fullName(of: command)]) { lines, synopsis in
      let last = lines.count - 1
      if lines[last].count + 1 + synopsis.count <= width {
        lines[last] += " \(synopsis)"
      } else {
        lines.append(margin + synopsis)
      }
    }
  }

  private func synopses(of command: Command) -> [String] {
    if command == root { return ["[<options>]", "[<subcommand>]"] }
    let options = command.options.filter { !$0.isHidden }.map { "[\($0.synopsis)]" }
    return options + command.arguments.map(\.synopsis)
  }
}

extension Positional {
  /// `<exercise>`, `<words> ...`.
  var requiredSynopsis: String { isRepeating ? "<\(name)> ..." : "<\(name)>" }

  /// As `requiredSynopsis`, in brackets when it may be left out.
  var synopsis: String { isRequired ? requiredSynopsis : "[\(requiredSynopsis)]" }
}

import Typesetting
package import Wordings

extension CommandTable {
  /// An error as it is shown to a person: what is wrong, what to do where there is more to say, the usage, and where to
  /// read on. Only the usage is wrapped to `width`.
  package func describe(_ error: UsageError, width: Int, in language: Wording.Language) -> String {
    let labels = [Words.error, Words.help, Words.usage].map { "\($0[language]): " }
    let cells = labels.map { TextWidth.cells(of: $0) }.max() ?? 0
    // The first label is followed by its text at once, as the toolchain's is.
    let help = error.help.map { [labels[1].padded(to: cells) + $0[language]] } ?? []
    let lines =
      [labels[0] + error.message[language]] + help
      + usage(of: error.command, title: labels[2].padded(to: cells), width: width, in: language)
      + ["  \(reference(for: error)[language])"]
    return lines.joined(separator: "\n")
  }

  /// Where to read on after an error, in a sentence.
  package func reference(for error: UsageError) -> Wording { Words.moreInformation(fullName(of: error.command)) }

  /// `USAGE: lectern check [--all] [<exercise> ...]`, broken between its parts.
  func usage(of command: Command, title: String, width: Int, in language: Wording.Language) -> [String] {
    let margin = String(repeating: " ", count: TextWidth.cells(of: title))
    return synopses(of: command, in: language).reduce(into: [title + fullName(of: command)]) { lines, synopsis in
      let last = lines.count - 1
      if TextWidth.cells(of: lines[last]) + 1 + TextWidth.cells(of: synopsis) <= width {
        lines[last] += " \(synopsis)"
      } else {
        lines.append(margin + synopsis)
      }
    }
  }

  private func synopses(of command: Command, in language: Wording.Language) -> [String] {
    if command == root { return [Words.anyOptions[language], Words.anySubcommand[language]] }
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

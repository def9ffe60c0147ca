package import Wordings

/// What a manual page tells beside what the table knows.
package struct ManualSection: Sendable {
  /// In capitals, as is the custom.
  package var title: Wording
  package var entries: [(label: String, meaning: Wording)]

  package init(_ title: Wording, _ entries: [(label: String, meaning: Wording)]) {
    self.title = title
    self.entries = entries
  }
}

extension CommandTable {
  /// The tool's manual page in man(7) macros, for section 1.
  ///
  /// - Parameter sections: What follows the commands and options.
  package func manualPage(_ sections: [ManualSection], in language: Wording.Language) -> String {
    ManualPage(table: self, language: language).lines(sections).joined(separator: "\n") + "\n"
  }
}

/// A manual page in one language.
private struct ManualPage {
  let table: CommandTable
  let language: Wording.Language

  private var root: Command { table.root }

  func lines(_ sections: [ManualSection]) -> [String] {
    let name = root.abstract[language]
    let title = ".TH \(root.name.uppercased()) 1 \"\" \"\(root.name) \(table.version)\""
    return ["\(title) \"\(Words.userCommands[language])\""]
      + [heading(Words.name), "\(roff(root.name)) \\- \(roff(name.prefix(1).lowercased() + name.dropFirst()))"]
      + synopsis
      + [heading(Words.description)] + paragraphs(root.discussion[language])
      + [heading(Words.commands)] + table.callableCommands.filter { !$0.isHidden }.flatMap(section)
      + [heading(Words.manualOptions)] + table.globalOptions.filter { !$0.isHidden }.flatMap(entry)
      + sections.flatMap { section in
        [heading(section.title)] + section.entries.flatMap { entry($0.label, $0.meaning) }
      }
  }

  private func heading(_ title: Wording) -> String { ".SH \(title[language])" }

  private var synopsis: [String] {
    let words = Wording(
      "[\\fIoptions\\fR] [\\fIcommand\\fR [\\fIargument\\fR ...]]", "[\\fI옵션\\fR] [\\fI명령\\fR [\\fI인자\\fR ...]]")
    return [heading(Words.synopsis), ".B \(roff(root.name))", words[language]]
  }

  private func section(for command: Command) -> [String] {
    let arguments = command.arguments.map { " \(italic($0.synopsis))" }.joined()
    let discussion = command.discussion[language]
    return [".SS \"\(roff(table.fullName(of: command)))\(arguments)\""]
      + paragraphs(sentence(command.abstract[language]) + (discussion.isEmpty ? "" : "\n\n" + discussion))
      + command.arguments.flatMap { entry("<\($0.name)>", $0.abstract) }
      + command.options.filter { !$0.isHidden }.flatMap(entry)
      + command.examples.flatMap { entry($0.commandLine, $0.meaning) }
  }

  private func sentence(_ abstract: String) -> String {
    abstract.last.map { ".?".contains($0) } == true ? abstract : abstract + "."
  }

  private func entry(_ option: Option) -> [String] {
    entry(option.label, option.description)
  }

  private func entry(_ label: String, _ meaning: Wording) -> [String] {
    [".TP", "\\fB\(roff(label))\\fR", roff(meaning[language])]
  }

  private func paragraphs(_ text: String) -> [String] {
    Array(text.split(separator: "\n").map { [roff(String($0))] }.joined(separator: [".PP"]))
  }

  private func italic(_ synopsis: String) -> String {
    roff(synopsis).replacing("<", with: "\\fI").replacing(">", with: "\\fR")
  }

  /// A text in which nothing is taken for a request or an escape (groff_char(7)).
  private func roff(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
      .replacing("~", with: "\\(ti").replacing("^", with: "\\(ha").replacing("`", with: "\\(ga")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}

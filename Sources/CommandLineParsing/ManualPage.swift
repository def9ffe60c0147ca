/// What a manual page tells beside what the table knows.
package struct ManualSection: Sendable {
  /// In capitals, as is the custom.
  package var title: String
  package var entries: [(label: String, meaning: String)]

  package init(_ title: String, _ entries: [(label: String, meaning: String)]) {
    self.title = title
    self.entries = entries
  }
}

extension CommandTable {
  /// The tool's manual page in man(7) macros, for section 1.
  ///
  /// - Parameter sections: What follows the commands and options.
  package func manualPage(_ sections: [ManualSection]) -> String {
    let title = root.name.uppercased()
    let name = root.abstract.prefix(1).lowercased() + root.abstract.dropFirst()
    let lines =
      [".TH \(title) 1 \"\" \"\(root.name) \(version)\" \"User Commands\""]
      + [".SH NAME", "\(roff(root.name)) \\- \(roff(name))"] + synopsis
      + [".SH DESCRIPTION"] + paragraphs(root.discussion)
      + [".SH COMMANDS"] + callableCommands.filter { !$0.isHidden }.flatMap(section)
      + [".SH OPTIONS"] + globalOptions.filter { !$0.isHidden }.flatMap(entry)
      + sections.flatMap { section in
        [".SH \(section.title)"] + section.entries.flatMap { entry($0.label, $0.meaning) }
      }
    return lines.joined(separator: "\n") + "\n"
  }

  private var synopsis: [String] {
    [".SH SYNOPSIS", ".B \(roff(root.name))", "[\\fIoptions\\fR] [\\fIcommand\\fR [\\fIargument\\fR ...]]"]
  }

  private func section(for command: Command) -> [String] {
    let arguments = command.arguments.map { " \(italic($0.synopsis))" }.joined()
    return [".SS \"\(roff(fullName(of: command)))\(arguments)\""]
      + paragraphs(sentence(command.abstract) + (command.discussion.isEmpty ? "" : "\n\n" + command.discussion))
      + command.arguments.flatMap { entry("<\($0.name)>", $0.abstract) }
      + command.options.filter { !$0.isHidden }.flatMap(entry)
      + command.examples.flatMap { entry($0.commandLine, $0.meaning) }
  }

  private func sentence(_ abstract: String) -> String { abstract.hasSuffix("?") ? abstract : abstract + "." }

  private func entry(_ option: Option) -> [String] {
    entry(option.label, option.description)
  }

  private func entry(_ label: String, _ meaning: String) -> [String] {
    [".TP", "\\fB\(roff(label))\\fR", roff(meaning)]
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

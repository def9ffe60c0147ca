package import Typesetting
package import Workspace

/// What `lectern reset` shows: what is the starter again, and the way back.
package struct ResetReport {
  let slug: String
  let title: String
  let reset: Reset
  let appearance: Appearance
  /// A path as a person types it.
  let abbreviated: (String) -> String

  package init(
    slug: String, title: String, reset: Reset, appearance: Appearance, abbreviated: @escaping (String) -> String
  ) {
    self.slug = slug
    self.title = title
    self.reset = reset
    self.appearance = appearance
    self.abbreviated = abbreviated
  }

  package var lines: [StyledLine] {
    let messages = appearance.messages
    let isChanged = !(reset.restored + reset.removed).isEmpty
    let outcome = isChanged ? messages.wasReset(title) : messages.nothingToReset(title)
    let heading = appearance.wrapped(
      StyledLine([Span(title, .heading), Span(outcome, .dim)]), indent: 2)
    let next = NextReport(commands: ["lectern check \(slug)"], appearance: appearance).lines
    let parts = [heading, fileLines, wayBack, isChanged ? next : []]
    return parts.filter { !$0.isEmpty }.flatMap { [StyledLine()] + $0 } + [StyledLine()]
  }

  private var fileLines: [StyledLine] {
    (reset.restored.map { Span($0) } + reset.removed.map { Span($0, .strikethrough) }).flatMap {
      appearance.wrapped(StyledLine([$0]), indent: 2, following: 4)
    }
  }

  private var wayBack: [StyledLine] {
    guard let backup = reset.backup else { return [] }
    // On one line, so that it can be copied.
    let command = "cp -R \(shellWord(backup + "/.")) \(shellWord(reset.directory))"
    return appearance.wrapped(StyledLine(appearance.messages.toUndo), indent: 2)
      + [appearance.indented(StyledLine(command, .accent), by: 4)]
  }

  /// A path as one word of a shell's line, abbreviated where that changes nothing.
  private func shellWord(_ path: String) -> String {
    let short = abbreviated(path)
    let isPlain = short.allSatisfy { $0.isLetter || $0.isNumber || "/._-~+@%".contains($0) }
    return isPlain ? short : "'\(path.replacing("'", with: "'\\''"))'"
  }
}

/// The content of `reset --json`.
package struct ResetJSON: Encodable {
  let slug: String
  let directory: String
  /// Relative to the directory.
  let restored: [String]
  let removed: [String]
  /// The folder with copies of what was restored or removed.
  let backup: String?

  package init(slug: String, _ reset: Reset) {
    self.slug = slug
    directory = reset.directory
    restored = reset.restored
    removed = reset.removed
    backup = reset.backup
  }
}

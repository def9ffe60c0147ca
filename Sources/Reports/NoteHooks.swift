package import Course
import Markdown
package import Typesetting

/// What a note's links and task items show of the learner's progress.
package struct NoteHooks {
  let note: Note
  let standings: Standings
  let appearance: Appearance

  package init(note: Note, standings: Standings, appearance: Appearance) {
    self.note = note
    self.standings = standings
    self.appearance = appearance
  }

  package var typesettingHooks: TypesettingHooks {
    let tasks = Dictionary(note.taskItems.map { ($0.line, $0) }) { first, _ in first }
    return TypesettingHooks(
      linkNote: linkNote,
      taskMark: { item in tasks[item.lines.lowerBound].map { taskMark(standings.mark(of: $0)) } })
  }

  /// The mark of a task, its word apart from the task's text.
  private func taskMark(_ mark: Mark) -> Span {
    Span(mark.line(appearance).text + (appearance.isColoured ? "" : ":"), mark.style)
  }

  /// A link to an exercise shows its state and how to start it; one to a check shows nothing more, since its task does;
  /// one to another note shows how to read it.
  private func linkNote(_ destination: String) -> TypesettingHooks.LinkNote {
    let link = LinkDestination(destination)
    guard !link.isExternal else { return .reference }
    if link.path.isEmpty { return .hidden }
    let name = link.path.split(separator: "/").last.map(String.init) ?? ""
    if let standing = standings[name] {
      guard link.fragment == nil else { return .hidden }
      return note([StyledLine(name + " ", .accent), standing.mark.line(appearance)])
    }
    if name.hasSuffix(".md") {
      let target = name.dropLast(3) + (link.fragment.map { "#\($0)" } ?? "")
      return note([StyledLine(String(target), .accent)])
    }
    return .reference
  }

  /// A note in quotes, its words held together so that a line does not end between them.
  private func note(_ parts: [StyledLine]) -> TypesettingHooks.LinkNote {
    let (open, close) = appearance.quotes
    let spans = [Span(open, .mark)] + parts.flatMap(\.spans) + [Span(close, .mark)]
    return .note(spans.map { Span($0.text.replacing(" ", with: appearance.isUnicode ? "\u{A0}" : " "), $0.style) })
  }
}

package import Course
import Markdown
package import Typesetting

/// What the links and task items of a note, or of an exercise's instructions, show of the learner's progress.
package struct NoteHooks {
  private let taskItems: [TaskItem]
  let standings: Standings
  let appearance: Appearance

  package init(note: Note, standings: Standings, appearance: Appearance) {
    taskItems = note.taskItems
    self.standings = standings
    self.appearance = appearance
  }

  /// The hooks of a text without task items that checks could tick.
  package init(standings: Standings, appearance: Appearance) {
    taskItems = []
    self.standings = standings
    self.appearance = appearance
  }

  package var typesettingHooks: TypesettingHooks {
    let tasks = Dictionary(taskItems.map { ($0.line, $0) }) { first, _ in first }
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
    let name = Self.name(in: link.path)
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

  /// What a path leads to, as one names it to Lectern: the note's file, the exercise's folder, also for its instructions.
  private static func name(in path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    let folder = parts.last?.hasPrefix("instructions.") == true ? parts.firstIndex(of: ".docs") : nil
    return (folder.flatMap { $0 > 0 ? parts[$0 - 1] : nil } ?? parts.last).map(String.init) ?? ""
  }

  /// A note in quotes, its words held together so that a line does not end between them.
  private func note(_ parts: [StyledLine]) -> TypesettingHooks.LinkNote {
    let (open, close) = appearance.quotes
    let spans = [Span(open, .mark)] + parts.flatMap(\.spans) + [Span(close, .mark)]
    return .note(spans.map { Span($0.text.replacing(" ", with: appearance.isUnicode ? "\u{A0}" : " "), $0.style) })
  }
}

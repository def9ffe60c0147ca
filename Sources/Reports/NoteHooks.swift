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
      taskMark: { item in
        tasks[item.lines.lowerBound].map { task in
          let mark = standings.mark(of: task)
          return Span(mark.line(appearance).text, mark.style)
        }
      })
  }

  /// A link to an exercise shows its state and how to start it; one to a check shows nothing more, since its task does;
  /// one to another note shows how to read it.
  private func linkNote(_ destination: String) -> TypesettingHooks.LinkNote {
    let link = LinkDestination(destination)
    guard !link.isExternal else { return .reference }
    if link.path.isEmpty { return .hidden }
    let (open, close) = appearance.quotes
    let name = link.path.split(separator: "/").last.map(String.init) ?? ""
    if let standing = standings[name] {
      guard link.fragment == nil else { return .hidden }
      return .note(
        [Span(open, .mark), Span("\(name) ", .accent)] + standing.mark.line(appearance).spans + [Span(close, .mark)])
    }
    if name.hasSuffix(".md") {
      let target = name.dropLast(3) + (link.fragment.map { "#\($0)" } ?? "")
      return .note([Span(open, .mark), Span(String(target), .accent), Span(close, .mark)])
    }
    return .reference
  }
}

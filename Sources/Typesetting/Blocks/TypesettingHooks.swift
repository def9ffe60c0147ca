package import Markdown

/// What the typesetter asks of those who know the course.
package struct TypesettingHooks {
  /// What is set for a link beside its text.
  package enum LinkNote: Equatable, Sendable {
    /// A number, and the destination at the section's end.
    case reference
    /// A note in place of the destination: the exercise that it leads to and its state.
    case note([Span])
    /// Nothing.
    case hidden
  }

  /// The note for a link's or image's destination; anchors of the same document are hidden without one.
  package var linkNote: (_ destination: String) -> LinkNote
  /// The live mark of a task item in place of its box; `nil` keeps the box.
  package var taskMark: (List.Item) -> Span?
  /// The text of a code block in colours, with its line ends; `nil`, or spans of another text, leave it plain.
  /// - language: the first word of the info string, in lower case.
  package var codeColours: (_ text: String, _ language: String) -> [CodePiece]?

  package init(
    linkNote: @escaping (_ destination: String) -> LinkNote = { $0.hasPrefix("#") ? .hidden : .reference },
    taskMark: @escaping (List.Item) -> Span? = { _ in nil },
    codeColours: @escaping (_ text: String, _ language: String) -> [CodePiece]? = { _, _ in nil }
  ) {
    self.linkNote = linkNote
    self.taskMark = taskMark
    self.codeColours = codeColours
  }
}

/// A piece of source code in one style; unlike a span it may hold line ends and tabs.
package struct CodePiece: Equatable, Sendable {
  package var text: String
  package var style: Style

  package init(_ text: String, _ style: Style) {
    self.text = text
    self.style = style
  }
}

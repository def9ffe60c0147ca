/// A piece of a line in one style.
package struct Span: Equatable, Sendable {
  /// The text as it may be sent: the initializer makes control characters, line ends and tabs visible.
  package let text: String
  package let style: Style

  package init(_ text: String, _ style: Style = []) {
    self.text = text.madeVisible()
    self.style = style
  }

  /// For text that is known to be visible already.
  init(visible text: String, _ style: Style) {
    self.text = text
    self.style = style
  }

  package var cells: Int { TextWidth.cells(of: text) }
}

/// One line of output, without its line end.
package struct StyledLine: Equatable, Sendable {
  package var spans: [Span]

  package init(_ spans: [Span] = []) {
    self.spans = spans
  }

  package init(_ text: String, _ style: Style = []) {
    self.init([Span(text, style)])
  }

  /// The cells that the line takes.
  package var cells: Int { spans.reduce(0) { $0 + $1.cells } }
  /// The text without any styling.
  package var text: String { spans.lazy.map(\.text).joined() }
  package var isEmpty: Bool { spans.allSatisfy(\.text.isEmpty) }
}

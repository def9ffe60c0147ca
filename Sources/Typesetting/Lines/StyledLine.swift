/// A piece of a line in one style.
package struct Span: Equatable, Sendable {
  /// The text as it may be sent: the initializer makes control characters, line ends and tabs visible.
  package let text: String
  package let style: Style
  /// Where the text leads.
  package let link: Link?

  package init(_ text: String, _ style: Style = [], link: Link? = nil) {
    self.init(visible: text.madeVisible(), style, link: link)
  }

  /// For text that is known to be visible already.
  init(visible text: String, _ style: Style, link: Link? = nil) {
    self.text = text
    self.style = style
    self.link = link
  }

  package var cells: Int { TextWidth.cells(of: text) }
  /// Whether the typesetter put it there, so that it is no part of the text.
  package var isFurniture: Bool { style.contains(.furniture) }
}

/// One line of output, without its line end.
package struct StyledLine: Equatable, Sendable {
  /// How the text of a line goes on in the next one.
  package enum Ending: Sendable {
    /// A line of the text ends here.
    case lineEnd
    /// The text goes on after a space, which is not set.
    case space
    /// The text goes on at once, or none stands in the line.
    case cut
  }

  package var spans: [Span]
  package var ending: Ending

  package init(_ spans: [Span] = [], ending: Ending = .lineEnd) {
    self.spans = spans
    self.ending = ending
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

extension Sequence<StyledLine> {
  /// The text as it was before it was set, for copying: without furniture, with its tabs, its broken lines joined.
  package var copiedText: String {
    reduce(into: "") { text, line in
      for span in line.spans where !span.isFurniture { text += span.style.contains(.tab) ? "\t" : span.text }
      switch line.ending {
      case .lineEnd: text += "\n"
      case .space: text += " "
      case .cut: break
      }
    }
  }
}

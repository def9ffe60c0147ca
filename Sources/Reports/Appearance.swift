import Typesetting
import Wordings

/// How reports look on the terminal or pipe at hand.
package struct Appearance: Equatable, Sendable {
  /// Cells.
  package var width: Int
  /// Whether colour tells good from bad; where it does not, every mark has its word beside it.
  package var isColoured: Bool
  /// Whether signs beyond ASCII can be shown.
  package var isUnicode: Bool
  /// Whether everything is shown, not just what helps at once.
  package var isVerbose: Bool
  /// What is said, in the learner's language.
  package var messages: Messages

  package init(
    width: Int, isColoured: Bool, isUnicode: Bool, isVerbose: Bool = false, messages: Messages = .english
  ) {
    self.width = width
    self.isColoured = isColoured
    self.isUnicode = isUnicode
    self.isVerbose = isVerbose
    self.messages = messages
  }

  var bar: String { isUnicode ? "│" : "|" }
  var crumb: String { isUnicode ? " › " : " > " }
  var ellipsis: String { isUnicode ? "…" : "..." }
  var dot: String { isUnicode ? " · " : " - " }
  /// What stands around a note on a link.
  var quotes: (String, String) { isUnicode ? ("‹", "›") : ("<", ">") }

  /// What the grader says, with the testing library's arrow between an argument and its value.
  func said(_ text: String) -> String { isUnicode ? text : text.replacing("→", with: "->") }

  /// What the grader says, in the learner's language.
  func said(_ wording: Wording) -> String { said(messages.say(wording)) }

  /// A line with one text at the left edge and one at the right. The left one is wrapped beside a short right one; a
  /// longer right one moves to lines of its own when there is no room for both.
  func split(_ left: StyledLine, _ right: StyledLine, indent: Int = 2) -> [StyledLine] {
    guard right.cells > 0 else { return wrapped(left, indent: indent, following: indent + 2) }
    let room = width - right.cells - 2
    guard left.cells + indent <= room || right.cells <= width / 4 else {
      return wrapped(left, indent: indent, following: indent + 2) + wrapped(right, indent: indent)
    }
    var lines = left.wrapped(width: max(1, room), firstIndent: indent, indent: indent + 2)
    lines[0] = StyledLine(lines[0].padded(to: room + 2).spans + right.spans)
    return lines
  }

  /// The narrowest column for a title that may be cut; where there is less room, it stands on lines of its own.
  var leastTitle: Int { 16 }

  func indented(_ line: StyledLine, by indent: Int) -> StyledLine {
    StyledLine(StyledLine(String(repeating: " ", count: indent)).spans + line.spans)
  }

  func wrapped(_ line: StyledLine, indent: Int, following: Int? = nil) -> [StyledLine] {
    line.wrapped(width: width, firstIndent: indent, indent: following ?? indent)
  }
}

import Terminal
import Typesetting

/// A line on standard error that says how far something is, where a person sees it.
struct ProgressLine {
  private let session: Session
  let isShown: Bool

  init(_ session: Session) {
    self.session = session
    let areTerminals = session.display.isTerminal && session.context.errorFacts.isTerminal
    // Where nothing is styled, nothing is known that moves the cursor.
    isShown = areTerminals && session.display.styling > .plain && !session.isJSON
  }

  func draw(_ line: StyledLine) {
    var renderer = LineRenderer(styling: session.display.styling, theme: session.display.theme)
    write(erasing + renderer.render([line]).dropLast())
  }

  func erase() { write(erasing) }

  /// To the line's beginning, and nothing from there on (ECMA-48, 8.3.41); where there is no such line, a new one on a
  /// terminal, which has shown the interrupt key.
  var erasing: String {
    if isShown { return "\r\u{1B}[K" }
    return session.context.errorFacts.isTerminal ? "\n" : ""
  }

  /// A text that comes in its place, broken where the terminal ends.
  func wrapped(_ text: String) -> String {
    guard session.context.errorFacts.isTerminal else { return text }
    return text.wrapped(width: max(20, session.display.size.columns)).joined(separator: "\n")
  }

  private func write(_ text: String) {
    guard isShown else { return }
    try? session.context.errors.write(text)
    try? session.context.errors.flush()
  }
}

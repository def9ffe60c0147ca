package import Typesetting

/// Draws frames by difference: only rows that changed are sent.
///
/// Sequences are those of ECMA-48 (CUP, EL) and, around a frame, the synchronized output of mode 2026, which terminals
/// that do not know it ignore.
package struct ScreenPainter {
  private var renderer: LineRenderer
  private var shown: [String] = []
  private var size: TerminalSize?

  package init(renderer: LineRenderer) {
    self.renderer = renderer
  }

  /// What turns the screen into this frame; nothing where it is the same.
  /// - Parameter rows: the rows from the top, none wider than the screen; missing ones are empty.
  package mutating func draw(_ rows: [StyledLine], size: TerminalSize) -> String {
    let isAll = self.size != size
    let rendered = (0..<size.rows).map { row in
      var text = ""
      if row < rows.count { renderer.append(rows[row], to: &text) }
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
    var changes = ""
    for (row, text) in rendered.enumerated() where isAll || shown[row] != text {
      changes += "\u{1B}[\(row + 1);1H\(text)\u{1B}[K"
    }
    shown = rendered
    self.size = size
    return changes.isEmpty ? "" : "\u{1B}[?2026h\(changes)\u{1B}[?2026l"
  }

  /// Forgets what is on the screen, which something else has drawn on: the next frame is sent whole.
  package mutating func forget() { size = nil }
}

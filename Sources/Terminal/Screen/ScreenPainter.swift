package import Typesetting

/// Draws frames by difference: only rows that changed are sent.
///
/// Sequences are those of ECMA-48 (CUP, EL) and, around a frame, the synchronized output of mode 2026, which terminals
/// that do not know it ignore.
package struct ScreenPainter {
  private var renderer: LineRenderer
  /// The rows on the screen as they were sent.
  private var shown: [[UInt8]] = []
  private var size: TerminalSize?

  package init(renderer: LineRenderer) {
    self.renderer = renderer
  }

  /// What turns the screen into this frame, in UTF-8; nothing where it is the same.
  /// - Parameter rows: the rows from the top, none wider than the screen; missing ones are empty.
  package mutating func draw(_ rows: [StyledLine], size: TerminalSize) -> [UInt8] {
    let isAll = self.size != size
    let rendered = (0..<size.rows).map { row in
      var bytes: [UInt8] = []
      if row < rows.count { renderer.append(rows[row], to: &bytes) }
      return Array(bytes.dropLast())
    }
    var changes: [UInt8] = []
    for (row, bytes) in rendered.enumerated() where isAll || shown[row] != bytes {
      changes += "\u{1B}[\(row + 1);1H".utf8 + bytes + "\u{1B}[K".utf8
    }
    shown = rendered
    self.size = size
    return changes.isEmpty ? [] : Array("\u{1B}[?2026h".utf8) + changes + "\u{1B}[?2026l".utf8
  }

  /// Forgets what is on the screen, which something else has drawn on: the next frame is sent whole.
  package mutating func forget() { size = nil }
}

package import Typesetting

/// Draws frames by difference: only rows that changed are sent.
///
/// Sequences are those of ECMA-48 (CUP, EL) and, around a frame, the synchronized output of mode 2026, which terminals
/// that do not know it ignore.
package struct ScreenPainter {
  private var renderer: LineRenderer
  /// The rows on the screen as they were sent.
  private var shown: [[UInt8]] = []
  private var cursor: Frame.Cursor?
  private var size: TerminalSize?

  package init(renderer: LineRenderer) {
    self.renderer = renderer
  }

  /// What turns the screen into this frame, in UTF-8; nothing where it is the same.
  package mutating func draw(_ frame: Frame, size: TerminalSize) -> [UInt8] {
    let isAll = self.size != size
    let rendered = (0..<size.rows).map { row in
      var bytes: [UInt8] = []
      if row < frame.rows.count { renderer.append(frame.rows[row], to: &bytes) }
      return Array(bytes.dropLast())
    }
    var changes: [UInt8] = []
    for (row, bytes) in rendered.enumerated() where isAll || shown[row] != bytes {
      changes += "\u{1B}[\(row + 1);1H".utf8 + bytes
      // What is erased after a full row would be its last cell.
      if row >= frame.rows.count || frame.rows[row].cells < size.columns { changes += "\u{1B}[K".utf8 }
    }
    if isAll || cursor != frame.cursor || (frame.cursor != nil && !changes.isEmpty) {
      changes += Self.move(frame.cursor)
    }
    shown = rendered
    cursor = frame.cursor
    self.size = size
    return changes.isEmpty ? [] : Array("\u{1B}[?2026h".utf8) + changes + "\u{1B}[?2026l".utf8
  }

  /// Forgets what is on the screen, which something else has drawn on: the next frame is sent whole.
  package mutating func forget() { size = nil }

  /// Shows the cursor at a cell, or hides it (DECTCEM).
  private static func move(_ cursor: Frame.Cursor?) -> [UInt8] {
    guard let cursor else { return Array("\u{1B}[?25l".utf8) }
    return Array("\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h".utf8)
  }
}

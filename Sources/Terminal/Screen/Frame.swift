package import Typesetting

/// What is on the screen at one moment.
package struct Frame: Equatable, Sendable {
  /// The rows from the top, none wider than the screen; missing ones are empty.
  package var rows: [StyledLine]
  /// Where the cursor stands while somebody types, so that an input method opens there; `nil` hides it.
  package var cursor: Cursor?

  /// A cell, both counted from 0.
  package struct Cursor: Equatable, Sendable {
    package var column: Int
    package var row: Int

    package init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  package init(rows: [StyledLine], cursor: Cursor? = nil) {
    self.rows = rows
    self.cursor = cursor
  }
}

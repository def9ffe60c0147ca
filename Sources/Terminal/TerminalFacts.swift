/// The size of a terminal in cells.
package struct TerminalSize: Equatable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// What the system says of an output.
package struct TerminalFacts: Equatable, Sendable {
  package var isTerminal: Bool
  /// `nil` for what is no terminal or does not know its size.
  package var size: TerminalSize?

  package init(isTerminal: Bool, size: TerminalSize? = nil) {
    self.isTerminal = isTerminal
    self.size = size
  }

  /// Asks about an open descriptor.
  package init(descriptor: Int32) {
    self.init(isTerminal: Platform.isTerminal(descriptor), size: Platform.size(of: descriptor))
  }
}

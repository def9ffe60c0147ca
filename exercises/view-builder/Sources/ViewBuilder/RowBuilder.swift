/// Makes one list of rows out of the rows that are written in a closure.
///
/// The compiler turns each statement of the closure into a call of one of these functions, and hands on what they return.
@resultBuilder
enum RowBuilder {
  // Task 1

  /// Makes a list of the row that stands alone on a line.
  static func buildExpression(_ row: String) -> [String] {
    []
  }

  /// Takes the rows that a container such as `indented` returns.
  static func buildExpression(_ rows: [String]) -> [String] {
    []
  }

  /// Puts together what the statements between two braces have made, in their order.
  static func buildBlock(_ parts: [String]...) -> [String] {
    []
  }

  // Task 2

  /// Takes what an `if` without an `else` has made; `nil` if its condition was false.
  static func buildOptional(_ part: [String]?) -> [String] {
    ["not written yet"]
  }

  // Task 3

  /// Takes what the first branch of an `if` with an `else` has made.
  static func buildEither(first part: [String]) -> [String] {
    []
  }

  /// Takes what its other branch has made.
  static func buildEither(second part: [String]) -> [String] {
    []
  }

  // Task 4

  /// Puts together what the rounds of a `for` have made, one list for each round.
  static func buildArray(_ parts: [[String]]) -> [String] {
    []
  }

  /// Takes what an assignment makes: nothing.
  static func buildExpression(_ nothing: Void) -> [String] {
    ["not written yet"]
  }
}

/// The rows that are written in the closure.
func rows(@RowBuilder _ content: () -> [String]) -> [String] {
  content()
}

// Task 5

/// The rows of the closure, moved to the right by two spaces; an empty row stays as it is.
func indented(@RowBuilder _ content: () -> [String]) -> [String] {
  ["not written yet"]
}

/// The rows of the closure side by side in one row, with the separator between them; no row if there are none.
func line(separator: String, @RowBuilder _ content: () -> [String]) -> [String] {
  ["not written yet"]
}

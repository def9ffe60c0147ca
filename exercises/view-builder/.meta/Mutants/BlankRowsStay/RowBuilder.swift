// Mistake: a row that holds nothing but spaces is taken for an empty one; rejected by: indentsRows
/// Makes one list of rows out of the rows that are written in a closure.
///
/// The compiler turns each statement of the closure into a call of one of these functions, and hands on what they return.
@resultBuilder
enum RowBuilder {
  /// Makes a list of the row that stands alone on a line.
  static func buildExpression(_ row: String) -> [String] {
    [row]
  }

  /// Takes the rows that a container such as `indented` returns.
  static func buildExpression(_ rows: [String]) -> [String] {
    rows
  }

  /// Puts together what the statements between two braces have made, in their order.
  static func buildBlock(_ parts: [String]...) -> [String] {
    parts.flatMap { $0 }
  }

  /// Takes what an `if` without an `else` has made; `nil` if its condition was false.
  static func buildOptional(_ part: [String]?) -> [String] {
    part ?? []
  }

  /// Takes what the first branch of an `if` with an `else` has made.
  static func buildEither(first part: [String]) -> [String] {
    part
  }

  /// Takes what its other branch has made.
  static func buildEither(second part: [String]) -> [String] {
    part
  }

  /// Puts together what the rounds of a `for` have made, one list for each round.
  static func buildArray(_ parts: [[String]]) -> [String] {
    parts.flatMap { $0 }
  }

  /// Takes what an assignment makes: nothing.
  static func buildExpression(_ nothing: Void) -> [String] {
    []
  }
}

/// The rows that are written in the closure.
func rows(@RowBuilder _ content: () -> [String]) -> [String] {
  content()
}

/// The rows of the closure, moved to the right by two spaces; an empty row stays as it is.
func indented(@RowBuilder _ content: () -> [String]) -> [String] {
  content().map { row in row.allSatisfy { $0 == " " } ? row : "  " + row }
}

/// The rows of the closure side by side in one row, with the separator between them; no row if there are none.
func line(separator: String, @RowBuilder _ content: () -> [String]) -> [String] {
  let columns = content()
  return columns.isEmpty ? [] : [columns.joined(separator: separator)]
}

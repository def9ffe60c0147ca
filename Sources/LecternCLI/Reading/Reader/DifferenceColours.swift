import Typesetting

/// The lines of a difference in their colours.
func differenceColours(_ text: String) -> [CodePiece] {
  text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
    let style: Style = line.hasPrefix("+") ? .good : line.hasPrefix("-") ? .bad : .dim
    return CodePiece((index == 0 ? "" : "\n") + line, style)
  }
}

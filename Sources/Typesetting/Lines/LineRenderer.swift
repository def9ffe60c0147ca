/// Turns lines into text for a terminal or a pipe.
package struct LineRenderer {
  private let styling: Styling
  private let theme: Theme
  /// The escape sequences that were needed so far.
  private var sequences: [Style: String] = [:]

  package init(styling: Styling, theme: Theme = Theme()) {
    self.styling = styling
    self.theme = theme
  }

  /// The lines, each with its line end.
  package mutating func render(_ lines: [StyledLine]) -> String {
    var output = ""
    for line in lines { append(line, to: &output) }
    return output
  }

  /// Appends a line with its line end. Every style is closed before the line ends, so that a pager may cut anywhere.
  package mutating func append(_ line: StyledLine, to output: inout String) {
    for span in line.spans {
      let sequence = sequence(for: span.style)
      output += sequence
      output += span.text
      if !sequence.isEmpty { output += "\u{1B}[0m" }
    }
    output += "\n"
  }

  private mutating func sequence(for style: Style) -> String {
    if styling == .plain || style.isEmpty { return "" }
    if let known = sequences[style] { return known }
    let parameters = theme.parameters(for: style, in: styling)
    let sequence = parameters.isEmpty ? "" : "\u{1B}[\(parameters)m"
    sequences[style] = sequence
    return sequence
  }
}

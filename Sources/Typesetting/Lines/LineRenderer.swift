/// Turns lines into text for a terminal or a pipe.
package struct LineRenderer {
  private let styling: Styling
  private let theme: Theme
  private let sendsLinks: Bool
  /// The escape sequences that were needed so far.
  private var sequences: [Style: [UInt8]] = [:]

  /// - Parameter hyperlinks: whether the terminal is told where links lead; never done without styling.
  package init(styling: Styling, theme: Theme = Theme(), hyperlinks: Bool = false) {
    self.styling = styling
    self.theme = theme
    sendsLinks = hyperlinks && styling > .plain
  }

  /// The lines, each with its line end.
  package mutating func render(_ lines: some Sequence<StyledLine>) -> String {
    var output: [UInt8] = []
    for line in lines { append(line, to: &output) }
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends a line with its line end in UTF-8.
  ///
  /// Every style and link is closed before the line ends, so that a pager may cut anywhere.
  package mutating func append(_ line: StyledLine, to output: inout [UInt8]) {
    var link: Link?
    var style: Style = []
    for span in line.spans {
      if sendsLinks, span.link != link { change(&link, to: span.link, in: &output) }
      if styling > .plain, span.style.visible != style { change(&style, to: span.style.visible, in: &output) }
      Self.send(span, to: &output)
    }
    if !style.isEmpty { change(&style, to: [], in: &output) }
    if link != nil { change(&link, to: nil, in: &output) }
    output.append(0x0A)
  }

  /// Appends the text of a span; what held its words together on a line is a plain space then, which can be searched
  /// for.
  private static func send(_ span: Span, to output: inout [UInt8]) {
    let start = output.count
    span.text.withBytes { output.append(contentsOf: $0) }
    guard span.isFurniture, output[start...].contains(0xA0) else { return }
    output.removeSubrange(start...)
    output += span.text.replacing("\u{A0}", with: " ").utf8
  }

  /// Ends the open style and begins another, as far as there are any.
  private mutating func change(_ open: inout Style, to next: Style, in output: inout [UInt8]) {
    if !sequence(for: open).isEmpty { output += Self.reset }
    output += sequence(for: next)
    open = next
  }

  private mutating func sequence(for style: Style) -> [UInt8] {
    if style.isEmpty { return [] }
    if let known = sequences[style] { return known }
    let parameters = theme.parameters(for: style, in: styling)
    let sequence = parameters.isEmpty ? [] : Array("\u{1B}[\(parameters)m".utf8)
    sequences[style] = sequence
    return sequence
  }

  private static let reset = Array("\u{1B}[0m".utf8)
  private static let linkEnd = Array("\u{1B}]8;;\u{1B}\\".utf8)

  /// Ends the open link and begins another, as far as there are any (OSC 8, "Hyperlinks in terminal emulators").
  private func change(_ open: inout Link?, to next: Link?, in output: inout [UInt8]) {
    if open != nil { output += Self.linkEnd }
    open = nil
    guard let next, let address = next.address else { return }
    output += "\u{1B}]8;id=\(next.number);\(address)\u{1B}\\".utf8
    open = next
  }
}

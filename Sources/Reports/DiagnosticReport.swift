import Grading
import Typesetting

/// The compiler's messages: errors first, each with its line and a caret under the place.
struct DiagnosticReport {
  let diagnostics: [Diagnostic]
  let appearance: Appearance
  /// How many errors are shown unless everything is asked for.
  let limit: Int

  var lines: [StyledLine] {
    let errors = diagnostics.filter { $0.severity == .error }
    let others = diagnostics.filter { $0.severity != .error }
    let shown = appearance.isVerbose ? errors + others : Array(errors.prefix(limit))
    var lines = shown.flatMap(lines(for:))
    if errors.count > limit && !appearance.isVerbose {
      lines += appearance.wrapped(
        StyledLine("\(counted(errors.count - limit, "more error")) (--verbose shows all)", .dim), indent: 2)
    }
    return lines
  }

  private func lines(for diagnostic: Diagnostic) -> [StyledLine] {
    let name = diagnostic.file.split(separator: "/").last.map(String.init) ?? diagnostic.file
    let style: Style = diagnostic.severity == .error ? .bad : .dim
    let head = StyledLine([
      Span("\(name):\(diagnostic.line):\(diagnostic.column)  ", .dim), Span("\(diagnostic.severity.rawValue): ", style),
      Span(diagnostic.message),
    ])
    return appearance.wrapped(head, indent: 2, following: 4) + source(of: diagnostic)
  }

  private func source(of diagnostic: Diagnostic) -> [StyledLine] {
    guard let text = diagnostic.sourceLine else { return [] }
    // Columns count bytes of UTF-8; the caret stands under cells.
    let before = String(decoding: text.utf8.prefix(max(0, diagnostic.column - 1)), as: UTF8.self)
    let number = "\(diagnostic.line)"
    let blank = String(repeating: " ", count: number.count)
    func row(_ label: String, _ spans: [Span]) -> StyledLine {
      appearance.indented(StyledLine([Span("\(label) \(appearance.bar) ", .mark)] + spans), by: 4)
        .truncated(to: appearance.width, ellipsis: appearance.ellipsis)
    }
    let caret = String(repeating: " ", count: TextWidth.cells(of: untabbed(before))) + "^"
    return [row(number, [Span(untabbed(text), .code)]), row(blank, [Span(caret, .bad)])]
  }

  private func untabbed(_ text: String) -> String { text.replacing("\t", with: "  ") }
}

import Markdown

extension Composer {
  /// Sets a code block: indented, tabs expanded, the rest of a long line after a mark.
  mutating func setCode(_ text: String, info: String) {
    galley.makeRoom()
    let info = CodeInfo(info)
    let indent = galley.hasRoom(forIndent: 2) ? 2 : 0
    let mark = Span(signs.continuation, [.mark, .furniture])
    let continuation = max(indent, mark.cells)
    let hasMark = galley.room - continuation >= 2
    let limits = (first: galley.room - indent, following: galley.room - (hasMark ? continuation : 0))
    let margins = (
      first: Span.spaces(indent), following: hasMark ? [mark] + Span.spaces(continuation - mark.cells) : []
    )
    for line in CodeLines.lines(of: pieces(of: text, in: info.language)) {
      let rows = CodeLines.cut(line, first: limits.first, following: limits.following)
      for (index, row) in rows.enumerated() {
        let margin = index == 0 ? margins.first : margins.following
        galley.add(row.isEmpty ? [] : margin + row, ending: index + 1 < rows.count ? .cut : .lineEnd)
      }
    }
    if let message = info.expectedError { setExpectedError(message, indent: indent) }
  }

  /// The text in colours, if the hook gives them for exactly this text.
  private func pieces(of text: String, in language: String) -> [CodePiece] {
    if let coloured = hooks.codeColours(text, language), coloured.lazy.map(\.text).joined() == text { return coloured }
    return [CodePiece(text, [])]
  }

  /// Says what the compiler says of an example that it must refuse.
  private mutating func setExpectedError(_ message: String, indent: Int) {
    let outer = galley.enter(indent: .spaces(indent))
    let inner = galley.enter(marker: Span("\(signs.refused) ", [.dim, .furniture]), indent: .spaces(2))
    galley.addFurniture(message.isEmpty ? words.doesNotCompile : "\(words.doesNotCompile): \(message)", .dim)
    galley.leave(inner)
    galley.leave(outer)
  }
}

extension CodeInfo {
  /// A piece of the message that the compiler must give, `swift error="…"`; `nil` for code that it accepts.
  fileprivate var expectedError: String? {
    let mark = "error=\""
    guard isSwift, attributes.hasPrefix(mark) else { return nil }
    return String(attributes.dropFirst(mark.count).prefix { $0 != "\"" })
  }
}

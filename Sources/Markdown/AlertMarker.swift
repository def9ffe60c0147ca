/// The `[!NOTE]` that makes an alert of a quote.
///
/// GitHub has no specification of alerts. By its documentation and what it shows: one of five words in any case stands
/// alone in the quote's first line, something else follows, and the quote stands in no other block.
enum AlertMarker {
  /// The alert whose marker a line is, read after the quote's own marker; `nil` for any other line.
  static func alert(in line: ArraySlice<UInt8>) -> Alert? {
    let text = line.drop { $0.isBlank || $0 == UInt8(ascii: ">") }.trimmed
    guard text.hasPrefix("[!"), text.last == UInt8(ascii: "]"), text.count < 16 else { return nil }
    return Alert(rawValue: text.dropFirst(2).dropLast().text.lowercased())
  }

  /// The content of an alert, without the marker's line; `nil` when there is none.
  static func removed(from blocks: [Block]) -> [Block]? {
    guard let first = blocks.first, case .paragraph(let inlines) = first.kind else { return nil }
    let rest = inlines.firstIndex(where: \.isBreak).map { Array(inlines[($0 + 1)...]) } ?? []
    let (start, end) = (first.lines.lowerBound + 1, first.lines.upperBound)
    let paragraph = rest.isEmpty ? [] : [Block(.paragraph(rest), lines: min(start, end)...end)]
    let content = paragraph + blocks.dropFirst()
    return content.isEmpty ? nil : content
  }
}

internal import Markdown

/// The hints of one task: under its heading every list item and every paragraph is one.
struct Hints {
  let number: Int
  /// The line of the heading, counted from 1.
  let line: Int
  /// Each as Markdown, with the link reference definitions that it uses.
  let hints: [String]

  /// All hints of a text, in its order.
  static func all(in text: String, _ document: Document) -> [Hints] {
    let source = HintSource(text, document)
    return document.sections.compactMap { section in
      TaskHeading(section).map { heading in
        let blocks = document.blocks[section.blocks].dropFirst()
        return Hints(number: heading.number, line: section.lines.lowerBound, hints: source.hints(in: blocks))
      }
    }
  }
}

/// The lines of a text of hints.
private struct HintSource {
  private let lines: [Substring]
  /// The link reference definitions, which belong to no block.
  private let definitions: [Substring]

  init(_ text: String, _ document: Document) {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    let inBlocks = Set(document.blocks.flatMap(\.lines))
    definitions = lines.indices.filter { !inBlocks.contains($0 + 1) }.map { lines[$0] }.filter { $0.hasPrefix("[") }
    self.lines = lines
  }

  /// Code, a quote or a table goes on with the hint before it.
  func hints(in blocks: ArraySlice<Block>) -> [String] {
    var hints: [String] = []
    for block in blocks {
      switch block.kind {
      case .list(let list): hints += list.items.map { item in withoutMarker(lines(item.lines)) }
      case .paragraph, .heading: hints.append(lines(block.lines).joined(separator: "\n"))
      default:
        let text = lines(block.lines).joined(separator: "\n")
        hints.append(hints.popLast().map { "\($0)\n\n\(text)" } ?? text)
      }
    }
    return hints.map(withDefinitions)
  }

  private func lines(_ range: ClosedRange<Int>) -> ArraySlice<Substring> {
    lines[(range.lowerBound - 1)..<min(range.upperBound, lines.count)]
  }

  /// A list item's lines without the marker and the indent that it gives the lines below.
  private func withoutMarker(_ lines: ArraySlice<Substring>) -> String {
    guard let first = lines.first else { return "" }
    let marker = first.prefix { $0 != " " && $0 != "\t" }
    let content = first.dropFirst(marker.count).drop(while: \.isWhitespace)
    let indent = first.count - content.count
    let rest = lines.dropFirst().map { line in line.dropFirst(min(indent, line.prefix { $0 == " " }.count)) }
    return ([content] + rest).joined(separator: "\n")
  }

  private func withDefinitions(_ hint: String) -> String {
    let used = definitions.filter { definition in
      guard let end = definition.firstIndex(of: "]") else { return false }
      return hint.lowercased().contains(definition[...end].lowercased())
    }
    return used.isEmpty ? hint : "\(hint)\n\n\(used.joined(separator: "\n"))"
  }
}

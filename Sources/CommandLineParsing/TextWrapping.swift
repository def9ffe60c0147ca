import Typesetting

/// `text` in lines of at most `width` cells, each behind `indent` spaces; its own line breaks are kept.
///
/// A word that is longer than a line is cut. An indent that leaves no room for text shrinks.
func wrap(_ text: String, width: Int, indent: Int = 0) -> [String] {
  let indent = min(indent, max(0, width - 1))
  let room = max(1, width - indent)
  let margin = String(repeating: " ", count: indent)
  return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
    fill(paragraph, room: room).map { $0.isEmpty ? "" : margin + $0 }
  }
}

/// One paragraph, broken at spaces; an empty one is one empty line.
private func fill(_ paragraph: Substring, room: Int) -> [String] {
  var lines: [String] = []
  for word in paragraph.split(separator: " ").flatMap({ pieces(of: $0, cells: room) }) {
    if let last = lines.last, TextWidth.cells(of: last) + 1 + TextWidth.cells(of: word) <= room {
      lines[lines.count - 1] = "\(last) \(word)"
    } else {
      lines.append(String(word))
    }
  }
  return lines.isEmpty ? [""] : lines
}

/// A word cut where it no longer fits; a piece has one character at least.
private func pieces(of word: Substring, cells room: Int) -> [Substring] {
  guard TextWidth.cells(of: word) > room else { return [word] }
  var end = word.index(after: word.startIndex)
  while end < word.endIndex, TextWidth.cells(of: word[...end]) <= room { end = word.index(after: end) }
  return [word[..<end]] + (end < word.endIndex ? pieces(of: word[end...], cells: room) : [])
}

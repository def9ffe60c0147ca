/// The line of a candidate that shows best why it was found.
struct Passage {
  /// As much as any report has room for.
  let text: MarkedText
  /// Where in the source what tells most begins, counted from 1.
  let sourceLine: Int

  /// So many characters are more than any report shows.
  private static let length = 600

  init(of candidate: Candidate, in text: IndexedText, _ query: SearchQuery, _ relevance: Relevance) {
    let (section, line) = Self.bestLine(of: candidate, in: text, query, relevance)
    let body = text.shownLines(of: section).dropFirst()
    guard let source = body.dropFirst(line).first else {
      (self.text, sourceLine) = (MarkedText(""), text.sections[candidate.section].line)
      return
    }
    let marked = MarkedText(source.replacing("\r", with: " "), query.words)
    let before = marked.focus.map { marked.text.utf16.distance(from: marked.text.startIndex, to: $0) } ?? 0
    let linesBefore = source.utf16.prefix(before).count { $0 == 0x0D }
    (self.text, sourceLine) = (marked.cut(to: Self.length), text.sourceLine(of: line, in: section) + linesBefore)
  }

  /// The first of the lines whose words tell most; the first of all where the bodies have none of them.
  private static func bestLine(
    of candidate: Candidate, in text: IndexedText, _ query: SearchQuery, _ relevance: Relevance
  ) -> (section: Int, line: Int) {
    var best = (section: candidate.section, line: 0, value: 0.0)
    for section in candidate.extent {
      for (line, words) in text.wordsByLine(of: section, query).sorted(by: { $0.key < $1.key }) {
        let value = words.reduce(0) { $0 + relevance.telling[$1] }
        if value > best.value { best = (section, line, value) }
      }
    }
    return (best.section, best.line)
  }
}

extension IndexedText {
  /// The words of the query in each line of a section's body that has any.
  fileprivate func wordsByLine(of section: Int, _ query: SearchQuery) -> [Int: Set<Int>] {
    let body = sections[section].foldedBody..<sections[section].folded.upperBound
    return withFolded { folded in
      SearchedBytes.withText(UnsafeBufferPointer(rebasing: folded[body]), for: query.words) { text in
        var words: [Int: Set<Int>] = [:]
        for (index, word) in query.words.enumerated() {
          var (line, start) = (0, 0)
          while let place = text.firstPlace(of: word, from: start) {
            line += text.text[start..<place].count { $0 == UInt8(ascii: "\n") }
            words[line, default: []].insert(index)
            // One place in a line is enough.
            start = text.text[place...].firstIndex(of: UInt8(ascii: "\n")) ?? text.text.count
          }
        }
        return words
      }
    }
  }
}

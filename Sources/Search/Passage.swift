/// The line of a candidate that shows best why it was found.
struct Passage {
  /// The section whose body holds it.
  let section: Int
  /// The line of the body, counted from 0.
  let line: Int

  /// The first of the lines whose words tell most; the first of all where the bodies have none of them.
  init(of candidate: Candidate, in text: IndexedText, _ query: SearchQuery, _ relevance: Relevance) {
    var best = (section: candidate.section, line: 0, value: 0.0)
    for section in candidate.extent {
      for (line, words) in text.wordsByLine(of: section, query).sorted(by: { $0.key < $1.key }) {
        let value = words.reduce(0) { $0 + relevance.telling[$1] }
        if value > best.value { best = (section, line, value) }
      }
    }
    (section, line) = (best.section, best.line)
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
            start = place + word.folded.count
          }
        }
        return words
      }
    }
  }
}

/// What of a query one section holds.
struct SectionMatch {
  /// The words that its title or its body holds.
  var words: SearchQuery.Mask = 0
  /// The words that its title holds, which count for the sections in it as well.
  var titleWords: SearchQuery.Mask = 0
  /// How much each word weighs in it, and the phrase, in the order in which they are sought.
  var weights: [Float]
}

extension IndexedText {
  /// Finds the words of a query in every section; `nil` where this text has none of them.
  func matches(of query: SearchQuery) -> [SectionMatch]? {
    withFolded { folded in
      let sought = query.sought
      return SearchedBytes.withText(folded, for: sought) { text in
        var matches: [SectionMatch]?
        for (index, word) in sought.enumerated() {
          forEachPlace(of: word, in: text) { section, place in
            let isInTitle = place < sections[section].foldedBody
            // The phrase has no bit of its own, so that nobody misses it.
            let bit = (1 << SearchQuery.Mask(index)) & query.all
            if matches == nil {
              let none = SectionMatch(weights: [Float](repeating: 0, count: sought.count))
              matches = [SectionMatch](repeating: none, count: sections.count)
            }
            matches?[section].words |= bit
            if isInTitle { matches?[section].titleWords |= bit }
            matches?[section].weights[index] += Self.weight(text.fit(of: word, at: place), isInTitle: isInTitle)
          }
        }
        return matches
      }
    }
  }

  /// So many places of a word in one section weigh no more, for each next one weighs less.
  private static let mostPlaces = 30

  private func forEachPlace(of word: SearchWord, in text: SearchedBytes, _ body: (_ section: Int, _ place: Int) -> Void)
  {
    var (section, count, start) = (0, 0, 0)
    while let place = text.firstPlace(of: word, from: start) {
      while section + 1 < sections.count, place >= sections[section + 1].folded.lowerBound {
        section += 1
        count = 0
      }
      body(section, place)
      count += 1
      start = count < Self.mostPlaces ? place + word.folded.count : sections[section].folded.upperBound
    }
  }

  /// A title tells what a section is about; a word inside another is often another word.
  private static func weight(_ fit: Fit, isInTitle: Bool) -> Float {
    let weight: Float =
      switch fit {
      case .whole: 1
      case .beginning: 0.5
      case .inside: 0.15
      }
    return isInTitle ? 8 * weight : weight
  }
}

/// What of a query one section holds.
struct SectionMatch {
  /// The words that its title or its body holds.
  var words: SearchQuery.Mask = 0
  /// The words that its title holds, which count for the sections in it as well.
  var titleWords: SearchQuery.Mask = 0
  /// How much each word weighs in it, and the phrase, in the order in which they are sought.
  var weights: [WordWeight]
}

/// How much one word weighs in a section.
struct WordWeight: Equatable {
  /// The share of the title that it is, where it fits best: from 0 to 1.
  var title: Double = 0
  /// How often the body holds it, part of a word less than a whole one.
  var body: Double = 0
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
            // The phrase has no bit of its own, so that nobody misses it.
            let bit = (1 << SearchQuery.Mask(index)) & query.all
            if matches == nil {
              let none = SectionMatch(weights: [WordWeight](repeating: WordWeight(), count: sought.count))
              matches = [SectionMatch](repeating: none, count: sections.count)
            }
            matches?[section].words |= bit
            let weight = text.fit(of: word, at: place).weight
            if let share = shareOfTitle(word, at: place, in: section) {
              matches?[section].titleWords |= bit
              matches?[section].weights[index].addTitle(share * weight)
            } else {
              matches?[section].weights[index].body += weight
            }
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

  /// How much of a section's title a word in it is; `nil` for one in the body.
  private func shareOfTitle(_ word: SearchWord, at place: Int, in section: Int) -> Double? {
    let title = sections[section].folded.lowerBound..<sections[section].foldedBody
    // Its line's end is no part of it.
    return title.contains(place) ? Double(word.folded.count) / Double(title.count - 1) : nil
  }
}

extension WordWeight {
  fileprivate mutating func addTitle(_ weight: Double) { title = max(title, weight) }
}

extension Fit {
  /// A word inside another is often another word.
  fileprivate var weight: Double {
    switch self {
    case .whole: 1
    case .beginning: 0.5
    case .inside: 0.15
    }
  }
}

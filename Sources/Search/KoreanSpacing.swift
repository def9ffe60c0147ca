extension CourseIndex {
  /// The query with a space in each Korean word that is nowhere as it was typed: compounds are written with one or
  /// without, `값 타입` and `값타입`. What was typed with a space is found without one, since its words are.
  /// - Returns: `nil` where no space helps.
  func respaced(_ query: SearchQuery, absent: [SearchWord]) -> SearchQuery? {
    var words = query.words
    for word in absent {
      guard let index = words.firstIndex(of: word), let spaced = spaced(word) else { return nil }
      words[index] = spaced
    }
    return SearchQuery(words: words)
  }

  private func spaced(_ word: SearchWord) -> SearchWord? {
    let text = String(decoding: word.folded, as: UTF8.self)
    // A longer word is no compound, and each of its letters costs a walk through all texts.
    guard 2...10 ~= text.unicodeScalars.count, text.unicodeScalars.allSatisfy({ Hangul.syllables ~= $0.value }) else {
      return nil
    }
    return text.indices.dropFirst().lazy.compactMap { SearchWord("\(text[..<$0]) \(text[$0...])") }.first(where: holds)
  }

  /// Whether any text holds a word.
  private func holds(_ word: SearchWord) -> Bool {
    entries.contains { entry in
      entry.text.withFolded { folded in
        SearchedBytes.withText(folded, for: [word]) { $0.firstPlace(of: word, from: 0) != nil }
      }
    }
  }
}

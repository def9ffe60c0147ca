extension CourseIndex {
  /// The sections that hold all words of a query.
  /// - Parameters:
  ///   - language: the person's own, whose texts come first.
  ///   - limit: how many hits are wanted.
  package func search(_ query: SearchQuery, language: String, limit: Int) -> SearchResult {
    let result = find(query, language, limit)
    let absent = query.words.filter { result.absentWords.contains($0.typed) }
    guard !absent.isEmpty, let respaced = respaced(query, absent: absent) else { return result }
    return find(respaced, language, limit)
  }

  private func find(_ query: SearchQuery, _ language: String, _ limit: Int) -> SearchResult {
    let choice = LanguageChoice(language, among: entries.lazy.map(\.place))
    var counts = [Int](repeating: 0, count: query.sought.count)
    var candidates: [Candidate] = []
    for (index, entry) in entries.enumerated() {
      guard let matches = entry.text.matches(of: query) else { continue }
      for match in matches {
        for (word, weight) in match.weights.enumerated() where weight != WordWeight() { counts[word] += 1 }
      }
      candidates += entry.text.candidates(query, matches, text: index)
    }
    let relevance = relevance(counts)
    let ranked = ranked(withoutTwins(candidates, choice), relevance, choice)
    return SearchResult(
      hits: ranked.prefix(max(0, limit)).map { hit($0, query, relevance, choice) }, total: ranked.count,
      absentWords: zip(query.words, counts).filter { $1 == 0 }.map(\.0.typed))
  }

  private func relevance(_ counts: [Int]) -> Relevance {
    Relevance(
      counts: counts, sections: entries.reduce(0) { $0 + $1.text.sections.count },
      bytes: entries.reduce(0) { $0 + $1.text.folded.count })
  }

  /// What the person is shown first, in it the best, of equals the first in reading order.
  private func ranked(
    _ candidates: [Candidate], _ relevance: Relevance, _ choice: LanguageChoice
  ) -> [Candidate] {
    let scored = candidates.map { candidate in
      (
        candidate: candidate, isShown: choice.shows(entries[candidate.text].place),
        score: relevance.score(of: candidate)
      )
    }
    return scored.sorted { first, second in
      if first.isShown != second.isShown { return first.isShown }
      if first.score != second.score { return first.score > second.score }
      return (first.candidate.text, first.candidate.section) < (second.candidate.text, second.candidate.section)
    }.map(\.candidate)
  }

  private func hit(
    _ candidate: Candidate, _ query: SearchQuery, _ relevance: Relevance, _ choice: LanguageChoice
  ) -> SearchHit {
    let entry = entries[candidate.text]
    let passage = Passage(of: candidate, in: entry.text, query, relevance)
    return SearchHit(
      text: entry.place, titles: entry.text.titles(of: candidate.section, query),
      anchor: entry.text.anchor(of: candidate.section), line: passage.sourceLine, passage: passage.text,
      needsLanguage: !choice.shows(entry.place))
  }
}

extension IndexedText {
  /// The titles from the outermost heading to a section's own, in which alone words are marked.
  fileprivate func titles(of section: Int, _ query: SearchQuery) -> [MarkedText] {
    var titles = [MarkedText(title(of: section), query.words)]
    var next = sections[section].parent
    while let parent = next, parent > 0 {
      titles.append(MarkedText(title(of: parent)))
      next = sections[parent].parent
    }
    return titles.reversed()
  }
}

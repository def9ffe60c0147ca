internal import Course

extension CourseIndex {
  /// The sections that hold all words of a query.
  /// - Parameters:
  ///   - language: the person's own, whose texts come first.
  ///   - limit: how many hits are wanted.
  package func search(_ query: SearchQuery, language: String, limit: Int) -> SearchResult {
    var counts = [Int](repeating: 0, count: query.sought.count)
    var candidates: [Candidate] = []
    for (index, entry) in entries.enumerated() {
      guard let matches = entry.text.matches(of: query) else { continue }
      for match in matches {
        for (word, weight) in match.weights.enumerated() where weight > 0 { counts[word] += 1 }
      }
      candidates += entry.text.candidates(query, matches, text: index)
    }
    let sections = entries.reduce(0) { $0 + $1.text.sections.count }
    let bytes = entries.reduce(0) { $0 + $1.text.folded.count }
    let relevance = Relevance(counts: counts, sections: sections, bytes: bytes)
    let ranked = ranked(withoutTwins(candidates, language), relevance, language)
    return SearchResult(
      hits: ranked.prefix(max(0, limit)).map { hit($0, query, relevance, language) }, total: ranked.count,
      absentWords: zip(query.words, counts).filter { $1 == 0 }.map(\.0.typed))
  }

  // MARK: Languages

  /// Whether somebody with this language is shown a text: it is in that language, or there is none that is.
  private func isShown(_ text: CourseText, to language: String, among translated: Set<String>) -> Bool {
    text.language == language || (text.language == nil && !translated.contains(text.original))
  }

  /// The originals of the texts that are there in a language.
  private func translated(to language: String) -> Set<String> {
    Set(entries.lazy.filter { $0.place.language == language }.map(\.place.original))
  }

  /// Where a section is found in several languages, the one in the person's own, else the first.
  private func withoutTwins(_ candidates: [Candidate], _ language: String) -> [Candidate] {
    guard entries.contains(where: { $0.place.language != nil }) else { return candidates }
    let translated = translated(to: language)
    struct Place: Hashable {
      var original: String
      var section: Int
      var count: Int
    }
    var kept: [Candidate] = []
    var indices: [Place: Int] = [:]
    for candidate in candidates {
      let entry = entries[candidate.text]
      let place = Place(
        original: entry.place.original, section: candidate.section, count: entry.text.sections.count)
      if let index = indices[place] {
        if isShown(entry.place, to: language, among: translated) { kept[index] = candidate }
      } else {
        indices[place] = kept.count
        kept.append(candidate)
      }
    }
    return kept
  }

  /// The person's own language first, in it the best, of equals the first in reading order.
  private func ranked(_ candidates: [Candidate], _ relevance: Relevance, _ language: String) -> [Candidate] {
    let translated = translated(to: language)
    let scored = candidates.map { candidate in
      (
        candidate: candidate, score: relevance.score(of: candidate),
        isShown: isShown(entries[candidate.text].place, to: language, among: translated)
      )
    }
    return scored.sorted { first, second in
      if first.isShown != second.isShown { return first.isShown }
      if first.score != second.score { return first.score > second.score }
      return (first.candidate.text, first.candidate.section) < (second.candidate.text, second.candidate.section)
    }.map(\.candidate)
  }

  // MARK: Hits

  /// The characters of a passage, of which a report shows as many as it has room for.
  private static let passageLength = 600

  private func hit(
    _ candidate: Candidate, _ query: SearchQuery, _ relevance: Relevance, _ language: String
  ) -> SearchHit {
    let entry = entries[candidate.text]
    let passage = Passage(of: candidate, in: entry.text, query, relevance)
    let body = entry.text.shownLines(of: passage.section).dropFirst()
    let source = body.dropFirst(passage.line).first.map(String.init) ?? ""
    let shown = MarkedText(source.replacing("\r", with: " "), query.words)
    let place = shown.marks.first?.lowerBound.utf16Offset(in: shown.text) ?? 0
    let isEmpty = body.isEmpty
    let firstLine =
      isEmpty
      ? entry.text.sections[candidate.section].line : entry.text.sourceLine(of: passage.line, in: passage.section)
    return SearchHit(
      text: entry.place, titles: entry.text.titles(of: candidate.section, query),
      anchor: entry.text.anchor(of: candidate.section),
      line: firstLine + source.utf16.prefix(place).count { $0 == 0x0D }, passage: shown.cut(to: Self.passageLength),
      needsLanguage: !isShown(entry.place, to: language, among: translated(to: language)))
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

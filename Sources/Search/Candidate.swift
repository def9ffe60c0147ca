/// A section that holds all the words of a query.
struct Candidate {
  /// The index of its text.
  var text: Int
  /// The index of the section in the text.
  var section: Int
  /// The sections that the words were found in: the section alone, or with those inside it.
  var extent: Range<Int>
  var weights: [WordWeight]
  /// Bytes of folded text.
  var length: Int
}

extension IndexedText {
  /// The deepest sections that hold all the words, those in the titles around them included.
  ///
  /// A section whose own text does not hold them all counts with the sections inside it, unless one of these does. The
  /// text's name alone finds the text only where nothing in it is found.
  func candidates(_ query: SearchQuery, _ matches: [SectionMatch], text: Int) -> [Candidate] {
    let inherited = inheritedWords(matches)
    var inside = matches.map(\.words)
    var ends = sections.indices.map { $0 + 1 }
    var holdsHit = [Bool](repeating: false, count: sections.count)
    var candidates: [Candidate] = []
    for section in sections.indices.reversed() {
      func suffices(_ words: SearchQuery.Mask) -> Bool {
        words != 0 && words | inherited[section] == query.all
      }
      let isAlone = suffices(matches[section].words) && (section > 0 || !holdsHit[section])
      let isHit = isAlone || (suffices(inside[section]) && !holdsHit[section])
      if isHit {
        let extent = section..<(isAlone ? section + 1 : ends[section])
        candidates.append(candidate(section, extent, matches, text: text))
      }
      guard let parent = sections[section].parent else { continue }
      inside[parent] |= inside[section]
      ends[parent] = max(ends[parent], ends[section])
      holdsHit[parent] = holdsHit[parent] || holdsHit[section] || isHit
    }
    return candidates
  }

  /// For each section the words of the titles around it.
  private func inheritedWords(_ matches: [SectionMatch]) -> [SearchQuery.Mask] {
    var inherited = [SearchQuery.Mask](repeating: 0, count: sections.count)
    for (index, section) in sections.enumerated() {
      guard let parent = section.parent else { continue }
      inherited[index] = inherited[parent] | matches[parent].titleWords
    }
    return inherited
  }

  private func candidate(_ section: Int, _ extent: Range<Int>, _ matches: [SectionMatch], text: Int) -> Candidate {
    var weights = matches[section].weights
    for other in extent.dropFirst() {
      // A title inside it is no more than a line of it.
      for (word, weight) in matches[other].weights.enumerated() { weights[word].body += weight.body + weight.title }
    }
    let length = extent.reduce(0) { $0 + sections[$1].folded.count }
    return Candidate(text: text, section: section, extent: extent, weights: weights, length: length)
  }
}

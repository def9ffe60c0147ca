extension MarkedText {
  /// Marks the words in a text of one line.
  init(_ text: String, _ words: [SearchWord]) {
    let folded = FoldedText(text, keepsSources: true)
    let places = folded.places(of: words)
    let ranges = places.map { folded.source(of: $0.range, in: text) }
    self.init(text, marks: Self.joined(ranges), focus: FoldedText.focus(of: places).map { ranges[$0].lowerBound })
  }

  /// The ranges, which are in order, with those that meet as one.
  private static func joined(_ ranges: [Range<String.Index>]) -> [Range<String.Index>] {
    ranges.reduce(into: []) { joined, range in
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }

  /// The text cut to a number of characters, with its focus a third from the beginning; an ellipsis stands for
  /// what is gone.
  package func cut(to count: Int) -> MarkedText {
    guard text.utf8.count > count, text.count > count else { return self }
    let focus = focus ?? text.startIndex
    var start = text.index(focus, offsetBy: -count / 3, limitedBy: text.startIndex) ?? text.startIndex
    let end = text.index(start, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
    if end == text.endIndex { start = text.index(end, offsetBy: -count, limitedBy: text.startIndex) ?? text.startIndex }
    var cut = start > text.startIndex ? "…" : ""
    var marks: [Range<String.Index>] = []
    var (place, newFocus) = (start, cut.startIndex)
    for mark in self.marks where mark.upperBound <= end && mark.lowerBound >= start {
      cut += text[place..<mark.lowerBound]
      let markStart = cut.endIndex
      if mark.contains(focus) { newFocus = markStart }
      cut += text[mark]
      marks.append(markStart..<cut.endIndex)
      place = mark.upperBound
    }
    cut += text[place..<end]
    return MarkedText(end < text.endIndex ? cut + "…" : cut, marks: marks, focus: marks.isEmpty ? nil : newFocus)
  }
}

extension FoldedText {
  fileprivate struct Place {
    /// The index of the word.
    var word: Int
    var range: Range<Int>
  }

  /// All places of the words in the order of their beginnings; those of different words may lie in each other.
  fileprivate func places(of words: [SearchWord]) -> [Place] {
    bytes.withUnsafeBufferPointer { bytes in
      SearchedBytes.withText(bytes, for: words) { text in
        var places: [Place] = []
        for (index, word) in words.enumerated() {
          var start = 0
          while let place = text.firstPlace(of: word, from: start) {
            start = place + word.folded.count
            places.append(Place(word: index, range: place..<start))
          }
        }
        return places.sorted { ($0.range.lowerBound, $0.word) < ($1.range.lowerBound, $1.word) }
      }
    }
  }

  /// The index of the place from which most different words can be seen at once; of equals the first.
  fileprivate static func focus(of places: [Place]) -> Int? {
    /// Bytes that are in sight together.
    let sight = 150
    var best = (count: 0, index: 0)
    var seen: [Int: Int] = [:]
    var end = 0
    for (start, place) in places.enumerated() {
      while end < places.count, end == start || places[end].range.upperBound - place.range.lowerBound <= sight {
        seen[places[end].word, default: 0] += 1
        end += 1
      }
      if seen.count > best.count { best = (seen.count, start) }
      seen[place.word] = seen[place.word].flatMap { $0 > 1 ? $0 - 1 : nil }
    }
    return places.isEmpty ? nil : best.index
  }

  /// The clusters of the source that a range of the folded text was made of.
  fileprivate func source(of range: Range<Int>, in text: String) -> Range<String.Index> {
    func index(_ offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }
    let start = index(sources[range.lowerBound])
    return start..<text.index(after: index(sources[range.upperBound - 1]))
  }
}

extension MarkedText {
  /// Marks the words in a text of one line.
  init(_ text: String, _ words: [SearchWord]) {
    let folded = FoldedText(text, keepsSources: true)
    let ranges = folded.places(of: words).map { folded.source(of: $0, in: text) }
    self.init(text, marks: Self.joined(ranges))
  }

  /// The ranges in order, those that meet as one.
  private static func joined(_ ranges: [Range<String.Index>]) -> [Range<String.Index>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }

  /// The text cut to a number of characters, with the first mark a third from its beginning; an ellipsis stands for
  /// what is gone.
  package func cut(to count: Int) -> MarkedText {
    guard text.utf8.count > count, text.count > count else { return self }
    let focus = marks.first?.lowerBound ?? text.startIndex
    var start = text.index(focus, offsetBy: -count / 3, limitedBy: text.startIndex) ?? text.startIndex
    let end = text.index(start, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
    if end == text.endIndex { start = text.index(end, offsetBy: -count, limitedBy: text.startIndex) ?? text.startIndex }
    var cut = start > text.startIndex ? "…" : ""
    var marks: [Range<String.Index>] = []
    var place = start
    for mark in self.marks where mark.upperBound <= end && mark.lowerBound >= start {
      cut += text[place..<mark.lowerBound]
      let markStart = cut.endIndex
      cut += text[mark]
      marks.append(markStart..<cut.endIndex)
      place = mark.upperBound
    }
    cut += text[place..<end]
    return MarkedText(end < text.endIndex ? cut + "…" : cut, marks: marks)
  }
}

extension FoldedText {
  /// All places of the words, which may lie in each other, by word.
  fileprivate func places(of words: [SearchWord]) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { bytes in
      SearchedBytes.withText(bytes, for: words) { text in
        words.flatMap { word in
          var places: [Range<Int>] = []
          while let place = text.firstPlace(of: word, from: places.last?.upperBound ?? 0) {
            places.append(place..<place + word.folded.count)
          }
          return places
        }
      }
    }
  }

  /// The clusters of the source that a range of the folded text was made of.
  fileprivate func source(of range: Range<Int>, in text: String) -> Range<String.Index> {
    func index(_ offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }
    let start = index(sources[range.lowerBound])
    return start..<text.index(after: index(sources[range.upperBound - 1]))
  }
}
